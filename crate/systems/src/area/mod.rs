//! Area: the eleven rules with eyes in the count, and the document's ends and compensations.

mod compensation;
mod options;
mod perfect;
mod ruleset;
mod score;
mod state;

pub use compensation::{with_button, with_first_pass, with_pass_stones};
pub use options::Compensation;
pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use score::{area, judge, score};
pub use state::{AreaState, PassesToEnd};
