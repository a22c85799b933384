mod facts;

use loja_rules::{Color, PassCount};

use crate::candidates::candidate::{Candidate, Promising};
use crate::candidates::grow;
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::dice::Chance;
use crate::kinds::task::{Question, Task, mostly_soon};
use crate::problem::writing::question_about;
use crate::problem::{Kind, Problem, Unfit};

pub(crate) struct Count;

impl Task for Count {
    fn facts(&self, question: Question<'_>) -> Result<Problem, Unfit> {
        facts::facts(question)
    }

    fn fit(&self, problem: &Problem) -> Result<(), Unfit> {
        facts::fit(problem)
    }

    /// The captives make both numbers of moves equal.
    fn propose(&self, wanted: &Wanted, _: &mut Memory, dice: &mut Chance) -> Option<Candidate> {
        let board = grow::board(wanted.columns, wanted.rows)?;
        let state = grow::ended(&board, dice)?;
        let state = grow::with_captives(&state, Color::Black, PassCount::Two, dice)?;
        let question = question_about(Kind::Count, &state, wanted.columns);
        Some(Candidate::new(question, wanted))
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
