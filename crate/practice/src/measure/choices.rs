//! How many answers a problem may have, and how many of them may be right.

use crate::problem::Unfit;

/// A problem has at least so many answers to choose from, …
pub const LEAST_LEGAL: u32 = 3;

/// … and at most so many right ones, and no more than half.
pub const MOST_RIGHT: u32 = 4;

/// Whether few enough of all answers are right.
pub(crate) fn few_are_right(legal: u32, right: u32) -> Result<(), Unfit> {
    if legal < LEAST_LEGAL {
        return Err(Unfit::Trivial(
            "there are fewer than three moves to choose from",
        ));
    }
    if right > MOST_RIGHT || 2 * right > legal {
        return Err(Unfit::ManyRight { right, legal });
    }
    Ok(())
}
