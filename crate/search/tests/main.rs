//! All tests of this crate in one program: compiled and linked once, with what they share.
#![allow(
    clippy::cast_possible_truncation,
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its numbers are small"
)]

mod alike;
mod brute_force;
mod maze;
mod memory;
