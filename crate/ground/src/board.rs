use std::fmt;

use crate::point::Point;
use crate::set::PointSet;

/// A board: numbered locations from 0 and pairs of neighbours, perhaps disconnected or empty.
///
/// ```
/// # use loja_ground::Board;
/// let triangle = Board::new(3, [(0, 1), (1, 2), (2, 0)])?;
/// let point = triangle.point(0).ok_or("no such location")?;
/// assert_eq!(triangle.neighbors(point).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "crate::in_files::Plain", into = "crate::in_files::Plain")
)]
pub struct Board {
    // Sorted and without duplicates, so that equal relations are equal values.
    neighbors: Vec<Vec<Point>>,
}

impl Board {
    /// The most locations of a board.
    pub const MAX_LOCATIONS: usize = u16::MAX as usize;

    /// Builds a board from pairs of neighbours, in any order and repeated or not.
    ///
    /// # Errors
    /// When there are too many locations, or a pair names a missing location or one location twice.
    pub fn new(
        locations: usize,
        pairs: impl IntoIterator<Item = (usize, usize)>,
    ) -> Result<Board, BoardError> {
        if locations > Board::MAX_LOCATIONS {
            return Err(BoardError::TooLarge(locations));
        }
        let mut board = Board {
            neighbors: vec![Vec::new(); locations],
        };
        for (a, b) in pairs {
            let (Some(x), Some(y)) = (board.point(a), board.point(b)) else {
                return Err(BoardError::NoLocation(a, b));
            };
            if x == y {
                return Err(BoardError::OwnNeighbor(a));
            }
            board.join(x, y);
            board.join(y, x);
        }
        Ok(board)
    }

    fn join(&mut self, x: Point, y: Point) {
        let list = &mut self.neighbors[x.index()];
        if let Err(place) = list.binary_search(&y) {
            list.insert(place, y);
        }
    }

    /// The number of locations.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.neighbors.len()
    }

    /// Whether the board has no location.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.neighbors.is_empty()
    }

    /// The location with this number.
    #[must_use]
    #[inline]
    pub fn point(&self, index: usize) -> Option<Point> {
        Point::at_index(index).filter(|_| index < self.len())
    }

    /// Whether this board has the location.
    #[must_use]
    #[inline]
    pub fn has(&self, point: Point) -> bool {
        point.index() < self.len()
    }

    /// All locations in ascending order.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.len()).filter_map(Point::at_index)
    }

    /// The set of locations.
    #[must_use]
    pub fn locations(&self) -> PointSet {
        self.points().collect()
    }

    /// A location's neighbours, ascending.
    #[must_use]
    #[inline]
    pub fn neighbors(&self, point: Point) -> &[Point] {
        self.neighbors.get(point.index()).map_or(&[], Vec::as_slice)
    }

    /// Every pair of neighbours, the lower first.
    pub fn pairs(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.points().flat_map(move |x| {
            let higher = self.neighbors(x).iter().filter(move |&&y| x < y);
            higher.map(move |&y| (x, y))
        })
    }
}

/// Why something is no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// More locations than [`Board::MAX_LOCATIONS`].
    TooLarge(usize),
    /// A pair names a location beyond the board.
    NoLocation(usize, usize),
    /// A pair names one location twice.
    OwnNeighbor(usize),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::TooLarge(count) => {
                write!(
                    f,
                    "{count} locations are more than {}",
                    Board::MAX_LOCATIONS
                )
            }
            BoardError::NoLocation(a, b) => {
                write!(
                    f,
                    "the pair {a}, {b} names a location that the board does not have"
                )
            }
            BoardError::OwnNeighbor(a) => {
                write!(f, "location {a} can't be a neighbour of itself")
            }
        }
    }
}

impl std::error::Error for BoardError {}
