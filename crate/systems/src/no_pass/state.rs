//! Moves and the end. The document only says who has lost (line 3988); the moves are those of the eleven rules.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{How, Move, Play, Stage};
use crate::stone;
use crate::table::Table;

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State(stone::State);

impl State {
    /// Starts a game.
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<State, Fault> {
        stone::State::start(board, stones, turn).map(State)
    }

    /// This state without prisoners, which don't count.
    #[must_use]
    pub fn without_prisoners(self) -> State {
        State(self.0.without_prisoners())
    }

    pub(super) fn turns_of(&self, player: Color) -> Vec<Move> {
        if self.table().turn == player {
            return self.turns();
        }
        let other = self.0.unended(None).map(State);
        other.map_or_else(|_| Vec::new(), |other| other.turns())
    }

    /// The winner, once the other has no turn left.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        self.turns().is_empty().then(|| self.table().turn.other())
    }
}

impl Play for State {
    fn table(&self) -> &Table {
        self.0.table()
    }

    /// Nobody may pass.
    fn after(&self, turn: Move) -> Result<State, Forbidden> {
        let stone = turn
            .stone()?
            .ok_or(Forbidden::new(None, Why::NoPass, "line 3988"))?;
        self.0.unended(Some(stone)).map(State)
    }

    fn ended(&self) -> bool {
        self.winner().is_some()
    }

    fn passes(&self) -> u8 {
        0
    }

    fn stage(&self) -> Stage {
        self.winner().map_or(Stage::Play, |winner| {
            Stage::Over(How::NoMove(winner.other()))
        })
    }

    /// Stones alone.
    fn turns(&self) -> Vec<Move> {
        let empty = self.table().empty();
        let plays = empty.iter().filter(|&at| self.0.may_play(at));
        plays.map(Move::Play).collect()
    }
}
