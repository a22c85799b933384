//! "Can protect themselves from being taken away" (article 9), as a game: the opponent moves first and wants to take the string;
//! play without end, or three passes, leave it where it is.

use loja_ground::{Color, PointSet, saturated};

use super::state::{State, Turn};
use crate::limits::{Meter, Stopped};
use crate::race::{self, Race};
use crate::table::Table;

/// Somebody wants to take these stones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Capture {
    state: State,
    stones: PointSet,
    owner: Color,
}

impl Capture {
    /// The opponent of the owner moves first.
    #[must_use]
    pub fn of(state: State, stones: PointSet, owner: Color) -> Capture {
        Capture {
            state,
            stones,
            owner,
        }
    }

    fn taken(&self) -> bool {
        !self
            .stones
            .is_subset(&self.state.table().stones[self.owner])
    }

    /// Whether the opponent can take them.
    ///
    /// # Errors
    /// When a limit is reached first.
    pub fn succeeds(&self, meter: &mut Meter<'_>) -> Result<bool, Stopped> {
        race::forces(self, self.owner.other(), meter)
    }
}

impl Race for Capture {
    fn mover(&self) -> Color {
        self.state.table().turn
    }

    fn winner(&self) -> Option<Color> {
        if self.taken() {
            return Some(self.owner.other());
        }
        self.state.ended().then_some(self.owner)
    }

    fn next(&self) -> Vec<Capture> {
        let all = self
            .state
            .turns()
            .into_iter()
            .filter_map(|turn: Turn| self.state.after(turn).ok());
        all.map(|state| Capture {
            state: state.without_prisoners(),
            ..self.clone()
        })
        .collect()
    }

    /// The more liberties, the farther.
    fn far(&self, player: Color) -> u32 {
        if player == self.owner {
            return 0;
        }
        let Table { board, stones, .. } = self.state.table();
        let first = self.stones.iter().next();
        let liberties = first.map(|at| stones.liberties(&stones.chain(board, at)).len());
        saturated(liberties.unwrap_or(0))
    }

    fn bytes(&self) -> usize {
        self.state.table().bytes()
    }
}
