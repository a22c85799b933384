//! Holds the facts of an argument against the board. It knows nothing of any search.

use loja_ground::{Color, Point, PointSet};
use loja_systems::Why;
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{
    ArgumentEnd, ArgumentPlace, ArgumentQuestion, Case, EndReason, TurnEffect,
};

/// Each effect of a turn, and that none is missing.
pub(crate) fn moved(case: &Case, places: [&ArgumentPlace; 2], turn: Turn) {
    let effects = case.effects(places, turn);
    for effect in &effects {
        truthful(case, places, turn, effect);
    }
    let [before, after] = places;
    let told: PointSet = effects
        .iter()
        .filter_map(|effect| match effect {
            TurnEffect::Marked(at) => Some(*at),
            _ => None,
        })
        .collect();
    assert_eq!(told, after.state.marks().difference(before.state.marks()));
    let has = |wanted: fn(&TurnEffect) -> bool| effects.iter().any(wanted);
    assert_eq!(
        has(|effect| matches!(effect, TurnEffect::OtherCanEnd)),
        turn == Turn::Pass && !after.state.ended()
    );
    assert_eq!(
        has(|effect| matches!(effect, TurnEffect::New(_))),
        !after.new.is_subset(&before.new)
    );
    let goes_on = !matches!(case.question, ArgumentQuestion::Captured(_));
    assert_eq!(
        has(|effect| matches!(effect, TurnEffect::Captured)),
        goes_on && after.captured && !before.captured
    );
    assert_eq!(
        has(|effect| matches!(effect, TurnEffect::StonesLeft(_))),
        after.left != before.left
    );
    let enemy = before.state.turn().other();
    let stones = |place: &ArgumentPlace| place.state.stones()[enemy].len();
    assert_eq!(
        after.taken_since(before).len(),
        stones(before) - stones(after)
    );
}

fn truthful(case: &Case, [before, after]: [&ArgumentPlace; 2], turn: Turn, effect: &TurnEffect) {
    let mover = before.state.turn();
    match effect {
        TurnEffect::Marked(at) => {
            let refused = after.state.after(Turn::Play(*at));
            assert_eq!(refused.map_err(|no| no.why).err(), Some(Why::Marked));
            assert!(after.state.after(Turn::PassFor(*at)).is_ok());
        }
        TurnEffect::OtherCanEnd => {
            let ended = after.state.after(Turn::Pass);
            assert!(ended.is_ok_and(|state| state.ended()));
        }
        TurnEffect::Lifted(at, free) => {
            assert_eq!(turn, Turn::PassFor(*at));
            assert!(!after.state.marks().contains(*at) && !after.state.passed());
            let walls = case.start.state.board().neighbors(*at).iter();
            let enemy = |near: &Point| after.state.stones()[free.other()].contains(*near);
            assert!(walls.copied().all(|near| enemy(&near)), "{at:?}");
        }
        TurnEffect::New(at) => {
            assert!(turn == Turn::Play(*at) && mover == case.owner && after.new.contains(*at));
        }
        TurnEffect::StonesLeft(left) => {
            assert!(after.left == Some(*left) && mover == case.capturer());
        }
        TurnEffect::LastLiberty(members, left) => {
            let at = case.target().unwrap_or_else(|| panic!("{effect:?}"));
            let stones = after.state.stones();
            let chain = stones.chain(after.state.board(), at);
            assert_eq!((members, left), (&chain.members, &stones.liberties(&chain)));
            assert_eq!(left.len(), 1);
        }
        TurnEffect::Captured => assert!(after.captured && !before.captured),
    }
}

/// Why it is over.
pub(crate) fn end(case: &Case, way: &[ArgumentPlace], end: &ArgumentEnd) {
    let place = &way[way.len() - 1];
    match &end.why {
        EndReason::Taken => assert!(place.captured),
        EndReason::TwoPasses => assert!(place.state.ended()),
        EndReason::TwoEyes => {
            let at = case.target().unwrap_or_else(|| panic!("{end:?}"));
            assert!(stays(case, place, at), "{place:?}");
        }
        EndReason::Arisen(at) => {
            assert!(place.new.contains(*at), "{at:?}");
            let earlier = &way[..way.len() - 1];
            let was_there = earlier.iter().any(|one| one.new.contains(*at));
            assert!(was_there || case.is_newest(way, *at), "{way:?}");
        }
        // No new stone of the owner stays there now.
        EndReason::Covered => assert!(place.new.is_empty()),
        EndReason::Round(since) => assert_eq!(&way[*since], place),
    }
}

/// Whether no turns in succession take the stone, whatever the enemy plays while its owner passes.
fn stays(case: &Case, place: &ArgumentPlace, at: Point) -> bool {
    let enemy: Color = case.owner.other();
    let mut seen = std::collections::HashSet::new();
    let mut waiting = vec![place.state.clone()];
    while let Some(state) = waiting.pop() {
        if !state.stones()[case.owner].contains(at) {
            return false;
        }
        if !seen.insert(state.stones().clone()) {
            continue;
        }
        let state = match state.turn() == enemy {
            true => state,
            false => match state.after(Turn::Pass) {
                Ok(next) => next,
                Err(_) => continue,
            },
        };
        let board = state.board().clone();
        for point in board.points() {
            if let Ok(next) = state.after(Turn::Play(point)) {
                waiting.push(next);
            }
        }
    }
    true
}
