//! New Amateur-Japanese, and its variant with games that have no result (`NAJN`).
//!
//! Line numbers are those of Robert Jasiek's commentary; the rule text is lost, and `DIFFERENCES.md` says which
//! sentences replace it. Two passes end a game. Each player then shows control by an analysis, which the opponent
//! begins and three passes end: a player controls a location if immortal stones of that player end on it or on all
//! its neighbours.

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

pub use analysis::{AnalysisValue, value};
pub use control::{control, immortal};
pub use end::NajEnd;
pub use judge::judge;
pub use procedure::{Disagreement, ProcedureStep, Stuck};
pub(crate) use ruleset::{PROOFS, WITH_TIES_PROOFS};
pub use ruleset::{RULES, WITH_TIES};
pub use score::{board_score, score, worth};
pub use state::{NajPlay, NajState, Repetition};
