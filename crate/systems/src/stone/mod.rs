//! Counting stones: the eleven rules in the introduction of Logical Japanese Rules.

mod perfect;
mod ruleset;
mod score;
mod state;

pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use score::{AncientCount, judge, score};
pub use state::{PASSES, StoneState};
