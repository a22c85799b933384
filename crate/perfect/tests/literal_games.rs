//! The value of the tiniest boards by the literal rules: every game of so many turns, with its history and all removals of
//! cycles, by the transcription of the rules text that somebody wrote who had not seen this crate. The minimax around it, and
//! this file, are by the hand that wrote the crate.

use std::collections::HashMap;
use std::sync::Arc;

use loja_perfect::World;
use loja_rules::{Board, Shape};

use crate::boards::{forever, sheet};

#[path = "../../rules/tests/oracle/literal.rs"]
#[allow(
    dead_code,
    clippy::pedantic,
    clippy::expect_used,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "another crate's"
)]
mod literal;

use literal::{PastUnderReversal, Set, State, Turn};

const PAST: PastUnderReversal = PastUnderReversal::Reversed;

#[derive(Default)]
struct Judge {
    scores: HashMap<(Set, Set, Set), i64>,
}

impl Judge {
    /// C1, C2: Black minus White.
    fn score(&mut self, state: &State) -> i64 {
        let now = &state.situation;
        let key = (now.black.clone(), now.white.clone(), now.permanent.clone());
        let taken = i64::from(now.white_captives) - i64::from(now.black_captives);
        let bare = *self.scores.entry(key).or_insert_with(|| {
            let score = i64::from(literal::c1_black_score(state, PAST))
                - i64::from(literal::c2_white_score(state, PAST));
            score - taken
        });
        bare + taken
    }

    /// Whether this colour ends the game within so many turns with so much more.
    fn secures(&mut self, state: &State, player: Turn, wanted: i64, turns: u32) -> bool {
        if literal::e1_state_is_final(state) {
            let sign = if player == Turn::Black { 1 } else { -1 };
            return sign * self.score(state) >= wanted;
        }
        if turns == 0 {
            return false;
        }
        let next = literal::b1_successors(state, PAST);
        if state.situation.turn == player {
            next.iter()
                .any(|next| self.secures(&next.state, player, wanted, turns - 1))
        } else {
            next.iter()
                .all(|next| self.secures(&next.state, player, wanted, turns - 1))
        }
    }
}

fn initial(board: &Board, marks: &[u32]) -> State {
    let pairs = board
        .pairs()
        .map(|(a, b)| Set::from([a.index() as u32, b.index() as u32]));
    let literal = literal::Board {
        locations: (0..board.len() as u32).collect(),
        neighbor_relation: pairs.collect(),
    };
    literal::a2_initial(literal, marks.iter().copied().collect(), 0)
}

/// Both players secure the value, by every game that the rules allow, within so many turns.
fn value_is(board: &Arc<Board>, black: u32, white: u32) {
    forever(|limits| {
        let mut world = World::new(board, limits).unwrap().unwrap();
        let value = world.value(limits).unwrap().exact().unwrap();
        let start = initial(board, &[]);
        let mut judge = Judge::default();
        assert!(
            judge.secures(&start, Turn::Black, value, black),
            "Black, {value}"
        );
        assert!(
            judge.secures(&start, Turn::White, -value, white),
            "White, {value}"
        );
        assert!(
            !judge.secures(&start, Turn::Black, value + 1, black),
            "Black, {value} + 1"
        );
    });
}

#[test]
fn empty_boards() {
    value_is(&sheet(Shape::Rectangle, 1, 1), 4, 4);
    value_is(&sheet(Shape::Rectangle, 2, 1), 12, 12);
    value_is(&sheet(Shape::Rectangle, 3, 1), 6, 8);
    value_is(&sheet(Shape::Cylinder, 3, 1), 8, 8);
    value_is(&Arc::new(Board::new(2, []).unwrap()), 8, 8);
}

/// Starts of Black, told by marks at the start as A2 has them: where he may not pass gladly, the only open location is the
/// value; and on two locations he keeps the jigo by removing a cycle.
#[test]
fn marked_starts() {
    forever(|limits| {
        for (columns, turns) in [(2_u8, 13), (3, 8)] {
            let board = sheet(Shape::Rectangle, columns, 1);
            let mut world = World::new(&board, limits).unwrap().unwrap();
            let pass = -world.value(limits).unwrap().exact().unwrap();
            for start in world.starts(limits).unwrap() {
                let value = start.value.exact().unwrap().max(pass);
                let marks: Vec<u32> = (0..u32::from(columns))
                    .filter(|&at| at as usize != start.at.index())
                    .collect();
                let state = initial(&board, &marks);
                let mut judge = Judge::default();
                assert!(
                    judge.secures(&state, Turn::Black, value, turns),
                    "{columns}: {:?}",
                    start.at
                );
                assert!(
                    judge.secures(&state, Turn::White, -value, turns),
                    "{columns}: {:?}",
                    start.at
                );
            }
        }
    });
}

/// Every place of two and three locations, with marks for good and without: what is secured is secured in literal games.
#[test]
fn places_that_come_up() {
    forever(|limits| {
        for board in [sheet(Shape::Rectangle, 2, 1), sheet(Shape::Rectangle, 3, 1)] {
            let world = World::new(&board, limits).unwrap().unwrap();
            let mut compared = 0;
            for place in world.places().to_vec() {
                let Some(advice) = world.advice_at(place) else {
                    continue;
                };
                let mut state = initial(&board, &[]);
                let set = |bits: u16| {
                    (0..16_u32)
                        .filter(|at| bits >> at & 1 == 1)
                        .collect::<Set>()
                };
                state.situation.black = set(place.own);
                state.situation.white = set(place.enemy);
                state.situation.temporary = set(place.shut);
                state.situation.pass_count = place.passes.into();
                let mut judge = Judge::default();
                assert!(
                    judge.secures(&state, Turn::Black, advice.least.into(), 8),
                    "{place:?}"
                );
                assert!(
                    judge.secures(&state, Turn::White, (-advice.most).into(), 8),
                    "{place:?}"
                );
                compared += 1;
            }
            assert!(compared > 5);
        }
    });
}
