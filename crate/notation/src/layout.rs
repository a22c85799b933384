use std::sync::Arc;

use loja_rules::{Board, BoardError, Point, Shape};
use loja_voice::{NotationFact, PointNames};

use crate::cell::Cell;
use crate::error::Error;
use crate::name::column_name;
use crate::seam::{Seam, SeamSide};

/// A board's drawing: rows with holes, names, coordinates. No rule reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    board: Arc<Board>,
    columns: usize,
    // `None` is a hole.
    cells: Vec<Vec<Option<Point>>>,
    names: Vec<String>,
    places: Vec<[f64; 2]>,
    // `None` for a board given by pairs.
    shape: Option<Shape>,
    glue: Vec<([Point; 2], String)>,
    edges: Option<Vec<SeamSide>>,
}

impl Layout {
    pub(crate) fn sheet(rows: &[Vec<Cell>], shape: Shape) -> Result<Layout, Error> {
        let columns = width(rows)?;
        let present = |column: usize, row: usize| rows[row][column] != Cell::Hole;
        let byte = |count: usize| {
            u8::try_from(count)
                .map_err(|_| Error::too_large(NotationFact::LongRow { count, limit: 255 }))
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

    /// A board given by pairs, with numbers as names.
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
            return Err(NotationFact::PlacesDiffer {
                places: at.len(),
                locations: count,
            }
            .into());
        }
        // Keeps sums and differences of places exact enough to draw.
        let wild = |coordinate: &f64| !coordinate.is_finite() || coordinate.abs() > 1e6;
        if at.iter().flatten().any(wild) {
            return Err(NotationFact::WildPlace.into());
        }
        let board = Board::new(count, pairs.iter().copied()).map_err(|error| no_board(&error))?;
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

    pub(crate) fn glued(self, pairs: Vec<([Point; 2], String)>) -> Result<Layout, Error> {
        if pairs.is_empty() {
            return Ok(self);
        }
        let numbers = pairs.iter().map(|([a, b], _)| (a.index(), b.index()));
        let board = self.board.with_pairs(numbers);
        let board = board.map_err(|error| no_board(&error))?;
        Ok(Layout {
            board: Arc::new(board),
            glue: pairs,
            ..self
        })
    }

    /// Declares these sides alone as edges.
    pub(crate) fn cut(self, edges: Option<Vec<SeamSide>>) -> Layout {
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

    /// The board behind the drawing.
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The rows from the top, with `None` for holes.
    #[must_use]
    pub fn cells(&self) -> &[Vec<Option<Point>>] {
        &self.cells
    }

    /// The length of a row.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// How the edges are glued, unless pairs give the board.
    #[must_use]
    pub fn shape(&self) -> Option<Shape> {
        self.shape
    }

    /// The sides that are edges, on a part of a board.
    #[must_use]
    pub fn edges(&self) -> Option<&[SeamSide]> {
        self.edges.as_deref()
    }

    /// Neighbours not drawn side by side.
    #[must_use]
    pub fn seams(&self) -> Vec<Seam> {
        seams(self, &self.glue)
    }

    /// The seams that the shape doesn't make.
    #[must_use]
    pub fn glued_seams(&self) -> Vec<Seam> {
        glued(self, &self.glue)
    }

    /// A location's name, from `a1` at the lower left.
    #[must_use]
    pub fn name(&self, point: Point) -> String {
        let name = self.names.get(point.index());
        name.map_or_else(|| point.index().to_string(), Clone::clone)
    }

    /// Finds a location by its name, in either case.
    #[must_use]
    pub fn point(&self, name: &str) -> Option<Point> {
        let named = |known: &String| known.eq_ignore_ascii_case(name);
        self.board.point(self.names.iter().position(named)?)
    }

    /// Finds a location, from 0 at the upper left.
    #[must_use]
    pub fn point_at(&self, column: usize, row: usize) -> Option<Point> {
        *self.cells.get(row)?.get(column)?
    }

    /// A location's column and row.
    #[must_use]
    pub fn cell(&self, point: Point) -> Option<[usize; 2]> {
        let column = |row: &Vec<Option<Point>>| row.iter().position(|&cell| cell == Some(point));
        let mut rows = self.cells.iter().enumerate();
        rows.find_map(|(row, line)| column(line).map(|column| [column, row]))
    }

    /// A location's place, right and down, in line distances.
    #[must_use]
    pub fn place(&self, point: Point) -> [f64; 2] {
        self.places.get(point.index()).copied().unwrap_or_default()
    }
}

/// Every second row of triangles lies half a step aside. Round boards' rows are rings, outermost first.
fn place(shape: Shape, columns: usize, rows: usize, column: usize, row: usize) -> [f64; 2] {
    let shift = if row % 2 == 1 { 0.5 } else { 0.0 };
    match shape {
        Shape::Triangles => [number(column) + shift, number(row) * 0.75_f64.sqrt()],
        Shape::Round => {
            // Keeps the innermost ring's stones apart.
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

/// Sine and cosine of a fraction of a turn, by a series: the platforms' functions are large in the page and differ in
/// the last digit.
fn direction(part: f64) -> [f64; 2] {
    // The series converges slowly beyond a quarter turn, so we take a quarter of the angle.
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

impl PointNames for Layout {
    fn name(&self, point: Point) -> String {
        Layout::name(self, point)
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a board has few columns and rows"
)]
fn number(count: usize) -> f64 {
    count as f64
}

fn no_board(error: &BoardError) -> Error {
    let why = loja_rules::board_refused(error);
    NotationFact::NoBoard { why }.into()
}

fn width(rows: &[Vec<Cell>]) -> Result<usize, Error> {
    let columns = rows.first().map_or(0, Vec::len);
    match rows.iter().position(|row| row.len() != columns) {
        None => Ok(columns),
        Some(row) => Err(NotationFact::RowsDiffer {
            row: row + 1,
            places: rows[row].len(),
            first: columns,
        }
        .into()),
    }
}

fn seams(layout: &Layout, glue: &[([Point; 2], String)]) -> Vec<Seam> {
    let (columns, rows) = (layout.columns(), layout.cells().len());
    let shape = layout.shape().unwrap_or(Shape::Rectangle);
    let mut found = Vec::new();
    if columns == 0 {
        return found;
    }
    let mut join = |a: Option<Point>, from: SeamSide, b: Option<Point>, to: SeamSide| {
        if let (Some(a), Some(b)) = (a, b)
            && a != b
        {
            found.push(Seam {
                ends: [(a, from), (b, to)],
                letter: None,
            });
        }
    };
    let twisted = matches!(shape, Shape::Moebius | Shape::Klein | Shape::Projective);
    if twisted || matches!(shape, Shape::Cylinder | Shape::Torus) {
        for row in 0..rows {
            let other = if twisted { rows - 1 - row } else { row };
            let (a, b) = (layout.point_at(0, row), layout.point_at(columns - 1, other));
            join(a, SeamSide::Left, b, SeamSide::Right);
        }
    }
    if matches!(shape, Shape::Torus | Shape::Klein | Shape::Projective) {
        for column in 0..columns {
            let turned = shape == Shape::Projective;
            let other = if turned { columns - 1 - column } else { column };
            let (a, b) = (layout.point_at(column, 0), layout.point_at(other, rows - 1));
            join(a, SeamSide::Top, b, SeamSide::Bottom);
        }
    }
    found.extend(glued(layout, glue));
    found
}

fn glued(layout: &Layout, glue: &[([Point; 2], String)]) -> Vec<Seam> {
    let seam = |([a, b], letter): &([Point; 2], String)| Seam {
        ends: [(*a, free_side(layout, *a)), (*b, free_side(layout, *b))],
        letter: Some(letter.clone()).filter(|letter| !letter.is_empty()),
    };
    glue.iter().map(seam).collect()
}

fn free_side(layout: &Layout, point: Point) -> SeamSide {
    let Some([column, row]) = layout.cell(point) else {
        return SeamSide::Left;
    };
    let (last_column, last_row) = (layout.columns() - 1, layout.cells().len() - 1);
    let ends = |side: &SeamSide| match side {
        SeamSide::Left => column == 0,
        SeamSide::Right => column == last_column,
        SeamSide::Top => row == 0,
        SeamSide::Bottom => row == last_row,
    };
    let hole = |side: &SeamSide| {
        let [right, down] = side.step();
        let at = |here: usize, step: i8| here.checked_add_signed(step.into());
        let beside = at(column, right).zip(at(row, down));
        beside.is_none_or(|(column, row)| layout.point_at(column, row).is_none())
    };
    let mut sides = SeamSide::ALL.into_iter();
    let ending = SeamSide::ALL.into_iter().find(ends);
    ending
        .or_else(|| sides.find(hole))
        .unwrap_or(SeamSide::Left)
}
