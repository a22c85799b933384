//! The Japanese rules of 1989 as Robert Pauli reads them (JRG89): `logical-japanese-rules.md` from line 4562 on. Numbers in brackets
//! are lines of it, I1 to I7 the numbers that he gives his interpretations of article 7.
//!
//! A stone is *uncapturable* when the opponent, first, can't force its capture. It is *alive* when it is uncapturable or its capture enables a
//! new stone of its owner that is. All tests are hypothetical lines of play, with a pass for each ko.
//!
//! `play` and `state` are the rules, literal and slow; `arena` plays by the same on a part of a board, for the searches of `capture`, of
//! `enabling` (both parts of I6 after a capture; `noted` has its situations), of `clean` (the first part) and of `again` (no bound helps in the second); `firm` has the stones that stay and what ends a search beside them, `safe` the lemma of walls, `places` the parts between them, `part` asks one of them, `status` all that matter to one stone, `judge` about all stones. `score`
//! counts, `end` is the procedure after a stop. `certificate` writes a strategy for a capture down, `advice` has the searches’ turns for other questions, `check` walks through one and knows nothing of the search; `contest` has
//! the questions for `crate::proof`, `nothing_arises` the lemmas that end them. `argue` plays such questions out with a reader. Readings of the text, and where it and we differ: `DIFFERENCES.md`.

mod ablation;
mod advice;
mod again;
mod arena;
pub mod argue;
mod asking;
mod capture;
mod capturing_line;
mod certificate;
mod check;
mod clean;
mod contest;
#[cfg(test)]
mod dice;
mod enabling;
mod end;
mod firm;
mod game;
mod judge;
mod noted;
mod nothing_arises;
mod part;
mod places;
mod play;
mod ruleset;
mod safe;
mod score;
mod state;
mod status;
mod whole;

#[doc(hidden)]
pub use ablation::Ablation;
pub(crate) use arena::{Arena, Ground};
pub(crate) use asking::Asking;
pub use capturing_line::capturing_line;
pub use certificate::{Certificate, certify};
pub(crate) use check::benson as stays;
pub use check::{Refused, Shown, check, read};
pub(crate) use contest::{Test, relied_on};
pub(crate) use enabling::Alive;
pub use end::{Answers, Next, Perfect, Stop, after_stop, has_effective_move, two_results};
pub use game::Game;
#[doc(hidden)]
pub use judge::strings_ablated;
pub(crate) use judge::strings_by;
pub use judge::{READINGS, judge, strings};
pub(crate) use places::Places;
pub use play::{Forbidden, Turn, in_ko};
pub use ruleset::RULES;
pub(crate) use ruleset::{Japan1989, described};
pub use score::{Territory, score, territory};
pub use state::{Fault, State};
pub(crate) use status::{Parts, Stone};
