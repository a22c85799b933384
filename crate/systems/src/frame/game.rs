//! A game by any of the systems.

use std::sync::Arc;

use loja_ground::{ByColor, PointSet, saturated};
use loja_search::{Control, Limits};

use super::stage::{How, Stage};
use super::start::Start;
use super::turn::Move;
use super::{whole_1989, whole_naj};
use crate::fault::{Fault, Forbidden, Why};
use crate::superko::Ban;
use crate::system::System;
use crate::table::Table;
use crate::{area, ing, j2003, naj, no_pass, shimada, stone, superko, yasunaga};

/// A game so far, by some system.
#[derive(Clone, Debug)]
pub struct Game {
    state: State,
    /// Taken off before the start.
    before: ByColor<u32>,
    /// Stones that Black was given.
    handicap: u32,
}

#[derive(Clone, Debug)]
enum State {
    Jrg89(Box<whole_1989::Whole>),
    J2003(j2003::State),
    /// After its end: a hypothetical sequence.
    J2003Line(Box<j2003::State>, j2003::Sequence),
    Naj(Box<whole_naj::Whole>),
    Yasunaga(yasunaga::State),
    Shimada(shimada::State),
    Ing(ing::State),
    Stone(stone::State),
    Area(area::State),
    NoPass(no_pass::State),
    Superko(superko::State),
}

impl Game {
    /// A game that begins here.
    ///
    /// # Errors
    /// When the stones are no position of this system.
    pub fn start(system: System, start: &Start) -> Result<Game, Fault> {
        let (board, stones, turn) = (Arc::clone(&start.board), start.stones.clone(), start.turn);
        let state = match system {
            System::Jrg89 => {
                let table = Table::start(board, stones, turn)?;
                State::Jrg89(Box::new(whole_1989::Whole::start(table)?))
            }
            System::J2003 => State::J2003(j2003::State::start(board, stones, turn)?),
            System::Naj | System::Najn => {
                let mut state = naj::State::start(board, stones, turn)?;
                if system == System::Najn {
                    state = state.repetition(naj::Repetition::TieIfAgreed);
                }
                State::Naj(Box::new(whole_naj::Whole::start(state)))
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
            handicap: start.handicap,
        })
    }

    /// The game after a turn.
    ///
    /// # Errors
    /// When the system forbids it, or has no such turn.
    pub fn after(&self, turn: Move) -> Result<Game, Forbidden> {
        let state = match (&self.state, turn) {
            (State::Jrg89(game), turn) => State::Jrg89(Box::new(game.after(turn)?)),
            (State::Naj(game), turn) => State::Naj(Box::new(game.after(turn)?)),
            (State::J2003Line(game, line), turn) => {
                State::J2003Line(game.clone(), line.after(step(turn)?)?)
            }
            (State::J2003(state), Move::Try(first))
                if state.ended() == Some(j2003::End::Passes) =>
            {
                let line = j2003::Sequence::start(state.table(), first);
                State::J2003Line(Box::new(state.clone()), line)
            }
            (State::J2003(state), Move::Play(at)) => {
                State::J2003(state.after(j2003::Turn::Play(at))?)
            }
            (State::J2003(state), Move::Pass) => {
                State::J2003(state.after_among(j2003::Turn::Pass, &direct_ko_stones(state))?)
            }
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
            (State::Superko(state), Move::Agree) => {
                State::Superko(state.after(superko::Turn::Agree)?)
            }
            _ => return Err(no_such(turn)),
        };
        Ok(Game {
            state,
            before: self.before,
            handicap: self.handicap,
        })
    }

    fn table(&self) -> Table {
        match &self.state {
            State::Jrg89(game) => game.table(),
            State::J2003(state) => state.table().clone(),
            State::J2003Line(_, line) => line.table().clone(),
            State::Naj(game) => game.shown().table().clone(),
            State::Yasunaga(state) => state.table().clone(),
            State::Shimada(state) => state.table().clone(),
            State::Ing(state) => state.table().clone(),
            State::Stone(state) => state.table().clone(),
            State::Area(state) => state.table().clone(),
            State::NoPass(state) => state.table().clone(),
            State::Superko(state) => state.table().clone(),
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
        } = self.table();
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
            handicap: self.handicap,
        }
    }

    /// How many passes in a row there were, as far as they count for an end.
    #[must_use]
    pub fn passes(&self) -> u8 {
        match &self.state {
            State::Jrg89(game) => game.passes(),
            State::J2003Line(_, line) => u8::from(line.passed()) + u8::from(line.ended()),
            State::J2003(state) => {
                u8::from(state.pass_would_end())
                    + 2 * u8::from(state.ended() == Some(j2003::End::Passes))
            }
            State::Naj(game) => game.shown().passes(),
            State::Yasunaga(state) => state.passes(),
            State::Shimada(state) => state.passes(),
            State::Ing(state) => state.passes(),
            State::Stone(state) => state.passes(),
            State::Area(state) => state.passes_in_a_row(),
            State::NoPass(_) => 0,
            State::Superko(state) => state.passes(),
        }
    }

    /// Whether nobody has a stone to play: the game is over, or has stopped, or the line that was tried out.
    #[must_use]
    pub fn ended(&self) -> bool {
        match &self.state {
            State::Jrg89(game) => game.ended(),
            State::J2003(state) => state.ended().is_some(),
            State::J2003Line(_, line) => line.ended(),
            State::Naj(game) => game.ended(),
            State::Yasunaga(state) => state.ended(),
            State::Shimada(state) => state.ended(),
            State::Ing(state) => state.ended(),
            State::Stone(state) => state.ended(),
            State::Area(state) => state.ended(),
            State::NoPass(state) => state.winner().is_some(),
            State::Superko(state) => state.ended(),
        }
    }

    /// Where the game is, by its own system.
    #[must_use]
    pub fn stage(&self) -> Stage {
        let over = |over: bool| match over {
            true => Stage::Over(How::Counted),
            false => Stage::Play,
        };
        let stopped = Stage::Stopped { empty: false };
        match &self.state {
            State::Jrg89(game) => game.stage(),
            State::J2003(state) => match state.ended() {
                Some(j2003::End::LongCycle(0)) => Stage::Over(How::Tie),
                Some(j2003::End::LongCycle(taken)) => Stage::Over(How::LongCycle(taken)),
                end => over(end.is_some()),
            },
            State::J2003Line(..) => Stage::Trying,
            State::Naj(game) => game.stage(),
            State::Shimada(state) => match state.stop() {
                shimada::Stop::None => Stage::Play,
                shimada::Stop::Temporary => Stage::TemporaryEnd,
                shimada::Stop::End => Stage::End,
                shimada::Stop::Decisive => Stage::Over(How::Counted),
            },
            State::Ing(state) if state.adjourned() => stopped,
            State::Superko(state) if state.stopped() && !state.ended() => stopped,
            State::NoPass(state) => state.winner().map_or(Stage::Play, |winner| {
                Stage::Over(How::NoMove(winner.other()))
            }),
            State::Yasunaga(_)
            | State::Ing(_)
            | State::Stone(_)
            | State::Area(_)
            | State::Superko(_) => over(self.ended()),
        }
    }

    /// The ten steps of New Amateur-Japanese, while they are gone through.
    #[must_use]
    pub fn dispute(&self) -> Option<&naj::Disagreement> {
        match &self.state {
            State::Naj(game) => game.dispute(),
            _ => None,
        }
    }

    /// A, B and C of Shimada's plan, once the decisive pattern is there.
    #[must_use]
    pub fn sums(&self) -> Option<ByColor<shimada::Sums>> {
        match &self.state {
            State::Shimada(state) => shimada::sums(state),
            _ => None,
        }
    }

    /// Locations that the system has marked, each set under its name, empty ones left out.
    #[must_use]
    pub fn marks(&self) -> Vec<(&'static str, PointSet)> {
        let all = match &self.state {
            State::Jrg89(game) => game
                .line()
                .map(|line| vec![("semi-permanent", line.marks().clone())])
                .unwrap_or_default(),
            State::J2003Line(_, line) => vec![("banned", line.banned())],
            State::Naj(game) => vec![("fixed", game.shown().fixed())],
            State::Ing(state) => vec![("hot", state.hot().clone())],
            _ => Vec::new(),
        };
        all.into_iter()
            .filter(|(_, points)| !points.is_empty())
            .collect()
    }
}

fn step(turn: Move) -> Result<j2003::Step, Forbidden> {
    match turn {
        Move::Play(at) => Ok(j2003::Step::Play(at)),
        Move::Pass => Ok(j2003::Step::Pass),
        Move::KoPass => Ok(j2003::Step::KoPass),
        _ => Err(no_such(turn)),
    }
}

/// What keeps a second pass from ending a game (2003, line 77). Where the search for it is given up, nothing does.
fn direct_ko_stones(state: &j2003::State) -> PointSet {
    if !state.pass_would_end() || !state.has_ko_stone() {
        return PointSet::new();
    }
    let control = Control::new(DIRECT_KO);
    let found = j2003::analysis(state.board(), state.stones(), &control);
    found
        .map(|found| found.direct_ko_stones)
        .unwrap_or_default()
}

/// How far that search goes.
const DIRECT_KO: Limits = Limits {
    nodes: 200_000,
    bytes: 256 << 20,
};

/// What other systems have, or what comes at another stage of a game.
fn no_such(turn: Move) -> Forbidden {
    let clause = match turn {
        Move::PassFor(_) => "passes for a ko come after the stop of a game of 1989, article 7.2",
        Move::KoPass => "ko-passes come in hypothetical sequences of 2003, line 127",
        Move::Resume(_) => {
            "a call for a resumption comes after the stop of a game, of 1989 or New Amateur-Japanese; \
             where others let play go on after a stop, the player goes on who did not pass last"
        }
        Move::Try(_) => "hypothetical lines come after the end of a game, of 1989 or 2003",
        _ => "each system has its own procedure at the end",
    };
    Forbidden {
        at: turn.at(),
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
