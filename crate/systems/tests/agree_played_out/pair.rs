//! One system in the crate and in the tests, and the same random games by both.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet, Shape};
use loja_systems::{Fault, GameTurn, Play, Why};
use loja_testkit::{Dice, drawn, effort};

use super::told;
use crate::common::{self, tiny};
use crate::literal::positions::Position;

pub struct Pair<S, L> {
    pub name: &'static str,
    pub start: fn(&Arc<Board>, &ByColor<PointSet>, Color) -> S,
    pub told: fn(&Board, Position, Color) -> L,
    /// A location, or none for a pass.
    pub told_after: fn(&L, Option<usize>) -> Result<L, Why>,
    pub stones: fn(&L) -> (&Position, Color),
    /// Whether it is over, and what it is worth then.
    pub over: fn(&S) -> Option<i64>,
    pub told_over: fn(&L) -> Option<i64>,
    /// What else both know.
    pub besides: fn(&S, &L),
}

/// How much was compared.
#[derive(Debug, Default)]
struct Tally {
    games: usize,
    turns: usize,
    #[allow(dead_code, reason = "it is printed")]
    refused: BTreeMap<&'static str, usize>,
}

impl<S: Play, L: Clone + Debug> Pair<S, L> {
    /// Each turn of random games is asked of both, the forbidden ones too. Every other game begins on the empty board.
    pub fn play(&self) {
        let mut dice = Dice::new(number_of(self.name));
        let boards = boards();
        let mut tally = Tally::default();
        for game in 0..effort(150, 10_000) {
            let (name, board) = &boards[game % boards.len()];
            let board = Arc::new(board.clone());
            let turn = Color::ALL[game / boards.len() % 2];
            let stones = if game / boards.len() % 4 < 2 {
                ByColor::default()
            } else {
                thrown(&board, &mut dice)
            };
            self.game(name, &board, &stones, turn, &mut dice, &mut tally);
        }
        println!("{}: {tally:?}", self.name);
    }

    /// The same from a position.
    pub fn play_from(&self, rows: &[&str], games: usize) {
        let (board, stones) = drawn(rows);
        let mut dice = Dice::new(number_of(self.name));
        let mut tally = Tally::default();
        for game in 0..games {
            let turn = Color::ALL[game % 2];
            self.game(rows[0], &board, &stones, turn, &mut dice, &mut tally);
        }
        println!("{} from {rows:?}: {tally:?}", self.name);
    }

    fn game(
        &self,
        name: &str,
        board: &Arc<Board>,
        stones: &ByColor<PointSet>,
        turn: Color,
        dice: &mut Dice,
        tally: &mut Tally,
    ) {
        tally.games += 1;
        let mut state = (self.start)(board, stones, turn);
        let mut other = (self.told)(board, told(board, stones), turn);
        for _ in 0..60 {
            let context = || format!("{} on {name}: {other:?}", self.name);
            self.same(&state, &other, &context);
            let mut open = Vec::new();
            for at in board.points().map(Some).chain([None]) {
                let next = state.after(at.map_or(GameTurn::Pass, GameTurn::Play));
                let other_next = (self.told_after)(&other, at.map(Point::index));
                match (next, other_next) {
                    (Ok(next), Ok(other)) => open.push((next, other)),
                    (Err(one), Err(why)) => {
                        assert_eq!(one.why, why, "{at:?} {}", context());
                        *tally.refused.entry(why.name()).or_default() += 1;
                    }
                    (one, other) => panic!(
                        "{at:?}: {:?}, literally {:?}; {}",
                        one.err(),
                        other.err(),
                        context()
                    ),
                }
            }
            if open.is_empty() {
                break;
            }
            tally.turns += 1;
            // Stones first, so that something happens.
            let one = dice.below(open.len() + 2) % open.len();
            (state, other) = open.swap_remove(one);
        }
    }

    fn same(&self, state: &S, other: &L, context: &dyn Fn() -> String) {
        let table = state.table();
        assert_eq!(
            (&told(&table.board, &table.stones), table.turn),
            (self.stones)(other),
            "{}",
            context()
        );
        assert_eq!((self.over)(state), (self.told_over)(other), "{}", context());
        (self.besides)(state, other);
    }
}

/// The tiny ones, and some where kos come up.
fn boards() -> Vec<(String, Board)> {
    let mut boards = tiny();
    boards.push(("3x3".to_owned(), Board::rectangle(3, 3)));
    boards.push(("4x3".to_owned(), Board::rectangle(4, 3)));
    let torus = Board::shaped(Shape::Torus, 3, 3, |_, _| true);
    boards.push(("torus 3x3".to_owned(), torus));
    boards
}

/// Random stones, each string with a liberty.
pub fn thrown(board: &Board, dice: &mut Dice) -> ByColor<PointSet> {
    loop {
        let stones: Vec<u8> = board
            .points()
            .map(|_| [0, 0, 1, 2][dice.below(4)])
            .collect();
        let stones = common::set(board, &stones);
        if Fault::check(board, &stones).is_ok() {
            return stones;
        }
    }
}

fn number_of(name: &str) -> u64 {
    let step = |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte));
    name.bytes().fold(7, step)
}
