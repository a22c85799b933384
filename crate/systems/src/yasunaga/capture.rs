//! "Cannot be taken away" and "can protect themselves from being taken away" (article 9), as a game.
//!
//! The opponent wants to take the string; endless play, or three passes, leave it.

use std::sync::Arc;

use loja_ground::{Color, PointSet, saturated};
use loja_search::{Control, Halt};

use super::state::YasunagaState;
use crate::fault::Fault;
use crate::frame::Play;
use crate::race::{self, Race};
use crate::table::Table;

/// How a string lives by article 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Living {
    /// It "cannot be taken away": the opponent, moving first, can't take it.
    Untaken,
    /// It "can protect itself": the opponent, moving first, could take it, and its owner, moving first, keeps it.
    Protected,
    /// Neither, so it is not living.
    Not,
}

/// Whether a string lives, trying each side first.
///
/// # Errors
/// On an impossible position; inside, at a limit.
pub fn living(
    table: &Table,
    string: &PointSet,
    owner: Color,
    control: &Control<'_>,
) -> Result<Result<Living, Halt>, Fault> {
    for (first, living) in [(owner.other(), Living::Untaken), (owner, Living::Protected)] {
        let state = YasunagaState::start(Arc::clone(&table.board), table.stones.clone(), first)?;
        match Capture::of(state, string.clone(), owner).succeeds(control) {
            Ok(true) => {}
            Ok(false) => return Ok(Ok(living)),
            Err(stopped) => return Ok(Err(stopped)),
        }
    }
    Ok(Ok(Living::Not))
}

/// Somebody wants to take these stones.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Capture {
    state: YasunagaState,
    stones: PointSet,
    owner: Color,
}

impl Capture {
    /// The opponent's attempt on these stones; the state says who begins.
    #[must_use]
    pub fn of(state: YasunagaState, stones: PointSet, owner: Color) -> Capture {
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
    /// At a limit.
    pub fn succeeds(&self, control: &Control<'_>) -> Result<bool, Halt> {
        race::forces(self, self.owner.other(), control)
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
            .filter_map(|turn| self.state.after(turn).ok());
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
