//! Immortal stones, and what they control.

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::unconditional::{Suicide, unconditional};

/// A player's stones that stay whatever the opponent plays while the player passes (line 404).
///
/// Benson's theorem \[ours\]: a string is immortal if it keeps two regions whose empty locations all touch it. To
/// take a string's liberties in a region, the opponent must leave there an empty location that doesn't touch it; if
/// all touch it, the last play would be suicide.
#[must_use]
pub fn immortal(board: &Board, stones: &ByColor<PointSet>, player: Color) -> PointSet {
    unconditional(board, stones, player, Suicide::Forbidden)
}

/// The locations that a player controls if the analysis ends so: where an immortal stone stands, or one on each
/// neighbour (lines 446, 550).
///
/// By the letter, both control a location without neighbours.
#[must_use]
pub fn control(board: &Board, end: &ByColor<PointSet>, player: Color) -> PointSet {
    let immortal = immortal(board, end, player);
    let controls = |&point: &loja_ground::Point| {
        immortal.contains(point)
            || board
                .neighbors(point)
                .iter()
                .all(|&near| immortal.contains(near))
    };
    board.points().filter(controls).collect()
}
