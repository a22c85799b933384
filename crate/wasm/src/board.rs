//! What JavaScript draws a board from.

use loja_notation::{Layout, Seam, Side};
use loja_rules::{Point, Shape};
use serde::Serialize;

/// What to draw, `Board` of the types.
#[derive(Debug, Serialize)]
pub(crate) struct Board {
    width: f64,
    height: f64,
    points: Vec<Place>,
    edges: Vec<[usize; 2]>,
    shape: Option<&'static str>,
    wrap: Wrap,
    open: Vec<&'static str>,
    seams: Vec<Joined>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Wrap {
    across: Option<&'static str>,
    down: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct Joined {
    ends: [End; 2],
    letter: Option<String>,
}

#[derive(Debug, Serialize)]
struct End {
    at: usize,
    side: &'static str,
}

#[derive(Debug, Serialize)]
struct Place {
    name: String,
    x: f64,
    y: f64,
}

pub(crate) fn board(layout: &Layout) -> Board {
    let place = |point: Point| {
        let [x, y] = layout.place(point);
        let name = layout.name(point);
        Place { name, x, y }
    };
    let points: Vec<Place> = layout.board().points().map(place).collect();
    let most = |of: fn(&Place) -> f64| points.iter().map(of).fold(0.0, f64::max);
    Board {
        width: most(|place| place.x),
        height: most(|place| place.y),
        edges: layout
            .board()
            .pairs()
            .map(|(a, b)| [a.index(), b.index()])
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

fn open(layout: &Layout) -> Vec<&'static str> {
    let Some(edges) = layout.edges() else {
        return Vec::new();
    };
    let sides = Side::ALL.into_iter().filter(|side| !edges.contains(side));
    sides.map(Side::name).collect()
}

/// How opposite edges of the rows meet. The rings of a round board are drawn as rings.
fn wrap(shape: Option<Shape>) -> Wrap {
    let (across, down) = match shape {
        Some(Shape::Cylinder) => (Some("straight"), None),
        Some(Shape::Moebius) => (Some("twisted"), None),
        Some(Shape::Torus) => (Some("straight"), Some("straight")),
        Some(Shape::Klein) => (Some("twisted"), Some("straight")),
        Some(Shape::Projective) => (Some("twisted"), Some("twisted")),
        Some(Shape::Rectangle | Shape::Round | Shape::Triangles) | None => (None, None),
    };
    Wrap { across, down }
}

fn joined(seam: Seam) -> Joined {
    let end = |(at, side): (Point, Side)| End {
        at: at.index(),
        side: side.name(),
    };
    Joined {
        ends: seam.ends.map(end),
        letter: seam.letter,
    }
}
