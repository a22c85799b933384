//! What a move looks like by its neighbours.

use loja_expect::eyes;
use loja_rules::{Color, FastBoard, Point, State};
use loja_testkit::state;

fn board(rows: &[&str]) -> (State, FastBoard) {
    let state = state(rows, Color::Black);
    let board = FastBoard::new(&state);
    (state, board)
}

fn at(state: &State, index: usize) -> Point {
    state.board().point(index).unwrap()
}

fn vital(rows: &[&str]) -> Option<usize> {
    let (state, board) = board(rows);
    let mut empty = state.board().points();
    let first = empty.find(|&at| board.color_at(at).is_none()).unwrap();
    eyes::vital_point(&board, first).map(Point::index)
}

#[test]
fn rooms_that_die_of_one_stone_have_a_vital_point() {
    assert_eq!(vital(&["...x", "xxxx"]), Some(1));
    assert_eq!(vital(&["...x", "x.xx"]), Some(1)); // the pyramid
    assert_eq!(vital(&["..x", "...", "xxx"]), Some(4)); // the bulky five
}

#[test]
fn other_rooms_have_none() {
    assert_eq!(vital(&["..xx", "xxxx"]), None);
    assert_eq!(vital(&["....x", "xxxxx"]), None);
    assert_eq!(vital(&[".x.", "..."]), None);
    assert_eq!(vital(&["..x", "..x", "xxx"]), None); // the square is dead anyway
    assert_eq!(vital(&[".......", "xxxxxxx"]), None);
    assert_eq!(vital(&["...x", "xoxx"]), None); // two colours around it
}

#[test]
fn chains_that_can_be_cut_apart_have_no_eye_between_them() {
    let (state, whole) = board(&[".x.", "xxo"]);
    assert!(eyes::is_real_eye(&whole, at(&state, 0), Color::Black));
    let (state, cut) = board(&[".xo", "xo.", "..."]);
    assert!(!eyes::is_real_eye(&cut, at(&state, 0), Color::Black));
    let (state, twice) = board(&[".xo", "x.o", "ooo"]);
    assert!(eyes::is_real_eye(&twice, at(&state, 0), Color::Black));
    assert!(!eyes::is_real_eye(&twice, at(&state, 0), Color::White));
}

#[test]
fn an_attacker_in_atari_can_be_captured_instead() {
    let (state, near) = board(&["xo.", "xx.", "..."]);
    let [black, white] = [0, 1].map(|index| at(&state, index));
    assert_eq!(eyes::counter_capture(&near, black), Some(at(&state, 2)));
    assert_eq!(eyes::counter_capture(&near, white), None);
    let (_, free) = board(&["xo.", "x..", "..."]);
    assert_eq!(eyes::counter_capture(&free, black), None);
}

#[test]
fn chains_beside_a_location_are_counted_to_two() {
    let (state, board) = board(&["x.x", "xo.", "xxx"]);
    let between = at(&state, 1);
    assert_eq!(eyes::chains_beside(&board, between, Color::Black), 2);
    assert_eq!(eyes::chains_beside(&board, between, Color::White), 1);
    assert_eq!(eyes::chains_beside(&board, at(&state, 5), Color::Black), 2);
}
