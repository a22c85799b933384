//! Random games.

use loja_rules::{ByColor, Cycle, Move, Point, Setup, State};

use crate::dice::Chance;

/// The most moves before a question.
pub(crate) const SHOWN: usize = 16;

pub(crate) struct Game {
    first: State,
    pub(crate) state: State,
    pub(crate) moves: Vec<Move>,
}

impl Game {
    pub(crate) fn new(first: State) -> Game {
        Game {
            state: first.clone(),
            first,
            moves: Vec::new(),
        }
    }

    /// Plays a random move, mostly a stone, but removes any cycle; `false` without a move.
    pub(crate) fn go_on(&mut self, dice: &mut Chance) -> bool {
        let playable: Vec<Point> = self.state.playable().iter().collect();
        let cycles = self.state.cycles();
        let turn = if !cycles.is_empty() && dice.percent(40) {
            dice.pick(&cycles).copied().map(Move::cycle)
        } else if dice.percent(if cycles.is_empty() { 8 } else { 40 }) {
            None
        } else {
            dice.pick(&playable).copied().map(Move::stone)
        };
        self.play(turn.unwrap_or(Move::PASS))
    }

    /// Plays a random stone, else passes. Cycles stay.
    pub(crate) fn wander(&mut self, dice: &mut Chance) -> bool {
        let playable: Vec<Point> = self.state.playable().iter().collect();
        let stone = dice.pick(&playable).copied().map(Move::stone);
        self.play(stone.unwrap_or(Move::PASS))
    }

    pub(crate) fn play(&mut self, turn: Move) -> bool {
        let played = self.state.play(turn).is_ok();
        if played {
            self.moves.push(turn);
        }
        played
    }

    /// The bare situation after `start` moves, and moves from there; `None` if it has temporary marks, passes or
    /// captives.
    pub(crate) fn from(&self, start: usize, end: usize) -> Option<(State, Vec<Move>)> {
        let then = self.state.history().get(start);
        let then = then.unwrap_or(self.state.situation()).clone();
        if then.pass_count().value() != 0 {
            return None;
        }
        let setup = Setup {
            captives: ByColor::default(),
            ..then.into_setup()
        };
        let state = State::new(self.first.board().clone(), setup).ok()?;
        let moves = self.moves.get(start..end)?.iter();
        let moves = moves
            .map(|&turn| starting_later(turn, start))
            .collect::<Option<_>>()?;
        Some((state, moves))
    }
}

pub(crate) fn starting_later(turn: Move, by: usize) -> Option<Move> {
    let Some(cycle) = turn.cycle else {
        return Some(turn);
    };
    let start = cycle.start.checked_sub(by)?;
    Some(Move {
        cycle: Some(Cycle { start }),
        ..turn
    })
}
