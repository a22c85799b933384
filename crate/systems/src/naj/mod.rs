//! New Amateur-Japanese, and the same with games that have no result (`NAJN`).
//!
//! Numbers of lines are those of Robert Jasiek's commentary. Its rule text itself is lost; `DIFFERENCES.md` says which
//! sentences stand for it. A game goes to two passes; what each player controls at its end is shown by an analysis of his own,
//! which the opponent begins and three passes end. A player controls a location when his analysis ends with immortal stones of his on it or on
//! all its neighbours.

mod analysis;
mod contest;
mod control;
mod end;
mod judge;
mod past;
mod positions;
mod procedure;
mod proofs;
mod reach;
mod ruleset;
mod score;
mod sequences;
mod state;
mod whole;

pub use analysis::{Value, value};
pub use control::{control, immortal};
pub use end::Outcome;
pub use judge::judge;
pub use procedure::{Disagreement, Step, Stuck};
pub(crate) use ruleset::{PROOFS, WITH_TIES_PROOFS};
pub use ruleset::{RULES, WITH_TIES};
pub use score::{board_score, score, worth};
pub use state::{Kind, Repetition, State};
