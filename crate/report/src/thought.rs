//! The opponent's move, as far as it is chosen.

use loja_notation::Layout;
use loja_opponent::{Considered, Thinker};
use loja_rules::{Color, Point};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::line::MoveWords;
use crate::word::{ColorWord, GroundWord, Location};

/// The move that the opponent would make by now, and why.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Thought {
    done: bool,
    /// The prover still looks for what is settled.
    settling: bool,
    /// Random games that were played.
    playouts: u32,
    /// How many it may play.
    most: u32,
    ground: GroundWord,
    r#move: MoveWords,
    /// Of Black: exact where it is proved, else an average.
    lead: f32,
    /// How many of 1000 games the player with the turn wins, about.
    wins: u16,
    /// How it would go on, this move first; null is a pass.
    line: Vec<Option<Location>>,
    considered: Vec<ConsideredMove>,
    /// Who controls a location by proof.
    settled: Vec<Option<ColorWord>>,
    /// It would rather give up.
    resigns: bool,
}

/// A move that was looked at: in how many games, how many of 1000 it won, and the average lead of Black.
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
    /// What a thinker would play by now that may play so many games.
    #[must_use]
    pub fn new(layout: &Layout, thinker: &Thinker, most: u32, done: bool) -> Thought {
        let choice = thinker.choice();
        let control = &thinker.settled().control;
        let owner = |at: Point| {
            let mut colors = Color::ALL.into_iter();
            colors.find(|&color| control[color].contains(at))
        };
        let points = layout.board().points();
        Thought {
            done,
            settling: thinker.is_settling(),
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
