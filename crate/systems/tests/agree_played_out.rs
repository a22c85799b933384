//! Stone, area, no-pass, superko, Ing, Shimada and Yasunaga against the literal judges: turns of random games with the reason for each that is forbidden,
//! counts, perfect play.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, missing_docs)]

mod common;
#[allow(dead_code)]
mod literal {
    pub mod area;
    pub mod ing;
    pub mod no_pass;
    pub mod positions;
    pub mod shimada;
    pub mod stone;
    pub mod superko;
    pub mod values;
    pub mod yasunaga;
}

#[path = "played_out/counts_alike.rs"]
mod counts_alike;
#[path = "played_out/games_alike.rs"]
mod games_alike;
#[path = "played_out/pair.rs"]
mod pair;
#[path = "played_out/values.rs"]
mod values;

use literal::positions::Position;
use loja_ground::{Board, ByColor, Color, PointSet};

fn long() -> bool {
    std::env::var_os("LOJA_LONG").is_some()
}

/// Stones as the literal judges have them.
fn told(board: &Board, stones: &ByColor<PointSet>) -> Position {
    board.points().map(|at| stones.color_at(at)).collect()
}

/// Every so manieth position, or all.
fn some(board: &Board, every: usize) -> Vec<ByColor<PointSet>> {
    let every = if long() { 1 } else { every };
    common::positions(board)
        .into_iter()
        .step_by(every)
        .collect()
}

/// Black's is the positive side.
fn sign(color: Color) -> i64 {
    if color == Color::Black { 1 } else { -1 }
}
