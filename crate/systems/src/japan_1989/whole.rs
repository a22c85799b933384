//! A whole game by the rules of 1989: play, answers after a stop (articles 9 and 13), resumptions, and lines that
//! try out what lives.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use super::game::UnresumedGame;
use super::marking::Marking;
use super::play::Turn;
use super::state::LineState;
use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn as Move, How, Play, Stage};
use crate::table::Table;

/// A game so far.
#[derive(Clone, Debug)]
pub(crate) struct Whole {
    game: UnresumedGame,
    /// With prisoners from before the last resumption.
    table: Table,
    /// Taken off before the last resumption.
    before: ByColor<u32>,
    /// Whether this is a resumption, and whether it has stones.
    resumed: bool,
    stones: bool,
    last: bool,
    line: Option<Box<Line>>,
    over: Option<How>,
    marking: Marking,
}

#[derive(Clone, Debug)]
struct Line {
    state: LineState,
    table: Table,
    /// Taken off before it.
    before: ByColor<u32>,
}

impl Line {
    fn of(state: LineState, before: ByColor<u32>) -> Line {
        let (board, stones) = (Arc::clone(state.board()), state.stones().clone());
        let table = Table {
            board,
            stones,
            turn: state.turn(),
            prisoners: sum(before, *state.prisoners()),
        };
        Line {
            state,
            table,
            before,
        }
    }

    /// One turn more.
    fn after(&self, turn: Move) -> Result<Line, Forbidden> {
        let turn = match turn {
            Move::Play(at) => Turn::Play(at),
            Move::PassFor(at) => Turn::PassFor(at),
            Move::Pass => Turn::Pass,
            _ => {
                return Err(Forbidden::new(turn.at(), Why::NoSuchTurn, "article 7.2"));
            }
        };
        let next = self.state.after(turn)?;
        Ok(Line::of(next, self.before))
    }
}

fn sum(one: ByColor<u32>, other: ByColor<u32>) -> ByColor<u32> {
    ByColor {
        black: one.black.saturating_add(other.black),
        white: one.white.saturating_add(other.white),
    }
}

impl Whole {
    pub(crate) fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
        marking: Marking,
    ) -> Result<Whole, Fault> {
        let game = UnresumedGame::start(board, stones, turn)?;
        Ok(Whole {
            table: game.table().clone(),
            game,
            before: ByColor::default(),
            resumed: false,
            stones: false,
            last: false,
            line: None,
            over: None,
            marking,
        })
    }

    fn going_on(&self, game: UnresumedGame) -> Whole {
        let table = Table {
            prisoners: sum(self.before, game.table().prisoners),
            ..game.table().clone()
        };
        Whole {
            game,
            table,
            ..self.clone()
        }
    }

    /// After such a one there is only one more resumption (4929-4937).
    fn is_empty_resumption(&self) -> bool {
        self.resumed && !self.stones
    }

    fn ended_by(&self, how: How) -> Whole {
        Whole {
            over: Some(how),
            ..self.clone()
        }
    }

    /// Each resumption starts from the stop; no ko is open after two passes.
    fn resumed(&self, first: Color, last: bool) -> Whole {
        let Table { board, stones, .. } = self.game.table().clone();
        // The stones stand, so this never fails.
        let game = UnresumedGame::start(board, stones, first).unwrap_or_else(|_| self.game.clone());
        let resumed = Whole {
            before: self.table.prisoners,
            ..self.clone()
        };
        Whole {
            resumed: true,
            stones: false,
            last,
            line: None,
            over: None,
            ..resumed.going_on(game)
        }
    }

    fn trying(&self, first: Color) -> Result<Whole, Forbidden> {
        let Table {
            board,
            stones,
            prisoners,
            ..
        } = self.table().clone();
        // The game stands, so do its stones.
        let state = LineState::start(board, stones, first)
            .map_err(|_| Forbidden::new(None, Why::NoSuchTurn, "article 7.2"))?;
        Ok(Whole {
            line: Some(Box::new(Line::of(state.marking(self.marking), prisoners))),
            ..self.clone()
        })
    }
}

impl Play for Whole {
    fn table(&self) -> &Table {
        let line = self.line.as_ref().map(|line| &line.table);
        line.unwrap_or(&self.table)
    }

    fn passes(&self) -> u8 {
        match &self.line {
            Some(line) if line.state.ended() => 2,
            Some(line) => u8::from(line.state.passed()),
            None => self.game.passes(),
        }
    }

    fn ended(&self) -> bool {
        let game = || self.over.is_some() || self.game.stopped();
        self.line
            .as_ref()
            .map_or_else(game, |line| line.state.ended())
    }

    fn stage(&self) -> Stage {
        match self.over {
            _ if self.line.is_some() => Stage::Trying,
            Some(how) => Stage::Over(how),
            None if self.game.stopped() => Stage::Stopped {
                empty: self.is_empty_resumption(),
            },
            None if self.resumed => Stage::Resumed { last: self.last },
            None => Stage::Play,
        }
    }

    fn marks(&self) -> Vec<(&'static str, PointSet)> {
        let line = self.line.iter();
        line.map(|line| ("semi-permanent", line.state.marks().clone()))
            .collect()
    }

    fn after(&self, turn: Move) -> Result<Whole, Forbidden> {
        let forbidden = |why, clause| Err(Forbidden::new(turn.at(), why, clause));
        match (&self.line, turn) {
            // What was tried out isn't in the game, which resumes from its stop.
            (Some(_), Move::Resume(Some(_))) => {
                let game = Whole {
                    line: None,
                    ..self.clone()
                };
                return game.after(turn);
            }
            (Some(line), _) => {
                return Ok(Whole {
                    line: Some(Box::new(line.after(turn)?)),
                    ..self.clone()
                });
            }
            (None, _) => {}
        }
        match turn {
            Move::Try(first) if self.game.stopped() => self.trying(first),
            _ if self.over.is_some() => forbidden(Why::Over, "articles 9 and 13"),
            // Whoever would have the turn begins.
            Move::Play(_) | Move::Pass | Move::PassFor(_) if self.game.stopped() => {
                self.trying(self.game.table().turn)?.after(turn)
            }
            Move::Agree if self.game.stopped() => Ok(self.ended_by(How::Agreed)),
            // If both refuse a resumption, both lose; if one does, that player starts (4929-4937).
            Move::Ask {
                black,
                white,
                starts,
            } if self.game.stopped() => {
                let last = self.is_empty_resumption();
                match (black, white, starts) {
                    _ if self.last => Ok(self.ended_by(How::LastStop)),
                    (false, false, None) => Ok(self.ended_by(How::BothLose)),
                    // Chance decides who starts.
                    (true, true, Some(first)) => Ok(self.resumed(first, last)),
                    (true, false, None | Some(Color::White)) => {
                        Ok(self.resumed(Color::White, last))
                    }
                    (false, true, None | Some(Color::Black)) => {
                        Ok(self.resumed(Color::Black, last))
                    }
                    _ => forbidden(Why::NoSuchTurn, "articles 9 and 13"),
                }
            }
            // The player who doesn't ask starts, as when both are asked.
            Move::Resume(Some(player)) if self.game.stopped() => self.after(Move::Ask {
                black: player == Color::Black,
                white: player == Color::White,
                starts: None,
            }),
            Move::Resume(Some(_)) => forbidden(Why::NoStop, "article 9.3"),
            Move::Resume(None) => forbidden(
                Why::NoSuchTurn,
                "a player has to call for a resumption, article 9.3",
            ),
            Move::Agree | Move::Ask { .. } | Move::Try(_) => forbidden(Why::NoStop, "article 9.1"),
            Move::Play(at) => {
                let game = self.game.after(Some(at))?;
                Ok(Whole {
                    stones: true,
                    ..self.going_on(game)
                })
            }
            Move::Pass => {
                let next = self.going_on(self.game.after(None)?);
                // Its configuration is counted as if agreed on.
                Ok(if next.last && next.game.stopped() {
                    next.ended_by(How::LastStop)
                } else {
                    next
                })
            }
            Move::PassFor(_) => forbidden(
                Why::NoSuchTurn,
                "passes for a ko come after the stop of a game, article 7.2",
            ),
            _ => forbidden(Why::NoSuchTurn, "articles 9 and 13"),
        }
    }
}
