//! Laws that hold for every state of every game on every board.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod common;

use std::sync::Arc;

use common::{draw, games, parts, walk};
use loja_rules::{Board, Color, Move, PassCount, Point, PointSet, Setup, State};
use proptest::prelude::*;

fn reversed_moves_agree(state: &State) -> Result<(), TestCaseError> {
    let other = state.reversed();
    prop_assert_eq!(state.moves(), other.moves());
    for turn in state.moves() {
        let (here, there) = (
            state.successor(turn).unwrap(),
            other.successor(turn).unwrap(),
        );
        prop_assert_eq!(here.reversed(), there);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// The successor of a legal situation is one: its own setup makes it again.
    #[test]
    fn every_stone_keeps_a_liberty(states in games(8, 60)) {
        for state in &states {
            let setup = state.situation().clone().into_setup();
            let again = State::new(Arc::clone(state.board()), setup).unwrap();
            prop_assert_eq!(again.situation(), state.situation());
        }
    }

    #[test]
    fn colours_are_alike(states in games(6, 40)) {
        for state in &states {
            reversed_moves_agree(state)?;
        }
    }

    #[test]
    fn a_pass_changes_turn_marks_and_count_only(states in games(8, 60)) {
        for state in states.iter().filter(|state| !state.is_final()) {
            let before = state.situation().clone();
            let next = state.successor(Move::PASS).unwrap();
            let mut expected = before.clone().into_setup();
            expected.turn = before.turn().other();
            expected.temporary = PointSet::new();
            expected.passes = PassCount::from_value(i64::from(before.pass_count().value()) + 1).unwrap();
            prop_assert_eq!(next.situation().clone().into_setup(), expected);
            prop_assert_eq!(next.history().last(), Some(&before));
        }
    }

    /// Numbers are names and nothing else.
    #[test]
    fn relabelling_changes_nothing(states in games(7, 40), shuffle in any::<u64>()) {
        let first = &states[0];
        let count = first.board().len();
        let mut names: Vec<usize> = (0..count).collect();
        let mut seed = shuffle;
        for at in (1..count).rev() {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            names.swap(at, usize::try_from(seed >> 33).unwrap() % (at + 1));
        }
        let pairs = first.board().pairs().map(|(a, b)| (names[a.index()], names[b.index()]));
        let board = Arc::new(Board::new(count, pairs).unwrap());
        let point = |old: Point| board.point(names[old.index()]).unwrap();
        let set = |old: &PointSet| old.iter().map(point).collect::<PointSet>();
        let moved = |setup: Setup| Setup {
            stones: loja_rules::ByColor { black: set(&setup.stones.black), white: set(&setup.stones.white) },
            temporary: set(&setup.temporary),
            permanent: set(&setup.permanent),
            ..setup
        };
        let start = moved(first.situation().clone().into_setup());
        let mut other = State::new(Arc::clone(&board), start).unwrap();
        for (state, next) in states.iter().zip(&states[1..]) {
            prop_assert_eq!(set(&state.playable()), other.playable());
            let turn = state.moves().into_iter().find(|&turn| &state.successor(turn).unwrap() == next).unwrap();
            other.play(Move { stone: turn.stone.map(point), ..turn }).unwrap();
            let expected = moved(next.situation().clone().into_setup());
            prop_assert_eq!(other.situation().clone().into_setup(), expected);
        }
    }

    /// The short way that `playable` takes agrees with playing.
    #[test]
    fn playable_is_what_can_be_played(states in games(8, 40)) {
        for state in &states {
            let all = state.board().points();
            let played: PointSet = all.filter(|&x| state.successor(Move::stone(x)).is_ok()).collect();
            prop_assert_eq!(state.playable(), played);
        }
    }

    #[test]
    fn a_refused_move_changes_nothing(states in games(6, 30)) {
        for state in &states {
            for x in state.board().points() {
                let mut tried = state.clone();
                if tried.play(Move::stone(x)).is_err() {
                    prop_assert_eq!(&tried, state);
                }
            }
        }
    }

    /// Temporary marks and the pass count -1 come together (A2.8, B2.4).
    #[test]
    fn marks_go_with_the_pass_count(states in games(8, 60)) {
        for state in &states {
            let marked = !state.situation().temporary().is_empty();
            prop_assert_eq!(marked, state.situation().pass_count() == PassCount::MinusOne);
        }
    }
}

#[test]
fn similar_situations_differ_in_captives_only() {
    let state = draw(&[".x.", "xo.", "#x."], Color::Black);
    let same = |change: fn(&mut Setup)| {
        let mut setup = state.situation().clone().into_setup();
        change(&mut setup);
        let other = State::new(Arc::clone(state.board()), setup).unwrap();
        (
            other.situation() == state.situation(),
            other.situation().is_similar(state.situation()),
        )
    };
    assert_eq!(same(|_| ()), (true, true));
    assert_eq!(same(|setup| setup.captives.black = 3), (false, true));
    assert_eq!(same(|setup| setup.captives.white = 3), (false, true));
    assert_eq!(same(|setup| setup.turn = Color::White), (false, false));
    assert_eq!(
        same(|setup| setup.temporary = PointSet::new()),
        (false, false)
    );
    assert_eq!(
        same(|setup| setup.permanent = setup.stones.black.clone()),
        (false, false)
    );
    assert_eq!(
        same(|setup| setup.stones.white = PointSet::new()),
        (false, false)
    );
    assert_eq!(
        same(|setup| {
            setup.temporary = PointSet::new();
            setup.passes = PassCount::One;
        }),
        (false, false)
    );
}

/// The number of passes alone keeps situations apart.
#[test]
fn passes_make_a_difference() {
    let start = draw(&["x.", "..", ".o"], Color::Black);
    let states = walk(start, &[0, 0]);
    let setup = Setup {
        passes: PassCount::Two,
        ..states[0].situation().clone().into_setup()
    };
    let other = State::new(Arc::clone(states[0].board()), setup).unwrap();
    assert_eq!(states.len(), 3);
    assert_eq!(states[2].situation(), other.situation());
    assert!(!states[2].situation().is_similar(states[0].situation()));
}

#[test]
fn initial_states() {
    let board = Arc::new(Board::rectangle(3, 3));
    let initial = |setup: Setup| State::new(Arc::clone(&board), setup).unwrap().is_initial();
    assert!(initial(Setup::empty()));
    assert!(initial(Setup::initial(board.locations(), 9)));
    assert!(!initial(Setup::initial(PointSet::new(), 10)));
    assert!(!initial(Setup {
        turn: Color::White,
        ..Setup::empty()
    }));
    assert!(!initial(Setup {
        passes: PassCount::MinusOne,
        ..Setup::empty()
    }));
    assert!(!initial(Setup {
        permanent: board.locations(),
        ..Setup::empty()
    }));
    assert!(!initial(Setup {
        captives: loja_rules::ByColor { black: 0, white: 1 },
        ..Setup::empty()
    }));
    let mut state = State::new(Arc::clone(&board), Setup::initial(PointSet::new(), 5)).unwrap();
    assert_eq!(state.komi(), 5);
    state.play(Move::PASS).unwrap();
    assert!(!state.is_initial());
    assert_eq!(state.komi(), 5);
    assert!(!draw(&["x.."], Color::Black).is_initial());
}

/// A cycle of the history counts for White as it does for Black.
#[test]
fn reversing_keeps_the_marks() {
    let state = draw(&["#.x", "o*X"], Color::White);
    let other = state.reversed();
    let (here, there) = (parts(state.situation()), parts(other.situation()));
    assert_eq!(here.0[0], there.0[1]);
    assert_eq!(here.0[2..], there.0[2..]);
    assert_eq!(other.situation().turn(), Color::Black);
    assert_eq!(other.reversed(), state);
}
