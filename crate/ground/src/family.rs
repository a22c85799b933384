use crate::board::{Board, BoardError};
use crate::shape::Shape;

impl Board {
    /// A grid numbered row by row from the upper left.
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

    /// A [`rectangle`](Board::rectangle) without the locations where `present(column, row)` is false; perhaps
    /// disconnected.
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

    /// A sheet, perhaps with holes ([`grid`](Board::grid)), whose edges are glued by its shape.
    ///
    /// On small sheets a location is no neighbour of itself (a cylinder of one column), and repeated pairs count
    /// once (two columns, the corners of a projective plane).
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
        // Can't fail: a pair joins two different numbers below the count, and 255 times 255 is allowed.
        Board::new(count, pairs).unwrap_or_default()
    }

    /// A grid in space, numbered layer by layer, each like a [`rectangle`](Board::rectangle).
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

    /// Adds pairs: streets between parts, or a gluing that no shape has.
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

/// Every family of boards, for tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// A whole sheet, glued or not.
    Sheet(Shape),
    /// A rectangle with holes.
    Holes,
    /// A disconnected rectangle.
    Apart,
    /// A grid in space.
    Solid,
    /// A map: crossings, and dead ends.
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

    /// The family's name.
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

    /// A member of about this size.
    ///
    /// Every second location of every second row is a hole; a disconnected board lacks its second column; in
    /// space there are two layers, or none if too large; a map is a roundabout with a dead end at each crossing
    /// but one if the size is odd.
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
