//! Positions drawn as rows of signs.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use loja_ground::{Rows, RowsError};

use crate::setup::{Faults, Setup};
use crate::state::State;

/// A comma is a hole in the board.
const SIGNS: &str = "xoXO.#*";

impl Setup {
    /// Reads stones and marks; Black is to move, without captives.
    ///
    /// `x` and `o` are stones, `X` and `O` permanent ones; `.` is empty, `#` closed for the next move, `*` closed
    /// for good. With a `#` the pass count is -1, as at the start of a game.
    ///
    /// # Errors
    /// At the first unknown sign.
    pub fn from_rows(rows: &Rows) -> Result<Setup, DrawingError> {
        if let Some((_, sign)) = rows.iter().find(|&(_, sign)| !SIGNS.contains(sign)) {
            return Err(DrawingError::Sign(sign));
        }
        Ok(Setup {
            stones: rows.stones(),
            permanent: rows.with("XO*"),
            ..Setup::initial(rows.with("#"), 0)
        })
    }
}

/// Reads rows as [`Setup::from_rows`] does; a line end or a `/` ends a row.
///
/// ```
/// # use loja_rules::{Color, State};
/// let state: State = "
///     .xo.
///     .*,o
/// ".parse()?;
/// assert_eq!(state.board().len(), 7);
/// assert_eq!(state.situation().turn(), Color::Black);
/// assert_eq!("x?".parse::<State>().unwrap_err().to_string(), "\"?\" is none of x o X O . # * ,");
/// # Ok::<(), loja_rules::DrawingError>(())
/// ```
impl FromStr for State {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<State, DrawingError> {
        let rows: Rows = text.parse().map_err(DrawingError::Rows)?;
        let setup = Setup::from_rows(&rows)?;
        State::new(Arc::new(rows.board().clone()), setup).map_err(DrawingError::Faults)
    }
}

/// Why a drawing is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DrawingError {
    /// The rows make no board.
    Rows(RowsError),
    /// A sign has no meaning.
    Sign(char),
    /// Stones and marks make no situation.
    Faults(Faults),
}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawingError::Rows(error) => error.fmt(f),
            DrawingError::Sign(sign) => {
                write!(f, "\"{}\" is none of x o X O . # * ,", sign.escape_debug())
            }
            DrawingError::Faults(faults) => faults.fmt(f),
        }
    }
}

impl std::error::Error for DrawingError {}

#[cfg(test)]
mod tests {
    use super::DrawingError;
    use crate::{PassCount, State};

    #[test]
    fn each_sign_has_its_place() {
        let state: State = "xoXO/.#*,".parse().unwrap();
        let situation = state.situation();
        assert_eq!(state.board().len(), 7);
        assert_eq!(
            situation
                .stones()
                .black
                .iter()
                .map(|at| at.index())
                .collect::<Vec<_>>(),
            [0, 2]
        );
        assert_eq!(
            situation
                .stones()
                .white
                .iter()
                .map(|at| at.index())
                .collect::<Vec<_>>(),
            [1, 3]
        );
        assert!(situation.temporary().iter().eq(state.board().point(5)));
        assert_eq!(
            situation
                .permanent()
                .iter()
                .map(|at| at.index())
                .collect::<Vec<_>>(),
            [2, 3, 6]
        );
        assert_eq!(situation.pass_count(), PassCount::MinusOne);
        let plain: State = "x.o".parse().unwrap();
        assert_eq!(plain.situation().pass_count(), PassCount::Zero);
    }

    #[test]
    fn what_is_no_situation_is_told_apart() {
        let error = |text: &str| text.parse::<State>().unwrap_err();
        assert!(matches!(error("x./x"), DrawingError::Rows(_)));
        assert_eq!(error("x7"), DrawingError::Sign('7'));
        // Stones without a liberty.
        assert!(matches!(error("xo"), DrawingError::Faults(_)));
    }
}
