//! The transcription of the rules text, asked about a claim.
//!
//! It knows claims by Black only (C3 to C8 are written for him, C2 reverses), so a claim of White
//! is asked with the colours exchanged.

use std::collections::HashMap;
use std::sync::Arc;

use loja_rules::{Color, PassCount, PointSet, Setup, State};

use super::literal::{self, PastUnderReversal::Reversed, Set, Turn};
use super::worded::{plain_set, worded};

/// The present situation of the transcription's state, without history and captives.
fn ours(like: &State, state: &literal::State) -> State {
    let situation = &state.situation;
    let points = |set: &Set| -> PointSet {
        set.iter()
            .map(|&at| like.board().point(at as usize).unwrap())
            .collect()
    };
    let mut setup = Setup::empty();
    setup.stones.black = points(&situation.black);
    setup.stones.white = points(&situation.white);
    setup.temporary = points(&situation.temporary);
    setup.permanent = points(&situation.permanent);
    setup.turn = match situation.turn {
        Turn::Black => Color::Black,
        Turn::White => Color::White,
    };
    setup.passes = PassCount::from_value(situation.pass_count.into()).unwrap();
    State::new(Arc::clone(like.board()), setup).unwrap()
}

/// The worst case of Black's claim (C6) by the text.
pub fn worst_case(state: &State, set: &PointSet) -> State {
    let worst = literal::c6_worst_case(&plain_set(set), &worded(state));
    ours(state, &worst)
}

/// C7 as it is written, with the history, for Black. `None` when more than so many states would be
/// visited.
pub fn with_history(state: &State, set: &PointSet, mut limit: u64) -> Option<bool> {
    literal::c7_within(&plain_set(set), &worded(state), Reversed, &mut limit)
}

/// Every situation that can be reached from the state without removing a cycle, with membership in
/// the least fixed point of C7, by the text alone.
pub fn fixed_point(state: &State, set: &PointSet) -> Vec<(State, bool)> {
    let set = plain_set(set);
    let bare = |mut state: literal::State| {
        state.history.clear();
        state.situation.black_captives = 0;
        state.situation.white_captives = 0;
        state
    };
    let start = bare(worded(state));
    let mut numbers = HashMap::from([(format!("{:?}", start.situation), 0)]);
    let mut nodes = vec![start];
    let mut next: Vec<Vec<usize>> = Vec::new();
    let mut won: Vec<bool> = Vec::new();
    while next.len() < nodes.len() {
        let state = nodes[next.len()].clone();
        won.push(literal::c8_two_eye_formation(&set, &state));
        let mut list = Vec::new();
        for successor in literal::b1_successors(&state, Reversed) {
            let successor = bare(successor.state);
            let fresh = nodes.len();
            let key = format!("{:?}", successor.situation);
            let number = *numbers.entry(key).or_insert(fresh);
            if number == fresh {
                nodes.push(successor);
            }
            list.push(number);
        }
        next.push(list);
    }
    loop {
        let mut changed = false;
        for at in 0..nodes.len() {
            let mut all = next[at].iter().map(|&to| won[to]);
            let forced = match nodes[at].situation.turn {
                Turn::Black => all.any(|won| won),
                Turn::White => all.len() > 0 && all.all(|won| won),
            };
            if forced && !won[at] {
                won[at] = true;
                changed = true;
            }
        }
        if !changed {
            let states = nodes.iter().map(|node| ours(state, node));
            return states.zip(won).collect();
        }
    }
}
