//! New problems by search: a candidate from dice, its facts from the engine.

use std::ops::RangeInclusive;

use crate::budget::{Budget, Unfit};
use crate::dice::Dice;
use crate::facts::facts;
use crate::fit::fit;
use crate::hunt::hunt;
use crate::other;
use crate::problem::{Kind, Problem};

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

/// The candidate with this number: a problem, or why it is none. The answer depends on nothing but the arguments, so
/// any number of threads finds the same problems.
///
/// # Errors
/// Why it is no problem, or not the one that is wanted.
pub fn attempt(wanted: &Wanted, seed: u64, number: u64) -> Result<Problem, Unfit> {
    let mut dice = Dice::new(seed, number);
    let found = match wanted.kind {
        Kind::Lock | Kind::Refute => hunt(wanted, &mut dice)?,
        _ => {
            let bare = other::propose(wanted, &mut dice).ok_or(Unfit::NoPosition)?;
            facts(&bare, &wanted.budget)?
        }
    };
    fit(&found)?;
    let rating = found.difficulty.rating;
    if !wanted.ratings.contains(&rating) {
        return Err(Unfit::Rating(rating));
    }
    Ok(found)
}
