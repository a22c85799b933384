mod facts;
mod propose;

use crate::candidates::beside::Beside;
use crate::candidates::candidate::Candidate;
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::dice::Chance;
use crate::kinds::task::{Question, Task, changed_or_small};
use crate::problem::{Problem, Unfit};

pub(crate) struct Cycles;

impl Task for Cycles {
    fn facts(&self, question: Question<'_>) -> Result<Problem, Unfit> {
        facts::facts(question)
    }

    fn fit(&self, problem: &Problem) -> Result<(), Unfit> {
        facts::fit(problem)
    }

    fn propose(&self, wanted: &Wanted, _: &mut Memory, dice: &mut Chance) -> Option<Candidate> {
        propose::propose(wanted, dice)
    }

    fn propose_beside(
        &self,
        beside: &Beside<'_>,
        memory: &mut Memory,
        dice: &mut Chance,
    ) -> Option<Candidate> {
        changed_or_small(self, beside, memory, dice)
    }
}
