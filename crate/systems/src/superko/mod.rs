//! No position twice: the International Rules (positional) and the AGA's (situational), as far as the document goes.

mod hold;
mod perfect;
mod ruleset;
mod search;
mod small;
mod state;

pub use perfect::{PerfectBracket, perfect};
pub use ruleset::{POSITIONAL, SITUATIONAL};
pub(crate) use ruleset::{POSITIONAL_PROOFS, SITUATIONAL_PROOFS};
pub use state::{Ban, SuperkoState};
