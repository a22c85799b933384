//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-dialogue NAME` or `cargo test -p loja-dialogue NAME::` runs those of one file.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod answers;
mod claims;
mod common;
mod expects;
mod games;
mod holding;
mod moves;
mod samples;
mod tree;
mod truth;
