//! Area rules (line 40: rule 4 of the INTRO with eyes in the count), with the ends that the text
//! tells, the two superkos, pass stones, the button and the deduction for the first pass.

use loja_ground::{Board, Color};

use super::positions::{self, Position};
use super::superko::{self, Superko};
use super::values::Playing;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ko {
    /// INTRO 10.
    Basic,
    Super(Superko),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// 3735: two passes end.
    TwoPasses,
    /// INTRO 8 and 3735: three turns without a stone end.
    ThreePasses,
    /// 4177-81: a first stop ends with an agreement; a second one always ends.
    International,
    /// 4182-85: each stop ends with an agreement; two stops in succession always end.
    Aga,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Stone(usize),
    Pass,
    /// 4361: a half-point button beside the board, taken as a move.
    Button,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Over,
    NotEmpty,
    Suicide,
    Recapture,
    Repetition,
    /// There is no button, or it has been taken.
    NoButton,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub board: Board,
    pub ko: Ko,
    pub end: End,
    pub button: bool,
    pub positions: Vec<Position>,
    pub turns: Vec<Turn>,
    pub first: Color,
    /// After which turn the players agreed on what is dead, and on which stones.
    pub agreed: Option<(usize, Vec<usize>)>,
}

impl Game {
    pub fn new(board: &Board, start: Position, first: Color, ko: Ko, end: End) -> Game {
        Game {
            board: board.clone(),
            ko,
            end,
            button: false,
            positions: vec![start],
            turns: Vec::new(),
            first,
            agreed: None,
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

    /// After which turns a stop was made: a double pass. A pass belongs to one stop only (4184: two
    /// stops are four passes).
    pub fn stops(&self) -> Vec<usize> {
        let mut stops = Vec::new();
        let mut passes = 0;
        for (turn, what) in self.turns.iter().enumerate() {
            passes = if *what == Turn::Pass { passes + 1 } else { 0 };
            if passes == 2 {
                stops.push(turn);
                passes = 0;
            }
        }
        stops
    }

    /// Whether the play has just stopped, so that the players may agree (4178, 4183).
    pub fn may_agree(&self) -> bool {
        let stops = self.stops();
        let just = stops.last() == Some(&self.turns.len().wrapping_sub(1));
        just && !self.over()
            && match self.end {
                End::TwoPasses | End::ThreePasses => false,
                End::International => stops.len() == 1,
                End::Aga => true,
            }
    }

    pub fn over(&self) -> bool {
        if self.agreed.is_some() {
            return true;
        }
        let turns = &self.turns;
        let last_are_passes = |n: usize| {
            turns.len() >= n
                && turns[turns.len() - n..]
                    .iter()
                    .all(|turn| *turn == Turn::Pass)
        };
        let stops = self.stops();
        match self.end {
            End::TwoPasses => last_are_passes(2),
            End::ThreePasses => last_are_passes(3),
            // ends as soon as the second stop was made
            End::International => stops.len() >= 2,
            // four consecutive passes
            End::Aga => last_are_passes(4),
        }
    }

    pub fn agree(&self, dead: &[usize]) -> Option<Game> {
        if !self.may_agree() {
            return None;
        }
        let mut game = self.clone();
        game.agreed = Some((self.turns.len(), dead.to_vec()));
        Some(game)
    }

    fn breathless_last_turn(&self) -> Vec<usize> {
        let Some(last) = self.turns.len().checked_sub(1) else {
            return Vec::new();
        };
        match self.turns[last] {
            Turn::Stone(at) => breathless(
                &self.board,
                &positions::with(&self.positions[last], at, self.color_of(last)),
            ),
            Turn::Pass | Turn::Button => Vec::new(),
        }
    }

    pub fn fault(&self, turn: &Turn) -> Option<Fault> {
        if self.over() {
            return Some(Fault::Over);
        }
        let at = match *turn {
            Turn::Pass => return None,
            Turn::Button => {
                let left = self.button && !self.turns.contains(&Turn::Button);
                return if left { None } else { Some(Fault::NoButton) };
            }
            Turn::Stone(at) => at,
        };
        if self.position()[at].is_some() {
            return Some(Fault::NotEmpty);
        }
        let put = positions::put(&self.board, self.position(), at, self.color());
        // INTRO 9
        if !put.own_taken.is_empty() {
            return Some(Fault::Suicide);
        }
        match self.ko {
            // INTRO 10
            Ko::Basic => {
                let now = breathless(
                    &self.board,
                    &positions::with(self.position(), at, self.color()),
                );
                if now.len() == 2 && now == self.breathless_last_turn() {
                    return Some(Fault::Recapture);
                }
            }
            Ko::Super(kind) => {
                let to_move: Vec<Color> = (0..self.positions.len())
                    .map(|time| self.color_of(time))
                    .collect();
                if superko::repeats(kind, &self.positions, &to_move, self.color(), &put.after) {
                    return Some(Fault::Repetition);
                }
            }
        }
        None
    }

    pub fn after(&self, turn: &Turn) -> Game {
        let mut game = self.clone();
        game.positions.push(match *turn {
            Turn::Pass | Turn::Button => self.position().clone(),
            Turn::Stone(at) => positions::put(&self.board, self.position(), at, self.color()).after,
        });
        game.turns.push(turn.clone());
        game
    }

    /// The same without what no rule looks back at: the basic ko looks at one turn, two or three passes at as many.
    fn recent(mut self) -> Game {
        let plain = matches!(self.end, End::TwoPasses | End::ThreePasses) && !self.button;
        if self.ko == Ko::Basic && plain {
            let old = self.turns.len().saturating_sub(3);
            self.first = self.color_of(old);
            self.turns.drain(..old);
            self.positions.drain(..old);
        }
        self
    }

    /// The board that is counted: without what was agreed to be dead; else all stones are alive.
    pub fn counted(&self) -> Position {
        let dead = self.agreed.as_ref().map_or(&[][..], |(_, dead)| dead);
        positions::without(self.position(), dead)
    }

    /// Stones and eyes: Black's less White's.
    pub fn score(&self) -> i64 {
        let board = self.counted();
        positions::signed(positions::area(&self.board, &board, Color::Black))
            - positions::signed(positions::area(&self.board, &board, Color::White))
    }

    /// 4361: the button is half a point for who took it, and komi rises by as much. In half points.
    pub fn score_with_button(&self) -> i64 {
        2 * self.score() + self.button_halves() - 1
    }

    fn button_halves(&self) -> i64 {
        match self.turns.iter().position(|turn| *turn == Turn::Button) {
            Some(turn) if self.color_of(turn) == Color::Black => 1,
            Some(_) => -1,
            None => 0,
        }
    }

    /// 4357: if the very first pass was White's, half a point goes from Black to White. In half points.
    pub fn score_with_first_pass(&self) -> i64 {
        let moved = match self.turns.iter().position(|turn| *turn == Turn::Pass) {
            Some(turn) if self.color_of(turn) == Color::White => 1,
            _ => 0,
        };
        2 * self.score() - 2 * moved
    }

    /// 4166-85: the same in the Japanese style. Each pass gives the opponent a prisoner, and White
    /// adds an extra one before the count if Black passed last.
    pub fn score_by_pass_stones(&self) -> i64 {
        let mut prisoners_of = [0_i64, 0];
        for (turn, what) in self.turns.iter().enumerate() {
            let color = self.color_of(turn);
            match *what {
                Turn::Pass => prisoners_of[side(color.other())] += 1,
                Turn::Button => {}
                Turn::Stone(at) => {
                    let put = positions::put(&self.board, &self.positions[turn], at, color);
                    prisoners_of[side(color)] += positions::signed(put.taken.len());
                }
            }
        }
        if let Some(last) = self.turns.len().checked_sub(1)
            && self.turns[last] == Turn::Pass
            && self.color_of(last) == Color::Black
        {
            prisoners_of[side(Color::Black)] += 1;
        }
        if let Some((_, dead)) = &self.agreed {
            for &at in dead {
                if let Some(color) = self.position()[at] {
                    prisoners_of[side(color.other())] += 1;
                }
            }
        }
        let board = self.counted();
        let total = |color: Color| {
            positions::signed(positions::surrounded(&self.board, &board, color).len())
                + prisoners_of[side(color)]
        };
        total(Color::Black) - total(Color::White)
    }
}

fn side(color: Color) -> usize {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

fn breathless(board: &Board, position: &Position) -> Vec<usize> {
    let mut both = positions::without_liberties(board, position, Color::Black);
    both.extend(positions::without_liberties(board, position, Color::White));
    both.sort_unstable();
    both
}

impl Playing for Game {
    /// The board, who has the turn, what the ko rule looks at, passes in a row, stops if they count, and the button.
    type Key = (
        Position,
        Color,
        Vec<usize>,
        Vec<(Position, Color)>,
        usize,
        usize,
        i64,
    );

    fn key(&self) -> Self::Key {
        let (mut breathless, mut past) = (Vec::new(), Vec::new());
        match self.ko {
            Ko::Basic => breathless = self.breathless_last_turn(),
            Ko::Super(_) => {
                past = (0..self.positions.len())
                    .map(|time| (self.positions[time].clone(), self.color_of(time)))
                    .collect();
                past.sort_unstable();
                past.dedup();
            }
        }
        let passes = self
            .turns
            .iter()
            .rev()
            .take_while(|turn| **turn == Turn::Pass)
            .count();
        let stops = if self.end == End::International {
            self.stops().len()
        } else {
            0
        };
        (
            self.position().clone(),
            self.color(),
            breathless,
            past,
            passes,
            stops,
            self.button_halves(),
        )
    }

    fn color(&self) -> Color {
        self.color()
    }

    fn worth(&self) -> Option<i64> {
        self.over().then(|| self.score())
    }

    fn next(&self) -> Vec<Game> {
        let stones = (0..self.position().len()).map(Turn::Stone);
        let turns = stones.chain([Turn::Pass, Turn::Button]);
        turns
            .filter(|turn| self.fault(turn).is_none())
            .map(|turn| self.after(&turn).recent())
            .collect()
    }
}
