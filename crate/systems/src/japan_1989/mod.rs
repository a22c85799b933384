//! What all readings of the Japanese rules of 1989 share: `logical-japanese-rules.md` from line 4562 on. Numbers in brackets
//! are lines of it, I1 to I7 the numbers that Robert Pauli gives his interpretations of article 7.
//!
//! A stone is *uncapturable* when the opponent, first, can't force its capture. By Pauli's reading it is *alive* when it is uncapturable or its capture enables a
//! new stone of its owner that is; a `status::Reading` says which stones another reading has alive. All tests are hypothetical lines of play, with a pass for each ko.
//!
//! `play` and `state` are the rules, literal and slow; `arena` plays by the same on a part of a board, for the searches of `capture`, of
//! `enabling` (both parts of I6 after a capture; `noted` has its situations), of `clean` (the first part) and of `again` (no bound helps in the second); `firm` has the stones that stay and what ends a search beside them, `safe` the lemma of walls, `places` the parts between them, `part` asks one of them, `status` all that matter to one stone, `strings` about all stones. `score`
//! counts, `end` is the procedure after a stop, `whole` a game with all of it, and `frame` what a reading is as a rule set.

pub(crate) mod ablation;
pub(crate) mod again;
pub(crate) mod arena;
pub(crate) mod asking;
pub(crate) mod capture;
pub(crate) mod clean;
#[cfg(test)]
pub(crate) mod dice;
pub(crate) mod enabling;
pub(crate) mod end;
pub(crate) mod firm;
pub(crate) mod frame;
pub(crate) mod game;
pub(crate) mod marking;
pub(crate) mod noted;
pub(crate) mod part;
pub(crate) mod places;
pub(crate) mod play;
pub(crate) mod safe;
pub(crate) mod score;
pub(crate) mod state;
pub(crate) mod status;
pub(crate) mod strings;
pub(crate) mod whole;

#[doc(hidden)]
pub use ablation::Ablation;
pub(crate) use arena::{Arena, Ground};
pub(crate) use asking::Asking;
pub(crate) use enabling::Alive;
pub use end::{Answers, Next, Perfect, Stop, after_stop, has_effective_move, two_results};
pub(crate) use frame::{Reading1989, described};
pub use game::Game;
pub use marking::Marking;
pub(crate) use places::Places;
pub use play::{Turn, in_ko};
pub use score::{Territory, score, territory};
pub use state::State;
pub(crate) use status::{Parts, Stone};
pub use strings::strings;
#[doc(hidden)]
pub use strings::strings_ablated;
pub(crate) use strings::strings_by;
