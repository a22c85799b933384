//! Stone scoring, as the INTRO of the Logical Japanese Rules guesses the oldest rules: its eleven
//! rules at lines 27 to 40, one after the other.

use loja_ground::{Board, Color};

use super::positions::{self, Position};
use super::values::Playing;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Stone(usize),
    Nothing,
}

/// Why a turn is not one: the number of the INTRO's rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 8: the game is over.
    Over,
    /// 6: not an empty location.
    NotEmpty,
    /// 6 and 9: a suicide pattern.
    Suicide,
    /// 6 and 10: an immediate ko recapture pattern.
    Recapture,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub board: Board,
    /// The board before the first turn, and after each.
    pub positions: Vec<Position>,
    pub turns: Vec<Turn>,
    pub first: Color,
}

impl Game {
    /// Rule 2 has every location empty, 5 has Black first; a test may start later.
    pub fn new(board: &Board, start: Position, first: Color) -> Game {
        Game {
            board: board.clone(),
            positions: vec![start],
            turns: Vec::new(),
            first,
        }
    }

    pub fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// 5: both take turns.
    pub fn color_of(&self, turn: usize) -> Color {
        positions::by_turns(self.first, turn)
    }

    pub fn color(&self) -> Color {
        self.color_of(self.turns.len())
    }

    /// 8: the last three turns added no new stone.
    pub fn over(&self) -> bool {
        let turns = &self.turns;
        turns.len() >= 3
            && turns[turns.len() - 3..]
                .iter()
                .all(|turn| *turn == Turn::Nothing)
    }

    /// 10: the stones without liberties in a turn, when its stone is on the board and nothing has
    /// been removed yet.
    fn breathless(&self, turn: usize) -> Vec<usize> {
        match self.turns[turn] {
            Turn::Nothing => Vec::new(),
            Turn::Stone(at) => breathless(
                &self.board,
                &positions::with(&self.positions[turn], at, self.color_of(turn)),
            ),
        }
    }

    pub fn fault(&self, turn: &Turn) -> Option<Fault> {
        if self.over() {
            return Some(Fault::Over);
        }
        let Turn::Stone(at) = *turn else { return None };
        // 6: by putting it on an empty location
        if self.position()[at].is_some() {
            return Some(Fault::NotEmpty);
        }
        let placed = positions::with(self.position(), at, self.color());
        // 9: the last stone has no liberties, all of the opposite colour have.
        if !positions::has_liberties(&self.board, &placed, at)
            && positions::without_liberties(&self.board, &placed, self.color().other()).is_empty()
        {
            return Some(Fault::Suicide);
        }
        // 10: exactly two are without, and this just happened on the same two in the last turn.
        let now = breathless(&self.board, &placed);
        if now.len() == 2 && !self.turns.is_empty() && self.breathless(self.turns.len() - 1) == now
        {
            return Some(Fault::Recapture);
        }
        None
    }

    /// 6 and 7: the stone is put, the opponent's without liberties go.
    pub fn after(&self, turn: &Turn) -> Game {
        let mut game = self.clone();
        let next = match *turn {
            Turn::Nothing => self.position().clone(),
            Turn::Stone(at) => {
                let placed = positions::with(self.position(), at, self.color());
                let gone = positions::without_liberties(&self.board, &placed, self.color().other());
                positions::without(&placed, &gone)
            }
        };
        game.positions.push(next);
        game.turns.push(turn.clone());
        game
    }

    /// The same without what no rule looks back at: 8 looks at three turns, 10 at one.
    pub fn recent(mut self) -> Game {
        let old = self.turns.len().saturating_sub(3);
        self.first = self.color_of(old);
        self.turns.drain(..old);
        self.positions.drain(..old);
        self
    }

    /// 4: more of one's stones on the grid. Black's less White's.
    pub fn score(&self) -> i64 {
        positions::signed(positions::stones(self.position(), Color::Black))
            - positions::signed(positions::stones(self.position(), Color::White))
    }
}

fn breathless(board: &Board, position: &Position) -> Vec<usize> {
    let mut both = positions::without_liberties(board, position, Color::Black);
    both.extend(positions::without_liberties(board, position, Color::White));
    both.sort_unstable();
    both
}

impl Playing for Game {
    /// The board, who has the turn, what was without liberties in the last turn, and how many turns added nothing.
    type Key = (Position, Color, Vec<usize>, usize);

    fn key(&self) -> Self::Key {
        let last = self.turns.len().checked_sub(1);
        let breathless = last.map_or_else(Vec::new, |last| self.breathless(last));
        let nothing = self
            .turns
            .iter()
            .rev()
            .take_while(|turn| **turn == Turn::Nothing)
            .count();
        (self.position().clone(), self.color(), breathless, nothing)
    }

    fn color(&self) -> Color {
        self.color()
    }

    fn worth(&self) -> Option<i64> {
        self.over().then(|| self.score())
    }

    fn next(&self) -> Vec<Game> {
        let stones = (0..self.position().len()).map(Turn::Stone);
        let turns = stones.chain([Turn::Nothing]);
        turns
            .filter(|turn| self.fault(turn).is_none())
            .map(|turn| self.after(&turn).recent())
            .collect()
    }
}
