mod facts;

use crate::candidates::candidate::{Candidate, Promising};
use crate::candidates::grow;
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::dice::Chance;
use crate::kinds::task::{Question, Task, mostly_soon};
use crate::problem::writing::question_about;
use crate::problem::{Kind, Problem, Unfit};
use crate::symmetry::turned::other_color;

pub(crate) struct Find;

impl Task for Find {
    fn facts(&self, question: Question<'_>) -> Result<Problem, Unfit> {
        facts::facts(question)
    }

    fn fit(&self, problem: &Problem) -> Result<(), Unfit> {
        facts::fit(problem)
    }

    fn propose(&self, wanted: &Wanted, _: &mut Memory, dice: &mut Chance) -> Option<Candidate> {
        let board = grow::board(wanted.columns, wanted.rows)?;
        let state = grow::ended(&board, dice)?;
        let question = Problem {
            player: Some(grow::color(dice).into()),
            ..question_about(Kind::Find, &state, wanted.columns)
        };
        Some(Candidate::new(question, wanted))
    }

    fn vary(&self, question: &mut Problem, dice: &mut Chance) {
        if dice.percent(25) {
            question.player = question.player.map(other_color);
        }
    }

    fn promising(
        &self,
        candidate: Candidate,
        _: &mut Memory,
        dice: &mut Chance,
    ) -> Result<Promising, Unfit> {
        Ok(Promising::Candidate(mostly_soon(candidate, dice)))
    }
}
