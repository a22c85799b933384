//! A good problem has something to find and something to get wrong.

use crate::measure::choices::few_are_right;
use crate::problem::{Problem, Unfit};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Overview {
    pub(crate) legal: u32,
    pub(crate) right: u32,
    /// Wrong moves that look right.
    pub(crate) wrong: u32,
    /// Undecided moves.
    pub(crate) open: u32,
    /// Whether nothing needs playing: stones stay forever, or no formation is possible.
    pub(crate) is_static: bool,
    /// Whether passing is right.
    pub(crate) passes: bool,
}

impl Overview {
    pub(crate) fn of(problem: &Problem) -> Overview {
        let difficulty = problem.difficulty;
        Overview {
            legal: difficulty.legal,
            right: difficulty.right,
            wrong: difficulty.wrong,
            open: u32::try_from(problem.open.len()).unwrap_or(u32::MAX),
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
        few_are_right(self.legal, self.right)?;
        if self.open > 0 {
            let Overview { open, legal, .. } = self;
            return Err(Unfit::Open { open, legal });
        }
        if self.wrong == 0 {
            return Err(Unfit::Trivial(
                "no wrong move looks right, so nobody would go wrong",
            ));
        }
        Ok(())
    }
}
