//! The ten logical rules of John Tromp and Bill Taylor, with the handicap of the comment on the fifth.

mod ruleset;
mod score;
mod state;

pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use score::{judge, score, scored};
pub use state::TrompTaylorState;
