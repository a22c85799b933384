//! How the edges of a sheet of columns and rows are glued.

/// A sheet with some of its edges glued together, or with another pattern than squares.
///
/// "Twisted" means that an edge is turned over before it is glued: the top of one meets the bottom
/// of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Shape {
    /// Nothing is glued.
    Rectangle,
    /// The left edge to the right one.
    Cylinder,
    /// The left edge to the right one, twisted.
    Moebius,
    /// Left to right and top to bottom.
    Torus,
    /// Left to right twisted, top to bottom not.
    Klein,
    /// Left to right and top to bottom, both twisted.
    Projective,
    /// A round board: each row is a ring, and odd rows are turned by half a step. A
    /// location touches two of the next ring and two of the one before. The first and the last ring
    /// are closed into rings; inside, no two locations of the same ring touch.
    Round,
    /// Triangles instead of squares: odd rows are shifted to the right by half a location, so a
    /// location touches two of the row above, two of the row below and two of its own. Two
    /// neighbours can't be cut.
    Triangles,
}

impl Shape {
    /// Every shape once.
    pub const ALL: [Shape; 8] = [
        Shape::Rectangle,
        Shape::Cylinder,
        Shape::Moebius,
        Shape::Torus,
        Shape::Klein,
        Shape::Projective,
        Shape::Round,
        Shape::Triangles,
    ];

    /// The word for it in position files.
    ///
    /// ```
    /// # use loja_ground::Shape;
    /// assert_eq!(Shape::from_name("klein"), Some(Shape::Klein));
    /// assert!(Shape::ALL.iter().all(|shape| Shape::from_name(shape.name()) == Some(*shape)));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Shape::Rectangle => "rectangle",
            Shape::Cylinder => "cylinder",
            Shape::Moebius => "moebius",
            Shape::Torus => "torus",
            Shape::Klein => "klein",
            Shape::Projective => "projective",
            Shape::Round => "round",
            Shape::Triangles => "triangles",
        }
    }

    /// The shape with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| shape.name() == name)
    }

    /// The cells that a cell touches to its right and below, across glued edges too. Each pair of
    /// neighbours comes up from at least one side; a cell may come up as its own neighbour.
    pub(crate) fn joins(
        self,
        columns: usize,
        rows: usize,
        x: usize,
        y: usize,
    ) -> impl Iterator<Item = (usize, usize)> {
        let right = match self {
            // Only the seams join locations of the same ring.
            Shape::Round if y > 0 && y + 1 < rows => None,
            _ if x + 1 < columns => Some((x + 1, y)),
            Shape::Cylinder | Shape::Torus | Shape::Round => Some((0, y)),
            Shape::Moebius | Shape::Klein | Shape::Projective => Some((0, rows - 1 - y)),
            Shape::Rectangle | Shape::Triangles => None,
        };
        let below = match self {
            _ if y + 1 < rows => Some((x, y + 1)),
            Shape::Torus | Shape::Klein => Some((x, 0)),
            Shape::Projective => Some((columns - 1 - x, 0)),
            _ => None,
        };
        // Odd rows lie half a step to the right: an even row's second neighbour below is to its
        // left, an odd row's to its right.
        let slanted = match (self, y % 2) {
            _ if y + 1 >= rows => None,
            (Shape::Round, 0) => Some(((x + columns - 1) % columns, y + 1)),
            (Shape::Round, _) => Some(((x + 1) % columns, y + 1)),
            (Shape::Triangles, 0) => x.checked_sub(1).map(|left| (left, y + 1)),
            (Shape::Triangles, _) => (x + 1 < columns).then_some((x + 1, y + 1)),
            _ => None,
        };
        [right, below, slanted].into_iter().flatten()
    }
}
