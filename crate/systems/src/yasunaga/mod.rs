//! Yasunaga's draft of 1929.

mod capture;
mod ruleset;
mod score;
mod state;

pub use capture::{Capture, Living, living};
pub use ruleset::RULES;
pub(crate) use score::counted;
pub use score::judge;
pub use state::{PASSES, State};
