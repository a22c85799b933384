use serde::{Deserialize, Serialize};

/// The meaning of the field `set`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    /// The player's claim; nothing else matters.
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
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "ProblemKind"))]
        pub enum Kind {
            $($(#[$about])+ #[serde(rename = $word)] $kind,)+
        }

        impl Kind {
            /// All kinds, in this order.
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
    /// The claim holds: prove it after the refuter's first move (C7).
    Lock "lock": Claimed, Moves, Ignored;
    /// The claim doesn't hold: refute it with the first move (C7).
    Refute "refute": Claimed, Moves, Ignored;
    /// Mark what a player controls if play stops now (C3).
    Find "find": Answer, Moves, Ignored;
    /// Control these points (C3) with one stone or none, if play stops then.
    Save "save": Asked, Moves, Ignored;
    /// Is anything left to play for?
    Pass "pass": Unused, Moves, Count;
    /// Is it better to remove a cycle (B3)?
    Cycle "cycle": Unused, Moves, Count;
    /// Count a final situation (C1).
    Count "count": Unused, Results, Count;
    /// Is this move legal, or which clause (B1 to B4) forbids it?
    Rule "rule": Unused, Clauses, Ignored;
}
