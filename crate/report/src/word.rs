//! Closed lists of words, and numbers of locations.

use loja_certificate::Answer;
use loja_lesson::StepVerdict;
use loja_notation::SeamSide;
use loja_opponent::Ground;
use loja_rules::{Point, PointSet};
use loja_solver::{Expectation, Halt, Verdict};
use loja_systems::Law;
use loja_systems::compare::{ComparedStage, MapSign, MayStop, Whose};
use loja_systems::{How, Standing, StringStatus};
use serde::Serialize;

/// Makes a type of words: names in Rust and TypeScript, words, and Rust values.
macro_rules! words {
    ($(#[doc = $doc:literal])* $name:ident $shown:literal, [$($word:literal)*] $(, $from:ty)?) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        pub struct $name(&'static str);

        impl $name {
            /// All of them.
            pub const ALL: &[&str] = &[$($word),*];

            /// The word, which must be listed.
            #[must_use]
            pub fn of(word: &'static str) -> $name {
                debug_assert!($name::ALL.contains(&word), "{word} is no {}", $shown);
                $name(word)
            }
        }

        $(impl From<$from> for $name {
            fn from(value: $from) -> $name {
                $name::of(value.name())
            }
        })?

        #[cfg(test)]
        crate::declared::declared!($name, $shown, [$($doc)*], crate::declared::union($name::ALL));
    };
}

/// A location's number, from 0 at the upper left, row by row, holes skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Location(pub usize);

#[cfg(test)]
crate::declared::declared!(
    Location,
    "Location",
    [" A location's number, counted from 0 at the upper left, row by row, holes skipped."],
    "number".to_owned()
);

impl From<Point> for Location {
    fn from(point: Point) -> Location {
        Location(point.index())
    }
}

/// The numbers of a set's locations.
#[must_use]
pub fn locations(points: &PointSet) -> Vec<Location> {
    points.iter().map(Location::from).collect()
}

words!(
    /// A player, by colour.
    ColorWord "Color", ["black" "white"], loja_rules::Color
);
words!(
    /// A verdict that the checker has accepted, and nothing else.
    VerdictWord "Verdict", ["lock" "refuted" "undecided"], Verdict
);
words!(
    /// The answer that a certificate proves.
    AnswerWord "CertificateAnswer", ["lock" "refuted"], Answer
);
words!(
    /// The engine's unchecked expectation of a claim; `open` without one.
    ExpectationWord "Expectation", ["holds" "fails" "open"], Expectation
);
words!(
    /// Why further search is useless; more memory overcomes `memory`.
    HaltWord "ClaimHalt", ["memory" "too-large" "no-certificate"]
);
words!(
    /// A side of a board.
    SideWord "Side", ["left" "right" "top" "bottom"], SeamSide
);
words!(
    /// How two opposite edges meet. `twisted`: reversed.
    WrapWord "EdgeWrap", ["straight" "twisted"]
);
words!(
    /// A location's mark; a stone with a permanent one is a permanent stone.
    MarkWord "PointMark", ["temporary" "permanent"]
);
words!(
    /// A location's controller; `open` while undecided.
    ControlWord "ControlWord", ["black" "white" "nobody" "both" "open"]
);
words!(
    /// Whether everything was decided.
    StatusWord "ReportStatus", ["decided" "undecided"]
);
words!(
    /// Whether a step is solved. `astray`: legal moves left the model line without reaching the goal.
    StepWord "StepVerdict", ["open" "solved" "astray"]
);
words!(
    /// The maker of a move.
    MoverWord "Mover", ["you" "engine"]
);
words!(
    /// How an argument ends.
    EndWord "EndKind", ["formation" "final" "repeats" "joined" "alive" "hopeless"]
);
words!(
    /// A judgement's state. `undefined`: the text doesn’t define it.
    StandingWord "RulingStanding", ["decided" "undecided" "undefined"], Standing
);
words!(
    /// The limit that ended a search early.
    StopWord "SearchStop", ["nodes" "seconds" "memory" "interrupt" "certificate" "claims" "size"]
);
words!(
    /// Whether play may stop.
    MayStopWord "MayStop", ["yes" "no" "undecided"]
);
words!(
    /// May play stop, which stones are dead, whose are the points, how are they counted?
    StageWord "PartingStage", ["stop" "dead" "whose" "counted"], ComparedStage
);
words!(
    /// A location's status: the first three for stones, the next three for empty ones.
    PointWord "PointStatus", ["alive" "seki" "dead" "black" "white" "neutral" "undecided" "undefined"], MapSign
);
words!(
    /// A location's owner: a standing stone, a player, or nobody.
    WhoseWord "Whose", ["stone" "black" "white" "nobody" "undecided" "undefined"]
);
words!(
    /// A rule set's term for a string.
    StringWord "StringStatus", ["uncapturable" "enabled" "under" "local" "immortal" "protected" "dead" "?"], &StringStatus
);
words!(
    /// A turn of a line that shows a difference.
    TurnWord "ShownTurn", ["play" "pass" "pass-for" "ko-pass"]
);
words!(
    /// Actions besides stones, passes, and passes for a ko.
    ActWord "SystemAct", ["ko-pass" "button" "agree" "ask" "try" "disagree" "next" "resume"]
);
words!(
    /// How a game under other rules ended.
    GameEndWord "SystemEnd",
    ["counted" "agreed" "last-stop" "both-lose" "tie" "long-cycle" "no-move" "signed"], How
);
words!(
    /// Why the opponent chose: a proof that no move is better, a proved win, nothing left, or random games.
    GroundWord "ThoughtGround", ["perfect" "won" "nothing" "search"]
);

/// Rules by their names in files and commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RulesName(&'static str);

impl From<Law> for RulesName {
    fn from(law: Law) -> RulesName {
        RulesName(law.name())
    }
}

#[cfg(test)]
crate::declared::declared!(
    RulesName,
    "RulesName",
    [" Rules by their names, as files and commands have them."],
    crate::declared::union(&Law::every().map(Law::name).collect::<Vec<_>>())
);

impl From<StepVerdict> for StepWord {
    fn from(verdict: StepVerdict) -> StepWord {
        StepWord::of(match verdict {
            StepVerdict::Open => "open",
            StepVerdict::Solved => "solved",
            StepVerdict::Astray => "astray",
        })
    }
}

impl From<&MayStop> for MayStopWord {
    fn from(stop: &MayStop) -> MayStopWord {
        MayStopWord::of(match stop {
            MayStop::Yes => "yes",
            MayStop::No(_) => "no",
            MayStop::Undecided(_) => "undecided",
        })
    }
}

impl From<Whose> for WhoseWord {
    fn from(whose: Whose) -> WhoseWord {
        WhoseWord::of(match whose {
            Whose::Stone => "stone",
            Whose::For(color) => color.name(),
            Whose::Nobody => "nobody",
            Whose::Undecided => "undecided",
            Whose::Undefined => "undefined",
        })
    }
}

impl From<Ground> for GroundWord {
    fn from(ground: Ground) -> GroundWord {
        GroundWord::of(match ground {
            Ground::Perfect => "perfect",
            Ground::Won => "won",
            Ground::Nothing => "nothing",
            Ground::Search => "search",
        })
    }
}

impl StopWord {
    /// The word with this spelling.
    #[must_use]
    pub fn named(word: &str) -> Option<StopWord> {
        let mut all = StopWord::ALL.iter();
        all.find(|known| **known == word)
            .map(|known| StopWord(known))
    }

    /// The limit that ended a claim's search, given the one that ended the whole.
    #[must_use]
    pub fn of_claim(self, halt: Option<Halt>) -> StopWord {
        match halt {
            None => StopWord("certificate"),
            Some(Halt::Memory) => StopWord("memory"),
            Some(Halt::TooLarge) => StopWord("size"),
            Some(_) => self,
        }
    }
}

impl HaltWord {
    /// The word for a halt that no further run overcomes.
    #[must_use]
    pub fn lasting(halt: Halt) -> Option<HaltWord> {
        match halt {
            Halt::Memory => Some(HaltWord("memory")),
            Halt::TooLarge => Some(HaltWord("too-large")),
            _ => None,
        }
    }

    /// For a claim whose answer has no certificate.
    pub const NO_CERTIFICATE: HaltWord = HaltWord("no-certificate");
}
