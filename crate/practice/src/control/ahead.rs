//! The value of a choice if both players make some moves and then stop.
//!
//! It tries every legal move, removals too. A line ends with the game or at the depth, and counts by C1 with exact
//! control, so the value is exact, for its depth alone.
//!
//! If control is undecided at the end of a line, it searches twice, giving undecided locations to one side and then
//! to the other. If the values agree, it did not matter.

use loja_rules::{Color, Move, State};

use crate::control::search::ControlSearch;

/// Above every score.
const FAR: i64 = i64::MAX / 4;

/// The most states in a search.
const MOST: u64 = 400_000;

/// Keeps its knowledge of control for other depths and states.
#[derive(Debug)]
pub(crate) struct Ahead<'a, 'k> {
    state: State,
    search: &'a mut ControlSearch<'k>,
    visited: u64,
    /// Whether undecided locations count for Black.
    hopeful: bool,
    open: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) choice: Move,
    /// Bounds of Black's final lead.
    pub(crate) lead: i64,
    pub(crate) most: i64,
    pub(crate) line: Vec<Move>,
}

impl<'a, 'k> Ahead<'a, 'k> {
    pub(crate) fn new(state: &State, search: &'a mut ControlSearch<'k>) -> Ahead<'a, 'k> {
        Ahead {
            state: state.clone(),
            search,
            visited: 0,
            hopeful: false,
            open: false,
        }
    }

    /// The values of all choices, the pass first, with `depth - 1` more moves; `None` for too many states.
    pub(crate) fn choices(&mut self, depth: usize) -> Option<Vec<Found>> {
        let mut found = self.searched(depth)?;
        if self.open {
            self.hopeful = true;
            for (one, other) in found.iter_mut().zip(self.searched(depth)?) {
                one.most = other.most;
            }
            self.hopeful = false;
        }
        Some(found)
    }

    fn searched(&mut self, depth: usize) -> Option<Vec<Found>> {
        let sign = sign(self.state.situation().turn());
        let mut found = Vec::new();
        for choice in moves(&self.state) {
            let (value, line) = self.after(choice, depth, -FAR, FAR)?;
            found.push(Found {
                choice,
                lead: sign * value,
                most: sign * value,
                line,
            });
        }
        Some(found)
    }

    /// The value for the move's player, and the line.
    fn after(&mut self, turn: Move, depth: usize, low: i64, high: i64) -> Option<(i64, Vec<Move>)> {
        self.state.play(turn).ok()?;
        let answer = self.best(depth.saturating_sub(1), -high, -low);
        self.state.undo();
        let (value, mut line) = answer?;
        line.insert(0, turn);
        Some((-value, line))
    }

    /// The value for the player to move, exact between the bounds. The first of equal moves counts,
    /// so nobody plays on for nothing.
    fn best(&mut self, depth: usize, low: i64, high: i64) -> Option<(i64, Vec<Move>)> {
        self.visited += 1;
        if self.visited > MOST || self.search.is_spent() {
            return None;
        }
        if depth == 0 || self.state.is_final() {
            let [least, most] = self.search.leads(&self.state);
            self.open |= least != most;
            let lead = if self.hopeful { most } else { least };
            return Some((sign(self.state.situation().turn()) * lead, Vec::new()));
        }
        let (mut best, mut low) = ((-FAR, Vec::new()), low);
        for turn in moves(&self.state) {
            let (value, line) = self.after(turn, depth, low, high)?;
            if value > best.0 {
                best = (value, line);
            }
            low = low.max(best.0);
            if low >= high {
                break;
            }
        }
        Some(best)
    }
}

impl Found {
    pub(crate) const fn is_exact(&self) -> bool {
        self.lead == self.most
    }
}

pub(crate) fn moves(state: &State) -> Vec<Move> {
    let stones = state.playable();
    let mut moves: Vec<Move> = std::iter::once(Move::PASS)
        .chain(stones.iter().map(Move::stone))
        .collect();
    moves.extend(removals(state));
    moves
}

pub(crate) fn removals(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    for cycle in state.cycles() {
        moves.push(Move::cycle(cycle));
        let both = state.board().points().map(|stone| Move {
            cycle: Some(cycle),
            stone: Some(stone),
        });
        moves.extend(both.filter(|&turn| state.successor(turn).is_ok()));
    }
    moves
}

/// Converts Black's lead to the player's.
pub(crate) const fn sign(player: Color) -> i64 {
    match player {
        Color::Black => 1,
        Color::White => -1,
    }
}
