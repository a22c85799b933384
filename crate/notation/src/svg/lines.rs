use std::collections::BinaryHeap;
use std::fmt::Write as _;

use loja_rules::{Point, Shape};

use crate::layout::Layout;
use crate::seam::{Seam, SeamSide};

use super::out::{Number, Out};
use super::placement::Placement;

/// Borders are heavier; `edges` draws the seams.
pub(super) fn lines(out: &mut Out, layout: &Layout, placement: &Placement, seams: &[Seam]) {
    // Stored at the smaller end, since there may be as many seams as lines.
    let mut ends = vec![Vec::new(); layout.board().len()];
    for Seam { ends: [a, b], .. } in seams {
        let (a, b) = (a.0.min(b.0), a.0.max(b.0));
        ends[a.index()].push(b);
    }
    let mut inner = Strokes::default();
    let mut border = Strokes::default();
    for (a, b) in layout.board().pairs() {
        let [from, to] = [a, b].map(|point| layout.place(point));
        let far = (from[0] - to[0]).hypot(from[1] - to[1]) > 1.01;
        if far && ends[a.index()].contains(&b) {
            continue;
        }
        let strokes = if on_border(layout, a, b) {
            &mut border
        } else {
            &mut inner
        };
        strokes.add(placement.at(from), placement.at(to));
    }
    let line = out.inks.line;
    for (strokes, width) in [(inner, "2.4"), (border, "3.2")] {
        let path = strokes.path();
        if !path.is_empty() {
            out.put(format_args!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"{width}\" stroke-linecap=\"square\"/>\n"
            ));
        }
    }
}

fn on_border(layout: &Layout, a: Point, b: Point) -> bool {
    let cells = [a, b].map(|point| layout.cell(point));
    let [Some(a), Some(b)] = cells else {
        return false;
    };
    let last = [layout.columns() - 1, layout.cells().len() - 1];
    let lies = |side: SeamSide| match side {
        SeamSide::Left => a[0] == 0 && b[0] == 0,
        SeamSide::Right => a[0] == last[0] && b[0] == last[0],
        SeamSide::Top => a[1] == 0 && b[1] == 0,
        SeamSide::Bottom => a[1] == last[1] && b[1] == last[1],
    };
    SeamSide::ALL
        .into_iter()
        .any(|side| lies(side) && is_border(layout, side))
}

fn is_border(layout: &Layout, side: SeamSide) -> bool {
    let shown = layout.edges().is_none_or(|edges| edges.contains(&side));
    let beside = matches!(side, SeamSide::Left | SeamSide::Right);
    shown
        && match layout.shape() {
            Some(Shape::Rectangle) => true,
            Some(Shape::Cylinder | Shape::Moebius) => !beside,
            _ => false,
        }
}

/// Lines in hundredths of a unit, joined where they continue.
#[derive(Default)]
pub(super) struct Strokes {
    /// Vertical or not, line, extent. A heap: the library's sort is large in the page's engine.
    straight: BinaryHeap<(bool, i64, i64, i64)>,
    other: Vec<[[i64; 2]; 2]>,
}

impl Strokes {
    pub(super) fn add(&mut self, from: [f64; 2], to: [f64; 2]) {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a place is a million at most"
        )]
        let whole = |place: [f64; 2]| place.map(|units| (units * 100.0).round() as i64);
        let ([x, y], [u, v]) = (whole(from), whole(to));
        if y == v {
            self.straight.push((false, y, x.min(u), x.max(u)));
        } else if x == u {
            self.straight.push((true, x, y.min(v), y.max(v)));
        } else {
            self.other.push([[x, y], [u, v]]);
        }
    }

    pub(super) fn path(self) -> String {
        let mut path = String::new();
        for (down, line, from, to) in joined(self.straight) {
            let (line, from, to) = (unit(line), unit(from), unit(to));
            if down {
                let _ = write!(path, "M{line} {from}V{to}");
            } else {
                let _ = write!(path, "M{from} {line}H{to}");
            }
        }
        for [[x, y], [u, v]] in self.other {
            let (x, y, u, v) = (unit(x), unit(y), unit(u), unit(v));
            let _ = write!(path, "M{x} {y}L{u} {v}");
        }
        path
    }
}

#[expect(clippy::cast_precision_loss, reason = "a place is a million at most")]
fn unit(hundredths: i64) -> Number {
    Number(hundredths as f64 / 100.0)
}

fn joined(parts: BinaryHeap<(bool, i64, i64, i64)>) -> Vec<(bool, i64, i64, i64)> {
    let mut whole: Vec<(bool, i64, i64, i64)> = Vec::new();
    for part in parts.into_sorted_vec() {
        let (down, line, from, to) = part;
        match whole.last_mut() {
            Some(last) if (last.0, last.1) == (down, line) && last.3 >= from => {
                last.3 = last.3.max(to);
            }
            _ => whole.push(part),
        }
    }
    whole
}
