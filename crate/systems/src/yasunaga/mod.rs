//! Yasunaga's draft of 1929.

mod capture;
mod contest;
mod proofs;
mod ruleset;
mod score;
mod state;

pub use capture::{Capture, Living, living};
pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use score::judge;
pub use state::{PASSES, YasunagaState};
