//! The Japanese rules of 1989 as Robert Pauli reads them (JRG89): `logical-japanese-rules.md` from line 4562 on. Play, searches, territory and the
//! end are in `crate::japan_1989`; here are what shows an answer, and the argument about one.
//!
//! `contest` has its questions as games for `crate::proof`, `nothing_arises` the lemmas that end them, `advice` the turns that the searches know. `argue` plays
//! such questions out with a reader. Readings of the text, and where it and we differ: `DIFFERENCES.md`.

mod advice;
pub mod argue;
mod contest;
mod nothing_arises;
mod proofs;
mod ruleset;

pub use ruleset::RULES;
