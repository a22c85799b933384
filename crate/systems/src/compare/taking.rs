use loja_ground::Color;

use crate::proof::ProofTurn;

/// A line of play that captures a stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The player who makes the first turn.
    pub first: Color,
    /// Whether it is tried out after the stop.
    pub tried: bool,
    /// Both in turn.
    pub turns: Vec<ProofTurn>,
}
