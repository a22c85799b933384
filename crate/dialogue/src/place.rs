//! Where a set lies.

use loja_notation::Layout;
use loja_rules::{Point, PointSet, Shape};
use loja_voice::PlaceFact;

/// Says where these points lie: on the right, in the lower left corner, around c3.
///
/// This only orients a reader. A board with glued edges has no sides, so there it names a point in the set's middle;
/// elsewhere it goes by the drawing.
#[must_use]
pub fn place(layout: &Layout, points: &PointSet) -> PlaceFact {
    let (count, all) = (points.len(), layout.board().len());
    let Some(first) = points.iter().next() else {
        return PlaceFact::Nowhere;
    };
    if count == all {
        return PlaceFact::Everywhere;
    }
    if count == 1 {
        return PlaceFact::At { point: first };
    }
    let glued = matches!(
        layout.shape(),
        Some(Shape::Cylinder | Shape::Moebius | Shape::Torus | Shape::Klein | Shape::Projective)
    );
    if glued {
        if count * 5 >= all * 4 {
            return PlaceFact::Everywhere;
        }
        return PlaceFact::Around {
            point: middle(layout, points, first),
        };
    }
    drawn(layout, points)
}

struct Span {
    /// From -1, before the middle of the board, to 1, after it.
    side: i8,
    /// The board's first and last line.
    reaches: [bool; 2],
    percent: u32,
}

impl Span {
    fn of(layout: &Layout, points: &PointSet, axis: usize) -> Span {
        let place = |point: Point| layout.place(point)[axis];
        let [low, high] = extent(layout.board().points().map(place));
        let [from, to] = extent(points.iter().map(place));
        let length = high - low;
        // Flat boards are all middle.
        if length <= 0.0 {
            return Span {
                side: 0,
                reaches: [true, true],
                percent: 100,
            };
        }
        let (sum, count) = points
            .iter()
            .map(place)
            .fold((0.0, 0.0), |(sum, count), at| (sum + at, count + 1.0));
        let mean = (sum / count - low) / length;
        let side = match mean {
            mean if mean < 0.38 => -1,
            mean if mean > 0.62 => 1,
            _ => 0,
        };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a part of a whole, and a float's cast saturates"
        )]
        let percent = ((to - from) / length * 100.0) as u32;
        Span {
            side,
            reaches: [from - low < 0.25, high - to < 0.25],
            percent,
        }
    }

    /// Whether the set lies at one end, and not near the other.
    fn is_at_the_end(&self) -> bool {
        let end = match self.side {
            0 => return false,
            -1 => self.reaches[0] && !self.reaches[1],
            _ => self.reaches[1] && !self.reaches[0],
        };
        end && self.percent <= 67
    }
}

fn drawn(layout: &Layout, points: &PointSet) -> PlaceFact {
    let across = Span::of(layout, points, 0);
    let down = Span::of(layout, points, 1);
    let cornered = layout.shape() == Some(Shape::Rectangle) && layout.edges().is_none();
    let in_corner = cornered && across.is_at_the_end() && down.is_at_the_end();
    let (right, lower) = (across.side > 0, down.side > 0);
    match (across.side, down.side) {
        (0, 0) if across.percent > 67 && down.percent > 67 => PlaceFact::Everywhere,
        (0, 0) => PlaceFact::Middle,
        (0, _) if lower => PlaceFact::Bottom,
        (0, _) => PlaceFact::Top,
        (_, 0) => PlaceFact::Side { right },
        _ if in_corner => PlaceFact::Corner { lower, right },
        _ => PlaceFact::Quarter { lower, right },
    }
}

fn extent(values: impl Iterator<Item = f64>) -> [f64; 2] {
    values.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], value| {
        [low.min(value), high.max(value)]
    })
}

/// The first member from which all are near along the board's lines.
fn middle(layout: &Layout, points: &PointSet, first: Point) -> Point {
    let board = layout.board();
    // Too far, or out of reach.
    let far = board.len();
    let sum = |from: Point| -> usize {
        let mut distance = vec![far; board.len()];
        let mut waiting = vec![from];
        if let Some(here) = distance.get_mut(from.index()) {
            *here = 0;
        }
        let mut at = 0;
        while let Some(&point) = waiting.get(at) {
            at += 1;
            let next = distance[point.index()] + 1;
            for &neighbor in board.neighbors(point) {
                if distance[neighbor.index()] == far {
                    distance[neighbor.index()] = next;
                    waiting.push(neighbor);
                }
            }
        }
        points.iter().map(|point| distance[point.index()]).sum()
    };
    // Fewer members suffice for a large set.
    let step = points.len() / 100 + 1;
    let tried = points.iter().step_by(step);
    tried.min_by_key(|&from| sum(from)).unwrap_or(first)
}
