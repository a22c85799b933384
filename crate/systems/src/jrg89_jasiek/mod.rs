//! The rules of 1989 with Robert Jasiek's "capturable living string".
//!
//! `logical-japanese-rules.md` quotes it (lines 5280 to 5294; numbers in brackets are lines). All else is that of
//! `crate::japan_1989`.

mod ruleset;
mod status;

pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use status::strings;
