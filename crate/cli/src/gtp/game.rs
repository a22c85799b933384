//! The game that a board program and we have before us.

use std::sync::Arc;

use loja_notation::{Komi, Layout, Points, Replay, Score};
use loja_opponent::{Level, Solved};
use loja_rules::{Board, Color, Cycle, Event, Illegal, Move, Point, PointSet, Setup, State};

use super::clock::Clock;
use super::vertex;
use crate::budget::{Budget, Jobs};
use crate::pool::{Judgement, judge_one};

/// The game at one moment, and how to take it back.
pub(crate) struct Game {
    pub(crate) size: [usize; 2],
    pub(crate) state: State,
    pub(crate) komi: Points,
    /// What led from the first situation of the state to its last.
    pub(crate) made: Vec<Move>,
    /// The newest last.
    before: Vec<Before>,
    pub(crate) budget: Budget,
    jobs: Jobs,
    /// How strong it plays itself.
    pub(crate) level: Level,
    /// The board, where it is small enough to be solved.
    pub(crate) solved: Solved,
    /// The time that the board program gives.
    pub(crate) clock: Clock,
    /// What was found about the present situation.
    judged: Option<Judgement>,
}

/// What a move leaves behind.
enum Before {
    /// A move of the player with the turn.
    Turn,
    /// The protocol lets a player move twice in a row, which no rule does. Then a state without
    /// history begins, and this is the one before.
    State(Box<(State, Vec<Move>)>),
}

impl Game {
    pub(crate) fn new(budget: Budget, jobs: Jobs, level: Level) -> Result<Game, String> {
        let size = [19, 19];
        Ok(Game {
            size,
            state: empty(size)?,
            komi: Points::default(),
            made: Vec::new(),
            before: Vec::new(),
            budget,
            jobs,
            level,
            solved: Solved::default(),
            clock: Clock::default(),
            judged: None,
        })
    }

    /// An empty board; the komi stays, as the protocol has it.
    pub(crate) fn clear(&mut self, size: [usize; 2]) -> Result<(), String> {
        self.state = empty(size)?;
        self.size = size;
        self.made.clear();
        self.before.clear();
        self.judged = None;
        Ok(())
    }

    /// Black's stones before the game, which White begins then. There was an empty board.
    pub(crate) fn handicap(&mut self, stones: PointSet) -> Result<(), String> {
        let mut setup = Setup {
            turn: Color::White,
            ..Setup::empty()
        };
        setup.stones.black = stones;
        self.put(setup)
    }

    /// The game of a file, and where it went on otherwise than these rules allow.
    pub(crate) fn load(
        &mut self,
        size: [usize; 2],
        komi: Points,
        played: Replay,
        beyond: Option<Setup>,
    ) -> Result<(), String> {
        self.clear(size)?;
        self.komi = komi;
        self.before = played.turns.iter().map(|_| Before::Turn).collect();
        self.made = played.turns.iter().map(|turn| turn.event.turn).collect();
        self.state = played.state;
        beyond.map_or(Ok(()), |beyond| self.put(beyond))
    }

    /// A situation to which no move leads.
    fn put(&mut self, setup: Setup) -> Result<(), String> {
        let state = State::new(Arc::clone(self.state.board()), setup);
        let state = state.map_err(|faults| faults.to_string())?;
        self.leave(state, Vec::new());
        Ok(())
    }

    /// Goes to a state whose history is another one.
    fn leave(&mut self, state: State, made: Vec<Move>) {
        let state = std::mem::replace(&mut self.state, state);
        let made = std::mem::replace(&mut self.made, made);
        self.before.push(Before::State(Box::new((state, made))));
        self.judged = None;
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
            self.made.push(turn);
            self.before.push(Before::Turn);
            self.judged = None;
            return Ok(event);
        }
        let mut state = self.with_turn(color);
        let event = state.play(turn)?;
        self.leave(state, vec![turn]);
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
            Some(Before::State(before)) => (self.state, self.made) = *before,
            Some(Before::Turn) => {
                self.state.undo();
                self.made.pop();
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
