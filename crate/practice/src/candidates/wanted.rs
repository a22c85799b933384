//! What is looked for.

use std::ops::RangeInclusive;

use crate::measure::Budget;
use crate::problem::Kind;

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The task.
    pub kind: Kind,
    /// The width of the board.
    pub columns: usize,
    /// Its height.
    pub rows: usize,
    /// Whether that is a corner of a larger board: only the left and the lower side are edges. `lock` and `refute` alone.
    pub is_corner: bool,
    /// How hard it should be.
    pub ratings: RangeInclusive<u32>,
    /// What a candidate may cost.
    pub budget: Budget,
}
