//! Where to draw a board's locations, and what to call them. No rule reads any of it.

use std::sync::Arc;

use loja_rules::{Board, Point};

use crate::cell::Cell;
use crate::error::Error;
use crate::name::column_name;

/// A board as it is drawn: rows with holes, names, and coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    board: Arc<Board>,
    columns: usize,
    // One row after the other; a hole has no location.
    cells: Vec<Vec<Option<Point>>>,
    names: Vec<String>,
    places: Vec<[f64; 2]>,
}

impl Layout {
    /// A grid in the shape of these rows, with `extra` pairs of neighbours beside those of the grid.
    pub(crate) fn grid(rows: &[Vec<Cell>], extra: &[(usize, usize)]) -> Result<Layout, Error> {
        let columns = width(rows)?;
        let present = |column: usize, row: usize| rows[row][column] != Cell::Hole;
        let byte = |count: usize| {
            u8::try_from(count)
                .map_err(|_| Error::too_large(format!("{count} in a row are too many")))
        };
        let grid = Board::grid(byte(columns)?, byte(rows.len())?, present);
        let board = if extra.is_empty() {
            grid
        } else {
            let pairs = grid.pairs().map(|(a, b)| (a.index(), b.index()));
            board(grid.len(), pairs.chain(extra.iter().copied()))?
        };
        let mut layout = Layout::named(board, rows, columns)?;
        for (row, line) in rows.iter().enumerate() {
            for column in (0..columns).filter(|&column| line[column] != Cell::Hole) {
                let name = format!("{}{}", column_name(column), rows.len() - row);
                #[expect(
                    clippy::cast_precision_loss,
                    reason = "a board has few columns and rows"
                )]
                layout.push(name, [column as f64, row as f64]);
            }
        }
        Ok(layout)
    }

    /// A board given by pairs. Its locations are called by their numbers.
    pub(crate) fn graph(
        rows: &[Vec<Cell>],
        pairs: &[(usize, usize)],
        at: &[[f64; 2]],
    ) -> Result<Layout, Error> {
        let columns = width(rows)?;
        let count = rows
            .iter()
            .flatten()
            .filter(|&&cell| cell != Cell::Hole)
            .count();
        if !at.is_empty() && at.len() != count {
            let told = at.len();
            return Err(Error::new(format!(
                "{told} places are told for {count} locations"
            )));
        }
        if at
            .iter()
            .flatten()
            .any(|coordinate| !coordinate.is_finite())
        {
            return Err(Error::new("a place is no pair of numbers"));
        }
        let board = board(count, pairs.iter().copied())?;
        let mut layout = Layout::named(board, rows, columns)?;
        let cells = layout.cells.clone();
        for (row, line) in cells.iter().enumerate() {
            for (column, point) in line.iter().enumerate() {
                if let Some(point) = point {
                    #[expect(
                        clippy::cast_precision_loss,
                        reason = "a board has few columns and rows"
                    )]
                    let place = [column as f64, row as f64];
                    let place = at.get(point.index()).copied().unwrap_or(place);
                    layout.push(point.index().to_string(), place);
                }
            }
        }
        Ok(layout)
    }

    fn named(board: Board, rows: &[Vec<Cell>], columns: usize) -> Result<Layout, Error> {
        let mut points = board.points();
        let mut cell = |&cell: &Cell| (cell != Cell::Hole).then(|| points.next()).flatten();
        let cells = rows
            .iter()
            .map(|row| row.iter().map(&mut cell).collect())
            .collect();
        Ok(Layout {
            board: Arc::new(board),
            columns,
            cells,
            names: Vec::new(),
            places: Vec::new(),
        })
    }

    fn push(&mut self, name: String, place: [f64; 2]) {
        self.names.push(name);
        self.places.push(place);
    }

    /// The board that is drawn.
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The rows of the diagram, from above, with `None` for holes.
    #[must_use]
    pub fn cells(&self) -> &[Vec<Option<Point>>] {
        &self.cells
    }

    /// How many places a row has.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// What a location is called: `a1` is at the lower left.
    #[must_use]
    pub fn name(&self, point: Point) -> String {
        let name = self.names.get(point.index());
        name.map_or_else(|| point.index().to_string(), Clone::clone)
    }

    /// The location with this name. Capital letters will do too.
    #[must_use]
    pub fn point(&self, name: &str) -> Option<Point> {
        let named = |known: &String| known.eq_ignore_ascii_case(name);
        self.board.point(self.names.iter().position(named)?)
    }

    /// The location at a column and a row, both counted from 0 at the upper left.
    #[must_use]
    pub fn point_at(&self, column: usize, row: usize) -> Option<Point> {
        *self.cells.get(row)?.get(column)?
    }

    /// Where to draw a location: to the right and down, in distances between two lines.
    #[must_use]
    pub fn place(&self, point: Point) -> [f64; 2] {
        self.places.get(point.index()).copied().unwrap_or_default()
    }
}

fn width(rows: &[Vec<Cell>]) -> Result<usize, Error> {
    let columns = rows.first().map_or(0, Vec::len);
    match rows.iter().position(|row| row.len() != columns) {
        None => Ok(columns),
        Some(row) => Err(Error::new(format!(
            "row {} has {} places where the first has {columns}",
            row + 1,
            rows[row].len()
        ))),
    }
}

fn board(count: usize, pairs: impl Iterator<Item = (usize, usize)>) -> Result<Board, Error> {
    Board::new(count, pairs).map_err(|error| Error::new(error.to_string()))
}
