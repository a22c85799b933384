//! A game by any of the systems.

use std::sync::Arc;

use loja_ground::{ByColor, Point, PointSet, saturated};

use super::start::Start;
use crate::fault::{Fault, Forbidden, Why};
use crate::limits::Limits;
use crate::superko::Ban;
use crate::system::System;
use crate::table::Table;
use crate::{area, ing, j2003, jrg89, naj, no_pass, shimada, stone, superko, yasunaga};

/// A turn, as games are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// A stone.
    Play(Point),
    /// No stone.
    Pass,
    /// No stone, and the mark goes from this location (1989).
    PassFor(Point),
}

/// A game so far, by some system.
#[derive(Clone, Debug)]
pub struct Game {
    state: State,
    /// Taken off before the start.
    before: ByColor<u32>,
}

#[derive(Clone, Debug)]
enum State {
    Jrg89(jrg89::Game),
    /// After the stop: a line in which it is tried out what lives, and what was taken off before it.
    Jrg89Line(Box<Line>),
    J2003(j2003::State),
    Naj(naj::State),
    Yasunaga(yasunaga::State),
    Shimada(shimada::State),
    Ing(ing::State),
    Stone(stone::State),
    Area(area::State),
    NoPass(no_pass::State),
    Superko(superko::State),
}

#[derive(Clone, Debug)]
struct Line {
    state: jrg89::State,
    table: Table,
}

impl Line {
    fn of(state: jrg89::State, before: ByColor<u32>) -> Line {
        let taken = state.prisoners();
        let prisoners = ByColor {
            black: before.black.saturating_add(taken.black),
            white: before.white.saturating_add(taken.white),
        };
        let (board, stones) = (Arc::clone(state.board()), state.stones().clone());
        let table = Table {
            board,
            stones,
            turn: state.turn(),
            prisoners,
        };
        Line { state, table }
    }

    /// One turn more.
    fn after(&self, turn: jrg89::Turn) -> Result<Line, Forbidden> {
        let at = match turn {
            jrg89::Turn::Play(at) | jrg89::Turn::PassFor(at) => Some(at),
            jrg89::Turn::Pass => None,
        };
        let next = self.state.after(turn).map_err(|why| match why {
            jrg89::Forbidden::Ended => Forbidden {
                at,
                why: Why::Over,
                clause: "article 9.1",
            },
            jrg89::Forbidden::Occupied(_) => Forbidden {
                at,
                why: Why::Occupied,
                clause: "article 3",
            },
            jrg89::Forbidden::Suicide(_) => Forbidden {
                at,
                why: Why::Suicide,
                clause: "article 4",
            },
            jrg89::Forbidden::Marked(_) => Forbidden {
                at,
                why: Why::Marked,
                clause: "article 7.2",
            },
            jrg89::Forbidden::NoMark(_) => Forbidden {
                at,
                why: Why::NoMark,
                clause: "article 7.2",
            },
        })?;
        let mut before = self.table.prisoners;
        let taken = self.state.prisoners();
        before.black = before.black.saturating_sub(taken.black);
        before.white = before.white.saturating_sub(taken.white);
        Ok(Line::of(next, before))
    }
}

impl Game {
    /// A game that begins here.
    ///
    /// # Errors
    /// When the stones are no position of this system.
    pub fn start(system: System, start: &Start) -> Result<Game, Fault> {
        let (board, stones, turn) = (Arc::clone(&start.board), start.stones.clone(), start.turn);
        let state = match system {
            System::Jrg89 => State::Jrg89(jrg89::Game::start(board, stones, turn)?),
            System::J2003 => State::J2003(j2003::State::start(board, stones, turn)?),
            System::Naj => State::Naj(naj::State::start(board, stones, turn)?),
            System::Najn => {
                let state = naj::State::start(board, stones, turn)?;
                State::Naj(state.repetition(naj::Repetition::TieIfAgreed))
            }
            System::Yasunaga => State::Yasunaga(yasunaga::State::start(board, stones, turn)?),
            System::Shimada => {
                State::Shimada(shimada::State::start(board, stones, turn, played(start))?)
            }
            System::Ing => State::Ing(ing::State::start(board, stones, turn)?),
            System::Stone => State::Stone(stone::State::start(board, stones, turn)?),
            System::Area => State::Area(area::State::start(board, stones, turn)?),
            System::NoPass => State::NoPass(no_pass::State::start(board, stones, turn)?),
            System::SuperkoPositional => {
                State::Superko(superko::State::start(board, stones, turn, Ban::Positional)?)
            }
            System::SuperkoSituational => State::Superko(superko::State::start(
                board,
                stones,
                turn,
                Ban::Situational,
            )?),
        };
        Ok(Game {
            state,
            before: start.prisoners,
        })
    }

    /// The game after a turn.
    ///
    /// # Errors
    /// When the system forbids it, or has no such turn.
    pub fn after(&self, turn: Move) -> Result<Game, Forbidden> {
        let state = match (&self.state, turn) {
            (State::Jrg89(game), turn) if game.stopped() => {
                let Table {
                    board,
                    stones,
                    turn: mover,
                    prisoners,
                } = game.table().clone();
                // The game stands, so do its stones.
                let start = jrg89::State::start(board, stones, mover).map_err(|_| no_such(turn))?;
                State::Jrg89Line(Box::new(Line::of(start, prisoners).after(line_turn(turn))?))
            }
            (State::Jrg89(game), Move::Play(at)) => State::Jrg89(game.after(Some(at))?),
            (State::Jrg89(game), Move::Pass) => State::Jrg89(game.after(None)?),
            (State::Jrg89Line(line), turn) => {
                State::Jrg89Line(Box::new(line.after(line_turn(turn))?))
            }
            (_, Move::PassFor(_)) => return Err(no_such(turn)),
            (State::J2003(state), Move::Play(at)) => {
                State::J2003(state.after(j2003::Turn::Play(at))?)
            }
            (State::J2003(state), Move::Pass) => {
                State::J2003(state.after_among(j2003::Turn::Pass, &direct_ko_stones(state))?)
            }
            (State::Naj(state), Move::Play(at)) => State::Naj(state.after(naj::Turn::Play(at))?),
            (State::Naj(state), Move::Pass) => State::Naj(state.after(naj::Turn::Pass)?),
            (State::Yasunaga(state), Move::Play(at)) => {
                State::Yasunaga(state.after(yasunaga::Turn::Play(at))?)
            }
            (State::Yasunaga(state), Move::Pass) => {
                State::Yasunaga(state.after(yasunaga::Turn::Pass)?)
            }
            (State::Shimada(state), Move::Play(at)) => {
                State::Shimada(state.after(shimada::Turn::Play(at))?)
            }
            (State::Shimada(state), Move::Pass) => {
                State::Shimada(state.after(shimada::Turn::Pass)?)
            }
            (State::Ing(state), Move::Play(at)) => State::Ing(state.after(ing::Turn::Play(at))?),
            (State::Ing(state), Move::Pass) => State::Ing(state.after(ing::Turn::Pass)?),
            (State::Stone(state), Move::Play(at)) => {
                State::Stone(state.after(stone::Turn::Play(at))?)
            }
            (State::Stone(state), Move::Pass) => State::Stone(state.after(stone::Turn::Pass)?),
            (State::Area(state), Move::Play(at)) => State::Area(state.after(area::Turn::Play(at))?),
            (State::Area(state), Move::Pass) => State::Area(state.after(area::Turn::Pass)?),
            (State::NoPass(state), Move::Play(at)) => State::NoPass(state.after(Some(at))?),
            (State::NoPass(state), Move::Pass) => State::NoPass(state.after(None)?),
            (State::Superko(state), Move::Play(at)) => {
                State::Superko(state.after(superko::Turn::Play(at))?)
            }
            (State::Superko(state), Move::Pass) => {
                State::Superko(state.after(superko::Turn::Pass)?)
            }
        };
        Ok(Game {
            state,
            before: self.before,
        })
    }

    fn table(&self) -> &Table {
        match &self.state {
            State::Jrg89(game) => game.table(),
            State::Jrg89Line(line) => &line.table,
            State::J2003(state) => state.table(),
            State::Naj(state) => state.table(),
            State::Yasunaga(state) => state.table(),
            State::Shimada(state) => state.table(),
            State::Ing(state) => state.table(),
            State::Stone(state) => state.table(),
            State::Area(state) => state.table(),
            State::NoPass(state) => state.table(),
            State::Superko(state) => state.table(),
        }
    }

    /// What stands now, who moves, and what was taken off, before the start and since.
    #[must_use]
    pub fn now(&self) -> Start {
        let Table {
            board,
            stones,
            turn,
            prisoners,
        } = self.table().clone();
        let sum = |color| self.before[color].saturating_add(prisoners[color]);
        let prisoners = ByColor {
            black: sum(loja_ground::Color::Black),
            white: sum(loja_ground::Color::White),
        };
        Start {
            board,
            stones,
            turn,
            prisoners,
        }
    }

    /// How many passes in a row there were, as far as they count for an end.
    #[must_use]
    pub fn passes(&self) -> u8 {
        match &self.state {
            State::Jrg89(game) => game.passes(),
            State::Jrg89Line(line) => u8::from(line.state.ended()) * 2,
            State::J2003(state) => {
                u8::from(state.pass_would_end())
                    + 2 * u8::from(state.ended() == Some(j2003::End::Passes))
            }
            State::Naj(state) => state.passes(),
            State::Yasunaga(state) => state.passes(),
            State::Shimada(state) => state.passes(),
            State::Ing(state) => state.passes(),
            State::Stone(state) => state.passes(),
            State::Area(state) => state.passes_in_a_row(),
            State::NoPass(_) => 0,
            State::Superko(state) => state.passes(),
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub fn ended(&self) -> bool {
        match &self.state {
            State::Jrg89(game) => game.stopped(),
            State::Jrg89Line(line) => line.state.ended(),
            State::J2003(state) => state.ended().is_some(),
            State::Naj(state) => state.ended().is_some(),
            State::Yasunaga(state) => state.ended(),
            State::Shimada(state) => state.ended(),
            State::Ing(state) => state.ended(),
            State::Stone(state) => state.ended(),
            State::Area(state) => state.ended(),
            State::NoPass(state) => state.winner().is_some(),
            State::Superko(state) => state.ended(),
        }
    }

    /// Locations that the system has marked, each set under its name, empty ones left out.
    #[must_use]
    pub fn marks(&self) -> Vec<(&'static str, PointSet)> {
        let all = match &self.state {
            State::Jrg89Line(line) => vec![("semi-permanent", line.state.marks().clone())],
            State::Ing(state) => vec![("hot", state.hot().clone())],
            _ => Vec::new(),
        };
        all.into_iter()
            .filter(|(_, points)| !points.is_empty())
            .collect()
    }
}

fn line_turn(turn: Move) -> jrg89::Turn {
    match turn {
        Move::Play(at) => jrg89::Turn::Play(at),
        Move::PassFor(at) => jrg89::Turn::PassFor(at),
        Move::Pass => jrg89::Turn::Pass,
    }
}

/// What keeps a second pass from ending a game (2003, line 77). Where the search for it is given up, nothing does.
fn direct_ko_stones(state: &j2003::State) -> PointSet {
    if !state.pass_would_end() || !state.has_ko_stone() {
        return PointSet::new();
    }
    let found = j2003::analysis(
        state.board(),
        state.stones(),
        DIRECT_KO,
        DIRECT_KO.nodes,
        &mut |_| false,
    );
    found
        .map(|found| found.direct_ko_stones)
        .unwrap_or_default()
}

/// How far that search goes.
const DIRECT_KO: Limits = Limits {
    nodes: 200_000,
    bytes: 256 << 20,
};

/// Only lines after the stop of a game by the rules of 1989 know passes for a ko.
fn no_such(turn: Move) -> Forbidden {
    let at = match turn {
        Move::Play(at) | Move::PassFor(at) => Some(at),
        Move::Pass => None,
    };
    let clause = "passes for a ko come after the stop of a game of 1989, article 7.2";
    Forbidden {
        at,
        why: Why::NoSuchTurn,
        clause,
    }
}

/// What was played before: what stands and what was taken off.
fn played(start: &Start) -> ByColor<u32> {
    let of =
        |stones: &PointSet, taken: u32| saturated::<u32, usize>(stones.len()).saturating_add(taken);
    ByColor {
        black: of(&start.stones.black, start.prisoners.black),
        white: of(&start.stones.white, start.prisoners.white),
    }
}
