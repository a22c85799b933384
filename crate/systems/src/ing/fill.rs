//! Filling in (lines 56 to 60): a player with room left has won.

use loja_ground::{Board, ByColor, Color, PointSet, saturated};

use crate::area::area;
use crate::judgement::{Counts, GameResult, Judgement};
use crate::table::Table;

/// Stones each player has: 180 for 361 locations, elsewhere half of one less than the locations \[ours\].
#[must_use]
pub fn stones_each(locations: usize) -> i64 {
    saturated::<i64, usize>(locations.saturating_sub(1) / 2)
}

/// White's compensation for moving second, or for a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FillCompensation {
    /// White puts some stones into Black's area: 4 in an even game (line 58). Black wins ties.
    Even {
        /// Stones.
        stones: i64,
    },
    /// Half as many white stones go there, and an odd one leaves a point open (line 60). White wins ties.
    Handicap {
        /// Stones.
        stones: i64,
    },
}

impl FillCompensation {
    /// An even game as the text has it.
    pub const EVEN: FillCompensation = FillCompensation::Even { stones: 4 };

    /// White's compensation for handicap stones; one is none, as Black just moves first.
    #[must_use]
    pub fn with_handicap(stones: u32) -> FillCompensation {
        match stones {
            0 | 1 => FillCompensation::EVEN,
            stones => FillCompensation::Handicap {
                stones: i64::from(stones),
            },
        }
    }

    fn stones_and_open(self) -> (i64, i64) {
        match self {
            FillCompensation::Even { stones } => (stones, 0),
            FillCompensation::Handicap { stones } => (stones / 2, stones % 2),
        }
    }

    /// The winner of a tie.
    #[must_use]
    pub fn ties_to(self) -> Color {
        match self {
            FillCompensation::Even { .. } => Color::Black,
            FillCompensation::Handicap { .. } => Color::White,
        }
    }
}

/// A step of the count: what was done, and each player's stones and points left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FillStep {
    /// The step, in words.
    pub what: &'static str,
    /// Stones in the bowls.
    pub stones: ByColor<i64>,
    /// Empty points of each area.
    pub points: ByColor<i64>,
}

/// How a count went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// From the board without dead stones to the last stone.
    pub steps: Vec<FillStep>,
    /// Black's margin, negative when White is ahead, 0 for a tie.
    pub margin: i64,
    /// The winner, ties included.
    pub winner: Color,
}

/// Fills in a board whose dead stones are gone.
#[must_use]
pub fn fill_in(
    board: &Board,
    stones: &ByColor<PointSet>,
    each: i64,
    compensation: FillCompensation,
) -> Filled {
    let areas = area(board, stones);
    let count = |set: &PointSet| saturated::<i64, usize>(set.len());
    let per_color = |of: &dyn Fn(Color) -> i64| ByColor {
        black: of(Color::Black),
        white: of(Color::White),
    };
    let mut step = FillStep {
        what: "dead stones are gone",
        stones: per_color(&|color| each - count(&stones[color])),
        points: per_color(&|color| count(&areas[color]) - count(&stones[color])),
    };
    let mut steps = vec![step];
    // Line 57: players fill shared points in turn; one is left if odd.
    let shared = saturated::<i64, usize>(board.len()) - count(&areas.black) - count(&areas.white);
    step.what = "shared points are filled in turn";
    step.stones.black -= shared / 2;
    step.stones.white -= shared / 2;
    steps.push(step);
    step.what = "white stones go into Black’s area";
    let (there, open) = compensation.stones_and_open();
    step.stones.white -= there;
    step.points.black -= there + open;
    steps.push(step);
    step.what = "each fills his own area";
    for color in Color::ALL {
        let filled = step.stones[color].min(step.points[color]).max(0);
        step.stones[color] -= filled;
        step.points[color] -= filled;
    }
    steps.push(step);
    // Line 59: the loser's stones fill the winner's points; the winning point and each of those stones count
    // twice.
    let room = |color: Color| step.points[color] - step.stones[color];
    let margin = room(Color::Black) - room(Color::White);
    let winner = match margin {
        0 => compensation.ties_to(),
        1.. => Color::Black,
        _ => Color::White,
    };
    Filled {
        steps,
        margin,
        winner,
    }
}

/// Judges a board as if nothing were taken away by agreement, which no rule can tell.
///
/// The file's komi counts apart, so the handicap only decides who wins a tie (lines 59 and 60).
#[must_use]
pub fn judge(table: &Table, komi: i64, handicap: u32) -> Judgement {
    let Table { board, stones, .. } = table;
    let nothing_more = FillCompensation::Even { stones: 0 };
    let filled = fill_in(board, stones, stones_each(board.len()), nothing_more);
    let areas = area(board, stones);
    let counts = board
        .points()
        .map(|at| areas.color_at(at).map_or(Counts::Nobody, Counts::For))
        .collect();
    let outcome = match filled.margin.saturating_mul(1000).saturating_sub(komi) {
        0 => GameResult::TieTo(FillCompensation::with_handicap(handicap).ties_to()),
        score => GameResult::Score(score),
    };
    Judgement {
        counts,
        readings: vec!["nothing-is-taken-away-by-agreement"],
        ..Judgement::decided(outcome)
    }
}
