//! JRG89, the Japanese rules of 1989 as Robert Pauli reads them: `logical-japanese-rules.md` from line 4562 on.
//!
//! Numbers in brackets are its lines. Play, searches, territory and the end are in `crate::japan_1989`. `contest` has
//! the questions as games for `crate::proof`, `nothing_arises` the lemmas that end them, `advice` the turns that the
//! searches know; `argue` plays them out with a reader. Both play by `place`, literal and slow, and ask `field`, the
//! searches on a part of the board. `DIFFERENCES.md` says how we read the text, and where we
//! differ.

mod advice;
pub mod argue;
mod contest;
mod field;
mod nothing_arises;
mod place;
mod proofs;
mod ruleset;

pub(crate) use ruleset::PROOFS;
pub use ruleset::RULES;
