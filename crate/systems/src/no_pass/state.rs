//! Moves and the end. The document only says who has lost (line 3988); the moves are those of the eleven rules.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn, How, Play, Stage};
use crate::stone;
use crate::table::Table;

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NoPassState(stone::StoneState);

impl NoPassState {
    /// Starts a game.
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<NoPassState, Fault> {
        stone::StoneState::start(board, stones, turn).map(NoPassState)
    }

    /// This state without prisoners, which don't count.
    #[must_use]
    pub fn without_prisoners(self) -> NoPassState {
        NoPassState(self.0.without_prisoners())
    }

    pub(super) fn turns_of(&self, player: Color) -> Vec<GameTurn> {
        if self.table().turn == player {
            return self.turns();
        }
        let other = self.0.unended(None).map(NoPassState);
        other.map_or_else(|_| Vec::new(), |other| other.turns())
    }

    /// The winner, once the other has no turn left.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        self.turns().is_empty().then(|| self.table().turn.other())
    }
}

impl Play for NoPassState {
    fn table(&self) -> &Table {
        self.0.table()
    }

    /// Nobody may pass.
    fn after(&self, turn: GameTurn) -> Result<NoPassState, Forbidden> {
        let stone = turn
            .stone()?
            .ok_or(Forbidden::new(None, Why::NoPass, "line 3988"))?;
        self.0.unended(Some(stone)).map(NoPassState)
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
    fn turns(&self) -> Vec<GameTurn> {
        let empty = self.table().empty();
        let plays = empty.iter().filter(|&at| self.0.may_play(at));
        plays.map(GameTurn::Play).collect()
    }
}
