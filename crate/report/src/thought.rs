//! The opponent's choice so far.

use loja_notation::Layout;
use loja_opponent::{Considered, MoveSearch};
use loja_rules::{Color, Point};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::line::MoveWords;
use crate::word::{ColorWord, GroundWord, Location};

/// The opponent's best move so far, and why.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Thought {
    done: bool,
    /// Whether the prover still looks for settled locations.
    settling: bool,
    /// Random games played.
    playouts: u32,
    /// Their limit.
    most: u32,
    ground: GroundWord,
    r#move: MoveWords,
    /// Black's lead: exact if proved, else an average.
    lead: f32,
    /// Games of 1000 that the mover wins, roughly.
    wins: u16,
    /// The expected line, from this move; null is a pass.
    line: Vec<Option<Location>>,
    considered: Vec<ConsideredMove>,
    /// The proved controller of each location.
    settled: Vec<Option<ColorWord>>,
    /// Whether it would rather resign.
    resigns: bool,
}

/// A considered move: its games, wins of 1000, and Black's average lead.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Considered"))]
pub struct ConsideredMove {
    /// Null is a pass.
    at: Option<Location>,
    games: u32,
    wins: u16,
    lead: f32,
}

impl From<&Considered> for ConsideredMove {
    fn from(one: &Considered) -> ConsideredMove {
        ConsideredMove {
            at: one.stone.map(Location::from),
            games: one.games,
            wins: one.wins,
            lead: one.lead,
        }
    }
}

impl Thought {
    /// Reports the choice of a search; `most` limits its games.
    #[must_use]
    pub fn new(layout: &Layout, search: &MoveSearch, most: u32, done: bool) -> Thought {
        let choice = search.choice();
        let control = &search.settled().control;
        let owner = |at: Point| {
            let mut colors = Color::ALL.into_iter();
            colors.find(|&color| control[color].contains(at))
        };
        let points = layout.board().points();
        Thought {
            done,
            settling: search.is_settling(),
            most,
            r#move: MoveWords::from(&choice.turn),
            ground: choice.ground.into(),
            settled: points.map(|at| owner(at).map(ColorWord::from)).collect(),
            considered: choice.considered.iter().map(ConsideredMove::from).collect(),
            line: choice
                .line
                .iter()
                .map(|at| at.map(Location::from))
                .collect(),
            playouts: choice.playouts,
            lead: choice.lead,
            wins: choice.wins,
            resigns: choice.resigns,
        }
    }
}
