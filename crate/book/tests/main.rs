//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-book NAME` or `cargo test -p loja-book NAME::` runs those of one file.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod asked;
mod blocks;
mod boards;
mod book;
mod examples;
mod laws;
mod pages;
mod practice;
mod proof_files;
mod rulings;
mod shared;
mod statements;
