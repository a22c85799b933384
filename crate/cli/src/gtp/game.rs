//! The game that a board program and we have before us.

use std::sync::Arc;

use loja_notation::{Komi, Layout, Points, Score};
use loja_rules::{Board, Color, Cycle, Event, Illegal, Move, Point, Setup, State};

use super::vertex;
use crate::budget::{Budget, Jobs};
use crate::pool::{Judgement, judge_one};

/// The game at one moment, and how to take it back.
pub(crate) struct Game {
    pub(crate) size: [usize; 2],
    pub(crate) state: State,
    pub(crate) komi: Points,
    /// The newest last.
    before: Vec<Before>,
    pub(crate) budget: Budget,
    jobs: Jobs,
    /// What was found about the present situation.
    judged: Option<Judgement>,
}

/// What a move leaves behind.
enum Before {
    /// A move of the player with the turn.
    Turn,
    /// The protocol lets a player move twice in a row, which no rule does. Then a state without
    /// history begins, and this is the one before.
    State(Box<State>),
}

impl Game {
    pub(crate) fn new(budget: Budget, jobs: Jobs) -> Result<Game, String> {
        let size = [19, 19];
        Ok(Game {
            size,
            state: empty(size)?,
            komi: Points::default(),
            before: Vec::new(),
            budget,
            jobs,
            judged: None,
        })
    }

    /// An empty board; the komi stays, as the protocol has it.
    pub(crate) fn clear(&mut self, size: [usize; 2]) -> Result<(), String> {
        self.state = empty(size)?;
        self.size = size;
        self.before.clear();
        self.judged = None;
        Ok(())
    }

    pub(crate) fn name(&self, point: Point) -> String {
        vertex::name(self.size, point)
    }

    /// A stone or a pass of this player.
    pub(crate) fn play(&mut self, color: Color, stone: Option<Point>) -> Result<Event, Illegal> {
        self.turn(color, Move { cycle: None, stone })
    }

    /// A cycle removed by this player, and then a stone if there is one.
    pub(crate) fn remove(
        &mut self,
        color: Color,
        cycle: Cycle,
        stone: Option<Point>,
    ) -> Result<Event, Illegal> {
        let cycle = Some(cycle);
        self.turn(color, Move { cycle, stone })
    }

    fn turn(&mut self, color: Color, turn: Move) -> Result<Event, Illegal> {
        if self.state.situation().turn() == color {
            let event = self.state.play(turn)?;
            self.before.push(Before::Turn);
            self.judged = None;
            return Ok(event);
        }
        let mut state = self.with_turn(color);
        let event = state.play(turn)?;
        let before = std::mem::replace(&mut self.state, state);
        self.before.push(Before::State(Box::new(before)));
        self.judged = None;
        Ok(event)
    }

    /// The present situation with this player to move.
    pub(crate) fn with_turn(&self, color: Color) -> State {
        if self.state.situation().turn() == color {
            return self.state.clone();
        }
        let mut setup = self.state.situation().clone().into_setup();
        setup.turn = color;
        // Nothing that makes a situation legal depends on the turn, so this has no fault.
        State::new(Arc::clone(self.state.board()), setup).unwrap_or_else(|_| self.state.clone())
    }

    /// Answers whether there was something to take back.
    pub(crate) fn undo(&mut self) -> bool {
        match self.before.pop() {
            None => return false,
            Some(Before::State(state)) => self.state = *state,
            Some(Before::Turn) => {
                self.state.undo();
            }
        }
        self.judged = None;
        true
    }

    /// Who controls what now; kept, since a board program asks for it in pieces.
    pub(crate) fn judge(&mut self) -> Result<&Judgement, String> {
        if self.judged.is_none() {
            self.judged = Some(judge_one(&self.state, self.budget, self.jobs)?);
        }
        self.judged
            .as_ref()
            .ok_or_else(|| "cannot score".to_owned())
    }

    pub(crate) fn score(&self, judged: &Judgement) -> Option<Score> {
        let komi = Komi::aside(self.komi);
        judged
            .is_decided()
            .then(|| Score::new(&self.state, &judged.control, komi))
    }

    /// How to draw the board.
    pub(crate) fn layout(&self) -> Option<Layout> {
        let [columns, rows] = self.size;
        let text = format!("{}\n", ".".repeat(columns)).repeat(rows);
        loja_notation::read_one(&text)
            .ok()
            .map(|position| position.record.layout)
    }
}

fn empty([columns, rows]: [usize; 2]) -> Result<State, String> {
    let byte = |count: usize| u8::try_from(count).map_err(|error| error.to_string());
    let board = Board::rectangle(byte(columns)?, byte(rows)?);
    State::new(Arc::new(board), Setup::empty()).map_err(|faults| faults.to_string())
}
