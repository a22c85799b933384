//! The facts of a problem, and whether it is worth asking.

use crate::control::memory::Memory;
use crate::kinds::task::Question;
use crate::kinds::task_of;
use crate::measure::{Budget, Tally};
use crate::problem::kind::Set;
use crate::problem::{Problem, Setting, Unfit};
use crate::symmetry::restore::as_it_lies;
use crate::symmetry::standing::stand;

/// Computes the facts of a problem from its position, kind, player, set, moves played and move
/// asked about; title, credit and source stay. The budget decides whether there is an answer, not
/// which.
///
/// Equivalent problems are put into one standard form first, so turning a problem or exchanging its
/// colours does so with its facts.
///
/// # Errors
/// The reason why it is no problem.
pub fn facts(bare: &Problem, budget: &Budget) -> Result<Problem, Unfit> {
    facts_with_tally(bare, budget, &Tally::default())
}

/// Computes [`facts`] and reports progress.
///
/// # Errors
/// The reason why it is no problem.
pub fn facts_with_tally(bare: &Problem, budget: &Budget, tally: &Tally) -> Result<Problem, Unfit> {
    facts_with_memory(bare, budget, &mut Memory::default(), tally)
}

pub(crate) fn facts_with_memory(
    bare: &Problem,
    budget: &Budget,
    memory: &mut Memory,
    tally: &Tally,
) -> Result<Problem, Unfit> {
    let bare = &bare.question();
    // Read here first, so that errors use the names given.
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

/// Refuses parts of larger boards: a claim depends only on its set, other kinds on the whole board.
///
/// # Errors
pub(crate) fn whole(setting: &Setting) -> Result<(), Unfit> {
    if setting.layout.edges().is_some() {
        return Err(Unfit::Field(
            "this is a part of a board, and what lies outside is not known; only claims are asked about parts",
        ));
    }
    Ok(())
}

/// Checks that a problem with its facts is not trivial.
///
/// # Errors
/// What is too easy about it, as a sentence.
pub fn fit(problem: &Problem) -> Result<(), Unfit> {
    task_of(problem.kind).fit(problem)
}
