//! A: the course of an even game.

use std::fmt;

use loja_ground::{ByColor, Color, PointSet};

use crate::illegal::Illegal;
use crate::moves::{Event, Move};
use crate::score::{NotFinished, Outcome};
use crate::state::State;

/// A player, by the choice before the game; chance assigns the roles (A1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Player {
    /// Chose marks and komi (A1.2).
    First,
    /// Then chose who is Black (A1.3).
    Last,
}

impl Player {
    /// The other player.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Last,
            Player::Last => Player::First,
        }
    }
}

/// An even game (A1) with its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvenGame {
    current: State,
    turns: Vec<Move>,
    black: Player,
}

impl EvenGame {
    /// Begins a game from both players' choices.
    ///
    /// # Errors
    /// Hands back a state that is not initial (A2).
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, EvenGame, Move, Outcome, Player, PointSet, Setup, State};
    /// // The perfect komi of three by three is 8, so it does not matter who is Black.
    /// let board = Arc::new(Board::rectangle(3, 3));
    /// let centre = board.point(4).ok_or("nine locations")?;
    /// let offer = State::new(Arc::clone(&board), Setup::initial(PointSet::new(), 8))?;
    /// let mut game = EvenGame::begin(offer, Player::Last)?;
    /// for turn in [Move::stone(centre), Move::PASS, Move::PASS] {
    ///     game.play(turn)?;
    /// }
    /// let control = loja_rules::ByColor { black: board.locations(), white: PointSet::new() };
    /// assert_eq!(game.winner(&control), Ok(None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn begin(initial: State, black: Player) -> Result<EvenGame, NotInitial> {
        if !initial.is_initial() {
            return Err(NotInitial(Box::new(initial)));
        }
        Ok(EvenGame {
            current: initial,
            turns: Vec::new(),
            black,
        })
    }

    /// The current state (A1.2, A1.4).
    #[must_use]
    pub fn state(&self) -> &State {
        &self.current
    }

    /// The turns so far.
    #[must_use]
    pub fn turns(&self) -> &[Move] {
        &self.turns
    }

    /// The player of this colour (A1.3).
    #[must_use]
    pub fn player(&self, color: Color) -> Player {
        match color {
            Color::Black => self.black,
            Color::White => self.black.other(),
        }
    }

    /// A1.4: makes a move.
    ///
    /// # Errors
    /// When it is illegal; nothing changes.
    pub fn play(&mut self, turn: Move) -> Result<Event, Illegal> {
        let event = self.current.play(turn)?;
        self.turns.push(turn);
        Ok(event)
    }

    /// Undoes and returns the last turn.
    pub fn undo(&mut self) -> Option<Move> {
        self.current.undo()?;
        self.turns.pop()
    }

    /// A1.5: the winner under this control; `None` for a jigo.
    ///
    /// # Errors
    /// When the game is not over.
    pub fn winner(&self, control: &ByColor<PointSet>) -> Result<Option<Player>, NotFinished> {
        Ok(match self.current.outcome(control)? {
            Outcome::Win { by, .. } => Some(self.player(by)),
            Outcome::Jigo => None,
        })
    }
}

/// No game can begin with this state (A2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotInitial(pub Box<State>);

impl fmt::Display for NotInitial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no game begins here: an initial state has no stone, no permanent mark, no white captive, no former situation, Black's turn, a komi of at most the number of locations, and the pass count -1 where locations are marked, else 0 (A2)")
    }
}

impl std::error::Error for NotInitial {}
