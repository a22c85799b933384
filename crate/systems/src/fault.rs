use std::fmt;

use loja_ground::{Board, ByColor, Point, PointSet, has_liberty};

/// Why stones are no starting position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The reason, as a sentence about these locations.
    pub why: &'static str,
    /// Where.
    pub points: PointSet,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.why)
    }
}

impl std::error::Error for Fault {}

impl Fault {
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
        rule("stones stand where the board has no location", outside)?;
        rule("a black and a white stone stand on one location", both)?;
        rule(
            "a string has no liberty",
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
        let what = self.at.map_or_else(|| "this turn".to_owned(), name);
        let why = match self.why {
            Why::Over => "comes after the end of the game",
            Why::NoLocation => "is not a location of the board",
            Why::Occupied => "is not empty",
            Why::Suicide => "would leave its own string without a liberty",
            Why::TakesBack => "recaptures in a ko at once",
            Why::Repeats => "brings back a position of this game",
            Why::BeginsAgain => "begins a cycle that the same player has begun before",
            Why::Hot => "takes stones that are hot",
            Why::NoPass => "is a pass, and these rules have none",
            Why::NoButton => "takes a button that is not there",
            Why::NoStop => "comes after a stop alone, and play has not stopped",
            Why::NoSuchTurn => "is a turn that this rule set does not have",
            Why::Marked => "is in a ko that a capture has marked, and nobody has passed for it",
            Why::NoMark => "is not a location to pass for",
            Why::PlayedBefore => {
                "repeats a play of this sequence, from the same position to the same position"
            }
            Why::NeedsKoPass => "recaptures in a ko before anybody has made a ko-pass",
            Why::NothingBanned => "is a ko-pass, and no capture in a ko waits for one",
            Why::DirectKoStone => "would end the game with a direct ko stone",
            Why::NotEnded => "comes before the end of the play-out",
        };
        format!("{what} {why}")
    }
}
