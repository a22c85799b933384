//! Go without passing: who can't move has lost.

mod judge;
mod ruleset;
mod state;

pub use judge::judge;
pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use state::State;
