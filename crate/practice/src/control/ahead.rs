//! What a choice is worth when both players go on for so many moves, and play stops then.
//!
//! Every legal move is tried: stones, passes, and removals of cycles with and without a stone. A line ends when the game
//! is over, or after the given number of moves; then it counts what C1 says, with exact control. So a value is exact for
//! its depth, and it says nothing about what a longer line would gain.
//!
//! Where control is open at the end of some line, everything is searched twice: once as if all that is open went one way,
//! and once as if it went the other way. Where both come to the same, the open situation did not matter.

use loja_rules::{Color, Move, State};

use crate::control::search::ControlSearch;

/// Beyond every score.
const FAR: i64 = i64::MAX / 4;

/// States that a search goes through, at most.
const MOST: u64 = 400_000;

/// A search from one state. What it learns of control stays with the search, for other depths and states.
#[derive(Debug)]
pub(crate) struct Ahead<'a, 'k> {
    state: State,
    search: &'a mut ControlSearch<'k>,
    visited: u64,
    /// Whether what is open is taken for Black's; else for White's.
    hopeful: bool,
    /// Whether anything was open.
    open: bool,
}

/// A choice with its line, itself first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) choice: Move,
    /// By how much Black leads in the end, at least, …
    pub(crate) lead: i64,
    /// … and at most.
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

    /// Every choice of the player with the turn, the pass first, with what it comes to when this and that many moves
    /// less one are made after it. `None` when there is too much to look at.
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

    /// The value of a move for who makes it, with the line from it on.
    fn after(&mut self, turn: Move, depth: usize, low: i64, high: i64) -> Option<(i64, Vec<Move>)> {
        self.state.play(turn).ok()?;
        let answer = self.best(depth.saturating_sub(1), -high, -low);
        self.state.undo();
        let (value, mut line) = answer?;
        line.insert(0, turn);
        Some((-value, line))
    }

    /// The value for the player with the turn, exact between the bounds. Of equal moves the first counts, so nobody
    /// plays on for nothing.
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
    /// Whether its value is known.
    pub(crate) const fn is_exact(&self) -> bool {
        self.lead == self.most
    }
}

/// All legal moves: the pass, stones, and removals of cycles.
pub(crate) fn moves(state: &State) -> Vec<Move> {
    let stones = state.playable();
    let mut moves: Vec<Move> = std::iter::once(Move::PASS)
        .chain(stones.iter().map(Move::stone))
        .collect();
    moves.extend(removals(state));
    moves
}

/// Those that remove a cycle.
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

/// What turns Black's lead into the player's.
pub(crate) const fn sign(player: Color) -> i64 {
    match player {
        Color::Black => 1,
        Color::White => -1,
    }
}
