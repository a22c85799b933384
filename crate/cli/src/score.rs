//! The score of a situation whose control is known (C1, C2), with the komi told apart.

use loja_rules::{ByColor, Color, PointSet, State};
use serde::Serialize;

use crate::points::Points;

/// A komi, and whether the captive counts of the state hold it already (A2.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Komi {
    pub(crate) points: Points,
    pub(crate) counted: bool,
}

impl Komi {
    /// The komi of a file. The notation counts a whole one among the captives and leaves any other
    /// to whoever tells a result.
    pub(crate) fn of_file(komi: f64) -> Komi {
        let points = Points::near(komi);
        Komi {
            points,
            counted: points.is_whole(),
        }
    }

    /// A komi that stays beside the captive counts.
    pub(crate) fn aside(points: Points) -> Komi {
        Komi {
            points,
            counted: false,
        }
    }

    /// What this player gets.
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
    pub(crate) fn foreign(self) -> Option<String> {
        let points = self.points;
        (!points.is_whole())
            .then(|| format!("the komi of {points} is no whole number of points, as A2.5 asks for"))
    }
}

/// What a player's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Side {
    pub(crate) territory: u32,
    pub(crate) dead: u32,
    pub(crate) prisoners: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) komi: Option<Points>,
    pub(crate) total: Points,
}

/// Both scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Score {
    pub(crate) black: Side,
    pub(crate) white: Side,
}

impl Score {
    pub(crate) fn new(state: &State, control: &ByColor<PointSet>, komi: Komi) -> Score {
        let tally = state.score(control);
        let side = |color: Color| {
            let got = komi.of(color);
            let captives = u64::from(state.situation().captives()[color.other()]);
            let counted = got.count().filter(|_| komi.counted).unwrap_or(0);
            // The counts begin with the komi, so it is never more than they are.
            let prisoners = captives.saturating_sub(counted);
            let (territory, dead) = (tally[color].territory, tally[color].dead);
            let stones = u64::from(territory) + u64::from(dead) + prisoners;
            Side {
                territory,
                dead,
                prisoners,
                // White is the one who has a komi, if only of nothing.
                komi: Some(got).filter(|got| color == Color::White || !got.is_zero()),
                total: Points::whole(stones) + got,
            }
        };
        Score {
            black: side(Color::Black),
            white: side(Color::White),
        }
    }

    /// Black's lead.
    pub(crate) fn lead(&self) -> Points {
        self.black.total - self.white.total
    }

    /// `B+n`, `W+n`, or this word when nobody leads.
    pub(crate) fn result(&self, even: &str) -> String {
        let lead = self.lead();
        if lead.is_zero() {
            return even.to_owned();
        }
        let winner = if lead.is_negative() { 'W' } else { 'B' };
        format!("{winner}+{}", lead.abs())
    }
}
