//! Immortal stones, and what they control.

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::unconditional::{Suicide, unconditional};

/// The stones of a player that are not removed when his opponent makes as many plays as he likes and he always passes (line 404).
///
/// This is Benson's theorem \[ours\]: a string is immortal if it keeps two regions whose empty locations all touch it. The opponent can fill a
/// region but for one location that does not touch the string, and no other; where all of them do, the last would be suicide.
#[must_use]
pub fn immortal(board: &Board, stones: &ByColor<PointSet>, player: Color) -> PointSet {
    unconditional(board, stones, player, Suicide::Forbidden)
}

/// What a player controls when his analysis ends like this: where an immortal stone of his stands, or one on every neighbour (lines 446, 550). By the
/// letter a location without neighbours is controlled by both.
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
