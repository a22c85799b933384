//! The rules of 1989 with article 7 by degrees: `logical-japanese-rules.md`, lines 4726 to 4734.
//!
//! Numbers in brackets are its lines. All else is that of `crate::japan_1989`.

mod degrees;
mod ruleset;
mod strings;

pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
pub use strings::strings;
