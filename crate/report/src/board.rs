//! Boards for a page to draw.

use loja_notation::{Layout, Seam, SeamSide};
use loja_rules::{Point, Shape};
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::word::{Location, SideWord, WrapWord};

/// A board to draw. No rule reads x and y.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Board"))]
pub struct DrawnBoard {
    /// The width in line distances: columns minus one.
    width: f64,
    /// One less than the rows.
    height: f64,
    /// One for each location. `y` grows downwards.
    points: Vec<DrawnPoint>,
    edges: Vec<[Location; 2]>,
    /// `grid`, `torus`, `klein`, …, or null for a board given by pairs.
    shape: Option<&'static str>,
    /// The gluing of opposite edges.
    wrap: DrawnWrap,
    /// Sides beyond which the board goes on unseen.
    open: Vec<SideWord>,
    /// Neighbours drawn apart, except across `wrap`: a line leaves at one end and enters at the other.
    seams: Vec<DrawnSeam>,
}

/// How opposite edges are glued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct DrawnWrap {
    across: Option<WrapWord>,
    down: Option<WrapWord>,
}

/// Two neighbours that are drawn apart.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct DrawnSeam {
    ends: [SeamEnd; 2],
    letter: Option<String>,
}

/// Where a line leaves the board.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct SeamEnd {
    at: Location,
    side: SideWord,
}

/// A location's name and place.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct DrawnPoint {
    name: String,
    x: f64,
    y: f64,
}

/// Converts a layout for drawing.
#[must_use]
pub fn board(layout: &Layout) -> DrawnBoard {
    let place = |point: Point| {
        let [x, y] = layout.place(point);
        let name = layout.name(point);
        DrawnPoint { name, x, y }
    };
    let points: Vec<DrawnPoint> = layout.board().points().map(place).collect();
    let most = |of: fn(&DrawnPoint) -> f64| points.iter().map(of).fold(0.0, f64::max);
    DrawnBoard {
        width: most(|place| place.x),
        height: most(|place| place.y),
        edges: layout
            .board()
            .pairs()
            .map(|(a, b)| [a.into(), b.into()])
            .collect(),
        points,
        shape: layout.shape().map(|shape| match shape {
            Shape::Rectangle => "grid",
            shape => shape.name(),
        }),
        wrap: wrap(layout.shape()),
        open: open(layout),
        seams: layout.glued_seams().into_iter().map(joined).collect(),
    }
}

fn open(layout: &Layout) -> Vec<SideWord> {
    let Some(edges) = layout.edges() else {
        return Vec::new();
    };
    let sides = SeamSide::ALL
        .into_iter()
        .filter(|side| !edges.contains(side));
    sides.map(SideWord::from).collect()
}

/// The rings of a round board are drawn as rings.
fn wrap(shape: Option<Shape>) -> DrawnWrap {
    let (across, down) = match shape {
        Some(Shape::Cylinder) => (Some("straight"), None),
        Some(Shape::Moebius) => (Some("twisted"), None),
        Some(Shape::Torus) => (Some("straight"), Some("straight")),
        Some(Shape::Klein) => (Some("twisted"), Some("straight")),
        Some(Shape::Projective) => (Some("twisted"), Some("twisted")),
        Some(Shape::Rectangle | Shape::Round | Shape::Triangles) | None => (None, None),
    };
    let word = |word: Option<&'static str>| word.map(WrapWord::of);
    DrawnWrap {
        across: word(across),
        down: word(down),
    }
}

fn joined(seam: Seam) -> DrawnSeam {
    let end = |(at, side): (Point, SeamSide)| SeamEnd {
        at: at.into(),
        side: side.into(),
    };
    DrawnSeam {
        ends: seam.ends.map(end),
        letter: seam.letter,
    }
}
