//! How a stone is taken, as its rule set plays it.

use loja_ground::Color;

use crate::proof::Turn;

/// A line of play in which a stone is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taking {
    /// Who makes the first turn.
    pub first: Color,
    /// Whether it is tried out after the game has stopped.
    pub tried: bool,
    /// Both in turn.
    pub turns: Vec<Turn>,
}
