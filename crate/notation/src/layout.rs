//! Where to draw a board's locations, and what to call them. No rule reads any of it.

use std::sync::Arc;

use loja_rules::{Board, Point, Shape};

use crate::cell::Cell;
use crate::data::{BoardData, PositionData};
use crate::error::Error;
use crate::name::column_name;
use crate::record::Record;
use crate::seam::{Seam, Side, glued, seams};

/// A board as it is drawn: rows with holes, names, and coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    board: Arc<Board>,
    columns: usize,
    // One row after the other; a hole has no location.
    cells: Vec<Vec<Option<Point>>>,
    names: Vec<String>,
    places: Vec<[f64; 2]>,
    // `None` for a board given by pairs.
    shape: Option<Shape>,
    glue: Vec<([Point; 2], String)>,
    edges: Option<Vec<Side>>,
}

impl Layout {
    /// A sheet in the shape of these rows.
    pub(crate) fn sheet(rows: &[Vec<Cell>], shape: Shape) -> Result<Layout, Error> {
        let columns = width(rows)?;
        let present = |column: usize, row: usize| rows[row][column] != Cell::Hole;
        let byte = |count: usize| {
            u8::try_from(count)
                .map_err(|_| Error::too_large(format!("{count} in a row are too many (255)")))
        };
        let board = Board::shaped(shape, byte(columns)?, byte(rows.len())?, present);
        let mut layout = Layout::named(board, rows, columns, Some(shape));
        for (row, line) in rows.iter().enumerate() {
            for column in (0..columns).filter(|&column| line[column] != Cell::Hole) {
                let name = format!("{}{}", column_name(column), rows.len() - row);
                layout.push(name, place(shape, columns, rows.len(), column, row));
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
        // The bound keeps sums and differences of places exact enough to draw.
        let wild = |coordinate: &f64| !coordinate.is_finite() || coordinate.abs() > 1e6;
        if at.iter().flatten().any(wild) {
            return Err(Error::new("a place is no pair of numbers up to a million"));
        }
        let board = Board::new(count, pairs.iter().copied())
            .map_err(|error| Error::new(loja_rules::board_refused(&error)))?;
        let mut layout = Layout::named(board, rows, columns, None);
        let cells = layout.cells.clone();
        for (row, line) in cells.iter().enumerate() {
            for (column, point) in line.iter().enumerate() {
                if let Some(point) = point {
                    let plain = [number(column), number(row)];
                    let place = at.get(point.index()).copied().unwrap_or(plain);
                    layout.push(point.index().to_string(), place);
                }
            }
        }
        Ok(layout)
    }

    /// How to draw a board that the lines `board` and `rows` of a text tell, as certificates have them.
    /// `None` when they tell another one, or when it is too large to draw.
    #[must_use]
    pub fn of_text(text: &str, board: &Board) -> Option<Layout> {
        let line = |name: &str| {
            let mut lines = text.lines().map(str::split_whitespace);
            lines.find_map(|mut words| (words.next() == Some(name)).then_some(words))
        };
        let drawn_on = match line("board")?.next()? {
            "pairs" => BoardData::Pairs {
                neighbors: board.pairs().map(|(a, b)| [a.index(), b.index()]).collect(),
                at: Vec::new(),
            },
            shape => BoardData::Shape {
                shape: shape.to_owned(),
            },
        };
        let rows = line("rows")?.next().unwrap_or_default();
        let data = PositionData {
            rows: rows.split('/').map(str::to_owned).collect(),
            board: Some(drawn_on),
            ..PositionData::default()
        };
        let layout = Record::from_data(data).ok()?.layout;
        (*layout.board == *board).then_some(layout)
    }

    /// The same with more pairs of neighbours, each pair under a letter or nothing.
    pub(crate) fn glued(self, pairs: Vec<([Point; 2], String)>) -> Result<Layout, Error> {
        if pairs.is_empty() {
            return Ok(self);
        }
        let numbers = pairs.iter().map(|([a, b], _)| (a.index(), b.index()));
        let board = self.board.with_pairs(numbers);
        let board = board.map_err(|error| Error::new(loja_rules::board_refused(&error)))?;
        Ok(Layout {
            board: Arc::new(board),
            glue: pairs,
            ..self
        })
    }

    /// The same as a part of a larger board: only these sides are edges of it.
    pub(crate) fn cut(self, edges: Option<Vec<Side>>) -> Layout {
        Layout { edges, ..self }
    }

    fn named(board: Board, rows: &[Vec<Cell>], columns: usize, shape: Option<Shape>) -> Layout {
        let mut points = board.points();
        let mut cell = |&cell: &Cell| (cell != Cell::Hole).then(|| points.next()).flatten();
        let cells = rows
            .iter()
            .map(|row| row.iter().map(&mut cell).collect())
            .collect();
        Layout {
            board: Arc::new(board),
            columns,
            cells,
            names: Vec::new(),
            places: Vec::new(),
            shape,
            glue: Vec::new(),
            edges: None,
        }
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

    /// How the edges of the rows are glued; `None` for a board given by pairs.
    #[must_use]
    pub fn shape(&self) -> Option<Shape> {
        self.shape
    }

    /// The sides that are edges of the board, when the diagram shows only a part of it.
    #[must_use]
    pub fn edges(&self) -> Option<&[Side]> {
        self.edges.as_deref()
    }

    /// Neighbours that are not drawn side by side, with how to show that they touch.
    #[must_use]
    pub fn seams(&self) -> Vec<Seam> {
        seams(self, &self.glue)
    }

    /// Those among them that the board has beside its shape.
    #[must_use]
    pub fn glued_seams(&self) -> Vec<Seam> {
        glued(self, &self.glue)
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

    /// The column and row of a location.
    #[must_use]
    pub fn cell(&self, point: Point) -> Option<[usize; 2]> {
        let column = |row: &Vec<Option<Point>>| row.iter().position(|&cell| cell == Some(point));
        let mut rows = self.cells.iter().enumerate();
        rows.find_map(|(row, line)| column(line).map(|column| [column, row]))
    }

    /// Where to draw a location: to the right and down, in distances between two lines.
    #[must_use]
    pub fn place(&self, point: Point) -> [f64; 2] {
        self.places.get(point.index()).copied().unwrap_or_default()
    }
}

/// Triangles have every second row shifted by half a step. A round board has its rows as rings, the
/// first one outside.
fn place(shape: Shape, columns: usize, rows: usize, column: usize, row: usize) -> [f64; 2] {
    let shift = if row % 2 == 1 { 0.5 } else { 0.0 };
    match shape {
        Shape::Triangles => [number(column) + shift, number(row) * 0.75_f64.sqrt()],
        Shape::Round => {
            // Wide enough for the stones of the innermost ring to lie beside each other.
            let [half, _] = direction(0.5 / number(columns));
            let inner = if columns == 1 { 0.0 } else { 0.5 / half };
            let outer = inner + number(rows - 1);
            let radius = outer - number(row);
            let [right, up] = direction((number(column) + shift) / number(columns));
            [outer + radius * right, outer - radius * up]
        }
        _ => [number(column), number(row)],
    }
}

/// How far right and up one comes after a part of a full turn from above: sine and cosine. Summed up
/// here, since those of the platforms differ in the last digit, and they are large in the page.
fn direction(part: f64) -> [f64; 2] {
    // Beyond a quarter the series is slow, so a part is the sum of four smaller ones.
    let angle = part * std::f64::consts::TAU / 4.0;
    let [mut sine, mut cosine, mut term] = [0.0, 0.0, 1.0];
    for step in (1..24).step_by(2) {
        cosine += term;
        term *= angle / f64::from(step);
        sine += term;
        term *= -angle / f64::from(step + 1);
    }
    for _ in 0..2 {
        [sine, cosine] = [2.0 * sine * cosine, cosine * cosine - sine * sine];
    }
    [sine, cosine]
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a board has few columns and rows"
)]
fn number(count: usize) -> f64 {
    count as f64
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
