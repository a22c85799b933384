//! The kinds that are no single claim: one answer, and it is right or not.

use crate::budget::{Budget, Unfit};
use crate::canon::stand;
use crate::dice::Dice;
use crate::generate::Wanted;
use crate::known::Known;
use crate::problem::{Kind, Problem};
use crate::setting::Setting;
use crate::tally::Tally;
use crate::{ask, count, cycle, ending, find, passing, points, rule, save};

/// One candidate of so many gets the whole budget at once, …
const PATIENT: usize = 8;

/// … the others get so many nodes.
const SOON: u64 = 2_000;

/// The facts of a problem of such a kind.
///
/// # Errors
/// Why there are none.
pub(crate) fn facts(
    bare: &Problem,
    setting: &Setting,
    budget: &Budget,
    known: &mut Known,
    tally: &Tally,
) -> Result<Problem, Unfit> {
    match bare.kind {
        Kind::Find => find::facts(bare, setting, budget, known, tally),
        Kind::Pass => ending::facts(bare, setting, budget, known, tally),
        Kind::Cycle => cycle::facts(bare, setting, budget, known, tally),
        Kind::Save => save::facts(bare, setting, budget, known, tally),
        Kind::Count => count::facts(bare, setting, budget, known, tally),
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

/// A candidate from dice. One of `save` has no points yet.
pub(crate) fn propose(wanted: &Wanted, known: &mut Known, dice: &mut Dice) -> Option<Problem> {
    match wanted.kind {
        Kind::Find => find::propose(wanted, dice),
        Kind::Pass => passing::propose(wanted, known, dice),
        Kind::Cycle => cycle::propose(wanted, dice),
        Kind::Save => points::propose(wanted, known, dice),
        Kind::Count => count::propose(wanted, dice),
        Kind::Rule => ask::propose(wanted, dice),
        Kind::Lock | Kind::Refute => None,
    }
}

/// A quick look at a candidate, which drops most of them, and what the full one may cost.
///
/// # Errors
/// Why it is not worth a full look.
pub(crate) fn promising(
    bare: Problem,
    budget: &Budget,
    known: &mut Known,
    dice: &mut Dice,
) -> Result<(Problem, Budget), Unfit> {
    match bare.kind {
        // What is decided at all is mostly decided soon, and the same way.
        Kind::Find | Kind::Count if dice.below(PATIENT) != 0 => {
            let nodes = budget.nodes.min(SOON);
            Ok((bare, Budget { nodes, ..*budget }))
        }
        Kind::Pass => {
            let stood = stand(&bare)?;
            passing::promises(&Setting::of(&stood.problem)?.state, budget, known)?;
            Ok((bare, *budget))
        }
        Kind::Save => Ok((points::with_points(&bare, budget, known, dice)?, *budget)),
        _ => Ok((bare, *budget)),
    }
}
