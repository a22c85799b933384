use loja_solver::Limits;

use crate::candidates::beside::Beside;
use crate::candidates::candidate::{Candidate, Promising};
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::control::search::ControlSearch;
use crate::dice::Chance;
use crate::measure::{Budget, SituationCounter};
use crate::problem::{Problem, Setting, Unfit};

/// A question in standard form.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    pub(crate) problem: &'a Problem,
    pub(crate) setting: &'a Setting,
    pub(crate) budget: &'a Budget,
    pub(crate) tally: &'a SituationCounter,
    pub(crate) memory: &'a mut Memory,
}

impl Question<'_> {
    /// `limits` are a situation's; the budget is for all.
    pub(crate) fn control_search(&mut self, limits: Limits) -> ControlSearch<'_> {
        ControlSearch::new(limits, self.budget.nodes, self.memory).with_tally(self.tally)
    }
}

pub(crate) trait Task: Sync {
    /// # Errors
    /// Why there are none.
    fn facts(&self, question: Question<'_>) -> Result<Problem, Unfit>;

    /// # Errors
    /// Why it is not worth asking.
    fn fit(&self, problem: &Problem) -> Result<(), Unfit>;

    fn propose(&self, wanted: &Wanted, memory: &mut Memory, dice: &mut Chance)
    -> Option<Candidate>;

    fn propose_beside(
        &self,
        beside: &Beside<'_>,
        _: &mut Memory,
        dice: &mut Chance,
    ) -> Option<Candidate> {
        beside.changed(dice, &|question, dice| self.vary(question, dice))
    }

    /// Changes what a question has besides stones.
    fn vary(&self, _: &mut Problem, _: &mut Chance) {}

    /// Drops most candidates at a quick look, and may complete or limit others.
    ///
    /// # Errors
    /// The reason to drop it.
    fn promising(
        &self,
        candidate: Candidate,
        _: &mut Memory,
        _: &mut Chance,
    ) -> Result<Promising, Unfit> {
        Ok(Promising::Candidate(candidate))
    }
}

/// Attempts at a position.
const THROWS: usize = 100;

/// For costly kinds: a variation, or sometimes dice on a small board.
pub(crate) fn changed_or_small(
    task: &dyn Task,
    beside: &Beside<'_>,
    memory: &mut Memory,
    dice: &mut Chance,
) -> Option<Candidate> {
    match beside.small_board() {
        Some(small) => (0..THROWS).find_map(|_| task.propose(&small, memory, dice)),
        None => beside.changed(dice, &|question, dice| task.vary(question, dice)),
    }
}

/// One candidate in this many gets the whole budget; the others get [`SOON`] nodes.
const PATIENT: usize = 8;

const SOON: u64 = 2_000;

/// For kinds mostly decided soon or never.
pub(crate) fn mostly_soon(candidate: Candidate, dice: &mut Chance) -> Candidate {
    if dice.below(PATIENT) == 0 {
        candidate
    } else {
        candidate.within(SOON)
    }
}
