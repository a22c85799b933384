//! The boards of this project.

use std::hint::black_box;
use std::sync::Arc;

use loja_rules::{Board, Color, FastBoard, Move, Point, PointSet, Setup, State};

use crate::board::{Contestant, Stone};

fn stone(color: Color) -> Stone {
    match color {
        Color::Black => Stone::Black,
        Color::White => Stone::White,
    }
}

/// The fast board, with all points by number.
struct Fast {
    empty: FastBoard,
    now: FastBoard,
    points: Vec<Point>,
}

impl Fast {
    fn on(board: Board, permanent: PointSet) -> Fast {
        let points = board.points().collect();
        let setup = Setup {
            permanent,
            ..Setup::empty()
        };
        let state = State::new(Arc::new(board), setup).expect("nothing there is illegal");
        let empty = FastBoard::new(&state);
        Fast {
            now: empty.clone(),
            empty,
            points,
        }
    }

    fn reset(&mut self) {
        self.now.clone_from(&self.empty);
    }

    #[inline]
    fn at(&self, point: usize) -> Option<Stone> {
        self.now.color_at(self.points[point]).map(stone)
    }

    #[inline]
    fn play(&mut self, point: usize) -> bool {
        self.now.play(self.points[point])
    }

    /// Every successor is played and taken back, and its exact key is read.
    fn successors(&mut self) -> usize {
        let mut count = 0;
        for &point in &self.points {
            if self.now.play(point) {
                black_box(self.now.key().fold(0, |all, word| all ^ word));
                self.now.undo();
                count += 1;
            }
        }
        count
    }
}

pub struct LojaFast(Fast);

impl Contestant for LojaFast {
    const NAME: &str = "loja FastBoard";
    const NOTE: &str = "any graph, ko mark, undo, exact key";

    fn new(size: u8) -> LojaFast {
        LojaFast(Fast::on(Board::rectangle(size, size), PointSet::new()))
    }

    fn reset(&mut self) {
        self.0.reset();
    }

    #[inline]
    fn at(&self, point: usize) -> Option<Stone> {
        self.0.at(point)
    }

    #[inline]
    fn play(&mut self, point: usize) -> bool {
        self.0.play(point)
    }

    fn pass(&mut self) {
        self.0.now.pass();
    }

    fn successors(&mut self) -> usize {
        self.0.successors()
    }
}

/// The same beside a corner that nobody can play in and where each location has five neighbours:
/// the games are the same, but the board is no longer one of at most four neighbours.
pub struct LojaGraph(Fast);

impl Contestant for LojaGraph {
    const NAME: &str = "loja FastBoard, wild graph";
    const NOTE: &str = "the same with rows of neighbours of any length";

    fn new(size: u8) -> LojaGraph {
        let grid = Board::rectangle(size, size);
        let count = grid.len();
        let pairs = grid.pairs().map(|(a, b)| (a.index(), b.index()));
        let clique = (0..6).flat_map(|a| (0..a).map(move |b| (count + b, count + a)));
        let board = Board::new(count + 6, pairs.chain(clique)).expect("these are pairs");
        let closed = board.points().skip(count).collect();
        LojaGraph(Fast::on(board, closed))
    }

    fn reset(&mut self) {
        self.0.reset();
    }

    #[inline]
    fn at(&self, point: usize) -> Option<Stone> {
        self.0.at(point)
    }

    #[inline]
    fn play(&mut self, point: usize) -> bool {
        self.0.play(point)
    }

    fn pass(&mut self) {
        self.0.now.pass();
    }

    fn successors(&mut self) -> usize {
        self.0.successors()
    }
}

/// The plain rules, with their history.
pub struct LojaPlain {
    empty: State,
    now: State,
    points: Vec<Point>,
}

impl Contestant for LojaPlain {
    const NAME: &str = "loja State";
    const NOTE: &str = "the readable rules, with all former situations";

    fn new(size: u8) -> LojaPlain {
        let board = Arc::new(Board::rectangle(size, size));
        let points = board.points().collect();
        let empty = State::new(board, Setup::empty()).expect("an empty board is legal");
        LojaPlain {
            now: empty.clone(),
            empty,
            points,
        }
    }

    fn reset(&mut self) {
        self.now = self.empty.clone();
    }

    fn at(&self, point: usize) -> Option<Stone> {
        self.now.situation().color_at(self.points[point]).map(stone)
    }

    fn play(&mut self, point: usize) -> bool {
        self.now.play(Move::stone(self.points[point])).is_ok()
    }

    fn pass(&mut self) {
        let _ = self.now.play(Move::PASS);
    }

    fn successors(&mut self) -> usize {
        let setup = self.now.situation().clone().into_setup();
        let state = State::new(Arc::clone(self.now.board()), setup).expect("it was legal before");
        let playable = state.playable();
        let made = playable.iter().map(|x| state.successor(Move::stone(x)));
        made.filter(|next| black_box(next).is_ok()).count()
    }
}
