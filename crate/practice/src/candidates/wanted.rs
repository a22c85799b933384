use std::ops::RangeInclusive;

use crate::measure::Budget;
use crate::problem::Kind;

/// The problem to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The task.
    pub kind: Kind,
    /// The width of the board.
    pub columns: usize,
    /// Its height.
    pub rows: usize,
    /// Whether only left and lower sides are edges (`lock`, `refute`).
    pub is_corner: bool,
    /// The wanted ratings.
    pub ratings: RangeInclusive<u32>,
    /// The cost limit of a candidate.
    pub budget: Budget,
}
