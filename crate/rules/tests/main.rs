//! All tests of this crate in one program: compiled and linked once, with what they share.
//! `cargo nextest run -p loja-rules NAME` or `cargo test -p loja-rules NAME::` runs those of one file.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod agree;
mod clauses;
mod common;
mod control;
mod counts;
mod differences;
mod even;
mod families;
mod fast;
mod laws;
mod oracle;
mod oracle_agree;
mod oracle_by_hand;
mod oracle_control;
mod refused;
mod score;
