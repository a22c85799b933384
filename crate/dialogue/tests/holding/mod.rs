//! Holds each fact to the rules, and knows nothing of the prover. A fact that nobody holds fails.

mod ends;
mod facts;
mod hints;
mod stand;

pub use ends::end_holds;
pub use facts::{Known, comment_holds, needed, others, step_holds};
pub use hints::hints_hold;
pub use stand::{headline_holds, reply_holds, stands, summary_holds};
