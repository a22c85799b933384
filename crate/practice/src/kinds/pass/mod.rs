mod facts;
mod propose;

use loja_notation::ColorName;

use crate::candidates::beside::Beside;
use crate::candidates::candidate::{Candidate, Promising};
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::dice::Chance;
use crate::kinds::task::{Question, Task, changed_or_small};
use crate::problem::{Problem, Setting, Unfit};
use crate::symmetry::standing::stand;
use crate::symmetry::turned::other_color;

pub(crate) struct Pass;

impl Task for Pass {
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

    fn propose_beside(
        &self,
        beside: &Beside<'_>,
        memory: &mut Memory,
        dice: &mut Chance,
    ) -> Option<Candidate> {
        changed_or_small(self, beside, memory, dice)
    }

    fn vary(&self, question: &mut Problem, dice: &mut Chance) {
        let position = &mut question.position;
        if dice.percent(25) {
            position.turn = Some(other_color(position.turn.unwrap_or(ColorName::Black)));
        }
        if dice.percent(25) {
            position.passes = Some(1 - position.passes.unwrap_or(0).clamp(0, 1));
        }
    }

    fn promising(
        &self,
        candidate: Candidate,
        memory: &mut Memory,
        _: &mut Chance,
    ) -> Result<Promising, Unfit> {
        let standing = stand(&candidate.question)?;
        let setting = Setting::of(&standing.problem)?;
        propose::promises(&setting.state, &candidate.budget, memory)?;
        Ok(Promising::Candidate(candidate))
    }
}
