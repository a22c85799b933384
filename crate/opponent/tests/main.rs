//! The tests of the opponent, one program.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod legal;
mod perfect;
mod play;
