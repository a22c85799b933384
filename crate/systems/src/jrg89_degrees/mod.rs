//! The rules of 1989 with article 7 by degrees: `logical-japanese-rules.md`, lines 4726 to 4734. Play, captures, what it is to enable, territory and the
//! end are those of `crate::japan_1989`; numbers in brackets are lines.

mod degrees;
mod ruleset;
mod strings;

pub use ruleset::RULES;
pub use strings::strings;
