//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-solver NAME` or `cargo test -p loja-solver NAME::` runs those of one file.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod ask;
mod claims;
mod claims_sweep;
mod conditions;
mod deterministic;
mod examples;
mod exhaustive;
mod fixpoint;
mod graphs;
mod opponent;
mod overlap;
mod random;
mod referee;
mod rulings;
mod sums;
mod sweep;
mod zones;
