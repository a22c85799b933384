//! The ten rules of Tromp and Taylor, rule by rule.

use std::sync::Arc;

use crate::common;
use loja_ground::{Board, ByColor, Color, Point};
use loja_systems::tromp_taylor::{TrompTaylorState, judge, score};
use loja_systems::{Control, Counts, GameResult, GameTurn, Play, Table, Why, value};

fn start(rows: &[&str], turn: Color) -> TrompTaylorState {
    let rows: Vec<String> = rows.iter().map(|&row| row.to_owned()).collect();
    let (board, stones) = common::rows(&rows);
    TrompTaylorState::start(Arc::new(board), stones, turn, 0).unwrap()
}

fn empty(columns: u8, rows: u8, handicap: u32) -> TrompTaylorState {
    let board = Arc::new(Board::rectangle(columns, rows));
    TrompTaylorState::start(board, ByColor::default(), Color::Black, handicap).unwrap()
}

fn at(state: &TrompTaylorState, number: usize) -> Point {
    state.table().board.point(number).unwrap()
}

fn play(state: &TrompTaylorState, number: usize) -> Result<TrompTaylorState, Why> {
    let turn = GameTurn::Play(at(state, number));
    state.after(turn).map_err(|forbidden| forbidden.why)
}

fn pass(state: &TrompTaylorState) -> TrompTaylorState {
    state.after(GameTurn::Pass).unwrap()
}

/// How many stones each has.
fn count(state: &TrompTaylorState) -> (i64, i64) {
    let table = state.table();
    (table.count(Color::Black), table.count(Color::White))
}

#[test]
fn ones_own_stones_go_last() {
    // Rule 7: after Black at 1 neither string has a liberty, and White's goes first.
    let state = start(&["x.o"], Color::Black);
    assert_eq!(count(&play(&state, 1).unwrap()), (2, 0));
}

#[test]
fn suicide_is_a_move_unless_it_changes_nothing() {
    let state = start(&["x.o", "oo."], Color::Black);
    // Black's two stones go.
    let gone = play(&state, 1).unwrap();
    assert_eq!(count(&gone), (0, 3));
    assert_eq!(gone.table().prisoners.black, 2);
    // A single one would leave the grid as it was.
    let single = start(&[".o", "o."], Color::Black);
    assert_eq!(play(&single, 0).err(), Some(Why::Repeats));
}

#[test]
fn a_colouring_comes_once_whoever_moves() {
    let ko = start(&[".xo.", "x.xo", ".xo."], Color::White);
    let taken = play(&ko, 5).unwrap();
    assert_eq!(play(&taken, 6).err(), Some(Why::Repeats));
    // Once anything else has changed it is another colouring.
    let later = pass(&play(&taken, 0).unwrap());
    assert!(play(&later, 6).is_ok());
}

#[test]
fn a_pass_repeats_nothing_and_two_end_the_game() {
    let state = empty(3, 1, 0);
    let passed = pass(&state);
    assert!(!passed.ended());
    assert!(!pass(&play(&passed, 1).unwrap()).ended());
    let over = pass(&passed);
    assert!(over.ended());
    assert_eq!(play(&over, 1).err(), Some(Why::Over));
    assert!(over.turns().is_empty());
}

#[test]
fn an_empty_point_counts_for_the_only_colour_that_it_reaches() {
    let state = start(&[".x.o.", "xx.o."], Color::Black);
    let judged = judge(state.table(), 500);
    let of = |number: usize| judged.counts[number];
    assert_eq!(of(0), Counts::For(Color::Black));
    assert_eq!((of(2), of(7)), (Counts::Nobody, Counts::Nobody));
    assert_eq!(of(4), Counts::For(Color::White));
    assert_eq!(score(state.table()), 0);
    assert_eq!(judged.outcome, GameResult::Score(-500));
    assert!(judged.dead.is_empty());
    // An empty grid reaches nobody.
    assert_eq!(score(empty(2, 2, 0).table()), 0);
}

#[test]
fn a_handicap_is_that_many_moves_before_whites_first() {
    let three = empty(3, 3, 3);
    let two = play(&three, 0).unwrap();
    let one = play(&two, 4).unwrap();
    assert_eq!(
        [&three, &two, &one].map(|state| state.table().turn),
        [Color::Black; 3]
    );
    let white = play(&one, 8).unwrap();
    assert_eq!((white.table().turn, count(&white)), (Color::White, (3, 0)));
    assert_eq!(play(&white, 2).unwrap().table().turn, Color::Black);
    // None and one are an even game.
    for handicap in [0, 1] {
        let next = play(&empty(3, 3, handicap), 0).unwrap();
        assert_eq!(next.table().turn, Color::White);
    }
}

#[test]
fn the_moves_of_a_handicap_are_no_passes() {
    let next = play(&empty(3, 3, 3), 0).unwrap();
    let refused = next.after(GameTurn::Pass).unwrap_err();
    assert_eq!((refused.why, refused.at), (Why::NoPass, None));
    assert!(!next.turns().contains(&GameTurn::Pass));
    // Where Black has no move, Black passes, and White moves.
    let stuck = play(&empty(2, 1, 3), 0).unwrap();
    assert_eq!(stuck.turns(), [GameTurn::Pass]);
    let passed = pass(&stuck);
    assert_eq!(passed.table().turn, Color::White);
    assert_eq!(play(&passed, 1).unwrap().table().turn, Color::Black);
}

#[test]
fn the_moves_of_a_handicap_obey_the_other_rules() {
    let first = play(&empty(2, 1, 2), 0).unwrap();
    assert_eq!(play(&first, 0).err(), Some(Why::Occupied));
    // Both stones would go, and the empty grid has been.
    assert_eq!(play(&first, 1).err(), Some(Why::Repeats));
}

#[test]
fn a_handicap_is_not_given_twice() {
    let (board, stones) = common::rows(&["x..".to_owned()]);
    let state = TrompTaylorState::start(Arc::new(board), stones, Color::Black, 2).unwrap();
    assert_eq!(play(&state, 2).unwrap().table().turn, Color::White);
}

#[test]
fn perfect_players_get_this_on_tiny_boards() {
    for ((columns, rows), points) in [((1, 1), 0), ((2, 1), 0), ((3, 1), 3)] {
        let found = value(&empty(columns, rows, 0), &Control::default());
        let found = found.map(loja_systems::Value::exact);
        assert_eq!(found, Ok(Some(points)), "{columns}x{rows}");
    }
}

#[test]
fn stones_without_liberties_are_no_position() {
    let (board, stones) = common::rows(&["xx".to_owned()]);
    assert!(Table::start(Arc::new(board.clone()), stones.clone(), Color::Black).is_err());
    assert!(TrompTaylorState::start(Arc::new(board), stones, Color::Black, 0).is_err());
}
