//! Says that stones stand as before but the situation differs, so that the claim goes on.

use loja_rules::{PointSet, Situation, State};

use crate::text::{listed, of};
use crate::voice::Voice;

/// "after move 2", as moves are numbered.
pub(crate) fn moment(since: usize) -> String {
    match since {
        0 => "at the start".to_owned(),
        _ => format!("after move {since}"),
    }
}

/// "All stones stand as after move 2, but b1 is shut now, so this is not the same situation yet."
pub(crate) fn no_circle_yet(voice: Voice<'_>, state: &State) -> Option<String> {
    let (now, history) = (state.situation(), state.history());
    if !comes_round(state) {
        return None;
    }
    let since = with_these_stones(now, history)?;
    let differs = differences(voice, history.get(since)?, now);
    (!differs.is_empty()).then(|| {
        format!(
            "All stones stand as {}, but {}, so this is not the same situation yet.",
            moment(since),
            listed(&differs, "and")
        )
    })
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

/// What E3 asks for besides stones; permanent marks don't change in a proof.
fn differences(voice: Voice<'_>, then: &Situation, now: &Situation) -> Vec<String> {
    let mut differs = Vec::new();
    if then.turn() != now.turn() {
        differs.push(format!("it is {} turn", voice.whose(now.turn())));
    }
    let shut = now.temporary().difference(then.temporary());
    let open = then.temporary().difference(now.temporary());
    let is = |points: &PointSet, rest: &str| {
        let verb = of(points.len(), "is", "are");
        format!("{} {verb} {rest}", voice.points(points))
    };
    match (shut.is_empty(), open.is_empty()) {
        (true, true) => {}
        (true, false) => differs.push(is(&open, "no longer shut")),
        (false, true) => differs.push(is(&shut, "shut now")),
        (false, false) => {
            let instead = format!("shut now instead of {}", voice.points(&open));
            differs.push(is(&shut, &instead));
        }
    }
    // The pass count changes along with turn and marks: name it only alone.
    if differs.is_empty() && then.pass_count() != now.pass_count() {
        differs.push(format!("the pass count was {} then", then.pass_count()));
    }
    differs
}
