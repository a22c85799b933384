//! Moves and the end: those of the eleven rules, and a button that may lie beside the board.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::stone;
use crate::table::Table;

/// How many turns in a row without a stone end the game (line 3732 tells of both).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Two.
    TwoPasses,
    /// Rule 8 of the introduction.
    ThreePasses,
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Adds a stone.
    Play(Point),
    /// Adds none.
    Pass,
    /// Takes the button (line 4361), which is no pass.
    Button,
}

/// Whether there is a button, and who has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Button {
    Without,
    There,
    Taken(Color),
}

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    play: stone::State,
    ending: Ending,
    button: Button,
    /// How many passes each player has made, and who made the first.
    passes: ByColor<u32>,
    first_pass: Option<Color>,
    last_pass: Option<Color>,
}

impl State {
    /// A game that begins here, without a button.
    ///
    /// # Errors
    /// When the stones are no position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<State, Fault> {
        Ok(State {
            play: stone::State::start(board, stones, turn)?,
            ending: Ending::ThreePasses,
            button: Button::Without,
            passes: ByColor::default(),
            first_pass: None,
            last_pass: None,
        })
    }

    /// The same game with another end.
    #[must_use]
    pub fn ending(self, ending: Ending) -> State {
        State { ending, ..self }
    }

    /// The same game with a button beside the board.
    #[must_use]
    pub fn with_button(self) -> State {
        State {
            button: Button::There,
            ..self
        }
    }

    /// Board, stones, turn and prisoners.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.play.table()
    }

    /// How many turns in a row added no stone.
    #[must_use]
    pub fn passes_in_a_row(&self) -> u8 {
        self.play.passes()
    }

    /// How many passes each player has made.
    #[must_use]
    pub fn passes(&self) -> ByColor<u32> {
        self.passes
    }

    /// Who made the very first pass.
    #[must_use]
    pub fn first_pass(&self) -> Option<Color> {
        self.first_pass
    }

    /// Who made the last one.
    #[must_use]
    pub fn last_pass(&self) -> Option<Color> {
        self.last_pass
    }

    /// Who took the button.
    #[must_use]
    pub fn button(&self) -> Option<Color> {
        match self.button {
            Button::Taken(color) => Some(color),
            Button::Without | Button::There => None,
        }
    }

    /// Whether this game has a button.
    #[must_use]
    pub fn has_button(&self) -> bool {
        self.button != Button::Without
    }

    /// The same without what does not count at the end: what was taken off, and who passed.
    #[must_use]
    pub fn forgetful(self) -> State {
        let play = self.play.without_prisoners();
        State {
            play,
            passes: ByColor::default(),
            first_pass: None,
            last_pass: None,
            ..self
        }
    }

    /// Whether enough turns in a row added no stone.
    #[must_use]
    pub fn ended(&self) -> bool {
        let enough = match self.ending {
            Ending::TwoPasses => 2,
            Ending::ThreePasses => stone::PASSES,
        };
        self.play.passes() >= enough
    }

    /// The state after a turn.
    ///
    /// # Errors
    /// When a rule forbids it.
    pub fn after(&self, turn: Turn) -> Result<State, Forbidden> {
        if self.ended() {
            return Err(Forbidden {
                at: None,
                why: Why::Over,
                clause: "rule 8, line 3732",
            });
        }
        let player = self.table().turn;
        match turn {
            Turn::Play(at) => {
                let play = self.play.unended(stone::Turn::Play(at))?;
                Ok(State {
                    play,
                    ..self.clone()
                })
            }
            Turn::Pass => {
                let mut next = State {
                    play: self.play.unended(stone::Turn::Pass)?,
                    ..self.clone()
                };
                next.passes[player] = next.passes[player].saturating_add(1);
                next.first_pass = next.first_pass.or(Some(player));
                next.last_pass = Some(player);
                Ok(next)
            }
            Turn::Button if self.button == Button::There => {
                let play = self.play.turned();
                Ok(State {
                    play,
                    button: Button::Taken(player),
                    ..self.clone()
                })
            }
            Turn::Button => Err(Forbidden {
                at: None,
                why: Why::NoButton,
                clause: "line 4361",
            }),
        }
    }

    /// All turns that are not forbidden.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        let empty = self.table().empty();
        let all = empty
            .iter()
            .map(Turn::Play)
            .chain([Turn::Button, Turn::Pass]);
        all.filter(|&turn| self.after(turn).is_ok()).collect()
    }
}
