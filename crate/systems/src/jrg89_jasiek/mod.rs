//! The rules of 1989 with Robert Jasiek's "capturable living string", as `logical-japanese-rules.md` quotes it (lines 5280 to 5294).
//! Play, captures, territory and the end are those of `crate::japan_1989`; numbers in brackets are lines.

mod ruleset;
mod status;

pub use ruleset::RULES;
pub use status::strings;
