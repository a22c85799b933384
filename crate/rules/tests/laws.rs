//! Laws that hold for every state of every game on every board: each is tried on random graphs and
//! on every family.

use std::sync::Arc;

use loja_rules::{
    Board, ByColor, Chart, Color, Event, Family, Illegal, Move, PassCount, Point, PointSet, Setup,
    State,
};
use loja_testkit::effort;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::common::{draw, family_games, games, parts, walk};

loja_testkit::long_too!(
    captures_leave_no_stone_without_liberty,
    colours_are_alike,
    a_pass_changes_turn_mark_and_count_only,
    every_turn_can_be_undone,
    relabelling_changes_nothing,
    playable_is_what_can_be_played,
    a_refused_move_changes_nothing,
    marks_go_with_the_pass_count,
    no_stone_is_lost,
    stones_as_everywhere
);

type Verdict = Result<(), TestCaseError>;

/// Tries a law on games of so many turns: on random graphs, and on every family of boards.
fn everywhere(most: usize, length: usize, law: impl Fn(&[State]) -> Verdict) {
    let run = |cases: u32, games: BoxedStrategy<Vec<State>>, where_: &str| {
        let config = ProptestConfig {
            cases,
            failure_persistence: None,
            ..ProptestConfig::default()
        };
        if let Err(error) = TestRunner::new(config).run(&games, |states| law(&states)) {
            panic!("{where_}: {error}");
        }
    };
    let times = effort(1, 20);
    run(200 * times, games(most, length).boxed(), "random graph");
    for family in Family::ALL {
        run(
            32 * times,
            family_games(family, length).boxed(),
            family.name(),
        );
    }
}

/// Some control, no matter whose: the locations whose numbers this picks.
fn control(state: &State, pick: usize) -> ByColor<PointSet> {
    let every = |step: usize| {
        let points = state.board().points();
        points
            .filter(|point| (point.index() + pick).is_multiple_of(step))
            .collect()
    };
    ByColor {
        black: every(2),
        white: every(3),
    }
}

/// The successor of a legal situation is one: its own setup makes it again, and that asks for a
/// liberty of every stone.
#[test]
fn captures_leave_no_stone_without_liberty() {
    everywhere(8, 60, |states| {
        for state in states {
            let setup = state.situation().clone().into_setup();
            let again = State::new(Arc::clone(state.board()), setup).unwrap();
            prop_assert_eq!(again.situation(), state.situation());
        }
        Ok(())
    });
}

/// Reversing the colours commutes with moving, with every question, and with the score.
#[test]
fn colours_are_alike() {
    everywhere(6, 30, |states| {
        for state in states {
            let other = state.reversed();
            prop_assert_eq!(&other.reversed(), state);
            prop_assert_eq!(state.moves(), other.moves());
            prop_assert_eq!(state.playable(), other.playable());
            prop_assert_eq!(state.cycles(), other.cycles());
            prop_assert_eq!(state.is_final(), other.is_final());
            prop_assert_eq!(state.komi(), -other.komi());
            prop_assert_eq!(state.stones_played(), other.stones_played());
            for point in state.board().points() {
                prop_assert_eq!(state.chain(point), other.chain(point));
            }
            let control = control(state, states.len());
            let score = other.score(&control.clone().reversed());
            prop_assert_eq!(state.score(&control).reversed(), score);
            for turn in state.moves() {
                let here = state.successor(turn).unwrap();
                prop_assert_eq!(here.reversed(), other.successor(turn).unwrap());
            }
        }
        Ok(())
    });
}

#[test]
fn a_pass_changes_turn_mark_and_count_only() {
    everywhere(8, 60, |states| {
        for state in states.iter().filter(|state| !state.is_final()) {
            let before = state.situation().clone();
            let next = state.successor(Move::PASS).unwrap();
            let passes = i64::from(before.pass_count().value()) + 1;
            let expected = Setup {
                turn: before.turn().other(),
                temporary: PointSet::new(),
                passes: PassCount::from_value(passes).unwrap(),
                ..before.clone().into_setup()
            };
            prop_assert_eq!(next.situation().clone().into_setup(), expected);
            prop_assert_eq!(next.history().last(), Some(&before));
            prop_assert_eq!(next.stones_played(), state.stones_played());
        }
        Ok(())
    });
}

/// A turn forgets nothing: its history ends with the whole situation before it, so a game can be
/// gone back to its start, and going forward again makes the same states.
#[test]
fn every_turn_can_be_undone() {
    everywhere(8, 60, |states| {
        for (before, after) in states.iter().zip(&states[1..]) {
            let (last, former) = after.history().split_last().unwrap();
            prop_assert_eq!(last, before.situation());
            prop_assert_eq!(former, before.history());
            prop_assert_eq!(after.first_situation(), states[0].situation());
            let mut back = after.clone();
            let led = back.undo();
            prop_assert_eq!(led.as_ref(), Some(after.situation()));
            prop_assert_eq!(&back, before);
            let mut played = before.clone();
            let turn = move_between(before, after);
            let event = played.play(turn).unwrap();
            prop_assert_eq!(&played, after);
            prop_assert_eq!(
                undone(after, &event),
                before.situation().clone().into_setup()
            );
        }
        Ok(())
    });
}

fn move_between(before: &State, after: &State) -> Move {
    let mut moves = before.moves().into_iter();
    moves
        .find(|&turn| &before.successor(turn).unwrap() == after)
        .unwrap()
}

/// The setup before a turn, from the one after it and from what happened; only what the turn
/// wiped out without telling is taken from the history: marks and pass count, and the colours of a
/// removed cycle.
fn undone(after: &State, event: &Event) -> Setup {
    let mut setup = after.situation().clone().into_setup();
    let before = after.history().last().unwrap();
    let (own, enemy) = (event.color, event.color.other());
    if let Some(at) = event.turn.stone {
        setup.stones[own].remove(at);
    }
    setup.stones[enemy] = setup.stones[enemy].union(&event.captured);
    setup.captives[enemy] -= u32::try_from(event.captured.len()).unwrap();
    for color in Color::ALL {
        let back = before.stones()[color].intersection(&event.cleared);
        setup.captives[color] -= u32::try_from(back.len()).unwrap();
        setup.stones[color] = setup.stones[color].union(&back);
    }
    setup.permanent = setup.permanent.difference(&event.cleared);
    // A location that is marked for good is never colored again, so it was not marked before.
    setup.permanent = setup
        .permanent
        .union(&before.permanent().intersection(&event.cleared));
    setup.turn = own;
    setup.temporary = before.temporary().clone();
    setup.passes = before.pass_count();
    setup
}

/// Numbers are names and nothing else.
#[test]
fn relabelling_changes_nothing() {
    everywhere(7, 40, |states| {
        let first = &states[0];
        let count = first.board().len();
        let mut names: Vec<usize> = (0..count).collect();
        // Any order will do, as long as it changes from game to game.
        let mut seed = states.len() + 31 * first.board().pairs().count();
        for at in (1..count).rev() {
            seed = (seed * 75 + 74) % 65_537;
            names.swap(at, seed % (at + 1));
        }
        let pairs = first
            .board()
            .pairs()
            .map(|(a, b)| (names[a.index()], names[b.index()]));
        let board = Arc::new(Board::new(count, pairs).unwrap());
        let point = |old: Point| board.point(names[old.index()]).unwrap();
        let set = |old: &PointSet| old.iter().map(point).collect::<PointSet>();
        let both = |old: &ByColor<PointSet>| ByColor {
            black: set(&old.black),
            white: set(&old.white),
        };
        let moved = |setup: Setup| Setup {
            stones: both(&setup.stones),
            temporary: set(&setup.temporary),
            permanent: set(&setup.permanent),
            ..setup
        };
        let start = moved(first.situation().clone().into_setup());
        let mut other = State::new(Arc::clone(&board), start).unwrap();
        for (state, next) in states.iter().zip(&states[1..]) {
            prop_assert_eq!(set(&state.playable()), other.playable());
            prop_assert_eq!(state.cycles(), other.cycles());
            let control = control(state, states.len());
            prop_assert_eq!(state.score(&control), other.score(&both(&control)));
            let turn = move_between(state, next);
            other
                .play(Move {
                    stone: turn.stone.map(point),
                    ..turn
                })
                .unwrap();
            let expected = moved(next.situation().clone().into_setup());
            prop_assert_eq!(other.situation().clone().into_setup(), expected);
        }
        Ok(())
    });
}

/// The short way that `playable` takes agrees with playing.
#[test]
fn playable_is_what_can_be_played() {
    everywhere(8, 40, |states| {
        for state in states {
            let all = state.board().points();
            let played: PointSet = all
                .filter(|&x| state.successor(Move::stone(x)).is_ok())
                .collect();
            prop_assert_eq!(state.playable(), played);
        }
        Ok(())
    });
}

#[test]
fn a_refused_move_changes_nothing() {
    everywhere(6, 30, |states| {
        for state in states {
            for x in state.board().points() {
                let mut tried = state.clone();
                if tried.play(Move::stone(x)).is_err() {
                    prop_assert_eq!(&tried, state);
                }
            }
        }
        Ok(())
    });
}

/// Temporary marks and the pass count -1 come together (A2.8, B2.4).
#[test]
fn marks_go_with_the_pass_count() {
    everywhere(8, 60, |states| {
        for state in states {
            let marked = !state.situation().temporary().is_empty();
            prop_assert_eq!(
                marked,
                state.situation().pass_count() == PassCount::MinusOne
            );
        }
        Ok(())
    });
}

/// A stone is on the board or a captive; a captive is a stone that was played, or komi.
#[test]
fn no_stone_is_lost() {
    everywhere(8, 60, |states| {
        for state in states {
            let count = |set: &PointSet| u64::try_from(set.len()).unwrap();
            let stones = state.situation().stones();
            let there = count(&stones.black) + count(&stones.white);
            let sum =
                |captives: ByColor<u32>| u64::from(captives.black) + u64::from(captives.white);
            let taken = sum(state.situation().captives()) - sum(state.first_situation().captives());
            prop_assert_eq!(state.stones_played(), there + taken);
            let chart = Chart::new(state, &control(state, states.len()), there + taken);
            prop_assert!(chart.is_balanced(), "{}", chart);
        }
        Ok(())
    });
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

/// E4: stones and turn change colour, marks do not, and twice is nothing.
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

/// Where nothing is marked for good, B4 does with stones what every rule system does, but for suicide.
#[test]
fn stones_as_everywhere() {
    everywhere(6, 12, |states| {
        for state in states.iter().filter(|state| {
            let situation = state.situation();
            situation.permanent().is_empty() && !situation.is_final()
        }) {
            let (stones, turn) = (state.situation().stones(), state.situation().turn());
            let marked = state.situation().temporary();
            for x in state.board().points().filter(|&x| !marked.contains(x)) {
                let placed = stones.place(state.board(), x, turn, loja_ground::has_liberty);
                let next = state.successor(Move::stone(x));
                match placed {
                    None => prop_assert_eq!(next.unwrap_err().rule(), "B4.2"),
                    Some(placed) if !placed.suicide.is_empty() => {
                        let illegal = next.unwrap_err();
                        prop_assert_eq!(
                            illegal,
                            Illegal::Suicide {
                                at: x,
                                chain: placed.suicide
                            }
                        );
                    }
                    Some(placed) => {
                        let next = next.unwrap();
                        prop_assert_eq!(next.situation().stones(), &placed.stones);
                    }
                }
            }
        }
        Ok(())
    });
}
