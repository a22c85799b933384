//! The initial states of handicap games.

use std::fmt;
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::setup::{Faults, Setup};
use crate::state::State;

use super::pair::Pair;

impl Pair {
    /// The initial state on the standard board (A2 of the handicap rules) with Black's stones on
    /// these locations. He may place fewer than he is allowed, and it is White's turn.
    ///
    /// # Errors
    /// When Black placed too many, when White's komi does not fit into the captive count, or when
    /// the stones are no situation.
    pub fn initial(self, stones: PointSet) -> Result<State, NotPlaced> {
        if !i64::try_from(stones.len()).is_ok_and(|placed| placed <= self.stones) {
            return Err(NotPlaced::TooMany {
                placed: stones.len(),
                allowed: self.stones,
            });
        }
        let captives = self.captives().ok_or(NotPlaced::Komi(self.komi))?;
        let setup = Setup {
            stones: ByColor {
                black: stones,
                white: PointSet::new(),
            },
            captives,
            turn: Color::White,
            ..Setup::empty()
        };
        State::new(Arc::new(Board::rectangle(19, 19)), setup).map_err(NotPlaced::Faults)
    }

    /// Whether a state is initial for this handicap (A2 of the handicap rules).
    #[must_use]
    pub fn is_initial(self, state: &State) -> bool {
        let black = state.situation().stones().black.clone();
        self.initial(black).is_ok_and(|initial| initial == *state)
    }

    /// A2.8 and A2.9: a positive komi is Black's captives, a negative one White's.
    fn captives(self) -> Option<ByColor<u32>> {
        let size = u32::try_from(self.komi.unsigned_abs()).ok()?;
        if size > Setup::MOST_CAPTIVES {
            return None;
        }
        let (black, white) = if self.komi > 0 { (size, 0) } else { (0, size) };
        Some(ByColor { black, white })
    }
}

/// Why handicap stones make no initial state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotPlaced {
    /// More stones than the handicap has (A2.4).
    TooMany {
        /// So many were placed.
        placed: usize,
        /// So many were allowed.
        allowed: i64,
    },
    /// A komi of more than [`Setup::MOST_CAPTIVES`].
    Komi(i64),
    /// Stones that are not on the board, or have no liberty.
    Faults(Faults),
}

impl fmt::Display for NotPlaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotPlaced::TooMany { placed, allowed } => {
                write!(f, "{placed} handicap stones are more than {allowed} (A2.4)")
            }
            NotPlaced::Komi(komi) => write!(f, "a komi of {komi} is too large to be counted"),
            NotPlaced::Faults(faults) => faults.fmt(f),
        }
    }
}

impl std::error::Error for NotPlaced {}
