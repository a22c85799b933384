//! The score as JavaScript sees it, and who wins.

use loja_notation::{Points, Score, SideScore};
use serde::Serialize;

/// `Score` of the types, for both players.
#[derive(Debug, Serialize)]
pub(crate) struct Scores {
    black: Side,
    white: Side,
}

#[derive(Debug, Serialize)]
struct Side {
    territory: u32,
    dead: u32,
    prisoners: f64,
    komi: f64,
    total: f64,
}

impl From<&Score> for Scores {
    fn from(score: &Score) -> Scores {
        let side = |side: &SideScore| Side {
            territory: side.territory,
            dead: side.dead,
            prisoners: Points::whole(side.prisoners).number(),
            komi: side.komi.unwrap_or_default().number(),
            total: side.total.number(),
        };
        Scores {
            black: side(&score.black),
            white: side(&score.white),
        }
    }
}

/// `B+n`, `W+n` or `jigo`, or `?` while it is open.
pub(crate) fn result(score: Option<&Score>) -> String {
    score.map_or_else(|| "?".to_owned(), |score| score.result("jigo"))
}

/// "Black wins by 15".
pub(crate) fn headline(score: Option<&Score>, finished: bool) -> String {
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
