//! Every claim of every position of a board without permanent marks.
//!
//! A worst case (C6) depends on the set and the stones in it alone, so the answers of one set are
//! numbered by the colouring of its members. That of White's claims is found with the colours
//! exchanged (C2).

use std::collections::HashSet;
use std::sync::{Arc, Mutex};

use loja_rules::{Board, Color, Point, State};

use super::places::{drawn, set_of, signs};
use super::run::jobs;
use super::table::Table;

/// What is known of one colouring of a set: no worst case of a legal position, refuted, or a lock.
pub const NO_CLAIM: u8 = 0;
pub const REFUTED: u8 = 1;
pub const LOCK: u8 = 2;

/// The answers to Black's claims of one set.
#[derive(Default)]
pub struct Answers {
    /// By the colouring of the members, a digit of base three each: 0 empty, 1 black.
    pub by_coloring: Vec<u8>,
    /// The first colouring for each different worst case.
    pub different: Vec<u32>,
}

/// A board with the answers for all of its sets, or for some.
pub struct Whole {
    pub board: Arc<Board>,
    /// By set: its members with a neighbour outside, and these neighbours.
    inner: Vec<usize>,
    outer: Vec<usize>,
    pub answers: Vec<Answers>,
}

impl Whole {
    /// Sweeps these sets, or all of them.
    pub fn new(title: &str, board: Board, only: Option<&[usize]>) -> Whole {
        let board = Arc::new(board);
        let near: Vec<usize> = board
            .points()
            .map(|point| super::places::mask_of(&board.neighbors(point).iter().copied().collect()))
            .collect();
        let around = |of: usize, wanted: usize| {
            let members = (0..board.len()).filter(|at| of >> at & 1 == 1);
            members.fold(0, |all, at| all | near[at]) & wanted
        };
        let sets = 1_usize << board.len();
        let all = sets - 1;
        let mut whole = Whole {
            inner: (0..sets).map(|set| around(all & !set, set)).collect(),
            outer: (0..sets).map(|set| around(set, all & !set)).collect(),
            board: Arc::clone(&board),
            answers: Vec::new(),
        };
        // The largest sets first, so that no thread is left with one at the end.
        let mut masks: Vec<usize> = only.map_or_else(|| (1..sets).collect(), <[usize]>::to_vec);
        masks.sort_by_key(|mask| (usize::MAX - mask.count_ones() as usize, *mask));
        let found: Vec<Mutex<Answers>> = (0..sets).map(|_| Mutex::default()).collect();
        jobs(title, masks.len(), |at| {
            *found[masks[at]].lock().unwrap() = whole.sweep(masks[at]);
        });
        whole.answers = found
            .into_iter()
            .map(|one| one.into_inner().unwrap())
            .collect();
        whole
    }

    fn members(&self, mask: usize) -> Vec<Point> {
        set_of(&self.board, mask).iter().collect()
    }

    /// The position with this colouring inside the set and nothing outside.
    pub fn position(&self, mask: usize, coloring: usize) -> Option<State> {
        let mut picture = vec![b'.'; self.board.len()];
        let mut rest = coloring;
        for point in self.members(mask) {
            picture[point.index()] = b".xo"[rest % 3];
            rest /= 3;
        }
        drawn(&self.board, &picture)
    }

    /// C5, by the masks of a player's stones: `exhaustive.rs` compares it with the rules.
    pub fn is_bordered(&self, own: usize, mask: usize) -> bool {
        self.inner[mask] & !own == 0 && self.outer[mask] & own == 0
    }

    /// The answer to the claim of a set bordered by the player with the stones `own`.
    pub fn answer(&self, own: usize, other: usize, mask: usize) -> u8 {
        let mut coloring = 0;
        let mut digit = 1;
        let mut rest = mask;
        while rest != 0 {
            let at = rest.trailing_zeros();
            coloring += digit * ((own >> at & 1) + 2 * (other >> at & 1));
            digit *= 3;
            rest &= rest - 1;
        }
        self.answers[mask].by_coloring[coloring]
    }

    /// All answers for one set.
    fn sweep(&self, mask: usize) -> Answers {
        let set = set_of(&self.board, mask);
        let members = self.members(mask);
        let border = |point: &Point| self.inner[mask] >> point.index() & 1 == 1;
        let mut bare = vec![b'.'; self.board.len()];
        for point in members.iter().filter(|point| border(point)) {
            bare[point.index()] = b'x';
        }
        let frame = drawn(&self.board, &bare).unwrap();
        let table = Table::new(
            &frame.worst_case(Color::Black, &set).unwrap(),
            Color::Black,
            &set,
        );
        let colorings = 3_usize.pow(members.len() as u32);
        let mut answers = Answers {
            by_coloring: vec![NO_CLAIM; colorings],
            different: Vec::new(),
        };
        let mut seen = HashSet::new();
        for coloring in 0..colorings {
            let mut rest = coloring;
            let closed = members.iter().all(|point| {
                let digit = rest % 3;
                rest /= 3;
                digit == 1 || !border(point)
            });
            if !closed {
                continue;
            }
            let Some(position) = self.position(mask, coloring) else {
                continue;
            };
            let worst = position.worst_case(Color::Black, &set).unwrap();
            let lock = table.wins(&worst);
            answers.by_coloring[coloring] = if lock { LOCK } else { REFUTED };
            if seen.insert(signs(&worst)) {
                answers.different.push(coloring as u32);
            }
        }
        answers
    }
}

/// Every colouring of a board as the masks of its black and its white locations.
pub fn colorings(count: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..3_usize.pow(count as u32)).map(move |code| {
        let mut rest = code;
        (0..count).fold((0, 0), |(black, white), at| {
            let digit = rest % 3;
            rest /= 3;
            (
                black | usize::from(digit == 1) << at,
                white | usize::from(digit == 2) << at,
            )
        })
    })
}
