//! Go without passing: a player who can't move loses.

mod judge;
mod ruleset;
mod state;

pub use judge::judge;
pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use state::NoPassState;
