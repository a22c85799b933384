//! What is best when both go on for two, for three and for four moves, if these agree. What a longer line could gain is
//! not looked at.

use std::sync::Arc;

use loja_rules::{Move, PassCount, PointSet, Setup, State};
use loja_solver::Limits;

use crate::control::ahead::{Ahead, Found, sign};
use crate::control::search::ControlSearch;
use crate::problem::Unfit;

/// How many moves are looked ahead. All have to agree.
pub(crate) const DEPTHS: [usize; 3] = [2, 3, 4];

/// What one situation of a search may cost. What is too hard need not matter, and the same is too hard whatever the
/// whole search may cost.
pub(crate) const EACH: Limits = Limits {
    nodes: 12_500,
    bytes: 64 << 20,
};

/// The choices at the greatest depth, if all depths agree on what `verdict` makes of them. It tells nothing where that is
/// not decided.
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

/// Whether it is known who controls what at the end of a line, so that its result can be shown.
fn ends(state: &State, line: &[Move], search: &mut ControlSearch) -> bool {
    let mut end = state.clone();
    line.iter().all(|&turn| end.play(turn).is_ok()) && search.lead(&end).is_some()
}

/// All of them, if all are decided.
pub(crate) fn exact(found: Vec<Found>) -> Option<Vec<Found>> {
    found.iter().all(Found::is_exact).then_some(found)
}

/// The choices that are as good as any.
pub(crate) fn best(state: &State, found: &[Found]) -> Vec<Move> {
    let sign = sign(state.situation().turn());
    let most = found.iter().map(|one| sign * one.lead).max();
    let right = found.iter().filter(|one| Some(sign * one.lead) == most);
    right.map(|one| one.choice).collect()
}

/// The wrong choices that search right: those after which the count is at least as good as after a right one, and stones
/// where one of the opponent’s would cost something if nobody answered it. `None` when something stays undecided.
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
