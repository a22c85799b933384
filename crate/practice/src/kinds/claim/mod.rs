//! `lock`, `refute`: moves that prove or refute a claim (C4 to C8).

mod argue;
mod climb;
mod idea;
mod overview;
mod reading;
mod room;

use crate::candidates::beside::Beside;
use crate::candidates::candidate::{Candidate, Promising};
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::dice::Chance;
use crate::kinds::claim::overview::Overview;
use crate::kinds::task::{Question, Task};
use crate::problem::{Problem, Unfit};

pub(crate) struct Claims;

impl Task for Claims {
    fn facts(&self, question: Question<'_>) -> Result<Problem, Unfit> {
        argue::facts(question.problem, question.budget, question.tally)
    }

    fn fit(&self, problem: &Problem) -> Result<(), Unfit> {
        Overview::of(problem).fit()
    }

    fn propose(&self, wanted: &Wanted, _: &mut Memory, dice: &mut Chance) -> Option<Candidate> {
        climb::propose(wanted, dice)
    }

    /// Random claims are cheap.
    fn propose_beside(
        &self,
        beside: &Beside<'_>,
        _: &mut Memory,
        dice: &mut Chance,
    ) -> Option<Candidate> {
        climb::propose(&beside.growing_board(), dice)
    }

    /// The full look included.
    fn promising(
        &self,
        candidate: Candidate,
        _: &mut Memory,
        dice: &mut Chance,
    ) -> Result<Promising, Unfit> {
        climb::climb(&candidate, dice).map(Promising::Problem)
    }
}
