//! What makes a good problem of a correct one: something to find, and something to get wrong.

use crate::budget::Unfit;
use crate::other;
use crate::problem::{Kind, Problem};

/// A problem has at least so many answers to choose from, …
pub const LEAST_LEGAL: u32 = 3;

/// … and at most so many right ones, and no more than half.
pub const MOST_RIGHT: u32 = 4;

/// Whether a problem with its facts is worth being asked: it must not be trivial.
///
/// # Errors
/// What is too easy about it, as a sentence.
pub fn fit(problem: &Problem) -> Result<(), Unfit> {
    match problem.kind {
        Kind::Lock | Kind::Refute => Look::of(problem).fit(),
        _ => other::fit(problem),
    }
}

/// Whether few enough of all answers are right.
pub(crate) fn few(legal: u32, right: u32) -> Result<(), Unfit> {
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

/// What a first look at a claim tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) legal: u32,
    pub(crate) right: u32,
    /// Moves that look right and are not.
    pub(crate) wrong: u32,
    /// Nothing has to be played: stones stay for ever, or no formation is possible.
    pub(crate) is_static: bool,
    /// Passing is right.
    pub(crate) passes: bool,
}

impl Look {
    fn of(problem: &Problem) -> Look {
        let difficulty = problem.difficulty;
        Look {
            legal: difficulty.legal,
            right: difficulty.right,
            wrong: difficulty.wrong,
            is_static: problem.line.is_empty(),
            passes: problem.solutions.iter().any(|name| name == "pass"),
        }
    }

    pub(crate) fn fit(self) -> Result<(), Unfit> {
        if self.is_static {
            return Err(Unfit::Trivial(
                "the answer is on the board already, without a move",
            ));
        }
        if self.passes {
            return Err(Unfit::Trivial(
                "passing does as well, so there is no move to find",
            ));
        }
        few(self.legal, self.right)?;
        if self.wrong == 0 {
            return Err(Unfit::Trivial(
                "no wrong move looks right, so nobody would go wrong",
            ));
        }
        Ok(())
    }
}
