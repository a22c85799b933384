//! The Japanese 2003 rules by their informal text, to which line numbers refer.
//!
//! `DIFFERENCES.md` says what is lost and how we replace it. Two passes end a game. Hypothetical sequences judge each
//! string: can the opponent, who starts, force its capture; with no stone staying for good under it; or in its
//! surroundings? It lives if one of these fails. Eyes, dame, seki and territory follow.

mod advice;
mod arena;
mod contest;
mod force;
mod judge;
mod moment;
mod proofs;
mod ruleset;
mod score;
mod sequence;
mod settled;
mod state;
mod status;
mod whole;

pub use judge::{SETTLED, judge};
pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use score::{Territory2003, score, territory};
pub use sequence::Sequence;
pub use state::{EndedBy, J2003State};
pub use status::{EXACT_UP_TO, Status, StatusAnalysis, Supposing, analysis, analysis_supposing};
