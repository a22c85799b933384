//! Points for what is controlled.

use loja_ground::{Board, ByColor, Color, PointSet, saturated};

use super::control::control;

/// The worth of controlled locations: one if empty at the end of the game, two with an opponent's stone (lines 502,
/// 606).
#[must_use]
pub fn worth(final_position: &ByColor<PointSet>, controlled: &PointSet, player: Color) -> i64 {
    let dead = controlled.intersection(&final_position[player.other()]);
    let free = controlled.difference(&final_position.occupied());
    saturated::<i64, usize>(free.len())
        .saturating_add(saturated::<i64, usize>(dead.len()).saturating_mul(2))
}

/// Black minus White on the board, from the ends of both analyses.
#[must_use]
pub fn board_score(
    board: &Board,
    final_position: &ByColor<PointSet>,
    ends: &ByColor<ByColor<PointSet>>,
) -> i64 {
    let points = |player| {
        worth(
            final_position,
            &control(board, &ends[player], player),
            player,
        )
    };
    points(Color::Black) - points(Color::White)
}

/// The score: the board's, and the game's prisoners (line 703).
#[must_use]
pub fn score(board_score: i64, prisoners: ByColor<u32>) -> i64 {
    board_score
        .saturating_add(i64::from(prisoners.white))
        .saturating_sub(i64::from(prisoners.black))
}
