//! The kinds of problems and the meaning of their fields. `kinds` has a folder for each.

use serde::{Deserialize, Serialize};

/// The meaning of the field `set`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    /// The player's claim, on which alone the question depends.
    Claimed,
    Asked,
    Answer,
    Unused,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answers {
    /// Moves, points, and words such as `pass`.
    Moves,
    Results,
    Clauses,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Captives {
    Count,
    /// They could be any.
    Ignored,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Form {
    pub(crate) set: Set,
    pub(crate) answers: Answers,
    pub(crate) captives: Captives,
}

macro_rules! kinds {
    ($($(#[$about:meta])+ $kind:ident $word:literal: $set:ident, $answers:ident, $captives:ident;)+) => {
        /// The task of a problem.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Kind {
            $($(#[$about])+ #[serde(rename = $word)] $kind,)+
        }

        impl Kind {
            /// All kinds, in the order of this list.
            pub const ALL: [Kind; [$($word),+].len()] = [$(Kind::$kind),+];

            /// The word in files and commands.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Kind::$kind => $word,)+
                }
            }

            pub(crate) const fn form(self) -> Form {
                match self {
                    $(Kind::$kind => Form {
                        set: Set::$set,
                        answers: Answers::$answers,
                        captives: Captives::$captives,
                    },)+
                }
            }
        }
    };
}

kinds! {
    /// The claim holds: show it as the claimant, after the refuter's first move (C7).
    Lock "lock": Claimed, Moves, Ignored;
    /// The claim does not hold: refute it with the first move (C7).
    Refute "refute": Claimed, Moves, Ignored;
    /// Mark what a player controls if play stopped now (C3).
    Find "find": Answer, Moves, Ignored;
    /// Add one stone, or none, so that these points are controlled if play stops then.
    Save "save": Asked, Moves, Ignored;
    /// Is anything left to play for, or is passing as good as any move?
    Pass "pass": Unused, Moves, Count;
    /// A cycle may be removed (B3): is it better to do so?
    Cycle "cycle": Unused, Moves, Count;
    /// Count a final situation (C1).
    Count "count": Unused, Results, Count;
    /// Is this move legal, and if not, which clause forbids it?
    Rule "rule": Unused, Clauses, Ignored;
}
