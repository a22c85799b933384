//! All tests of this crate in one program: compiled and linked once.
//! `cargo nextest run -p loja-perfect NAME` or `cargo test -p loja-perfect NAME::` runs those of one file.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::cast_possible_truncation,
    reason = "a test fails by panicking, and its boards are small"
)]

mod boards;
mod literal_games;
mod played;
mod steps;
mod strategies;
