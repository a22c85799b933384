//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-notation NAME` or `cargo test -p loja-notation NAME::` runs those of one file.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

#[cfg(feature = "encodings")]
mod file_text;
mod fuzz;
mod games;
mod law;
mod link;
mod link_sections;
mod ljrg;
mod numbers;
mod picture;
mod points;
mod reading;
mod record;
mod resumption;
mod scores;
mod sensei;
mod sgf;
mod sgf_as_found;
mod sgf_nodes;
mod shapes;
