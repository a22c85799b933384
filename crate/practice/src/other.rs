//! The kinds that are no single claim: one answer, and it is right or not.

use crate::budget::{Budget, Unfit};
use crate::dice::Dice;
use crate::generate::Wanted;
use crate::problem::{Kind, Problem};
use crate::setting::Setting;
use crate::{ask, count, cycle, ending, find, rule, save};

/// The facts of a problem of such a kind.
///
/// # Errors
/// Why there are none.
pub(crate) fn facts(bare: &Problem, setting: &Setting, budget: &Budget) -> Result<Problem, Unfit> {
    match bare.kind {
        Kind::Find => find::facts(bare, setting, budget),
        Kind::Pass => ending::facts(bare, setting, budget),
        Kind::Cycle => cycle::facts(bare, setting, budget),
        Kind::Save => save::facts(bare, setting, budget),
        Kind::Count => count::facts(bare, setting, budget),
        Kind::Rule => rule::facts(bare, setting, budget),
        Kind::Lock | Kind::Refute => Err(Unfit::NoPosition),
    }
}

/// Whether it is worth asking.
///
/// # Errors
/// Why it is not.
pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    match problem.kind {
        Kind::Find => find::fit(problem),
        Kind::Pass => ending::fit(problem),
        Kind::Cycle => cycle::fit(problem),
        Kind::Save => save::fit(problem),
        Kind::Count => count::fit(problem),
        Kind::Rule => rule::fit(problem),
        Kind::Lock | Kind::Refute => Err(Unfit::NoPosition),
    }
}

/// A candidate.
pub(crate) fn propose(wanted: &Wanted, dice: &mut Dice) -> Option<Problem> {
    match wanted.kind {
        Kind::Find => find::propose(wanted, dice),
        Kind::Pass => ending::propose(wanted, dice),
        Kind::Cycle => cycle::propose(wanted, dice),
        Kind::Save => save::propose(wanted, dice),
        Kind::Count => count::propose(wanted, dice),
        Kind::Rule => ask::propose(wanted, dice),
        Kind::Lock | Kind::Refute => None,
    }
}
