//! Expectations from random games, where nothing is proved. No verdict comes from here.
//!
//! There is no clock, thread, input or output. Equal seeds play equal games.

pub mod dice;
pub mod eyes;
pub mod playout;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
