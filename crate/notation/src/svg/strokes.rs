//! Arrows and lines, over all else, with a rim that keeps them apart from what lies below.

use std::fmt::Write as _;

use super::Drawing;
use super::out::{Number, Out};
use super::placement::Placement;

/// How far a stroke keeps from the middle of where it begins and ends, how long its head is and how wide, half of it.
const OFF: f64 = 28.0;
const HEAD: [f64; 2] = [24.0, 15.0];

pub(super) fn strokes(out: &mut Out, drawing: &Drawing<'_>, placement: &Placement) {
    let layout = drawing.layout;
    let mut path = String::new();
    for stroke in drawing.strokes {
        let [from, to] = [stroke.from, stroke.to].map(|at| placement.at(layout.place(at)));
        let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        let length = dx.hypot(dy).max(1.0);
        let mut point = |sign: char, along: f64, aside: f64| {
            let x = Number(from[0] + (dx * along - dy * aside) / length);
            let y = Number(from[1] + (dy * along + dx * aside) / length);
            // Writing to a string can't fail.
            let _ = write!(path, "{sign}{x} {y}");
        };
        let end = length - OFF;
        point('M', OFF, 0.0);
        point('L', end, 0.0);
        if stroke.arrow {
            point('M', end - HEAD[0], HEAD[1]);
            point('L', end, 0.0);
            point('L', end - HEAD[0], -HEAD[1]);
        }
    }
    if path.is_empty() {
        return;
    }
    let inks = out.inks;
    for (ink, width) in [(inks.ground, "12"), (inks.ink, "5")] {
        out.put(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n"
        ));
    }
}

/// "Arrows: a3 to c1." for those who can't see the picture.
pub(super) fn stroke_words(drawing: &Drawing<'_>) -> String {
    let mut text = String::new();
    for (arrow, what) in [(false, "Lines"), (true, "Arrows")] {
        let strokes = drawing.strokes.iter();
        let ends = strokes
            .filter(|stroke| stroke.arrow == arrow)
            .map(|stroke| {
                let [from, to] = [stroke.from, stroke.to].map(|at| drawing.layout.name(at));
                format!("{from} to {to}")
            });
        let ends: Vec<String> = ends.collect();
        if !ends.is_empty() {
            let _ = write!(text, " {what}: {}.", ends.join(", "));
        }
    }
    text
}
