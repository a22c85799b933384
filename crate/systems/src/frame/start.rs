//! What a file says of a position, as far as any system asks.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

/// A position to begin with or to judge.
#[derive(Clone, Debug)]
pub struct Start {
    /// The board.
    pub board: Arc<Board>,
    /// Its stones.
    pub stones: ByColor<PointSet>,
    /// Who moves.
    pub turn: Color,
    /// How many stones of each colour were taken off before.
    pub prisoners: ByColor<u32>,
    /// How many handicap stones Black was given: Ing's text asks that of a tie. None and one are an even game.
    pub handicap: u32,
}
