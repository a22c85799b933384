//! What every kind of problem says about itself.

use loja_solver::Limits;

use crate::candidates::beside::Beside;
use crate::candidates::candidate::{Candidate, Promising};
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::control::search::ControlSearch;
use crate::dice::Dice;
use crate::measure::{Budget, Tally};
use crate::problem::{Problem, Setting, Unfit};

/// A question, laid down in the one way, and what its facts may use.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) setting: &'a Setting,
    pub(crate) budget: &'a Budget,
    pub(crate) tally: &'a Tally,
    pub(crate) memory: &'a mut Memory,
}

impl Question<'_> {
    /// Somebody who looks who controls what, within these limits for each situation and the budget for all.
    pub(crate) fn control_search(&mut self, limits: Limits) -> ControlSearch<'_> {
        ControlSearch::new(limits, self.budget.nodes, self.memory).with_tally(self.tally)
    }
}

/// A kind of problem.
pub(crate) trait Task: Sync {
    /// The facts of a question.
    ///
    /// # Errors
    /// Why there are none.
    fn facts(&self, question: Question<'_>) -> Result<Problem, Unfit>;

    /// Whether a problem with its facts is worth being asked.
    ///
    /// # Errors
    /// Why it is not.
    fn fit(&self, problem: &Problem) -> Result<(), Unfit>;

    /// A candidate from dice.
    fn propose(&self, wanted: &Wanted, memory: &mut Memory, dice: &mut Dice) -> Option<Candidate>;

    /// A candidate beside a problem at hand.
    fn propose_beside(
        &self,
        beside: &Beside<'_>,
        _: &mut Memory,
        dice: &mut Dice,
    ) -> Option<Candidate> {
        beside.changed(dice, &|question, dice| self.vary(question, dice))
    }

    /// Changes what besides the stones makes another question.
    fn vary(&self, _: &mut Problem, _: &mut Dice) {}

    /// A quick look at a candidate, which drops most of them, and may complete or limit the others.
    ///
    /// # Errors
    /// Why it is not worth a full look.
    fn promising(
        &self,
        candidate: Candidate,
        _: &mut Memory,
        _: &mut Dice,
    ) -> Result<Promising, Unfit> {
        Ok(Promising::Candidate(candidate))
    }
}

/// Throws for a position with a rare kind of question.
const THROWS: usize = 100;

/// For kinds whose facts may take much: changed, and now and then from dice on a small board.
pub(crate) fn changed_or_small(
    task: &dyn Task,
    beside: &Beside<'_>,
    memory: &mut Memory,
    dice: &mut Dice,
) -> Option<Candidate> {
    match beside.small_board() {
        Some(small) => (0..THROWS).find_map(|_| task.propose(&small, memory, dice)),
        None => beside.changed(dice, &|question, dice| task.vary(question, dice)),
    }
}

/// One candidate of so many gets the whole budget at once, …
const PATIENT: usize = 8;

/// … the others get so many nodes.
const SOON: u64 = 2_000;

/// For kinds of which what is decided at all is mostly decided soon, and the same way.
pub(crate) fn mostly_soon(candidate: Candidate, dice: &mut Dice) -> Candidate {
    if dice.below(PATIENT) == 0 {
        candidate
    } else {
        candidate.within(SOON)
    }
}
