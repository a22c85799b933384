/// A sheet with glued edges, or a pattern other than squares.
///
/// "Twisted" edges are turned over first: one's top meets the other's bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Shape {
    /// Nothing is glued.
    Rectangle,
    /// Left to right.
    Cylinder,
    /// Left to right, twisted.
    Moebius,
    /// Left to right, top to bottom.
    Torus,
    /// Left to right twisted, top to bottom not.
    Klein,
    /// Left to right and top to bottom, both twisted.
    Projective,
    /// Rings, odd ones turned by half a step. A location touches two in each adjacent ring; only the first and
    /// last ring's own locations touch each other.
    Round,
    /// Odd rows lie half a step to the right, so a location touches two above, two below and two beside it. Two
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

    /// The word in position files.
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

    /// The cells to the right and below, across glued edges too. Each pair appears from at least one side; a cell
    /// may touch itself.
    pub(crate) fn joins(
        self,
        columns: usize,
        rows: usize,
        x: usize,
        y: usize,
    ) -> impl Iterator<Item = (usize, usize)> {
        let right = match self {
            // Only the seams join locations of one ring.
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
        // The second neighbour below is left of an even row's location, and right of an odd row's.
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
