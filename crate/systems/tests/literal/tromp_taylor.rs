//! Tromp and Taylor's logical rules, one function for each rule. Bracketed numbers are theirs, `C5` and `C6` their comments on 5 and 6.
//!
//! Nothing of the crate is used: a grid is a list of neighbours, a colouring a list of 0 (empty), 1 (black), 2 (white).
//!
//! What the text leaves open, and how it is read here:
//! - Whether the colouring that stands counts as an earlier one (6). It does, so a lone stone can't take itself off:
//!   that changes nothing, and a turn that changes nothing is the pass.
//! - Whether a handicap (C5) may be passed up. It may not: the gift is moves, and White's first turn comes after them.
//! - What came before a start from a given colouring: nothing, as if the game began there.

use super::jrg89::{BLACK, EMPTY, Neighbors, WHITE, other};

/// The grid's points, each black, white or empty (1, 2).
pub type Coloring = Vec<u8>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Pass,
    Move(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Over,
    NotEmpty,
    Repetition,
    /// A pass instead of a move that a handicap gives.
    Handicap,
}

/// A point that hasn't the colour reaches it if a path over the point's own colour ends at it (3).
pub fn reaches(coloring: &[u8], neighbors: &Neighbors, point: usize, color: u8) -> bool {
    let mut path = vec![point];
    let mut next = 0;
    while next < path.len() {
        for &near in &neighbors[path[next]] {
            if coloring[near] == color {
                return true;
            }
            if coloring[near] == coloring[point] && !path.contains(&near) {
                path.push(near);
            }
        }
        next += 1;
    }
    false
}

/// Clearing a colour empties all its points that don't reach empty (4).
pub fn clear(coloring: &[u8], neighbors: &Neighbors, color: u8) -> Coloring {
    (0..coloring.len())
        .map(|point| {
            if coloring[point] == color && !reaches(coloring, neighbors, point, EMPTY) {
                EMPTY
            } else {
                coloring[point]
            }
        })
        .collect()
}

/// A move colours an empty point, then clears the opponent's colour, then the player's own (7).
pub fn moved(coloring: &[u8], neighbors: &Neighbors, point: usize, color: u8) -> Coloring {
    let mut colored = coloring.to_vec();
    colored[point] = color;
    let cleared = clear(&colored, neighbors, other(color));
    clear(&cleared, neighbors, color)
}

/// A player's score: the points of the colour, and the empty ones that reach only that colour (9).
pub fn points(coloring: &[u8], neighbors: &Neighbors, color: u8) -> usize {
    let reached = |point, color| reaches(coloring, neighbors, point, color);
    (0..coloring.len())
        .filter(|&point| {
            coloring[point] == color
                || coloring[point] == EMPTY
                    && reached(point, color)
                    && !reached(point, other(color))
        })
        .count()
}

/// Black's score less White's: the higher one wins, and none is a tie (10).
pub fn score(coloring: &[u8], neighbors: &Neighbors) -> i64 {
    let signed = |color| i64::try_from(points(coloring, neighbors, color)).expect("a small grid");
    signed(BLACK) - signed(WHITE)
}

#[derive(Clone, Debug)]
pub struct Game {
    pub neighbors: Neighbors,
    /// The colouring at the start and after each turn: all the earlier ones (6), the last standing.
    pub colorings: Vec<Coloring>,
    pub turns: Vec<Turn>,
    first: u8,
    /// Black's consecutive moves before White's first turn (C5).
    handicap: usize,
}

impl Game {
    /// The grid starts empty, and Black starts (5).
    pub fn new(neighbors: &Neighbors) -> Game {
        Game::from(neighbors, &vec![EMPTY; neighbors.len()], BLACK)
    }

    pub fn from(neighbors: &Neighbors, coloring: &[u8], first: u8) -> Game {
        Game {
            neighbors: neighbors.clone(),
            colorings: vec![coloring.to_vec()],
            turns: Vec::new(),
            first,
            handicap: 0,
        }
    }

    /// The weaker player is Black, who starts with so many consecutive moves (C5). One is what Black has anyway.
    pub fn with_handicap(neighbors: &Neighbors, moves: usize) -> Game {
        Game {
            handicap: moves,
            ..Game::new(neighbors)
        }
    }

    pub fn coloring(&self) -> &Coloring {
        &self.colorings[self.turns.len()]
    }

    /// Who has the turn: the players alternate (5), after the handicap (C5).
    pub fn color(&self) -> u8 {
        let alternations = self
            .turns
            .len()
            .saturating_sub(self.handicap.saturating_sub(1));
        if alternations.is_multiple_of(2) {
            self.first
        } else {
            other(self.first)
        }
    }

    /// Two consecutive passes end the game (8).
    pub fn over(&self) -> bool {
        self.turns.ends_with(&[Turn::Pass, Turn::Pass])
    }

    /// The game after a turn: a pass, or a move that repeats no earlier colouring, no matter who had the turn then (6, C6).
    pub fn after(&self, turn: Turn) -> Result<Game, Fault> {
        if self.over() {
            return Err(Fault::Over);
        }
        let coloring = match turn {
            Turn::Pass if self.turns.len() < self.handicap => return Err(Fault::Handicap),
            Turn::Pass => self.coloring().clone(),
            Turn::Move(point) if self.coloring()[point] != EMPTY => return Err(Fault::NotEmpty),
            Turn::Move(point) => {
                let made = moved(self.coloring(), &self.neighbors, point, self.color());
                if self.colorings.contains(&made) {
                    return Err(Fault::Repetition);
                }
                made
            }
        };
        let mut game = self.clone();
        game.colorings.push(coloring);
        game.turns.push(turn);
        Ok(game)
    }

    /// The games after each turn that is allowed, the pass first.
    pub fn next(&self) -> Vec<Game> {
        let moves = (0..self.neighbors.len()).map(Turn::Move);
        std::iter::once(Turn::Pass)
            .chain(moves)
            .filter_map(|turn| self.after(turn).ok())
            .collect()
    }

    pub fn score(&self) -> i64 {
        score(self.coloring(), &self.neighbors)
    }

    /// What both can force the game to end with; nothing where more than so many turns would have to be tried.
    ///
    /// Repetition is forbidden, so every game ends, and each end is asked for by name: can Black get so much, or one less…
    pub fn value(&self, most: usize) -> Option<i64> {
        let size = i64::try_from(self.neighbors.len()).expect("a small grid");
        let mut left = most;
        for least in (1 - size..=size).rev() {
            if self.reaches_score(least, &mut left)? {
                return Some(least);
            }
        }
        Some(-size)
    }

    /// Whether Black can end the game with at least so much: on Black's turn one turn must do, on White's all.
    fn reaches_score(&self, least: i64, left: &mut usize) -> Option<bool> {
        *left = left.checked_sub(1)?;
        if self.over() {
            return Some(self.score() >= least);
        }
        let black = self.color() == BLACK;
        for next in self.next() {
            if next.reaches_score(least, left)? == black {
                return Some(black);
            }
        }
        Some(!black)
    }
}
