//! C1, C2 and A1.5 for people: the score when control is known, with the komi told apart, and who won.
//!
//! `loja_rules` counts a whole komi among the captives, as the rules do (A2.9). A file may have any
//! other, which these rules don't know; it stays beside them, and the result is marked.

use loja_rules::{ByColor, Color, PointSet, State};
use serde::Serialize;

use crate::points::Points;

/// A komi, and whether the captive counts of the state hold it already (A2.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Komi {
    points: Points,
    counted: bool,
}

impl Komi {
    /// The komi of a file. A whole one is among the captives of its state.
    #[must_use]
    pub const fn of_file(points: Points) -> Komi {
        Komi {
            points,
            counted: points.is_whole(),
        }
    }

    /// A komi that stays beside the captive counts, as that of the Go Text Protocol does.
    #[must_use]
    pub const fn aside(points: Points) -> Komi {
        Komi {
            points,
            counted: false,
        }
    }

    /// What this player gets: White, or Black when there is less than none.
    fn of(self, color: Color) -> Points {
        let gets = match color {
            Color::Black => self.points.is_negative(),
            Color::White => !self.points.is_negative(),
        };
        if gets {
            self.points.abs()
        } else {
            Points::default()
        }
    }

    /// Why a result with it is none of these rules; `None` when it is one.
    #[must_use]
    pub fn foreign(self) -> Option<String> {
        let points = self.points;
        (!points.is_whole())
            .then(|| format!("the komi of {points} is no whole number of points, as A2.5 asks for"))
    }
}

/// What a player's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SideScore {
    /// Controlled locations without a stone of the player's own.
    pub territory: u32,
    /// Enemy stones among them, which count once more.
    pub dead: u32,
    /// Enemy stones taken off, komi not among them.
    pub prisoners: u64,
    /// The komi, for whoever gets one. White has one always, if only of nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub komi: Option<Points>,
    /// All of these together.
    pub total: Points,
}

/// Both scores.
///
/// ```
/// # use loja_notation::{Komi, Points, Score, read_one};
/// # use loja_rules::{ByColor, PointSet};
/// let position = read_one(r#"{"rows": [".x.x."], "komi": 3, "white_captives": 1}"#)?;
/// let control = ByColor { black: position.layout.board().locations(), white: PointSet::new() };
/// let score = Score::new(&position.state, &control, Komi::of_file(position.komi));
/// assert_eq!((score.black.total, score.white.total), (Points::whole(4), Points::whole(3)));
/// assert_eq!(score.result("jigo"), "B+1");
/// # Ok::<(), loja_notation::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Black's.
    pub black: SideScore,
    /// White's.
    pub white: SideScore,
}

impl Score {
    /// The scores when the players control these locations.
    #[must_use]
    pub fn new(state: &State, control: &ByColor<PointSet>, komi: Komi) -> Score {
        let tally = state.score(control);
        let side = |color: Color| {
            let got = komi.of(color);
            let captives = u64::from(state.situation().captives()[color.other()]);
            let counted = got.count().filter(|_| komi.counted).unwrap_or(0);
            // The counts begin with the komi, so it is never more than they are.
            let prisoners = captives.saturating_sub(counted);
            let (territory, dead) = (tally[color].territory, tally[color].dead);
            let stones = u64::from(territory) + u64::from(dead) + prisoners;
            SideScore {
                territory,
                dead,
                prisoners,
                komi: Some(got).filter(|got| color == Color::White || !got.is_zero()),
                total: Points::whole(stones) + got,
            }
        };
        Score {
            black: side(Color::Black),
            white: side(Color::White),
        }
    }

    /// By how much Black leads; below zero when White does.
    #[must_use]
    pub fn lead(&self) -> Points {
        self.black.total - self.white.total
    }

    /// Who leads, and by how much. `None` in a jigo.
    #[must_use]
    pub fn winner(&self) -> Option<(Color, Points)> {
        let lead = self.lead();
        let winner = if lead.is_negative() {
            Color::White
        } else {
            Color::Black
        };
        (!lead.is_zero()).then(|| (winner, lead.abs()))
    }

    /// `B+n`, `W+n`, or this word when nobody leads.
    #[must_use]
    pub fn result(&self, even: &str) -> String {
        match self.winner() {
            Some((winner, points)) => format!("{}+{points}", winner.letter()),
            None => even.to_owned(),
        }
    }
}
