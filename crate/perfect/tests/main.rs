//! All tests of this crate in one program: compiled and linked once.
//! `cargo nextest run -p loja-perfect NAME` or `cargo test -p loja-perfect NAME::` runs those of one file.
#![allow(
    clippy::cast_possible_truncation,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod boards;
mod literal_games;
mod played;
mod steps;
mod strategies;
