//! A board for programs that play millions of moves: it updates chains and liberties instead of searching for them.
//!
//! # What makes it equal to [`State`]
//!
//! Stones and passes never change permanent marks (only B3.9 does), nobody plays on those (B4.2), and permanent
//! stones are never captured (D1). So for each location the start fixes whether it is empty and permanently marked,
//! has a permanent stone, or touches a location of the first kind.
//!
//! Each chain keeps one number, the sum of its `Cell::breath` parts:
//!
//! - the pairs of a member and an empty unmarked neighbour (D1.2a). A liberty seen by two members counts twice,
//!   harmlessly: the sum is 0 exactly when there is none;
//! - its permanent members (D1.1, D1.2b);
//! - its members beside an empty location with a permanent mark, a liberty forever (D1.2a).
//!
//! The number is 0 exactly when the chain has no liberty (D1); B4.5 holds exactly when the first two parts are not
//! both 0. Joining chains adds their numbers; a stone takes one from each neighbour's chain, and a captured stone
//! gives it back. `tests/fast.rs` compares this board with [`State`] after each of 20,000 random moves (200,000 in
//! the long test).
//!
//! # What it leaves out
//!
//! History, removals of cycles (B3), and the clause of a refusal. Proofs need no removals, since they end where a
//! situation repeats (C7); after one, make a new board.
//!
//! Captives saturate at 32 bits ([`Setup::MOST_CAPTIVES`]): after [`forget`](FastBoard::forget), three thousand
//! million captures of one colour are possible. Only the score reads them.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::fast_chains::{Any, Chains, Four, Graph, NOWHERE, Put, graph, number};
use crate::setup::Setup;
use crate::situation::{PassCount, Situation};
use crate::state::State;

/// Compiles code for both kinds of graph.
macro_rules! with_neighbors {
    ($graph:expr, $near:ident => $body:expr) => {
        match $graph {
            Graph::Four(rows) => {
                let $near = Four(rows);
                $body
            }
            Graph::Any { starts, list } => {
                let $near = Any(starts, list);
                $body
            }
        }
    };
}

/// The part of a board that all copies share.
#[derive(Debug)]
struct Ground {
    board: Arc<Board>,
    graph: Graph,
    permanent: PointSet,
    /// The temporary marks at the start.
    marks: PointSet,
}

/// The record that [`FastBoard::undo`] needs for one move.
#[derive(Clone, Copy, Debug)]
struct Turn {
    stone: Option<(u16, Put)>,
    captives: ByColor<u32>,
    ko: u16,
    passes: PassCount,
    marked: bool,
}

/// A situation without history: [`State`] for searches and random play.
///
/// It plays and undoes stones and passes (B1, B2, B4). `clone_from` copies a few flat arrays, without allocating once
/// both boards have grown.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_rules::{Board, Color, FastBoard, PassCount, Setup, State};
/// let state = State::new(Arc::new(Board::rectangle(2, 1)), Setup::empty())?;
/// let points: Vec<_> = state.board().points().collect();
/// let mut fast = FastBoard::new(&state);
/// assert!(fast.play(points[0]) && fast.play(points[1]));
/// assert_eq!(fast.captives()[Color::Black], 1);
/// assert!(!fast.play(points[0])); // the ko mark
/// fast.undo();
/// fast.undo();
/// assert_eq!(&fast.situation(), state.situation());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct FastBoard {
    ground: Arc<Ground>,
    chains: Chains,
    turns: Vec<Turn>,
    captives: ByColor<u32>,
    ko: u16,
    turn: Color,
    passes: PassCount,
    /// Whether two or more marks of the start remain.
    marked: bool,
}

impl Clone for FastBoard {
    fn clone(&self) -> FastBoard {
        FastBoard {
            ground: Arc::clone(&self.ground),
            chains: self.chains.clone(),
            turns: self.turns.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &FastBoard) {
        if !Arc::ptr_eq(&self.ground, &source.ground) {
            self.ground = Arc::clone(&source.ground);
        }
        self.chains.clone_from(&source.chains);
        self.turns.clone_from(&source.turns);
        self.captives = source.captives;
        self.ko = source.ko;
        self.turn = source.turn;
        self.passes = source.passes;
        self.marked = source.marked;
    }
}

impl FastBoard {
    /// Starts from a state's present situation.
    #[must_use]
    pub fn new(state: &State) -> FastBoard {
        let (board, situation) = (state.board(), state.situation());
        let graph = graph(board);
        // A single mark is stored like a ko mark: keys hide its origin.
        let mut marks = situation.temporary.iter().map(number);
        let (ko, marked) = match (marks.next(), marks.next()) {
            (Some(only), None) => (only, false),
            (first, _) => (NOWHERE, first.is_some()),
        };
        FastBoard {
            chains: with_neighbors!(&graph, near => Chains::new(&near, board, situation)),
            turns: Vec::new(),
            captives: situation.captives,
            ko,
            turn: situation.turn,
            passes: situation.passes,
            marked,
            ground: Arc::new(Ground {
                board: Arc::clone(board),
                graph,
                permanent: situation.permanent.clone(),
                marks: situation.temporary.clone(),
            }),
        }
    }

    /// The board (E5.1).
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.ground.board
    }

    /// The colour of a stone, if there is one (D9).
    #[must_use]
    #[inline]
    pub fn color_at(&self, point: Point) -> Option<Color> {
        self.chains.color(point.index())
    }

    /// The player to move (E7.7).
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The pass count (E7.8).
    #[must_use]
    #[inline]
    pub fn pass_count(&self) -> PassCount {
        self.passes
    }

    /// E1: whether the pass count is 2.
    #[must_use]
    #[inline]
    pub fn is_final(&self) -> bool {
        self.passes == PassCount::Two
    }

    /// The captives of each colour (E7.5, E7.6).
    #[must_use]
    #[inline]
    pub fn captives(&self) -> ByColor<u32> {
        self.captives
    }

    /// Whether a location is temporarily marked (D7).
    #[must_use]
    #[inline]
    pub fn is_marked_temporarily(&self, point: Point) -> bool {
        self.is_shut(number(point))
    }

    /// The situation (E7).
    #[must_use]
    pub fn situation(&self) -> Situation {
        let of = |color| {
            let points = self.ground.board.points();
            points
                .filter(|&point| self.color_at(point) == Some(color))
                .collect::<PointSet>()
        };
        let marks = self.ground.board.points();
        Situation::unchecked(Setup {
            stones: ByColor {
                black: of(Color::Black),
                white: of(Color::White),
            },
            temporary: marks.filter(|&x| self.is_shut(number(x))).collect(),
            permanent: self.ground.permanent.clone(),
            captives: self.captives,
            turn: self.turn,
            passes: self.passes,
        })
    }

    /// A key, equal exactly for similar situations (E3) with equal boards, permanent marks and first temporary
    /// marks.
    ///
    /// Two bits a location, and a word for ko mark, turn and pass count: no hash, so nothing collides.
    pub fn key(&self) -> impl Iterator<Item = u64> + '_ {
        let passes = match self.passes {
            PassCount::MinusOne => 0,
            PassCount::Zero => 1,
            PassCount::One => 2,
            PassCount::Two => 3,
        };
        let turn = u64::from(self.turn == Color::White);
        let rest = u64::from(self.ko) << 4 | u64::from(self.marked) << 3 | turn << 2 | passes;
        self.chains.packed().iter().copied().chain([rest])
    }

    /// The only liberty of a chain (D1), where an enemy stone would capture it, if there is one.
    #[must_use]
    #[inline]
    pub fn last_liberty(&self, point: Point) -> Option<Point> {
        self.color_at(point)?;
        let x = number(point);
        let last = with_neighbors!(&self.ground.graph, near => self.chains.last_liberty(&near, x));
        self.ground.board.point(usize::from(last))
    }

    /// The stones of a chain (D1), from this one on.
    pub fn chain(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let first = self.color_at(point).map(|_| number(point));
        let mut next = first;
        std::iter::from_fn(move || {
            let x = next?;
            next = Some(self.chains.next(x)).filter(|&next| Some(next) != first);
            self.ground.board.point(usize::from(x))
        })
    }

    /// How many stones a chain has (D1).
    #[must_use]
    #[inline]
    pub fn chain_len(&self, point: Point) -> usize {
        let is_stone = self.color_at(point).is_some();
        usize::from(is_stone) * self.chains.size(number(point))
    }

    /// Whether two stones are of one chain (D1).
    #[must_use]
    #[inline]
    pub fn are_joined(&self, one: Point, other: Point) -> bool {
        self.color_at(one).is_some()
            && self.color_at(one) == self.color_at(other)
            && self.chains.head(number(one)) == self.chains.head(number(other))
    }

    /// Whether the player to move may play there (B4).
    #[must_use]
    #[inline]
    pub fn is_playable(&self, point: Point) -> bool {
        let x = number(point);
        self.is_open(x)
            && with_neighbors!(&self.ground.graph, near => self.chains.breathes(&near, x, self.turn))
    }

    /// Where the player to move may play, in ascending order.
    pub fn playable(&self) -> impl Iterator<Item = Point> + '_ {
        let words = self.chains.packed().iter().enumerate();
        let empty = words.flat_map(move |(at, &word)| {
            let mut rest = !(word | word >> 1) & 0x5555_5555_5555_5555;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                // Bits beyond the last location look empty, and come last.
                let point = (rest != 0).then(|| self.ground.board.point(at * 32 + bit / 2))??;
                rest &= rest - 1;
                Some(point)
            })
        });
        empty.filter(|&point| self.is_playable(point))
    }

    /// Plays a stone (B2.3b); if illegal, changes nothing and returns `false`.
    #[inline]
    pub fn play(&mut self, point: Point) -> bool {
        let x = number(point);
        if !self.is_open(x) {
            return false;
        }
        let put = with_neighbors!(&self.ground.graph, near => {
            if !self.chains.breathes(&near, x, self.turn) {
                return false;
            }
            self.chains.put(&near, x, self.turn)
        });
        self.turns.push(self.leave(Some((x, put))));
        self.ko = put.ko;
        if put.taken > 0 {
            let captives = &mut self.captives[self.turn.other()];
            *captives = captives.saturating_add(put.taken);
        }
        // B2.4, B2.5
        self.passes = if put.ko == NOWHERE {
            PassCount::Zero
        } else {
            PassCount::MinusOne
        };
        self.marked = false;
        self.turn = self.turn.other();
        true
    }

    /// Passes (B2.4a), or returns `false` after the end.
    pub fn pass(&mut self) -> bool {
        if self.is_final() {
            return false;
        }
        self.turns.push(self.leave(None));
        self.ko = NOWHERE;
        self.marked = false;
        self.passes = self.passes.next();
        self.turn = self.turn.other();
        true
    }

    /// Undoes the last move, or returns `false`.
    pub fn undo(&mut self) -> bool {
        let Some(turn) = self.turns.pop() else {
            return false;
        };
        self.turn = self.turn.other();
        self.captives = turn.captives;
        self.ko = turn.ko;
        self.passes = turn.passes;
        self.marked = turn.marked;
        if let Some((x, put)) = turn.stone {
            with_neighbors!(&self.ground.graph, near => self.chains.take(&near, x, self.turn, &put));
        }
        true
    }

    /// Forgets the moves so far: [`undo`](FastBoard::undo) stops here, and copies stay small.
    pub fn forget(&mut self) {
        self.turns.clear();
        self.chains.forget();
    }

    #[inline]
    fn leave(&self, stone: Option<(u16, Put)>) -> Turn {
        Turn {
            stone,
            captives: self.captives,
            ko: self.ko,
            passes: self.passes,
            marked: self.marked,
        }
    }

    /// B1.1 and B4.2.
    #[inline]
    fn is_open(&self, x: u16) -> bool {
        self.chains.is_open(x) && !self.is_shut(x) && !self.is_final()
    }

    #[inline]
    fn is_shut(&self, x: u16) -> bool {
        x == self.ko && x != NOWHERE || self.marked && self.is_marked_at_start(x)
    }

    #[cold]
    fn is_marked_at_start(&self, x: u16) -> bool {
        let point = self.ground.board.point(usize::from(x));
        point.is_some_and(|point| self.ground.marks.contains(point))
    }
}
