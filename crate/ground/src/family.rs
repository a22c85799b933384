//! Families of boards. They only say who is whose neighbour; where to draw a location is a matter
//! of the notation.

use crate::board::{Board, BoardError};
use crate::shape::Shape;

impl Board {
    /// The grid of so many columns and rows, numbered from the upper left, row by row.
    ///
    /// ```
    /// # use loja_ground::Board;
    /// let board = Board::rectangle(19, 19);
    /// assert_eq!(board.len(), 361);
    /// assert_eq!(board.pairs().count(), 2 * 18 * 19);
    /// ```
    #[must_use]
    pub fn rectangle(columns: u8, rows: u8) -> Board {
        Board::grid(columns, rows, |_, _| true)
    }

    /// A grid with holes: `present` says whether there is a location at this column and row.
    /// Locations are numbered row by row, holes skipped. Only direct neighbours in a row or a
    /// column touch; nothing reaches over a hole. The grid may fall apart.
    ///
    /// ```
    /// # use loja_ground::Board;
    /// let ring = Board::grid(3, 3, |column, row| (column, row) != (1, 1));
    /// assert_eq!(ring.len(), 8);
    /// assert!(ring.points().all(|point| ring.neighbors(point).len() == 2));
    /// ```
    #[must_use]
    pub fn grid(columns: u8, rows: u8, present: impl Fn(usize, usize) -> bool) -> Board {
        Board::shaped(Shape::Rectangle, columns, rows, present)
    }

    /// A sheet of columns and rows, with holes as in [`grid`](Board::grid), whose edges are glued
    /// as the shape says.
    ///
    /// Small sheets are glued like large ones. Where that makes a location its own neighbour, as in
    /// a cylinder of one column, the pair is dropped, since nothing is its own neighbour. Where it
    /// makes the same two locations neighbours twice, as in a cylinder of two columns or at the
    /// corners of a projective plane, they are neighbours and no more.
    ///
    /// ```
    /// # use loja_ground::{Board, Shape};
    /// let torus = Board::shaped(Shape::Torus, 5, 4, |_, _| true);
    /// assert!(torus.points().all(|point| torus.neighbors(point).len() == 4));
    /// ```
    #[must_use]
    pub fn shaped(
        shape: Shape,
        columns: u8,
        rows: u8,
        present: impl Fn(usize, usize) -> bool,
    ) -> Board {
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        let mut numbers = vec![None; columns * rows];
        let mut count = 0;
        for (cell, number) in numbers.iter_mut().enumerate() {
            if present(cell % columns, cell / columns) {
                *number = Some(count);
                count += 1;
            }
        }
        let mut pairs = Vec::new();
        for cell in 0..numbers.len() {
            for (column, row) in shape.joins(columns, rows, cell % columns, cell / columns) {
                if let (Some(a), Some(b)) = (numbers[cell], numbers[row * columns + column])
                    && a != b
                {
                    pairs.push((a, b));
                }
            }
        }
        // A pair joins two different numbers below the count, and 255 times 255 locations are not
        // too many, so this can't fail.
        Board::new(count, pairs).unwrap_or_default()
    }

    /// A grid in space: columns, rows and layers, numbered layer by layer, each like a
    /// [`rectangle`](Board::rectangle).
    ///
    /// # Errors
    /// When there are more than [`Board::MAX_LOCATIONS`].
    ///
    /// ```
    /// # use loja_ground::Board;
    /// let cube = Board::solid(3, 3, 3)?;
    /// let middle = cube.point(13).ok_or("27 locations")?;
    /// assert_eq!(cube.neighbors(middle).len(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn solid(columns: u8, rows: u8, layers: u8) -> Result<Board, BoardError> {
        let layer = usize::from(columns) * usize::from(rows);
        let size = layer * usize::from(layers);
        if size > Board::MAX_LOCATIONS {
            return Err(BoardError::TooLarge(size));
        }
        let columns = usize::from(columns);
        let mut pairs = Vec::new();
        for cell in 0..size {
            if cell % columns + 1 < columns {
                pairs.push((cell, cell + 1));
            }
            if cell % layer + columns < layer {
                pairs.push((cell, cell + columns));
            }
            if cell + layer < size {
                pairs.push((cell, cell + layer));
            }
        }
        Board::new(size, pairs)
    }

    /// This board with more pairs of neighbours: streets between its parts, or edges glued in a way
    /// that no shape has.
    ///
    /// ```
    /// # use loja_ground::Board;
    /// let ring = Board::rectangle(4, 1).with_pairs([(0, 3)])?;
    /// assert!(ring.points().all(|point| ring.neighbors(point).len() == 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As for [`Board::new`].
    pub fn with_pairs(
        &self,
        pairs: impl IntoIterator<Item = (usize, usize)>,
    ) -> Result<Board, BoardError> {
        let own = self.pairs().map(|(a, b)| (a.index(), b.index()));
        Board::new(self.len(), own.chain(pairs))
    }
}

/// Every family of boards, so that a test can visit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// A whole sheet, glued or not.
    Sheet(Shape),
    /// A rectangle with holes.
    Holes,
    /// A rectangle that falls apart.
    Apart,
    /// A grid in space.
    Solid,
    /// A map: crossings, and streets that end nowhere.
    Map,
    /// The board without locations.
    Void,
}

impl Family {
    /// Every family once.
    pub const ALL: [Family; 13] = [
        Family::Sheet(Shape::Rectangle),
        Family::Sheet(Shape::Cylinder),
        Family::Sheet(Shape::Moebius),
        Family::Sheet(Shape::Torus),
        Family::Sheet(Shape::Klein),
        Family::Sheet(Shape::Projective),
        Family::Sheet(Shape::Round),
        Family::Sheet(Shape::Triangles),
        Family::Holes,
        Family::Apart,
        Family::Solid,
        Family::Map,
        Family::Void,
    ];

    /// One word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Family::Sheet(shape) => shape.name(),
            Family::Holes => "holes",
            Family::Apart => "apart",
            Family::Solid => "solid",
            Family::Map => "map",
            Family::Void => "void",
        }
    }

    /// A member of the family of about this size.
    ///
    /// Every second location of every second row is a hole; what falls apart lacks its second
    /// column; in space there are two layers, or none where they would be too large for a board; a
    /// map is a roundabout with a dead end at each of its crossings, but for one crossing where the
    /// size is odd.
    #[must_use]
    pub fn member(self, columns: u8, rows: u8) -> Board {
        let size = usize::from(columns) * usize::from(rows);
        match self {
            Family::Sheet(shape) => Board::shaped(shape, columns, rows, |_, _| true),
            Family::Holes => Board::grid(columns, rows, |x, y| x % 2 == 0 || y % 2 == 0),
            Family::Apart => Board::grid(columns, rows, |x, _| x != 1),
            Family::Solid => Board::solid(columns, rows, 2).unwrap_or_default(),
            Family::Map => {
                let crossings = size.div_ceil(2);
                let round = (0..crossings).map(|at| (at, (at + 1) % crossings));
                let ends = (crossings..size).map(|at| (at - crossings, at));
                let streets = round.filter(|(a, b)| a != b).chain(ends);
                Board::new(size, streets).unwrap_or_default()
            }
            Family::Void => Board::default(),
        }
    }
}
