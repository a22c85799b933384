//! The Japanese 2003 rules by their informal text.
//!
//! Numbers of lines are those of that text; `DIFFERENCES.md` says what is lost in it and what we put there. A game goes to two passes. Each string
//! of its end is judged by sequences that are only thought: can the opponent, who starts, force its capture; with no stone staying for good
//! under it; or in its surroundings. What can't be denied in one of these ways lives. Then eyes, dame, seki and territory follow.

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
pub use score::{Territory, score, territory};
pub use sequence::Sequence;
pub use state::{End, State};
pub use status::{Analysis, EXACT_UP_TO, Status, Supposing, analysis, analysis_supposing};
