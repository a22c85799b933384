mod facts;
mod propose;

use crate::candidates::candidate::{Candidate, Promising};
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::dice::Chance;
use crate::kinds::task::{Question, Task};
use crate::problem::{Problem, Unfit};

pub(crate) struct Save;

impl Task for Save {
    fn facts(&self, question: Question<'_>) -> Result<Problem, Unfit> {
        facts::facts(question)
    }

    fn fit(&self, problem: &Problem) -> Result<(), Unfit> {
        facts::fit(problem)
    }

    fn propose(
        &self,
        wanted: &Wanted,
        memory: &mut Memory,
        dice: &mut Chance,
    ) -> Option<Candidate> {
        propose::propose(wanted, memory, dice)
    }

    fn promising(
        &self,
        candidate: Candidate,
        memory: &mut Memory,
        dice: &mut Chance,
    ) -> Result<Promising, Unfit> {
        let Candidate { question, budget } = &candidate;
        let question = propose::with_points(question, budget, memory, dice)?;
        Ok(Promising::Candidate(Candidate {
            question,
            ..candidate
        }))
    }
}
