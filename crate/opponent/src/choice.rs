//! The opponent's choice and what it considered.

use loja_rules::{Move, Point};

/// The ground of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// A proof that no move is better.
    Perfect,
    /// The prover: all is decided, and a pass wins.
    Won,
    /// Nothing left is worth a stone.
    Nothing,
    /// Random games.
    Search,
}

/// A considered move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered {
    /// `None` is a pass.
    pub stone: Option<Point>,
    /// Its games.
    pub games: u32,
    /// Its wins of 1000, roughly.
    pub wins: u16,
    /// Black's average lead.
    pub lead: f32,
}

/// A move with its ground.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChosenMove {
    /// Legal, and a pass in a final state.
    pub turn: Move,
    /// The ground.
    pub ground: Ground,
    /// Black's expected lead: exact if proved, else an average.
    pub lead: f32,
    /// Wins of 1000 games after the move, roughly.
    pub wins: u16,
    /// The expected line from the move.
    pub line: Vec<Option<Point>>,
    /// The most considered moves, best first.
    pub considered: Vec<Considered>,
    /// Whether it would resign: it may, and nearly all games are lost.
    pub resigns: bool,
    /// Random games played.
    pub playouts: u32,
}
