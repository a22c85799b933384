//! Boards and games for the tests.

use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, Family, Move, PassCount, Point, PointSet, Setup, State};
use proptest::prelude::*;

pub use loja_testkit::state as draw;

/// The location in this column and row, both counted from 0 at the upper left.
pub fn at(state: &State, columns: usize, column: usize, row: usize) -> Point {
    state.board().point(row * columns + column).unwrap()
}

/// Any graph of a few locations.
pub fn graph(most: usize) -> impl Strategy<Value = Board> + Clone {
    let pairs = |count: usize| {
        let all = (0..count)
            .flat_map(move |a| (0..a).map(move |b| (a, b)))
            .collect::<Vec<_>>();
        let size = all.len();
        (Just(count), proptest::sample::subsequence(all, 0..=size))
    };
    (1..=most)
        .prop_flat_map(pairs)
        .prop_map(|(count, pairs)| Board::new(count, pairs).unwrap())
}

/// A state with any stones and marks that are legal, and no history.
pub fn start(board: Board) -> impl Strategy<Value = State> {
    let count = board.len();
    let board = Arc::new(board);
    let cells = proptest::collection::vec(prop::sample::select(b"....xxooXO*".to_vec()), count);
    (cells, any::<bool>()).prop_filter_map("a stone has no liberty", move |(cells, black)| {
        let of = |wanted: &[u8]| -> PointSet {
            board
                .points()
                .filter(|point| wanted.contains(&cells[point.index()]))
                .collect()
        };
        let setup = Setup {
            stones: ByColor {
                black: of(b"xX"),
                white: of(b"oO"),
            },
            permanent: of(b"XO*"),
            turn: if black { Color::Black } else { Color::White },
            ..Setup::empty()
        };
        State::new(Arc::clone(&board), setup).ok()
    })
}

/// All states of a game in which each choice picks one of the legal moves. Passes are rarer than
/// a fair choice would make them, so that games last.
pub fn walk(start: State, choices: &[u16]) -> Vec<State> {
    let mut states = vec![start];
    for &choice in choices {
        let state = states.last().unwrap();
        let moves = state.moves();
        if moves.is_empty() {
            break;
        }
        let passing = choice % 8 == 0 || moves.len() == 1;
        let pick = if passing {
            0
        } else {
            1 + usize::from(choice / 8) % (moves.len() - 1)
        };
        let next = state.successor(moves[pick]).unwrap();
        states.push(next);
    }
    states
}

/// The states of random games on random graphs, some from an empty board and some from anything.
pub fn games(most: usize, length: usize) -> impl Strategy<Value = Vec<State>> {
    games_on(graph(most), length)
}

/// The same on members of a family, of up to nine locations, or eight in space.
pub fn family_games(family: Family, length: usize) -> impl Strategy<Value = Vec<State>> {
    let size = prop_oneof![Just((2, 2)), Just((3, 2)), Just((2, 3)), Just((3, 3))];
    let board = size.prop_map(move |(columns, rows)| match family {
        Family::Solid => family.member(2, 2),
        _ => family.member(columns, rows),
    });
    games_on(board, length)
}

fn games_on(
    boards: impl Strategy<Value = Board> + Clone,
    length: usize,
) -> impl Strategy<Value = Vec<State>> {
    let anywhere = boards.clone().prop_flat_map(start);
    let empty = (boards, 0..8_u32, any::<u8>()).prop_map(|(board, komi, marks)| {
        let marked = |point: &Point| marks % 3 == 0 && marks >> (point.index() % 8) & 1 == 1;
        let marks = board.points().filter(marked).collect();
        State::new(Arc::new(board), Setup::initial(marks, komi)).unwrap()
    });
    let choices = proptest::collection::vec(any::<u16>(), 0..length);
    (prop_oneof![anywhere, empty], choices).prop_map(|(state, choices)| walk(state, &choices))
}

/// Plays moves and tells the last state.
pub fn after(mut state: State, moves: impl IntoIterator<Item = Move>) -> State {
    for turn in moves {
        state.play(turn).unwrap();
    }
    state
}

/// Every part of a situation as plain numbers.
pub type Parts = ([Vec<usize>; 4], [u32; 2], Color, PassCount);

pub fn parts(situation: &loja_rules::Situation) -> Parts {
    let list = |set: &PointSet| set.iter().map(Point::index).collect();
    let stones = situation.stones();
    (
        [
            &stones.black,
            &stones.white,
            situation.temporary(),
            situation.permanent(),
        ]
        .map(list),
        [situation.captives().black, situation.captives().white],
        situation.turn(),
        situation.pass_count(),
    )
}
