//! Code that all readings of the Japanese rules of 1989 share: `logical-japanese-rules.md` from line 4562 on.
//!
//! Numbers in brackets are its lines; I1 to I7 are Robert Pauli's interpretations of article 7.
//!
//! A stone is *uncapturable* when the opponent, moving first, can't force its capture. For Pauli it is *alive* when
//! it is uncapturable or its capture enables a new uncapturable stone of its owner; a `status::Reading` says what
//! another reading calls alive. All tests are hypothetical lines, with a pass for each ko.
//!
//! `play` and `state` are the rules, literal and slow; `arena` plays by them on a part of a board, for the searches
//! of `capture`, `clean` (the first part of I6), `enabling` (both parts after a capture, with the situations of
//! `noted`) and, for certificates, `again` (no bound helps in the second). `firm` has the stones that stay and what
//! ends a search beside them, `safe` the lemma of walls. `places` finds the parts between walls, `part` asks one,
//! `status` all for one stone, `strings` for all stones. `score` counts, `whole` is a whole game, `frame` makes a
//! reading a rule set.

pub(crate) mod ablation;
pub(crate) mod again;
pub(crate) mod arena;
pub(crate) mod asking;
pub(crate) mod capture;
pub(crate) mod clean;
pub(crate) mod enabling;
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
pub(crate) use frame::{Reading1989, ShowsCapture, described};
pub use game::UnresumedGame;
pub use marking::Marking;
pub(crate) use places::Places;
pub use play::{Turn, in_ko};
pub use score::{PerfectScores, Territory1989, score, territory, two_results};
pub use state::LineState;
pub(crate) use status::{Parts, Stone};
pub use strings::strings;
#[doc(hidden)]
pub use strings::strings_ablated;
pub(crate) use strings::strings_by;
