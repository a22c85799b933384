use crate::problem::Unfit;

/// The fewest answers of a problem.
pub const LEAST_LEGAL: u32 = 3;

/// The most right answers, at most half of all.
pub const MOST_RIGHT: u32 = 4;

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
