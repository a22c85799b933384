//! The rules once more, twice: written from the two versions in the text by somebody who had not
//! seen the crate. They share nothing with it, or with each other.
#![allow(
    dead_code,
    reason = "no test file uses all of it; a test fails by panicking, and its boards are small"
)]

pub mod literal;
pub mod popular;
pub mod tools;
pub mod worded;
