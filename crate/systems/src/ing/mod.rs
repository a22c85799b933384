//! Ing's rules as simplified: hot stones, cycles that each player begins once, four passes, and filling in.

mod fill;
mod hot;
mod ruleset;
mod state;

pub use fill::{FillCompensation, FillStep, Filled, fill_in, judge, stones_each};
pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use state::IngState;
