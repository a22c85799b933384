//! What the tests of all crates share. No crate depends on it but for its tests.

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

pub use dice::Dice;
pub use digest::{fnv1a, words_digest};
pub use drawing::{points, state, stones, texts};
pub use effort::{at_length, effort, is_long};
