use crate::control::memory::Memory;
use crate::kinds::task::Question;
use crate::kinds::task_of;
use crate::measure::{Budget, SituationCounter};
use crate::problem::kind::Set;
use crate::problem::{Problem, Setting, Unfit};
use crate::symmetry::restore::as_it_lies;
use crate::symmetry::standing::stand;

/// Computes a problem's facts from its position, kind, player, set, moves played and move asked about. The budget
/// decides whether there is an answer, not which.
///
/// Equivalent problems get one standard form first, so turning a problem or exchanging its colours turns its facts
/// too. Title, credit and source stay.
///
/// # Errors
/// Why it is no problem.
pub fn facts(bare: &Problem, budget: &Budget) -> Result<Problem, Unfit> {
    facts_with_tally(bare, budget, &SituationCounter::default())
}

/// Computes [`facts`] and reports progress.
///
/// # Errors
/// Why it is no problem.
pub fn facts_with_tally(
    bare: &Problem,
    budget: &Budget,
    tally: &SituationCounter,
) -> Result<Problem, Unfit> {
    facts_with_memory(bare, budget, &mut Memory::default(), tally)
}

pub(crate) fn facts_with_memory(
    bare: &Problem,
    budget: &Budget,
    memory: &mut Memory,
    tally: &SituationCounter,
) -> Result<Problem, Unfit> {
    let bare = &bare.question();
    // First, so that errors use the given names.
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

/// Refuses parts of larger boards, since only a claim depends on its set alone.
///
/// # Errors
/// When it is such a part.
pub(crate) fn whole(setting: &Setting) -> Result<(), Unfit> {
    if setting.layout.edges().is_some() {
        return Err(Unfit::Field(
            "this is a part of a board, and nobody knows what lies outside; only claims can be asked about parts",
        ));
    }
    Ok(())
}

/// Checks that a problem is not trivial.
///
/// # Errors
/// What is too easy.
pub fn fit(problem: &Problem) -> Result<(), Unfit> {
    task_of(problem.kind).fit(problem)
}
