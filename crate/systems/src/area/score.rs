//! Stones and eyes: empty regions that touch one colour only (line 41 leaves "eyes" undefined; ours).

use loja_ground::{Board, ByColor, Color, PointSet, saturated};

use crate::judgement::{Counts, GameResult, Judgement};
use crate::table::Table;

/// Each side's stones, and the empty regions that touch only those.
#[must_use]
pub fn area(board: &Board, stones: &ByColor<PointSet>) -> ByColor<PointSet> {
    let empty = board.locations().difference(&stones.occupied());
    let mut area = stones.clone();
    for region in stones.chains(board, &empty) {
        for color in Color::ALL {
            let touches = |color: Color| !region.neighbors.intersection(&stones[color]).is_empty();
            if touches(color) && !touches(color.other()) {
                area[color] = area[color].union(&region.members);
            }
        }
    }
    area
}

/// Black's area minus White's.
#[must_use]
pub fn score(table: &Table) -> i64 {
    let area = area(&table.board, &table.stones);
    let count = |color: Color| saturated::<i64, usize>(area[color].len());
    count(Color::Black) - count(Color::White)
}

/// All that stands here stands.
#[must_use]
pub fn judge(table: &Table, komi: i64) -> Judgement {
    let area = area(&table.board, &table.stones);
    counted(table, &area, score(table), komi)
}

/// Judges by territory and prisoners in place of area.
pub(super) fn judge_territory(table: &Table, komi: i64) -> Judgement {
    let area = area(&table.board, &table.stones);
    let own = |color: Color| area[color].difference(&table.stones[color]);
    let owned = ByColor {
        black: own(Color::Black),
        white: own(Color::White),
    };
    counted(table, &owned, territory(table), komi)
}

fn counted(table: &Table, area: &ByColor<PointSet>, score: i64, komi: i64) -> Judgement {
    let counts = table
        .board
        .points()
        .map(|at| area.color_at(at).map_or(Counts::Nobody, Counts::For));
    let outcome = GameResult::Score(score.saturating_mul(1000).saturating_sub(komi));
    Judgement {
        counts: counts.collect(),
        ..Judgement::decided(outcome)
    }
}

/// Black's territory and prisoners, minus White's.
pub(super) fn territory(table: &Table) -> i64 {
    let area = area(&table.board, &table.stones);
    let side = |color: Color| -> i64 {
        let own: i64 = saturated(area[color].difference(&table.stones[color]).len());
        own - i64::from(table.prisoners[color])
    };
    side(Color::Black) - side(Color::White)
}
