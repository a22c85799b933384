//! A - B - C (article 4).

use loja_ground::{Board, ByColor, Color, PointSet, saturated};

use crate::judgement::{Counts, GameResult, JudgedString, Judgement, StringStatus};
use crate::table::Table;
use crate::unconditional::{Suicide, unconditional};

/// Stones that no successive moves take (page 121).
#[must_use]
pub fn two_eyed(board: &Board, stones: &ByColor<PointSet>, color: Color) -> PointSet {
    unconditional(board, stones, color, Suicide::Allowed)
}

fn with_liberties(board: &Board, stones: &ByColor<PointSet>, color: Color) -> PointSet {
    let eyed = two_eyed(board, stones, color);
    let chains = stones.chains(board, &eyed);
    chains.iter().fold(eyed.clone(), |all, chain| {
        all.union(&stones.liberties(chain))
    })
}

/// A: own stones, and the liberties of two-eyed ones.
#[must_use]
pub fn points(board: &Board, stones: &ByColor<PointSet>, color: Color) -> PointSet {
    stones[color].union(&with_liberties(board, stones, color))
}

/// The three numbers of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// Points in the decisive pattern.
    pub a: i64,
    /// Stones played up to the end.
    pub b: i64,
    /// C: the gain in own stones since the end, outside two-eyed stones and their liberties; never negative
    /// \[ours\].
    pub c: i64,
}

impl Sums {
    /// The number that players compare.
    #[must_use]
    pub fn score(self) -> i64 {
        self.a - self.b - self.c
    }
}

/// Both players' sums in the decisive pattern, from the stones played by the end and those standing then.
#[must_use]
pub fn sums(table: &Table, played: ByColor<u32>, at_end: &ByColor<PointSet>) -> ByColor<Sums> {
    let Table { board, stones, .. } = table;
    let settled = with_liberties(board, stones, Color::Black).union(&with_liberties(
        board,
        stones,
        Color::White,
    ));
    let side = |color: Color| {
        let count = |set: &PointSet| saturated::<i64, usize>(set.len());
        let own = |stones: &ByColor<PointSet>| count(&stones[color].difference(&settled));
        Sums {
            a: count(&points(board, stones, color)),
            b: i64::from(played[color]),
            c: (own(stones) - own(at_end)).max(0),
        }
    };
    ByColor {
        black: side(Color::Black),
        white: side(Color::White),
    }
}

const READINGS: [&str; 2] = [
    "end-is-decisive-pattern",
    "played-is-on-the-board-or-captured",
];

/// Judges a board as end and decisive pattern at once: nothing came between, so C is 0; B is what stands or was
/// captured.
#[must_use]
pub fn judge(table: &Table, komi: i64) -> Judgement {
    let Table {
        board,
        stones,
        prisoners,
        ..
    } = table;
    let side = |color: Color| {
        let a: i64 = saturated(points(board, stones, color).len());
        a - table.count(color) - i64::from(prisoners[color])
    };
    let score = side(Color::Black) - side(Color::White);
    let area = ByColor {
        black: points(board, stones, Color::Black),
        white: points(board, stones, Color::White),
    };
    let counts = board
        .points()
        .map(|at| area.color_at(at).map_or(Counts::Nobody, Counts::For))
        .collect();
    let strings = Color::ALL.into_iter().flat_map(|color| {
        let eyed = two_eyed(board, stones, color);
        let chains = stones.chains(board, &eyed);
        chains.into_iter().map(move |chain| JudgedString {
            points: chain.members,
            color,
            status: StringStatus::Immortal,
        })
    });
    let outcome = GameResult::Score(score.saturating_mul(1000).saturating_sub(komi));
    Judgement {
        counts,
        strings: strings.collect(),
        readings: READINGS.to_vec(),
        ..Judgement::decided(outcome)
    }
}
