use std::fmt::Write as _;

use loja_rules::{Color, Point};

use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::name::column_name;

use super::drawing::{Drawing, PRINT};
use super::out::{Number, Out};
use super::placement::Placement;

const GROUND: &str = PRINT.ground;
const INK: &str = PRINT.ink;
const MUTED: &str = PRINT.muted;
const WHITE: &str = "#FFFFFF";
/// Fainter than other stones.
const FADED: &str = "#6B6760";

pub(super) fn coordinates(out: &mut Out, layout: &Layout, placement: &Placement) {
    let [_, height] = placement.size;
    let rows = layout.cells().len();
    for column in 0..layout.columns() {
        let [x, _] = placement.at([place(column), 0.0]);
        out.text([x, height - 32.0], 28.0, MUTED, &column_name(column));
    }
    for row in 0..rows {
        let [_, y] = placement.at([0.0, place(row)]);
        out.text([32.0, y], 28.0, MUTED, &(rows - row).to_string());
    }
}

pub(super) fn place(number: usize) -> f64 {
    number as f64
}

pub(super) fn sign(out: &mut Out, drawing: &Drawing<'_>, point: Point, at: [f64; 2]) {
    let setup = drawing.setup;
    let number = drawing.numbers.iter().find(|(there, ..)| *there == point);
    let played = number.map(|&(_, color, _)| color);
    let color = played.or(setup.stones.color_at(point));
    let permanent = setup.permanent.contains(point);
    match color {
        Some(color) => stone(out, at, color, permanent && played.is_none()),
        None if permanent => {
            let ink = format!("fill=\"{GROUND}\" stroke=\"{INK}\" stroke-width=\"3.6\"");
            out.circle(at, 19.0, &ink);
        }
        None if setup.temporary.contains(point) => {
            let [x, y] = at.map(|middle| Number(middle - 18.0));
            out.put(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"36\" height=\"36\" fill=\"{GROUND}\" stroke=\"{INK}\" stroke-width=\"3.6\"/>\n"
            ));
        }
        None => {}
    }
    let ink = if color == Some(Color::Black) {
        WHITE
    } else {
        INK
    };
    let labels: Vec<&Label> = drawing
        .labels
        .iter()
        .filter(|label| label.at == point)
        .collect();
    if color.is_none() && !labels.is_empty() {
        out.circle(at, 34.0, &format!("fill=\"{GROUND}\""));
    }
    if let Some((.., number)) = number {
        figure(out, at, ink, &number.to_string());
        return;
    }
    if labels.is_empty() && drawing.last == Some(point) && color.is_some() {
        let ring = format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"4\"");
        out.circle(at, 20.0, &ring);
    }
    for label in labels {
        match &label.sign {
            Sign::Text(text) => figure(out, at, ink, &short(text)),
            Sign::Circle => {
                let ring = format!("fill=\"none\" stroke=\"{ink}\" stroke-width=\"4\"");
                out.circle(at, 26.0, &ring);
            }
            shape => {
                let [x, y] = at;
                let path = match shape {
                    Sign::Triangle => {
                        format!("M{} {}l24 41h-48z", Number(x), Number(y - 27.0))
                    }
                    Sign::Square => {
                        format!("M{} {}h44v44h-44z", Number(x - 22.0), Number(y - 22.0))
                    }
                    _ => {
                        let (left, right) = (Number(x - 20.0), Number(x + 20.0));
                        let top = Number(y - 20.0);
                        format!("M{left} {top}l40 40M{right} {top}l-40 40")
                    }
                };
                out.put(format_args!(
                    "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"4.5\"/>\n"
                ));
            }
        }
    }
}

fn stone(out: &mut Out, at: [f64; 2], color: Color, permanent: bool) {
    // The outline lies inside, so both colours are equally large.
    let (fill, rim, ring) = match (color, permanent) {
        (Color::Black, false) => (INK, INK, WHITE),
        (Color::White, false) => (WHITE, INK, INK),
        (Color::Black, true) => (FADED, INK, WHITE),
        (Color::White, true) => (WHITE, FADED, FADED),
    };
    let ink = format!("fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"2.4\"");
    out.circle(at, 45.8, &ink);
    if permanent {
        let ring = format!("fill=\"none\" stroke=\"{ring}\" stroke-width=\"2.4\"");
        out.circle(at, 31.0, &ring);
    }
}

pub(super) fn size(text: &str) -> f64 {
    match text.chars().count() {
        0 | 1 => 50.0,
        2 => 42.0,
        3 => 32.0,
        _ => 25.0,
    }
}

fn figure(out: &mut Out, at: [f64; 2], ink: &str, text: &str) {
    out.text(at, size(text), ink, text);
}

/// Long texts belong below a picture, not on a stone.
pub(super) fn short(text: &str) -> String {
    text.chars().take(4).collect()
}

/// A stroke's distance from its ends; the head's length and half width.
const OFF: f64 = 28.0;
const HEAD: [f64; 2] = [24.0, 15.0];

/// The rim separates strokes from what lies below.
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

/// "Arrows: a3 to c1."
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
