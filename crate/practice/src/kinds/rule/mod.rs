pub(crate) mod case;
mod facts;
mod propose;

use crate::candidates::beside::Beside;
use crate::candidates::candidate::Candidate;
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::dice::Chance;
use crate::kinds::task::{Question, Task};
use crate::problem::{Problem, Unfit};

pub(crate) struct Rules;

impl Task for Rules {
    fn facts(&self, question: Question<'_>) -> Result<Problem, Unfit> {
        facts::facts(question.problem, question.setting)
    }

    fn fit(&self, problem: &Problem) -> Result<(), Unfit> {
        facts::fit(problem)
    }

    fn propose(&self, wanted: &Wanted, _: &mut Memory, dice: &mut Chance) -> Option<Candidate> {
        propose::propose(wanted, dice)
    }

    /// Random games yield every case cheaply.
    fn propose_beside(
        &self,
        beside: &Beside<'_>,
        _: &mut Memory,
        dice: &mut Chance,
    ) -> Option<Candidate> {
        propose::propose(beside.wanted, dice)
    }
}
