//! The best choices at depths two, three and four, if they agree.

use std::sync::Arc;

use loja_rules::{Move, PassCount, PointSet, Setup, State};
use loja_solver::Limits;

use crate::control::ahead::{Ahead, Found, sign};
use crate::control::search::ControlSearch;
use crate::problem::Unfit;

pub(crate) const DEPTHS: [usize; 3] = [2, 3, 4];

/// A situation's limits, fixed so that its answer doesn't depend on the whole search's budget.
pub(crate) const EACH: Limits = Limits {
    nodes: 12_500,
    bytes: 64 << 20,
};

/// The choices at the greatest depth if all depths have one `verdict`; `None` is undecided.
pub(crate) fn agreed<T: PartialEq>(
    state: &State,
    search: &mut ControlSearch,
    verdict: impl Fn(&[Found]) -> Option<T>,
) -> Result<Vec<Found>, Unfit> {
    let mut last: Option<Vec<Found>> = None;
    for depth in DEPTHS {
        let found = Ahead::new(state, search)
            .choices(depth)
            .ok_or(Unfit::Undecided)?;
        let now = verdict(&found).ok_or(Unfit::Undecided)?;
        if last.is_some_and(|last| verdict(&last) != Some(now)) {
            return Err(Unfit::Unsettled);
        }
        last = Some(found);
    }
    let found = last.ok_or(Unfit::Undecided)?;
    let exact = || found.iter().filter(|one| one.is_exact());
    if exact().all(|one| ends(state, &one.line, search)) {
        Ok(found)
    } else {
        Err(Unfit::Undecided)
    }
}

/// Whether we know control at a line's end, and can show its result.
fn ends(state: &State, line: &[Move], search: &mut ControlSearch) -> bool {
    let mut end = state.clone();
    line.iter().all(|&turn| end.play(turn).is_ok()) && search.lead(&end).is_some()
}

pub(crate) fn exact(found: Vec<Found>) -> Option<Vec<Found>> {
    found.iter().all(Found::is_exact).then_some(found)
}

pub(crate) fn best(state: &State, found: &[Found]) -> Vec<Move> {
    let sign = sign(state.situation().turn());
    let most = found.iter().map(|one| sign * one.lead).max();
    let right = found.iter().filter(|one| Some(sign * one.lead) == most);
    right.map(|one| one.choice).collect()
}

/// Wrong choices that look right: they count at least as much as a right one, or an unanswered enemy stone there
/// would hurt. `None` if something is undecided.
pub(crate) fn tempting(
    state: &State,
    right: &[Move],
    search: &mut ControlSearch,
) -> Option<Vec<Move>> {
    let at_once = exact(Ahead::new(state, search).choices(1)?)?;
    let lead = search.lead(state)?;
    let sign = sign(state.situation().turn());
    let is_right = |one: &&Found| right.contains(&one.choice);
    let least = at_once
        .iter()
        .filter(is_right)
        .map(|one| sign * one.lead)
        .min();
    let setup = Setup {
        temporary: PointSet::new(),
        turn: state.situation().turn().other(),
        passes: PassCount::Zero,
        ..state.situation().clone().into_setup()
    };
    let theirs = State::new(Arc::clone(state.board()), setup).ok()?;
    let threats = exact(Ahead::new(&theirs, search).choices(1)?)?;
    let costs = |one: &Found| !one.choice.is_pass() && sign * one.lead < sign * lead;
    let threats: Vec<Move> = threats
        .into_iter()
        .filter(costs)
        .map(|one| one.choice)
        .collect();
    let looks = |one: &&Found| Some(sign * one.lead) >= least || threats.contains(&one.choice);
    let wrong = at_once.iter().filter(|one| !right.contains(&one.choice));
    Some(wrong.filter(looks).map(|one| one.choice).collect())
}
