//! A move of the opponent's, chosen step by step.

use std::cell::RefCell;

use loja_notation::Layout;
use loja_opponent::{Choice, Ground, Level, Settings, Solved, Thinker};
use loja_rules::{Color, Point};
use serde::Serialize;

use crate::api::{Failure, Place};
use crate::deadline::Deadline;

/// The clock is looked at after so many random games.
const GAMES: u32 = 8;

thread_local! {
    /// A small board that was solved for one move, for the next ones.
    static SOLVED: RefCell<Solved> = RefCell::default();
}

/// Where it is, `Thought` of the types.
#[derive(Debug, Serialize)]
pub struct Thought {
    done: bool,
    settling: bool,
    playouts: u32,
    most: u32,
    ground: &'static str,
    #[serde(rename = "move")]
    turn: Turn,
    lead: f32,
    wins: u16,
    line: Vec<Option<usize>>,
    considered: Vec<Looked>,
    settled: Vec<Option<&'static str>>,
    resigns: bool,
}

/// `Move` of the types.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Turn {
    Play { at: usize },
    Pass,
    Cycle { since: usize, at: Option<usize> },
}

#[derive(Debug, Serialize)]
struct Looked {
    at: Option<usize>,
    games: u32,
    wins: u16,
    lead: f32,
}

/// A search for a move.
pub struct Thinking {
    layout: Layout,
    thinker: Thinker,
    most: u32,
}

impl Thinking {
    /// `think` of the module, with position and moves as JSON.
    ///
    /// # Errors
    /// When the position, a move or the level is none.
    pub fn new(start: &str, moves: &str, level: &str, seed: u32) -> Result<Thinking, Failure> {
        let place = Place::read(start, moves)?;
        let level = Level::named(level)
            .ok_or_else(|| Failure::new("bad-task", "there is no such level"))?;
        // The rules count a whole komi as captives; what is told of another one stands beside them.
        let settings = Settings {
            resigns: true,
            ..level.settings().seeded(u64::from(seed))
        };
        let thinker = SOLVED.with_borrow_mut(|solved| Thinker::new(&place.state, settings, solved));
        Ok(Thinking {
            thinker,
            layout: place.layout,
            most: settings.playouts,
        })
    }

    /// Thinks until it is done or the deadline is over.
    ///
    /// # Errors
    /// When the prover contradicts its checker.
    pub fn run_until(&mut self, deadline: Deadline, hurry: bool) -> Result<Thought, Failure> {
        if hurry {
            self.thinker.hurry();
        }
        let done = loop {
            let done = self.thinker.run(GAMES);
            let done = done.map_err(|fault| Failure::new("fault", fault.to_string()))?;
            if done || deadline.is_over() {
                break done;
            }
        };
        Ok(self.thought(done))
    }

    fn thought(&self, done: bool) -> Thought {
        let choice = self.thinker.choice();
        let control = &self.thinker.settled().control;
        let place = |at: Option<Point>| at.map(Point::index);
        let owner = |at: Point| {
            let mut colors = Color::ALL.into_iter();
            colors.find(|&color| control[color].contains(at))
        };
        Thought {
            done,
            settling: self.thinker.is_settling(),
            most: self.most,
            turn: turn(&choice),
            ground: match choice.ground {
                Ground::Perfect => "perfect",
                Ground::Won => "won",
                Ground::Nothing => "nothing",
                Ground::Search => "search",
            },
            settled: self
                .layout
                .board()
                .points()
                .map(|at| owner(at).map(Color::name))
                .collect(),
            considered: choice
                .considered
                .iter()
                .map(|one| Looked {
                    at: place(one.stone),
                    games: one.games,
                    wins: one.wins,
                    lead: one.lead,
                })
                .collect(),
            line: choice.line.iter().copied().map(place).collect(),
            playouts: choice.playouts,
            lead: choice.lead,
            wins: choice.wins,
            resigns: choice.resigns,
        }
    }
}

fn turn(choice: &Choice) -> Turn {
    let at = choice.turn.stone.map(Point::index);
    match (choice.turn.cycle, at) {
        (Some(cycle), at) => Turn::Cycle {
            since: cycle.start,
            at,
        },
        (None, Some(at)) => Turn::Play { at },
        (None, None) => Turn::Pass,
    }
}
