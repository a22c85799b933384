//! The game in progress.

use std::sync::Arc;

use loja_notation::{Komi, Layout, Points, Replay, Score};
use loja_opponent::{Level, Solved};
use loja_rules::{Board, Color, Cycle, Event, Illegal, Move, Point, PointSet, Setup, State};

use super::clock::Clock;
use super::vertex;
use crate::budget::{Budget, Jobs};
use crate::pool::{Assignment, Judgement, judge_one};

pub(crate) struct Game {
    pub(crate) size: [usize; 2],
    pub(crate) state: State,
    pub(crate) komi: Points,
    /// From the state's first situation to its last.
    pub(crate) made: Vec<Move>,
    /// The newest last.
    before: Vec<Before>,
    pub(crate) budget: Budget,
    jobs: Jobs,
    pub(crate) level: Level,
    pub(crate) solved: Solved,
    pub(crate) clock: Clock,
    judged: Option<Judgement>,
}

/// How to undo a move.
enum Before {
    /// A normal turn.
    Turn,
    /// The state before a player moved twice in a row: no rule allows that, so one without history begins.
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

    /// Keeps the komi, as the protocol says.
    pub(crate) fn clear(&mut self, size: [usize; 2]) -> Result<(), String> {
        self.state = empty(size)?;
        self.size = size;
        self.made.clear();
        self.before.clear();
        self.judged = None;
        Ok(())
    }

    /// Needs an empty board; White begins.
    pub(crate) fn handicap(&mut self, stones: PointSet) -> Result<(), String> {
        let mut setup = Setup {
            turn: Color::White,
            ..Setup::empty()
        };
        setup.stones.black = stones;
        self.put(setup)
    }

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

    fn put(&mut self, setup: Setup) -> Result<(), String> {
        let state = State::new(Arc::clone(self.state.board()), setup);
        let state = state.map_err(|faults| faults.to_string())?;
        self.leave(state, Vec::new());
        Ok(())
    }

    fn leave(&mut self, state: State, made: Vec<Move>) {
        let state = std::mem::replace(&mut self.state, state);
        let made = std::mem::replace(&mut self.made, made);
        self.before.push(Before::State(Box::new((state, made))));
        self.judged = None;
    }

    pub(crate) fn name(&self, point: Point) -> String {
        vertex::name(self.size, point)
    }

    pub(crate) fn play(&mut self, color: Color, stone: Option<Point>) -> Result<Event, Illegal> {
        self.turn(color, Move { cycle: None, stone })
    }

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

    pub(crate) fn with_turn(&self, color: Color) -> State {
        if self.state.situation().turn() == color {
            return self.state.clone();
        }
        let mut setup = self.state.situation().clone().into_setup();
        setup.turn = color;
        // Never fails: legality doesn't depend on the turn.
        State::new(Arc::clone(self.state.board()), setup).unwrap_or_else(|_| self.state.clone())
    }

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

    /// Cached, since a board program asks in parts.
    pub(crate) fn judge(&mut self) -> Result<&Judgement, String> {
        if self.judged.is_none() {
            self.judged = Some(judge_one(
                &self.state,
                Assignment {
                    expects: true,
                    ..Assignment::of_proofs(self.budget)
                },
                self.jobs,
            )?);
        }
        self.judged
            .as_ref()
            .ok_or_else(|| "cannot score".to_owned())
    }

    /// By proved control if all is decided, else by what is expected.
    pub(crate) fn score(&self, judged: &Judgement) -> Score {
        let komi = Komi::aside(self.komi);
        Score::new(&self.state, judged.likely_control(), komi)
    }

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
