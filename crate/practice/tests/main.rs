//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-practice NAME` or `cargo test -p loja-practice NAME::` runs those of one file.
#![allow(
    clippy::cast_possible_truncation,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod argue;
mod part;
mod reply;
mod rule;
mod supply;
mod symmetry;
mod truth;
