//! Shimada's plan: three times two passes, and A - B - C.

mod plans;
mod ruleset;
mod score;
mod state;

pub use plans::{FirstPlan, first_plan};
pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use score::{Sums, judge, points, sums, two_eyed};
pub use state::{GamePhase, ShimadaState};
