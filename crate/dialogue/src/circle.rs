//! Finds where stones stand as before but the situation differs, so that the claim goes on.

use loja_rules::{Situation, State};
use loja_voice::ArgumentFact;

/// "All stones stand as after move 2, but b1 is closed now."
pub(crate) fn no_circle_yet(state: &State) -> Option<ArgumentFact> {
    let (now, history) = (state.situation(), state.history());
    if !comes_round(state) {
        return None;
    }
    let since = with_these_stones(now, history)?;
    let differs = differences(history.get(since)?, now);
    (!differs.is_empty()).then_some(ArgumentFact::NotYetRepeated { since, differs })
}

/// Whether the last move begins a way through former stones, or comes round on it: we don't say so at each move.
fn comes_round(state: &State) -> bool {
    let (history, mut told) = (state.history(), None);
    for (at, here) in history.iter().chain([state.situation()]).enumerate() {
        let former = history.get(..at).unwrap_or_default();
        let passed = former
            .last()
            .is_some_and(|then| then.stones() == here.stones());
        match with_these_stones(here, former) {
            _ if passed => {}
            None => told = None,
            Some(since) if told.is_none_or(|last| since >= last) => told = Some(at),
            Some(_) => {}
        }
    }
    told == Some(history.len())
}

/// The latest situation with these stones, if others stood in between.
fn with_these_stones(now: &Situation, former: &[Situation]) -> Option<usize> {
    let same = |then: &Situation| then.stones() == now.stones();
    let between = former.iter().rposition(|then| !same(then))?;
    former.get(..between)?.iter().rposition(same)
}

/// The differences that E3 sees besides stones; permanent marks don't change in a proof.
fn differences(then: &Situation, now: &Situation) -> Vec<ArgumentFact> {
    let mut differs = Vec::new();
    let turn = now.turn();
    if then.turn() != turn {
        differs.push(ArgumentFact::TurnDiffers { turn });
    }
    let closed = now.temporary().difference(then.temporary());
    let open = then.temporary().difference(now.temporary());
    match (closed.is_empty(), open.is_empty()) {
        (true, true) => {}
        (true, false) => differs.push(ArgumentFact::PointsOpened { open }),
        (false, true) => differs.push(ArgumentFact::PointsClosed { closed }),
        (false, false) => differs.push(ArgumentFact::PointsExchanged { closed, open }),
    }
    // The pass count changes along with turn and marks: name it only alone.
    if differs.is_empty() && then.pass_count() != now.pass_count() {
        let then = usize::try_from(then.pass_count().value()).unwrap_or_default();
        differs.push(ArgumentFact::PassesDiffer { then });
    }
    differs
}
