//! Expectations from random games, where nothing is proved. No verdict comes from here.
//!
//! There is no clock, thread, input or output. Equal seeds play equal games.

pub mod claims;
pub mod dice;
pub mod eyes;
mod forecast;
pub mod playout;

pub use forecast::{Forecast, Forecasting};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
