use loja_rules::{Point, Shape};

use crate::layout::Layout;

use super::drawing::STEP;

pub(super) struct Placement {
    pub(super) size: [f64; 2],
    shift: [f64; 2],
    /// Makes the closest neighbours one line apart.
    scale: f64,
}

impl Placement {
    pub(super) fn of(layout: &Layout) -> Placement {
        let scale = scale(layout);
        let places: Vec<[f64; 2]> = layout
            .board()
            .points()
            .map(|point| layout.place(point).map(|coordinate| coordinate * scale))
            .collect();
        let bound = |axis: usize, better: fn(f64, f64) -> f64| {
            let coordinates = places.iter().map(|place| place[axis]);
            coordinates.reduce(better).unwrap_or(0.0)
        };
        let glued = layout.shape().is_none_or(|shape| shape != Shape::Rectangle);
        let margin = if glued || !layout.seams().is_empty() {
            1.0
        } else {
            0.7
        };
        let text = if is_grid(layout) { 0.45 } else { 0.0 };
        let [left, top] = [bound(0, f64::min), bound(1, f64::min)];
        let wide = bound(0, f64::max) - left + 2.0 * margin + text;
        let high = bound(1, f64::max) - top + 2.0 * margin + text;
        Placement {
            size: [(wide * STEP).ceil(), (high * STEP).ceil()],
            shift: [margin + text - left, margin - top],
            scale,
        }
    }

    pub(super) fn at(&self, place: [f64; 2]) -> [f64; 2] {
        [0, 1].map(|axis| (place[axis] * self.scale + self.shift[axis]) * STEP)
    }
}

fn scale(layout: &Layout) -> f64 {
    if layout.shape().is_some() {
        return 1.0;
    }
    let places = |(a, b): (Point, Point)| [a, b].map(|point| layout.place(point));
    let far = |[a, b]: [[f64; 2]; 2]| (a[0] - b[0]).hypot(a[1] - b[1]);
    let far = layout.board().pairs().map(places).map(far);
    let closest = far.filter(|&far| far > 0.0).reduce(f64::min);
    let scale = closest.map_or(1.0, |closest| 1.0 / closest);
    // Some neighbours may be far closer than others, so we limit the size.
    let points = layout.board().points();
    let coordinates = points.flat_map(|point| layout.place(point));
    let most = coordinates.map(f64::abs).fold(1.0, f64::max);
    scale.min(1000.0 / most)
}

/// Whether rows and columns align, so that letters name the points.
pub(super) fn is_grid(layout: &Layout) -> bool {
    let bent = [Some(Shape::Round), Some(Shape::Triangles), None];
    !bent.contains(&layout.shape()) && !layout.board().is_empty()
}
