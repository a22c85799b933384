//! Scores.

use loja_notation::{Points, Score, SideScore};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// Both scores.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct BothScores {
    black: PointCount,
    white: PointCount,
}

/// The parts of a player's score (C1).
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Score"))]
pub struct PointCount {
    /// Controlled locations without own stones.
    territory: u32,
    /// Enemy stones there, which count once more.
    dead: u32,
    prisoners: f64,
    komi: f64,
    total: f64,
}

impl From<&Score> for BothScores {
    fn from(score: &Score) -> BothScores {
        let side = |side: &SideScore| PointCount {
            territory: side.territory,
            dead: side.dead,
            prisoners: Points::whole(side.prisoners).number(),
            komi: side.komi.unwrap_or_default().number(),
            total: side.total.number(),
        };
        BothScores {
            black: side(&score.black),
            white: side(&score.white),
        }
    }
}

/// `B+n`, `W+n` or `jigo`, or `?` while it is open.
#[must_use]
pub fn result(score: Option<&Score>) -> String {
    score.map_or_else(|| "?".to_owned(), |score| score.result("jigo"))
}

/// "Black wins by 15".
#[must_use]
pub fn headline(score: Option<&Score>, finished: bool) -> String {
    let Some(score) = score else {
        return "Not decided yet".to_owned();
    };
    let (wins, is) = if finished {
        (" wins by ", "is")
    } else {
        (" would win by ", "would be")
    };
    match score.winner() {
        Some((winner, points)) => [&winner.to_string(), wins, &points.to_string()].concat(),
        None => ["It ", is, " jigo: nobody wins"].concat(),
    }
}
