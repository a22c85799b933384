use std::fmt;

use loja_ground::{Board, ByColor, Point, PointSet, has_liberty};
use loja_voice::{ForbiddenFact, Voice};

/// Why stones are no starting position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The reason.
    pub why: StartFault,
    /// Where.
    pub points: PointSet,
}

/// Why a game can’t start from these stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartFault {
    /// Stones off the board.
    Outside,
    /// Stones of both players on one location.
    BothColors,
    /// A string without a liberty.
    NoLiberty,
}

/// The message with numbers for names.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(|point| point.index().to_string()))
    }
}

impl std::error::Error for Fault {}

impl Fault {
    /// A sentence with the reader's names of locations.
    pub fn message(&self, name: impl Fn(Point) -> String) -> String {
        let points = self.points.clone();
        let fact = match self.why {
            StartFault::Outside => ForbiddenFact::StonesOutside { points },
            StartFault::BothColors => ForbiddenFact::BothColors { points },
            StartFault::NoLiberty => ForbiddenFact::NoLiberty { points },
        };
        Voice::named(&name).part(&fact)
    }

    /// Refuses overlapping stones, stones off the board, and strings without liberties.
    ///
    /// # Errors
    /// The first such fault, with all its locations.
    pub fn check(board: &Board, stones: &ByColor<PointSet>) -> Result<(), Fault> {
        let all = stones.occupied();
        let outside = all.difference(&board.locations());
        let both = stones.black.intersection(&stones.white);
        let rule = |why, points: PointSet| {
            if points.is_empty() {
                Ok(())
            } else {
                Err(Fault { why, points })
            }
        };
        rule(StartFault::Outside, outside)?;
        rule(StartFault::BothColors, both)?;
        rule(
            StartFault::NoLiberty,
            stones.without_liberty(board, &all, has_liberty),
        )
    }
}

/// Why a turn is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// The game is over.
    Over,
    /// There is no such location.
    NoLocation,
    /// A stone is there.
    Occupied,
    /// The stone would have no liberty.
    Suicide,
    /// It recaptures in a ko at once.
    TakesBack,
    /// The board stood like this before.
    Repeats,
    /// It begins a cycle that this player has begun before.
    BeginsAgain,
    /// It takes what is hot.
    Hot,
    /// Nobody may pass.
    NoPass,
    /// There is no button to take.
    NoButton,
    /// Nobody has stopped.
    NoStop,
    /// The system has no such turn.
    NoSuchTurn,
    /// The opponent took this ko last, and nobody passed for it.
    Marked,
    /// There is no ko to pass for.
    NoMark,
    /// It repeats a play, with the same positions before and after.
    PlayedBefore,
    /// It recaptures in a ko without a ko-pass.
    NeedsKoPass,
    /// It is a ko-pass without a capture waiting for one.
    NothingBanned,
    /// It would end the game with a direct ko stone.
    DirectKoStone,
    /// The line being played out has not ended.
    NotEnded,
}

impl Why {
    /// The name in files and on the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Why::Over => "over",
            Why::NoLocation => "no-location",
            Why::Occupied => "occupied",
            Why::Suicide => "suicide",
            Why::TakesBack => "takes-back",
            Why::Repeats => "repeats",
            Why::BeginsAgain => "begins-again",
            Why::Hot => "hot",
            Why::NoPass => "no-pass",
            Why::NoButton => "no-button",
            Why::NoStop => "no-stop",
            Why::NoSuchTurn => "no-such-turn",
            Why::Marked => "marked",
            Why::NoMark => "no-mark",
            Why::PlayedBefore => "played-before",
            Why::NeedsKoPass => "needs-ko-pass",
            Why::NothingBanned => "nothing-banned",
            Why::DirectKoStone => "direct-ko-stone",
            Why::NotEnded => "not-ended",
        }
    }
}

/// A turn that the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// Where, if it is a stone.
    pub at: Option<Point>,
    /// Why.
    pub why: Why,
    /// The article, rule, or source line.
    pub clause: &'static str,
}

impl Forbidden {
    /// A turn at a location, or at none, with what forbids it.
    pub fn new(at: impl Into<Option<Point>>, why: Why, clause: &'static str) -> Forbidden {
        Forbidden {
            at: at.into(),
            why,
            clause,
        }
    }

    /// A sentence with the reader's names of locations, and the clause.
    pub fn message(&self, name: impl Fn(Point) -> String) -> String {
        format!("{} ({})", self.sentence(name), self.clause)
    }

    /// The sentence without its clause.
    pub fn sentence(&self, name: impl Fn(Point) -> String) -> String {
        Voice::named(&name).part(&self.fact())
    }

    /// The fact that [`sentence`](Forbidden::sentence) says.
    #[must_use]
    pub fn fact(&self) -> ForbiddenFact {
        let at = self.at;
        match self.why {
            Why::Over => ForbiddenFact::Over { at },
            Why::NoLocation => ForbiddenFact::NoLocation { at },
            Why::Occupied => ForbiddenFact::Occupied { at },
            Why::Suicide => ForbiddenFact::Suicide { at },
            Why::TakesBack => ForbiddenFact::TakesBack { at },
            Why::Repeats => ForbiddenFact::Repeats { at },
            Why::BeginsAgain => ForbiddenFact::BeginsAgain { at },
            Why::Hot => ForbiddenFact::Hot { at },
            Why::NoPass => ForbiddenFact::NoPass { at },
            Why::NoButton => ForbiddenFact::NoButton { at },
            Why::NoStop => ForbiddenFact::NoStop { at },
            Why::NoSuchTurn => ForbiddenFact::NoSuchTurn { at },
            Why::Marked => ForbiddenFact::Marked { at },
            Why::NoMark => ForbiddenFact::NoMark { at },
            Why::PlayedBefore => ForbiddenFact::PlayedBefore { at },
            Why::NeedsKoPass => ForbiddenFact::NeedsKoPass { at },
            Why::NothingBanned => ForbiddenFact::NothingBanned { at },
            Why::DirectKoStone => ForbiddenFact::DirectKoStone { at },
            Why::NotEnded => ForbiddenFact::NotEnded { at },
        }
    }
}
