//! Stone, area, no-pass, superko, Ing, Shimada and Yasunaga against the literal judges: turns of random games with the reason for each that is forbidden,
//! counts, perfect play.

mod counts_alike;
mod games_alike;
mod pair;
mod values;

use crate::common;
use crate::literal::positions::Position;
use loja_ground::{Board, ByColor, Color, PointSet};
use loja_testkit::effort;

/// Stones as the literal judges have them.
fn told(board: &Board, stones: &ByColor<PointSet>) -> Position {
    board.points().map(|at| stones.color_at(at)).collect()
}

/// Every so manieth position, or all.
fn some(board: &Board, every: usize) -> Vec<ByColor<PointSet>> {
    let every = effort(every, 1);
    common::positions(board)
        .into_iter()
        .step_by(every)
        .collect()
}

/// Black's is the positive side.
fn sign(color: Color) -> i64 {
    if color == Color::Black { 1 } else { -1 }
}
