//! "Can protect themselves from being taken away" (article 9), as a game: the opponent moves first and wants to take the string;
//! play without end, or three passes, leave it where it is.

use loja_ground::{Color, PointSet};

use super::state::{State, Turn};
use crate::limits::{Meter, Stopped};
use crate::perfect::{self, Playing};
use crate::race::{self, Race};

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
        match meter.within(WRITTEN, |few| perfect::value(self, few)) {
            Ok(value) => Ok(self.owner == Color::White && value.least == Some(1)
                || self.owner == Color::Black && value.most == Some(-1)),
            Err(Stopped::Nodes) => {
                race::winner(self, meter).map(|(winner, _)| winner != self.owner)
            }
            Err(stopped) => Err(stopped),
        }
    }
}

/// So many situations are written down before the search goes on without that.
const WRITTEN: u64 = 4000;

impl Playing for Capture {
    fn mover(&self) -> Color {
        self.state.table().turn
    }

    fn worth(&self) -> Option<i64> {
        let won = |winner: Color| if winner == Color::Black { 1 } else { -1 };
        if self.taken() {
            return Some(won(self.owner.other()));
        }
        self.state.ended().then_some(won(self.owner))
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

    fn bytes(&self) -> usize {
        self.state.table().bytes()
    }
}

impl Race for Capture {
    fn mover(&self) -> Color {
        Playing::mover(self)
    }

    fn winner(&self) -> Option<Color> {
        let won = Playing::worth(self)?;
        Some(if won > 0 { Color::Black } else { Color::White })
    }

    fn next(&self) -> Vec<Capture> {
        Playing::next(self)
    }

    fn bytes(&self) -> usize {
        Playing::bytes(self)
    }
}
