//! Reaching, and the count (rules 3, 9 and 10).

use loja_ground::{Board, ByColor, Color, PointSet, saturated};

use crate::judgement::{Counts, GameResult, Judgement};
use crate::table::Table;

/// Rule 9: each colour's points, with empty ones that reach only that colour.
#[must_use]
pub fn scored(board: &Board, stones: &ByColor<PointSet>) -> ByColor<PointSet> {
    let mut scored = stones.clone();
    let empty = board.locations().difference(&stones.occupied());
    for region in stones.chains(board, &empty) {
        let reaches = |color: Color| !region.neighbors.intersection(&stones[color]).is_empty();
        for color in Color::ALL {
            if reaches(color) && !reaches(color.other()) {
                scored[color] = scored[color].union(&region.members);
            }
        }
    }
    scored
}

/// Black's points minus White's.
#[must_use]
pub fn score(table: &Table) -> i64 {
    let scored = scored(&table.board, &table.stones);
    let points = |color: Color| saturated::<i64, usize>(scored[color].len());
    points(Color::Black) - points(Color::White)
}

/// Counts what stands: nothing is taken off at the end.
#[must_use]
pub fn judge(table: &Table, komi: i64) -> Judgement {
    let scored = scored(&table.board, &table.stones);
    let counts = table
        .board
        .points()
        .map(|at| scored.color_at(at).map_or(Counts::Nobody, Counts::For));
    let outcome = GameResult::Score(score(table).saturating_mul(1000).saturating_sub(komi));
    Judgement {
        counts: counts.collect(),
        ..Judgement::decided(outcome)
    }
}
