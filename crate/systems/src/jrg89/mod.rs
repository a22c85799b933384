//! The Japanese rules of 1989 as Robert Pauli reads them (JRG89): `logical-japanese-rules.md` from line 4562 on. Play, searches, territory and the
//! end are in `crate::japan_1989`; here are what shows an answer, and the argument about one.
//!
//! `certificate` writes a strategy for a capture down, `advice` has the searches’ turns for other questions, `check` walks through one and knows nothing of the search; `contest` has
//! the questions for `crate::proof`, `nothing_arises` the lemmas that end them; `capturing_line` is one line of a capture. `argue` plays such questions out with a reader. Readings of the text, and where it and we differ: `DIFFERENCES.md`.

mod advice;
pub mod argue;
mod capturing_line;
mod certificate;
mod check;
mod contest;
mod nothing_arises;
mod proofs;
mod ruleset;

pub use capturing_line::capturing_line;
pub use certificate::{Certificate, certify};
pub use check::{Refused, Shown, check, read};
pub use ruleset::{READINGS, RULES};
