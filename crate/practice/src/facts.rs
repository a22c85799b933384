//! The facts of a problem, from its position and its question, and whether it is worth being asked.

use crate::control::memory::Memory;
use crate::kinds::task::Question;
use crate::kinds::task_of;
use crate::measure::{Budget, Tally};
use crate::problem::kind::Set;
use crate::problem::{Problem, Setting, Unfit};
use crate::symmetry::restore::as_it_lies;
use crate::symmetry::standing::stand;

/// Computes everything that is a fact about a problem from its position, kind, player, set, moves played and move
/// asked about; title, credit and source stay. The same problem gives the same facts everywhere, so whoever is given
/// a problem can compare. The budget says whether there is an answer, not which.
///
/// Facts are found with the board laid down in one way for all problems that are the same, so a problem that is turned
/// or has its colours exchanged has its facts turned and exchanged.
///
/// # Errors
/// Why it is no problem.
pub fn facts(bare: &Problem, budget: &Budget) -> Result<Problem, Unfit> {
    facts_with_tally(bare, budget, &Tally::default())
}

/// The same for somebody who wants to hear how far it is.
///
/// # Errors
/// Why it is no problem.
pub fn facts_with_tally(bare: &Problem, budget: &Budget, tally: &Tally) -> Result<Problem, Unfit> {
    facts_with_memory(bare, budget, &mut Memory::default(), tally)
}

/// The same for somebody who has looked at such situations before, which only saves time.
pub(crate) fn facts_with_memory(
    bare: &Problem,
    budget: &Budget,
    memory: &mut Memory,
    tally: &Tally,
) -> Result<Problem, Unfit> {
    let bare = &bare.question();
    // What can't be read is told with the names that it has here.
    let setting = Setting::of(bare)?;
    if bare.kind.form().set == Set::Claimed {
        setting.claim()?;
    } else {
        whole(&setting)?;
    }
    let standing = stand(bare)?;
    let found = task_of(bare.kind).facts(Question {
        problem: &standing.problem,
        setting: &Setting::of(&standing.problem)?,
        budget,
        tally,
        memory,
    });
    let found = memory.can_be_trusted().and(found)?;
    as_it_lies(bare, &standing, &found)
}

/// A claim is argued within its set, whatever lies outside; the rest is about all of the board.
///
/// # Errors
/// When the board is a part of a larger one.
pub(crate) fn whole(setting: &Setting) -> Result<(), Unfit> {
    if setting.layout.edges().is_some() {
        return Err(Unfit::Field(
            "this is a part of a board, and what lies outside is not known; only claims are asked about parts",
        ));
    }
    Ok(())
}

/// Whether a problem with its facts is worth being asked: it must not be trivial.
///
/// # Errors
/// What is too easy about it, as a sentence.
pub fn fit(problem: &Problem) -> Result<(), Unfit> {
    task_of(problem.kind).fit(problem)
}
