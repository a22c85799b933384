//! What it chose, and what it looked at.

use loja_rules::{Move, Point};

/// What a choice rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A proof: no move is better.
    Perfect,
    /// The prover: all is decided, and passing ends the game with a win.
    Won,
    /// Nothing is left that is worth a stone.
    Nothing,
    /// Games played at random, and counted.
    Search,
}

/// A move that was looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered {
    /// `None` is a pass.
    pub stone: Option<Point>,
    /// In how many games.
    pub games: u32,
    /// How many of 1000 it won, about.
    pub wins: u16,
    /// The average lead of Black.
    pub lead: f32,
}

/// The move, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move; legal in the state that was asked about, and a pass where that is final.
    pub turn: Move,
    /// What it rests on.
    pub ground: Ground,
    /// The lead of Black that is expected: exact where it is proved, else an average of games.
    pub lead: f32,
    /// How many of 1000 games it wins, about, the chosen move made.
    pub wins: u16,
    /// How it would go on, the chosen move first.
    pub line: Vec<Option<Point>>,
    /// The moves that were looked at most, the best first.
    pub considered: Vec<Considered>,
    /// Whether it would rather give up: it may, and nearly all games are lost.
    pub resigns: bool,
    /// How many random games were played.
    pub playouts: u32,
}
