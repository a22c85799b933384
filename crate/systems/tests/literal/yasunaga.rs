//! Yasunaga's draft (articles 4 to 9, lines 31 to 54 of Shimada's text, and his word on 7 and 8 at
//! line 318).

use loja_ground::{Board, Color};

use super::positions::{self, Position};
use super::values::{self, Playing};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Stone(usize),
    /// The right to the move is abandoned.
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// 8: it has ended.
    Over,
    NotEmpty,
    /// 6: on the final liberty without causing a removal.
    Suicide,
    /// 7: the same pattern, and no right to move was abandoned since.
    Repetition,
}

#[derive(Clone, Debug)]
pub struct Game {
    pub board: Board,
    pub positions: Vec<Position>,
    pub turns: Vec<Turn>,
    pub first: Color,
}

impl Game {
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

    pub fn color_of(&self, turn: usize) -> Color {
        positions::by_turns(self.first, turn)
    }

    /// 4: by turns.
    pub fn color(&self) -> Color {
        self.color_of(self.turns.len())
    }

    /// 8: abandoned three times successively.
    pub fn over(&self) -> bool {
        let turns = &self.turns;
        turns.len() >= 3
            && turns[turns.len() - 3..]
                .iter()
                .all(|turn| *turn == Turn::Pass)
    }

    /// 7: a board that stood at a time with no pass from then to now. The board that a pass left
    /// standing still stands after it, so that one is not free.
    fn repeats(&self, after: &Position) -> bool {
        (0..self.positions.len()).any(|time| {
            self.positions[time] == *after
                && self.turns[time..].iter().all(|turn| *turn != Turn::Pass)
        })
    }

    pub fn fault(&self, turn: &Turn) -> Option<Fault> {
        if self.over() {
            return Some(Fault::Over);
        }
        let Turn::Stone(at) = *turn else { return None };
        if self.position()[at].is_some() {
            return Some(Fault::NotEmpty);
        }
        let placed = positions::with(self.position(), at, self.color());
        // 6
        if !positions::has_liberties(&self.board, &placed, at)
            && positions::without_liberties(&self.board, &placed, self.color().other()).is_empty()
        {
            return Some(Fault::Suicide);
        }
        if self.repeats(&self.after(turn).positions[self.positions.len()]) {
            return Some(Fault::Repetition);
        }
        None
    }

    /// 5: whose last liberty is taken goes.
    pub fn after(&self, turn: &Turn) -> Game {
        let mut game = self.clone();
        game.positions.push(match *turn {
            Turn::Pass => self.position().clone(),
            Turn::Stone(at) => {
                let placed = positions::with(self.position(), at, self.color());
                let gone = positions::without_liberties(&self.board, &placed, self.color().other());
                positions::without(&placed, &gone)
            }
        });
        game.turns.push(turn.clone());
        game
    }

    /// 9: a player's stones that were taken off in play.
    pub fn taken(&self, color: Color) -> usize {
        let mut count = 0;
        for time in 0..self.turns.len() {
            let (before, after) = (&self.positions[time], &self.positions[time + 1]);
            count += (0..before.len())
                .filter(|&at| before[at] == Some(color) && after[at].is_none())
                .count();
        }
        count
    }

    /// 9, with the living stones told: the others go, and count as taken; territory is what living
    /// stones of one colour enclose. "Independent" is not defined, so all living stones enclose.
    pub fn score(&self, living: &[usize]) -> i64 {
        let on = |color: Color| {
            let stones =
                (0..self.position().len()).filter(move |&at| self.position()[at] == Some(color));
            stones.filter(|at| !living.contains(at)).collect::<Vec<_>>()
        };
        let dead = Color::ALL.map(on);
        let board = positions::without(&positions::without(self.position(), &dead[0]), &dead[1]);
        let of = |color: Color, lost: usize| {
            positions::signed(positions::surrounded(&self.board, &board, color).len())
                - positions::signed(self.taken(color) + lost)
        };
        of(Color::Black, dead[0].len()) - of(Color::White, dead[1].len())
    }
}

/// 9: whether a stone is taken though it may protect itself: the other side moves first and forces it off.
#[derive(Clone, Debug)]
pub struct Attack {
    pub game: Game,
    pub at: usize,
    pub owner: Color,
}

/// 1 for the attacker where the stone has gone, 0 where the game has ended with it.
impl Playing for Attack {
    /// The board, who has the turn, what may not come again, passes in a row, and whether the stone has gone.
    type Key = (Position, Color, Vec<Position>, usize, bool);

    fn key(&self) -> Self::Key {
        let game = &self.game;
        let passes = game
            .turns
            .iter()
            .rev()
            .take_while(|turn| **turn == Turn::Pass)
            .count();
        let barred = (0..game.positions.len())
            .filter(|&time| game.turns[time..].iter().all(|turn| *turn != Turn::Pass))
            .map(|time| game.positions[time].clone());
        let mut barred: Vec<Position> = barred.collect();
        barred.sort_unstable();
        (
            game.position().clone(),
            game.color(),
            barred,
            passes,
            self.gone(),
        )
    }

    fn color(&self) -> Color {
        self.game.color()
    }

    fn worth(&self) -> Option<i64> {
        let gained = if self.owner == Color::White { 1 } else { -1 };
        if self.gone() {
            Some(gained)
        } else {
            self.game.over().then_some(0)
        }
    }

    fn next(&self) -> Vec<Attack> {
        let stones = (0..self.game.position().len()).map(Turn::Stone);
        let turns = stones.chain([Turn::Pass]);
        let legal = turns.filter(|turn| self.game.fault(turn).is_none());
        legal
            .map(|turn| Attack {
                game: self.game.after(&turn),
                ..self.clone()
            })
            .collect()
    }
}

impl Attack {
    fn gone(&self) -> bool {
        self.game.position()[self.at] != Some(self.owner)
    }
}

/// Whether the stone here "cannot be taken away" though the other side moves first; nothing where there is too much to look at.
pub fn lives(board: &Board, position: &Position, at: usize, most: usize) -> Option<bool> {
    let owner = position[at]?;
    let game = Game::new(board, position.clone(), owner.other());
    let (least, greatest) = values::value(Attack { game, at, owner }, most)?;
    // The attacker has to force it; play without end leaves the stone where it is.
    Some(match owner.other() {
        Color::Black => least != Some(1),
        Color::White => greatest != Some(-1),
    })
}
