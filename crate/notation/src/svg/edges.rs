use std::fmt::Write as _;

use loja_rules::{Point, Shape};

use crate::layout::Layout;
use crate::seam::{Seam, SeamSide};

use super::drawing::STEP;
use super::lines::Strokes;
use super::out::{Number, Out};
use super::placement::Placement;
use super::signs::short;

/// Draws half a line where a seam leaves, with the file's letters or equal arrows on sides that meet; fading at a
/// cut.
pub(super) fn edges(out: &mut Out, layout: &Layout, placement: &Placement, seams: &[Seam]) {
    let mut stubs = Strokes::default();
    let mut letters = Vec::new();
    for seam in seams {
        for (point, side) in seam.ends {
            let place = placement.at(layout.place(point));
            let beside = |far: f64| {
                let [right, down] = side.step().map(|step| f64::from(step) * far * STEP);
                [place[0] + right, place[1] + down]
            };
            stubs.add(place, beside(0.5));
            letters.extend(seam.letter.as_deref().map(|letter| (beside(0.68), letter)));
        }
    }
    let (path, line) = (stubs.path(), out.inks.line);
    if !path.is_empty() {
        out.put(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"2.4\"/>\n"
        ));
    }
    for (place, letter) in letters {
        out.text(place, 30.0, out.inks.muted, &short(letter));
    }
    arrows(out, layout, placement);
    if let Some(edges) = layout.edges() {
        let mut fading = Strokes::default();
        for side in SeamSide::ALL
            .into_iter()
            .filter(|side| !edges.contains(side))
        {
            for point in on_side(layout, side) {
                let place = placement.at(layout.place(point));
                let [right, down] = side.step().map(|step| f64::from(step) * STEP / 2.0);
                fading.add(place, [place[0] + right, place[1] + down]);
            }
        }
        out.put(format_args!(
            "<path d=\"{}\" fill=\"none\" stroke=\"{line}\" stroke-opacity=\"0.35\" stroke-width=\"2.4\"/>\n",
            fading.path()
        ));
    }
}

fn on_side(layout: &Layout, side: SeamSide) -> Vec<Point> {
    let (columns, rows) = (layout.columns(), layout.cells().len());
    let cells: Vec<[usize; 2]> = match side {
        SeamSide::Left => (0..rows).map(|row| [0, row]).collect(),
        SeamSide::Right => (0..rows)
            .map(|row| [columns.saturating_sub(1), row])
            .collect(),
        SeamSide::Top => (0..columns).map(|column| [column, 0]).collect(),
        SeamSide::Bottom => (0..columns)
            .map(|column| [column, rows.saturating_sub(1)])
            .collect(),
    };
    let points = cells.into_iter();
    points
        .filter_map(|[column, row]| layout.point_at(column, row))
        .collect()
}

/// A dotted line around a glued sheet, and arrows on sides that meet: one head for left and right, two for top and
/// bottom, reversed if twisted.
fn arrows(out: &mut Out, layout: &Layout, placement: &Placement) {
    let beside = matches!(
        layout.shape(),
        Some(Shape::Cylinder | Shape::Moebius | Shape::Torus | Shape::Klein | Shape::Projective)
    );
    let above = matches!(
        layout.shape(),
        Some(Shape::Torus | Shape::Klein | Shape::Projective)
    );
    if !beside || layout.board().is_empty() {
        return;
    }
    let twisted = layout.shape() != Some(Shape::Cylinder) && layout.shape() != Some(Shape::Torus);
    let turned = layout.shape() == Some(Shape::Projective);
    let [columns, rows] = [layout.columns(), layout.cells().len()].map(|count| count as f64);
    let [left, top] = placement.at([-0.5, -0.5]);
    let [right, bottom] = placement.at([columns - 0.5, rows - 0.5]);
    let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
    let [near, far, high, low] = [left, right, top, bottom].map(Number);
    let mut dotted = format!("M{near} {high}V{low}M{far} {high}V{low}");
    let mut heads = String::new();
    let mut head = |[x, y]: [f64; 2], [dx, dy]: [f64; 2]| {
        let (back, side) = ([x - 14.0 * dx, y - 14.0 * dy], [14.0 * dy, 14.0 * dx]);
        let _ = write!(
            heads,
            "M{} {}L{} {}L{} {}",
            Number(back[0] + side[0]),
            Number(back[1] + side[1]),
            Number(x),
            Number(y),
            Number(back[0] - side[0]),
            Number(back[1] - side[1])
        );
    };
    // Heads leave the middle free, where a line of the board may be.
    let (up, over) = (y - 32.0, x + 32.0);
    let turn = |twisted: bool| if twisted { 1.0 } else { -1.0 };
    head([left, up], [0.0, -1.0]);
    head([right, up], [0.0, turn(twisted)]);
    if above {
        let _ = write!(dotted, "M{near} {high}H{far}M{near} {low}H{far}");
        for more in [0.0, 16.0] {
            head([over + more, top], [1.0, 0.0]);
            head([over + more, bottom], [-turn(turned), 0.0]);
        }
    }
    let ink = out.inks.ink;
    out.put(format_args!(
        "<path d=\"{dotted}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"4\" stroke-dasharray=\"0 10\" stroke-linecap=\"round\"/>\n<path d=\"{heads}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"5\"/>\n"
    ));
}
