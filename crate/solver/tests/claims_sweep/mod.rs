//! Locks by brute force: all situations of a proof, and the attractor of its formations. It shares
//! nothing with the solver, only the moves of `rules`.
#![allow(
    dead_code,
    reason = "no test file uses all of it; a test fails by panicking, and its boards are small"
)]

use std::collections::HashMap;
use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, FastBoard, PointSet, Setup, State};
use loja_testkit::Dice;

/// What never changes in a proof: claimant, set, and the locations marked for good.
type Frame = (Color, PointSet, PointSet);

/// Answers for one board, kept.
pub struct Sweep {
    board: Arc<Board>,
    tables: HashMap<Frame, HashMap<[u64; 2], bool>>,
}

struct Node {
    key: [u64; 2],
    mine: bool,
    /// A formation.
    won: bool,
    last: bool,
    next: Vec<[u64; 2]>,
}

impl Sweep {
    pub fn new(board: &Arc<Board>) -> Sweep {
        assert!(board.len() <= 16);
        Sweep {
            board: Arc::clone(board),
            tables: HashMap::new(),
        }
    }

    /// C4, with C7 read as reachability.
    pub fn is_lock(&mut self, state: &State, player: Color, set: &PointSet) -> bool {
        let Ok(worst) = state.worst_case(player, set) else {
            return false;
        };
        let frame = (player, set.clone(), worst.situation().permanent().clone());
        let known = self.tables.entry(frame).or_default();
        let mut board = FastBoard::new(&worst);
        let start = key(&board);
        if !known.contains_key(&start) {
            let nodes = explore(&mut board, player, set, known);
            solve(&nodes, known);
        }
        known[&start]
    }

    /// All bordered sets of any kind, by trying all sets.
    pub fn bordered(&self, state: &State, player: Color) -> Vec<PointSet> {
        let sets = (0..1_u32 << self.board.len()).map(|bits| {
            let points = self.board.points();
            points
                .filter(|point| bits >> point.index() & 1 == 1)
                .collect::<PointSet>()
        });
        sets.filter(|set| state.bordered(player, set).is_ok())
            .collect()
    }

    /// C3 by the letter.
    pub fn control(&mut self, state: &State, player: Color) -> PointSet {
        let sets = self.bordered(state, player);
        self.union(state, player, sets)
    }

    /// The union of those that are locks. A set that adds nothing is not asked for.
    pub fn union(
        &mut self,
        state: &State,
        player: Color,
        sets: impl IntoIterator<Item = PointSet>,
    ) -> PointSet {
        let mut control = PointSet::new();
        for set in sets {
            if !set.is_subset(&control) && self.is_lock(state, player, &set) {
                control = control.union(&set);
            }
        }
        control
    }
}

fn key(board: &FastBoard) -> [u64; 2] {
    let mut words = board.key();
    let key = [words.next().unwrap(), words.next().unwrap_or(0)];
    assert!(words.next().is_none());
    key
}

/// All situations that follow and are not known.
fn explore(
    board: &mut FastBoard,
    player: Color,
    set: &PointSet,
    known: &HashMap<[u64; 2], bool>,
) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut seen: HashMap<[u64; 2], ()> = HashMap::new();
    let node = |board: &FastBoard| {
        let state = State::new(Arc::clone(board.board()), {
            // The history of a proof plays no part in C8.
            board.situation().into_setup()
        });
        Node {
            key: key(board),
            mine: board.turn() == player,
            won: state.unwrap().has_formation(player, set),
            last: board.is_final(),
            next: Vec::new(),
        }
    };
    // Where we are: the node, and the moves that are left to try.
    let mut path: Vec<(usize, Vec<Option<loja_rules::Point>>)> = Vec::new();
    let moves = |board: &FastBoard| -> Vec<Option<loja_rules::Point>> {
        if board.is_final() {
            return Vec::new();
        }
        std::iter::once(None)
            .chain(board.playable().map(Some))
            .collect()
    };
    seen.insert(key(board), ());
    nodes.push(node(board));
    path.push((0, moves(board)));
    while let Some((at, left)) = path.last_mut() {
        let at = *at;
        let Some(turn) = left.pop() else {
            path.pop();
            if !path.is_empty() {
                board.undo();
            }
            continue;
        };
        let legal = match turn {
            Some(point) => board.play(point),
            None => board.pass(),
        };
        assert!(legal);
        let next = key(board);
        nodes[at].next.push(next);
        if known.contains_key(&next) || seen.insert(next, ()).is_some() {
            board.undo();
        } else {
            nodes.push(node(board));
            path.push((nodes.len() - 1, moves(board)));
        }
    }
    nodes
}

/// The least set with: formations; where the claimant has a move into it; where all of the
/// refuter's moves lead into it.
fn solve(nodes: &[Node], known: &mut HashMap<[u64; 2], bool>) {
    let place: HashMap<[u64; 2], usize> = nodes
        .iter()
        .enumerate()
        .map(|(at, node)| (node.key, at))
        .collect();
    let mut won: Vec<bool> = nodes.iter().map(|node| node.won).collect();
    loop {
        let mut changed = false;
        for (at, node) in nodes.iter().enumerate().rev() {
            if won[at] || node.last {
                continue;
            }
            let good = |next: &[u64; 2]| place.get(next).map_or_else(|| known[next], |&at| won[at]);
            let now = if node.mine {
                node.next.iter().any(good)
            } else {
                node.next.iter().all(good)
            };
            won[at] = now;
            changed |= now;
        }
        if !changed {
            break;
        }
    }
    known.extend(nodes.iter().zip(&won).map(|(node, &won)| (node.key, won)));
}

// ------------------------------------------------------------- boards and states

/// A state drawn in signs `.xoXO*`, location by location. `None` when a stone has no liberty.
pub fn state(board: &Arc<Board>, signs: &[u8]) -> Option<State> {
    let of = |wanted: &[u8]| -> PointSet {
        let points = board.points();
        points
            .filter(|point| wanted.contains(&signs[point.index()]))
            .collect()
    };
    let setup = Setup {
        stones: ByColor {
            black: of(b"xX"),
            white: of(b"oO"),
        },
        permanent: of(b"XO*"),
        ..Setup::empty()
    };
    State::new(Arc::clone(board), setup).ok()
}

pub fn signs(state: &State) -> String {
    let situation = state.situation();
    let sign = |point| match (
        situation.color_at(point),
        situation.permanent().contains(point),
    ) {
        (None, false) => '.',
        (None, true) => '*',
        (Some(Color::Black), false) => 'x',
        (Some(Color::Black), true) => 'X',
        (Some(Color::White), false) => 'o',
        (Some(Color::White), true) => 'O',
    };
    state.board().points().map(sign).collect()
}

/// Any graph: lines, grids, rings, or pairs at random, and often one that falls apart.
pub fn any_board(dice: &mut Dice, most: usize) -> Arc<Board> {
    let size = 1 + dice.below(most);
    let line = |size: usize| (1..size).map(|b| (b - 1, b));
    let board = match dice.below(6) {
        0 => Board::new(size, line(size)),
        1 if size > 2 => Board::new(size, line(size).chain([(0, size - 1)])),
        2 if size >= 4 => return Arc::new(Board::rectangle(2, u8::try_from(size / 2).unwrap())),
        3 if size >= 9 => return Arc::new(Board::rectangle(3, 3)),
        // Two parts at least, one of them a line.
        4 if size >= 4 => {
            let cut = 2 + dice.below(size - 3);
            let part = pairs(dice, 0, cut);
            Board::new(
                size,
                part.into_iter().chain((cut + 1..size).map(|b| (b - 1, b))),
            )
        }
        _ => {
            let pairs = pairs(dice, 0, size);
            Board::new(size, pairs)
        }
    };
    Arc::new(board.unwrap())
}

fn pairs(dice: &mut Dice, from: usize, to: usize) -> Vec<(usize, usize)> {
    let percent = 15 + dice.below(60);
    let all = (from..to).flat_map(|b| (from..b).map(move |a| (a, b)));
    all.filter(|_| dice.percent(percent)).collect()
}

/// Any legal signs: without marks, with some, or with many.
pub fn any_state(dice: &mut Dice, board: &Arc<Board>) -> State {
    loop {
        let from: &[u8] = match dice.below(5) {
            0 => b"..xxxoo",
            1 => b".xxx.xo",
            2 => b"..xxxxooXO*",
            3 => b"..xxxo*",
            _ => b".xo",
        };
        let picked: Vec<u8> = board
            .points()
            .map(|_| from[dice.below(from.len())])
            .collect();
        if let Some(state) = state(board, &picked) {
            return state;
        }
    }
}
