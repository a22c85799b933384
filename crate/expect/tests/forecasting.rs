//! Forecasts of games where one can say what is right.

use std::sync::Arc;

use loja_expect::{Forecast, Forecasting};
use loja_rules::{Board, ByColor, Color, Move, PointSet, Setup, Shape, State};
use loja_testkit::state;

const MIDDLE: [&str; 7] = [
    ".......", ".x..ooo", "...oxxx", "..oxxo.", ".xxoo..", "..ox...", ".......",
];

fn forecast(state: &State, proved: &ByColor<PointSet>, slices: &[u32]) -> Forecast {
    let mut games = Forecasting::new(state, proved, 7).unwrap();
    for &slice in slices {
        games.run(slice);
    }
    games.forecast()
}

fn unproved(state: &State) -> Forecast {
    forecast(state, &ByColor::default(), &[200])
}

#[test]
fn what_is_proved_is_taken_as_given() {
    let state = state(&["x.x.o.o", "xxx.ooo", "......."], Color::Black);
    let whose = |range: std::ops::Range<usize>| {
        let points = range.filter_map(|at| state.board().point(at % 21));
        points.collect::<PointSet>()
    };
    let proved = ByColor {
        black: whose(0..4),
        white: whose(4..21),
    };
    let told = forecast(&state, &proved, &[10]);
    assert_eq!(told.for_black[..4], [1000; 4]);
    assert_eq!(told.for_black[4..], [0; 17]);
    // Areas of 4 and 17, and five stones each.
    assert_eq!((told.area, told.had, told.spread), (-13.0, 0.0, 0.0));
}

#[test]
fn living_groups_live() {
    let told = unproved(&state(&[".x.xo.o.", "xxxxoooo"], Color::Black));
    assert!(told.for_black[..4].iter().all(|&it| it > 900), "{told:?}");
    assert!(told.for_black[4..8].iter().all(|&it| it < 100), "{told:?}");
    assert!(told.area.abs() < 1.5, "{told:?}");
}

#[test]
fn each_group_needs_two_points_for_its_eyes() {
    let rows = [".oxxxo.", "ooxxxoo", ".ox.xo.", "ooxxxoo", ".ox.xo."];
    assert_eq!(unproved(&state(&rows, Color::Black)).eyes, -2.0);
}

#[test]
fn captives_and_the_komi_among_them_count() {
    let there = state(&[".x.xo.o.", "xxxxoooo"], Color::Black);
    let mut setup = there.situation().clone().into_setup();
    setup.captives = ByColor { black: 6, white: 2 };
    let with = State::new(Arc::clone(there.board()), setup).unwrap();
    let (with, there) = (unproved(&with), unproved(&there));
    assert_eq!((with.had, with.area), (there.had + 4.0, there.area));
}

#[test]
fn what_both_are_proved_to_control_is_left_open() {
    let state = state(&MIDDLE, Color::Black);
    let all = state.board().locations();
    let proved = ByColor {
        black: all.clone(),
        white: all,
    };
    assert_eq!(forecast(&state, &proved, &[200]), unproved(&state));
}

#[test]
fn colours_can_be_exchanged() {
    let state = state(&MIDDLE, Color::Black);
    let (one, other) = (unproved(&state), unproved(&state.reversed()));
    let exchanged: Vec<u16> = other.for_black.iter().map(|it| 1000 - it).collect();
    assert_eq!(one.for_black, exchanged);
    assert_eq!((one.area, one.spread), (-other.area, other.spread));
    assert_eq!((one.had, one.eyes), (-other.had, -other.eyes));
    assert!(one.for_black.iter().any(|&it| it != 500));
}

#[test]
fn slices_change_nothing_and_seeds_do() {
    let state = state(&MIDDLE, Color::White);
    let none = ByColor::default();
    let whole = forecast(&state, &none, &[60]);
    assert_eq!(whole, forecast(&state, &none, &[1, 0, 40, 19]));
    let mut other = Forecasting::new(&state, &none, 8).unwrap();
    other.run(60);
    assert_ne!(whole, other.forecast());
}

#[test]
fn boards_of_every_kind_have_a_forecast() {
    let empty = |board| State::new(Arc::new(board), Setup::empty()).unwrap();
    let one = unproved(&empty(Board::rectangle(1, 1)));
    assert_eq!(
        (one.for_black.as_slice(), one.area),
        ([500].as_slice(), 0.0)
    );
    let torus = Board::shaped(Shape::Torus, 5, 5, |_, _| true);
    for board in [Board::rectangle(0, 0), Board::rectangle(19, 19), torus] {
        let state = empty(board);
        let told = forecast(&state, &ByColor::default(), &[3]);
        assert_eq!(told.for_black.len(), state.board().len());
        assert!(told.for_black.iter().all(|&it| it <= 1000));
    }
}

#[test]
fn before_the_first_game_all_is_open_and_after_the_end_nothing_is() {
    let mut state = state(&MIDDLE, Color::White);
    let told = forecast(&state, &ByColor::default(), &[]);
    assert_eq!(told.games, 0);
    assert_eq!(told.for_black, vec![500; 49]);
    state.play(Move::PASS).unwrap();
    state.play(Move::PASS).unwrap();
    assert!(Forecasting::new(&state, &ByColor::default(), 7).is_none());
}
