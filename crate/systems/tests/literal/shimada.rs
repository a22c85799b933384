//! Shimada's plan ("The Rules of Go (One Plan)", lines 437 to 479 of his text, with 361 to 396).

use std::collections::BTreeSet;

use loja_ground::{Board, Color};

use super::positions::{self, Position};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Stone(usize),
    /// The right to move is abandoned.
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The decisive pattern stands.
    Over,
    /// A stone stands there.
    NotEmpty,
    /// As the result of a move a new pattern should be created on the board as a whole (line 363).
    Repetition,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub board: Board,
    pub positions: Vec<Position>,
    pub turns: Vec<Turn>,
    pub first: Color,
    /// Stones given before the first move (remark 2).
    pub handicap: usize,
}

impl Game {
    pub fn new(board: &Board, start: Position, first: Color) -> Game {
        Game {
            board: board.clone(),
            positions: vec![start],
            turns: Vec::new(),
            first,
            handicap: 0,
        }
    }

    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    pub fn color_of(&self, turn: usize) -> Color {
        positions::by_turns(self.first, turn)
    }

    pub fn color(&self) -> Color {
        self.color_of(self.turns.len())
    }

    /// After how many turns the right was abandoned twice successively: once is the temporary end,
    /// twice is the end, three times the decisive pattern. "Afterwards twice successively again":
    /// each pass counts for one of them.
    pub fn stops(&self) -> Vec<usize> {
        let mut stops = Vec::new();
        let mut passes = 0;
        for (turn, what) in self.turns.iter().enumerate() {
            passes = if *what == Turn::Pass { passes + 1 } else { 0 };
            if passes == 2 {
                stops.push(turn + 1);
                passes = 0;
            }
        }
        stops
    }

    pub fn over(&self) -> bool {
        self.stops().len() >= 3
    }

    /// Suicide is permissible (lines 363, 486); a pass is free (361).
    pub fn fault(&self, turn: &Turn) -> Option<Fault> {
        if self.over() {
            return Some(Fault::Over);
        }
        let Turn::Stone(at) = *turn else { return None };
        if self.position()[at].is_some() {
            return Some(Fault::NotEmpty);
        }
        let after = positions::put(&self.board, self.position(), at, self.color()).after;
        if self.positions.contains(&after) {
            return Some(Fault::Repetition);
        }
        None
    }

    pub fn after(&self, turn: &Turn) -> Game {
        let mut game = self.clone();
        game.positions.push(match *turn {
            Turn::Pass => self.position().clone(),
            Turn::Stone(at) => positions::put(&self.board, self.position(), at, self.color()).after,
        });
        game.turns.push(turn.clone());
        game
    }

    /// B: stones played until the end, and those of the handicap.
    pub fn b(&self, color: Color) -> usize {
        let end = self.stops().get(1).copied().unwrap_or(self.turns.len());
        let played = (0..end)
            .filter(|&turn| self.color_of(turn) == color && self.turns[turn] != Turn::Pass)
            .count();
        played
            + if color == Color::Black {
                self.handicap
            } else {
                0
            }
    }

    /// A: the own stones, and the liberties of the own stones with two eyes.
    pub fn a(&self, color: Color) -> usize {
        let ways = two_eyed_ways(&self.board, self.position(), color);
        positions::stones(self.position(), color) + ways.len()
    }

    /// The parts that are neither stones with two eyes nor their liberties.
    pub fn seki(&self) -> Vec<usize> {
        let mut rest: Vec<usize> = (0..self.position().len()).collect();
        for color in Color::ALL {
            let eyed = two_eyed(&self.board, self.position(), color);
            let ways = two_eyed_ways(&self.board, self.position(), color);
            rest.retain(|at| !eyed.contains(at) && !ways.contains(at));
        }
        rest
    }

    /// C: by how much the own stones increased in the seki after the end.
    pub fn c(&self, color: Color) -> usize {
        let end = self.stops().get(1).copied().unwrap_or(self.turns.len());
        let seki = self.seki();
        let count = |position: &Position| {
            seki.iter()
                .filter(|&&at| position[at] == Some(color))
                .count()
        };
        count(self.position()).saturating_sub(count(&self.positions[end]))
    }

    /// A - B - C of Black, less that of White.
    pub fn score(&self) -> i64 {
        let of = |color: Color| {
            positions::signed(self.a(color))
                - positions::signed(self.b(color))
                - positions::signed(self.c(color))
        };
        of(Color::Black) - of(Color::White)
    }
}

/// The stones that can't be taken away by any number of successive moves of the other side: all
/// boards are tried that it can reach alone, its own suicides among them.
pub fn two_eyed(board: &Board, position: &Position, color: Color) -> Vec<usize> {
    let mut left: Vec<usize> = (0..position.len())
        .filter(|&at| position[at] == Some(color))
        .collect();
    let mut seen = BTreeSet::from([position.clone()]);
    let mut reached = vec![position.clone()];
    while let Some(here) = reached.pop() {
        left.retain(|&at| here[at] == Some(color));
        if left.is_empty() {
            return left;
        }
        for at in (0..here.len()).filter(|&at| here[at].is_none()) {
            let after = positions::put(board, &here, at, color.other()).after;
            if seen.insert(after.clone()) {
                reached.push(after);
            }
        }
    }
    left
}

/// Their way-outs.
pub fn two_eyed_ways(board: &Board, position: &Position, color: Color) -> Vec<usize> {
    positions::liberties(board, position, &two_eyed(board, position, color))
}
