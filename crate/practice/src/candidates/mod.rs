//! Positions from dice: ends of games, games at random, and what is near a position at hand.

pub(crate) mod beside;
pub(crate) mod candidate;
pub(crate) mod game;
pub(crate) mod grow;
pub(crate) mod swing;
pub(crate) mod vary;
pub(crate) mod wanted;
