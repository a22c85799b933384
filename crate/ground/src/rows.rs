//! Boards drawn as rows of signs.

use std::fmt;
use std::str::FromStr;

use crate::board::{Board, BoardError};
use crate::color::ByColor;
use crate::point::Point;
use crate::set::PointSet;

/// A grid with a sign on each location.
///
/// A line end or a `/` ends a row; blanks around it and empty rows don't matter. A comma is a hole; other characters
/// mean what you like, but [`stones`](Rows::stones) reads `x` and `X` as Black's, `o` and `O` as White's.
///
/// ```
/// # use loja_ground::Rows;
/// let rows: Rows = "
///     .xo
///     x,o
/// ".parse()?;
/// assert_eq!(rows.board().len(), 5);
/// assert_eq!(rows.stones().black.len(), 2);
/// assert_eq!(rows.with(".").iter().next(), rows.board().point(0));
/// assert_eq!(rows.to_string(), ".xo\nx,o");
/// assert_eq!(".xo/x,o".parse(), Ok(rows));
/// # Ok::<(), loja_ground::RowsError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    board: Board,
    signs: Vec<Vec<char>>,
}

const HOLE: char = ',';

impl Rows {
    /// The grid without holes.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Every location with its sign.
    pub fn iter(&self) -> impl Iterator<Item = (Point, char)> + '_ {
        let signs = self.signs.iter().flatten().copied();
        self.board.points().zip(signs.filter(|&sign| sign != HOLE))
    }

    /// The locations with one of these signs.
    ///
    /// ```
    /// # use loja_ground::Rows;
    /// let rows: Rows = "x.*/o*.".parse()?;
    /// assert_eq!(rows.with("*").len(), 2);
    /// assert_eq!(rows.with("xo").len(), 2);
    /// # Ok::<(), loja_ground::RowsError>(())
    /// ```
    #[must_use]
    pub fn with(&self, signs: &str) -> PointSet {
        let wanted = self.iter().filter(|&(_, sign)| signs.contains(sign));
        wanted.map(|(point, _)| point).collect()
    }

    /// Black's `x` and `X`, and White's `o` and `O`.
    #[must_use]
    pub fn stones(&self) -> ByColor<PointSet> {
        ByColor {
            black: self.with("xX"),
            white: self.with("oO"),
        }
    }
}

impl FromStr for Rows {
    type Err = RowsError;

    fn from_str(text: &str) -> Result<Rows, RowsError> {
        let rows = text.split(['\n', '/']).map(str::trim);
        let signs: Vec<Vec<char>> = rows
            .filter(|row| !row.is_empty())
            .map(|row| row.chars().collect())
            .collect();
        let columns = signs.first().map_or(0, Vec::len);
        if let Some(row) = signs.iter().position(|row| row.len() != columns) {
            return Err(RowsError::Uneven { row });
        }
        let board = grid(&signs).map_err(RowsError::Board)?;
        Ok(Rows { board, signs })
    }
}

fn grid(signs: &[Vec<char>]) -> Result<Board, BoardError> {
    let mut count = 0;
    let mut above: Vec<Option<usize>> = Vec::new();
    let mut pairs = Vec::new();
    for row in signs {
        let mut here = Vec::new();
        for (column, &sign) in row.iter().enumerate() {
            let number = (sign != HOLE).then_some(count);
            if let Some(number) = number {
                let left = here.last().copied().flatten();
                let up = above.get(column).copied().flatten();
                pairs.extend(
                    [left, up]
                        .into_iter()
                        .flatten()
                        .map(|other| (other, number)),
                );
                count += 1;
            }
            here.push(number);
        }
        above = here;
    }
    Board::new(count, pairs)
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, row) in self.signs.iter().enumerate() {
            let end = if at == 0 { "" } else { "\n" };
            write!(f, "{end}{}", row.iter().collect::<String>())?;
        }
        Ok(())
    }
}

/// Why a text draws no board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RowsError {
    /// A row is longer or shorter than the first.
    Uneven {
        /// Its number, from 0, without empty rows.
        row: usize,
    },
    /// The rows have too many locations.
    Board(BoardError),
}

impl fmt::Display for RowsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowsError::Uneven { row } => {
                write!(
                    f,
                    "row {} is not as long as the first",
                    row.saturating_add(1)
                )
            }
            RowsError::Board(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RowsError {}

#[cfg(test)]
mod tests {
    use super::{Rows, RowsError};
    use crate::board::Board;

    #[test]
    fn rows_without_holes_are_a_rectangle() {
        let rows: Rows = "...\n.x.".parse().unwrap();
        assert_eq!(*rows.board(), Board::rectangle(3, 2));
        assert_eq!(
            rows.with("x")
                .iter()
                .map(|at| at.index())
                .collect::<Vec<_>>(),
            [4]
        );
    }

    #[test]
    fn a_hole_has_no_number_and_no_neighbour() {
        let rows: Rows = "ab/,c/de".parse().unwrap();
        let pairs: Vec<_> = rows.board().pairs().collect();
        let pairs: Vec<_> = pairs.iter().map(|(a, b)| (a.index(), b.index())).collect();
        assert_eq!(pairs, [(0, 1), (1, 2), (2, 4), (3, 4)]);
        assert_eq!(
            rows.iter().map(|(_, sign)| sign).collect::<String>(),
            "abcde"
        );
    }

    #[test]
    fn no_row_and_no_location_are_boards_too() {
        for text in ["", " \n/ ", ",,/,,"] {
            assert!(text.parse::<Rows>().unwrap().board().is_empty(), "{text:?}");
        }
    }

    #[test]
    fn what_is_no_grid_is_refused() {
        assert_eq!("x./x".parse::<Rows>(), Err(RowsError::Uneven { row: 1 }));
        let wide = ".".repeat(Board::MAX_LOCATIONS + 1);
        let error = wide.parse::<Rows>().unwrap_err();
        assert!(matches!(error, RowsError::Board(_)), "{error}");
    }
}
