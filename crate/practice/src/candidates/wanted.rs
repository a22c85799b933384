use std::ops::RangeInclusive;

use crate::measure::Budget;
use crate::problem::Kind;

/// The description of a problem to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The task.
    pub kind: Kind,
    /// The width of the board.
    pub columns: usize,
    /// Its height.
    pub rows: usize,
    /// Whether it is a corner with only the left and lower sides as edges; for `lock` and `refute`.
    pub is_corner: bool,
    /// The wanted ratings.
    pub ratings: RangeInclusive<u32>,
    /// The cost limit of a candidate.
    pub budget: Budget,
}
