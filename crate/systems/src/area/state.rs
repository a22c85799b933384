//! Moves and the end: the eleven rules, and perhaps a button beside the board.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use super::options::{BUTTON, Compensation, FIRST_PASS};
use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn, Play, Start};
use crate::stone;
use crate::table::Table;

/// Turns in a row without a stone that end the game (line 3732 has both).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassesToEnd {
    /// Two.
    TwoPasses,
    /// Rule 8 of the introduction.
    ThreePasses,
}

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AreaState {
    play: stone::StoneState,
    ending: PassesToEnd,
    compensation: Compensation,
    passes_made: ByColor<u32>,
    first_pass: Option<Color>,
    last_pass: Option<Color>,
}

impl AreaState {
    /// A game that begins here, without compensation.
    ///
    /// # Errors
    /// When the stones are no position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<AreaState, Fault> {
        Ok(AreaState {
            play: stone::StoneState::start(board, stones, turn)?,
            ending: PassesToEnd::ThreePasses,
            compensation: Compensation::None,
            passes_made: ByColor::default(),
            first_pass: None,
            last_pass: None,
        })
    }

    /// This game with another end.
    #[must_use]
    pub fn ending(self, ending: PassesToEnd) -> AreaState {
        AreaState { ending, ..self }
    }

    /// This game with this compensation for moving first.
    #[must_use]
    pub fn with(self, compensation: Compensation) -> AreaState {
        AreaState {
            compensation,
            ..self
        }
    }

    pub(super) fn passed_first(self, first_pass: Option<Color>) -> AreaState {
        AreaState { first_pass, ..self }
    }

    /// The compensation for the first move.
    #[must_use]
    pub fn compensation(&self) -> Compensation {
        self.compensation
    }

    /// Passes of each player.
    #[must_use]
    pub fn passes_made(&self) -> ByColor<u32> {
        self.passes_made
    }

    /// One for each pass, and one more of White's if Black passed last.
    pub(super) fn pass_stones(&self, color: Color) -> u32 {
        let extra = color == Color::White && self.last_pass == Some(Color::Black);
        self.passes_made[color].saturating_add(u32::from(extra))
    }

    /// The player who made the very first pass.
    #[must_use]
    pub fn first_pass(&self) -> Option<Color> {
        self.first_pass
    }

    /// The player who made the last one.
    #[must_use]
    pub fn last_pass(&self) -> Option<Color> {
        self.last_pass
    }

    /// The player who took the button.
    #[must_use]
    pub fn button(&self) -> Option<Color> {
        match self.compensation {
            Compensation::Button(taken) => taken,
            _ => None,
        }
    }

    /// Without what does not count at the end: prisoners, and passes except a first one that does.
    #[must_use]
    pub fn forgetful(self) -> AreaState {
        let play = self.play.without_prisoners();
        AreaState {
            play,
            passes_made: ByColor::default(),
            first_pass: self
                .first_pass
                .filter(|_| self.compensation == Compensation::FirstPass),
            last_pass: None,
            ..self
        }
    }
}

impl Play for AreaState {
    fn table(&self) -> &Table {
        self.play.table()
    }

    fn ended(&self) -> bool {
        let enough = match self.ending {
            PassesToEnd::TwoPasses => 2,
            PassesToEnd::ThreePasses => stone::PASSES,
        };
        self.play.passes() >= enough
    }

    fn passes(&self) -> u8 {
        self.play.passes()
    }

    fn after(&self, turn: GameTurn) -> Result<AreaState, Forbidden> {
        let stone = match turn {
            GameTurn::Button => None,
            _ => turn.stone()?,
        };
        if self.ended() {
            return Err(Forbidden::new(None, Why::Over, "rule 8, line 3732"));
        }
        let player = self.table().turn;
        match turn {
            // Line 4361: taking it is no pass.
            GameTurn::Button if self.compensation == Compensation::Button(None) => Ok(AreaState {
                play: self.play.turned(),
                compensation: Compensation::Button(Some(player)),
                ..self.clone()
            }),
            GameTurn::Button => Err(Forbidden::new(None, Why::NoButton, "line 4361")),
            _ => {
                let mut next = AreaState {
                    play: self.play.unended(stone)?,
                    ..self.clone()
                };
                if stone.is_none() {
                    next.passes_made[player] = next.passes_made[player].saturating_add(1);
                    next.first_pass = next.first_pass.or(Some(player));
                    next.last_pass = Some(player);
                }
                Ok(next)
            }
        }
    }

    fn carry(&self, now: &mut Start) {
        match self.compensation {
            Compensation::Button(Some(taker)) => now.options.put_player(&BUTTON, taker),
            Compensation::FirstPass => {
                if let Some(first) = self.first_pass {
                    now.options.put_player(&FIRST_PASS, first);
                }
            }
            Compensation::PassStones => {
                for color in Color::ALL {
                    let given = self.pass_stones(color);
                    now.prisoners[color] = now.prisoners[color].saturating_add(given);
                }
            }
            _ => {}
        }
    }

    /// The button comes before the pass.
    fn turns(&self) -> Vec<GameTurn> {
        let empty = self.table().empty();
        let all = empty
            .iter()
            .map(GameTurn::Play)
            .chain([GameTurn::Button, GameTurn::Pass]);
        all.filter(|&turn| self.after(turn).is_ok()).collect()
    }
}
