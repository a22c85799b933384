//! The result for people (C1, C2, A1.5). `loja_rules` counts whole komi among the captives (A2.9); any other komi,
//! unknown to the rules, stays apart and marks the result.

use loja_rules::{ByColor, Color, PointSet, State};
use serde::Serialize;

use crate::points::Points;

/// A komi, in the captive counts (A2.9) or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Komi {
    points: Points,
    counted: bool,
}

impl Komi {
    /// A file's komi: in the captive counts if whole.
    #[must_use]
    pub const fn of_file(points: Points) -> Komi {
        Komi {
            points,
            counted: points.is_whole(),
        }
    }

    /// A komi outside these counts, as in the Go Text Protocol.
    #[must_use]
    pub const fn aside(points: Points) -> Komi {
        Komi {
            points,
            counted: false,
        }
    }

    /// Negative komi is Black's.
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

    /// White's komi that no captives stand for; negative if it is Black's.
    #[must_use]
    pub fn uncounted(self) -> Points {
        match self.counted {
            true => Points::default(),
            false => self.points,
        }
    }

    /// Why this komi is outside these rules, if it is.
    #[must_use]
    pub fn foreign(self) -> Option<String> {
        let points = self.points;
        (!points.is_whole()).then(|| {
            format!("the komi of {points} is not a whole number of points, as A2.5 asks for")
        })
    }
}

/// The parts of a player's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SideScore {
    /// Controlled locations without own stones.
    pub territory: u32,
    /// Enemy stones in the territory, one more point each.
    pub dead: u32,
    /// Captured enemy stones, without komi.
    pub prisoners: u64,
    /// This player's komi; White always has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub komi: Option<Points>,
    /// Their sum.
    pub total: Points,
}

/// Both players' scores.
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
    /// Scores a state under this control.
    #[must_use]
    pub fn new(state: &State, control: &ByColor<PointSet>, komi: Komi) -> Score {
        let tally = state.score(control);
        let side = |color: Color| {
            let got = komi.of(color);
            let captives = u64::from(state.situation().captives()[color.other()]);
            let counted = got.count().filter(|_| komi.counted).unwrap_or(0);
            // Counts include komi, so nothing saturates.
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

    /// Black's lead, negative if White leads.
    #[must_use]
    pub fn lead(&self) -> Points {
        self.black.total - self.white.total
    }

    /// The leader and the lead; `None` in a jigo.
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

    /// `B+n`, `W+n`, or the text `even`.
    #[must_use]
    pub fn result(&self, even: &str) -> String {
        match self.winner() {
            Some((winner, points)) => format!("{}+{points}", winner.letter()),
            None => even.to_owned(),
        }
    }
}
