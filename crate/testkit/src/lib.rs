//! Helpers for the tests of all crates; no crate depends on it otherwise.

#![forbid(unsafe_code)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod dice;
mod digest;
mod drawing;
mod effort;
mod table;
mod written;

pub use dice::Dice;
pub use digest::{fnv1a, sealed};
pub use drawing::{drawn, state, texts};
pub use effort::{at_length, effort, is_long};
pub use table::table;
pub use written::keep_written;
