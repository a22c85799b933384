//! Moves and the end. The document tells only who has lost (line 3988); the moves are those of the eleven rules.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::stone;
use crate::table::Table;

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State(stone::State);

impl State {
    /// A game that begins here.
    ///
    /// # Errors
    /// When the stones are no position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<State, Fault> {
        stone::State::start(board, stones, turn).map(State)
    }

    /// Board, stones, turn and prisoners.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.0.table()
    }

    /// The state after a stone; `None` is a pass, which nobody may make.
    ///
    /// # Errors
    /// When a rule forbids it.
    pub fn after(&self, at: Option<Point>) -> Result<State, Forbidden> {
        let at = at.ok_or(Forbidden {
            at: None,
            why: Why::NoPass,
            clause: "line 3988",
        })?;
        self.0.unended(stone::Turn::Play(at)).map(State)
    }

    /// The same without what was taken off, which does not count.
    #[must_use]
    pub fn without_prisoners(self) -> State {
        State(self.0.without_prisoners())
    }

    /// Where the player may put a stone.
    #[must_use]
    pub fn turns(&self) -> Vec<Point> {
        self.table()
            .empty()
            .iter()
            .filter(|&at| self.0.may_play(at))
            .collect()
    }

    /// The same if he had the turn.
    pub(super) fn turns_of(&self, player: Color) -> Vec<Point> {
        if self.table().turn == player {
            return self.turns();
        }
        let other = self.0.unended(stone::Turn::Pass).map(State);
        other.map_or_else(|_| Vec::new(), |other| other.turns())
    }

    /// Who has won, once the other has no turn left.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        self.turns().is_empty().then(|| self.table().turn.other())
    }
}
