//! The picture within a page: in its inks, and short, without names and with a path for all stones of a kind, since a
//! page may have many.

use std::fmt::Write as _;

use loja_rules::{Color, Point};

use crate::label::Sign;
use crate::name::column_name;

use super::drawing::{Drawing, Inks, PIXELS, STEP};
use super::edges::edges;
use super::lines::lines;
use super::out::{Number, Out, escape};
use super::placement::{Placement, is_grid};
use super::signs::{place, short, size, strokes};
use super::words;

const PAGE: Inks = Inks {
    ground: "var(--ground)",
    ink: "var(--ink)",
    line: "var(--line)",
    muted: "var(--muted)",
};

/// Draws a picture in a page's inks: `--ground`, `--ink`, `--line`, `--muted`, `--stone-black`, `--stone-black-edge`,
/// `--on-black`, and these for white.
///
/// A description replaces the title, which the page would show as a tip; only the page's board marks the last stone.
///
/// ```
/// # use loja_notation::{Drawing, inline_svg, read_one};
/// let position = read_one("| x . o |")?;
/// let picture = inline_svg(&Drawing {
///     layout: &position.layout,
///     setup: &position.state.situation().clone().into_setup(),
///     title: "",
///     labels: &[],
///     strokes: &[],
///     numbers: &[],
///     last: None,
/// });
/// assert!(picture.starts_with("<svg class=\"printed\" role=\"img\" aria-label=\"Board, 3 columns"));
/// assert!(!picture.contains(" id=") && !picture.contains("style"));
/// # Ok::<(), loja_notation::Error>(())
/// ```
#[must_use]
pub fn inline_svg(drawing: &Drawing<'_>) -> String {
    let layout = drawing.layout;
    let placement = Placement::of(layout);
    let mut out = Out::new(&PAGE);
    let [width, height] = placement.size;
    let [wide, high] = placement.size.map(|units| Number(units * PIXELS / STEP));
    out.put(format_args!(
        "<svg class=\"printed\" role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {} {}\" width=\"{wide}\" height=\"{high}\">",
        escape(&words(drawing)),
        Number(width),
        Number(height),
    ));
    let seams = layout.seams();
    lines(&mut out, layout, &placement, &seams);
    edges(&mut out, layout, &placement, &seams);
    if is_grid(layout) {
        coordinates(&mut out, drawing, &placement);
    }
    for permanent in [true, false] {
        for color in Color::ALL {
            stones(&mut out, drawing, &placement, color, permanent);
        }
    }
    marks(&mut out, drawing, &placement);
    signs(&mut out, drawing, &placement);
    strokes(&mut out, drawing, &placement);
    out.put(format_args!("</svg>"));
    out.text.replace('\n', "")
}

fn coordinates(out: &mut Out, drawing: &Drawing<'_>, placement: &Placement) {
    let layout = drawing.layout;
    let rows = layout.cells().len();
    out.put(format_args!(
        "<g font-size=\"28\" fill=\"{}\" text-anchor=\"middle\">",
        PAGE.muted
    ));
    for column in 0..layout.columns() {
        let [x, y] = [
            placement.at([place(column), 0.0])[0],
            placement.size[1] - 22.0,
        ];
        letter(out, [x, y], &column_name(column));
    }
    for row in 0..rows {
        let y = placement.at([0.0, place(row)])[1] + 10.0;
        letter(out, [32.0, y], &(rows - row).to_string());
    }
    out.put(format_args!("</g>"));
}

fn letter(out: &mut Out, [x, y]: [f64; 2], text: &str) {
    let (x, y, text) = (Number(x), Number(y), escape(text));
    out.put(format_args!("<text x=\"{x}\" y=\"{y}\">{text}</text>"));
}

fn stones(
    out: &mut Out,
    drawing: &Drawing<'_>,
    placement: &Placement,
    color: Color,
    permanent: bool,
) {
    let setup = drawing.setup;
    let mut dots = String::new();
    for point in drawing.layout.board().points() {
        let number = drawing.numbers.iter().find(|(there, ..)| *there == point);
        let played = number.map(|&(_, color, _)| color);
        let here = played.or(setup.stones.color_at(point)) == Some(color);
        let steps_back = played.is_none() && setup.permanent.contains(point);
        if here && steps_back == permanent {
            let [x, y] = placement.at(drawing.layout.place(point)).map(Number);
            let _ = write!(dots, "M{x} {y}h0");
        }
    }
    if dots.is_empty() {
        return;
    }
    let (edge, fill, on) = match color {
        Color::Black => ("stone-black-edge", "stone-black", "on-black"),
        Color::White => ("stone-white-edge", "stone-white", "on-white"),
    };
    let opacity = if permanent { " opacity=\".62\"" } else { "" };
    out.put(format_args!("<g stroke-linecap=\"round\"{opacity}>"));
    let mut layer = |ink: &str, width: u32| {
        out.put(format_args!(
            "<path d=\"{dots}\" stroke=\"var(--{ink})\" stroke-width=\"{width}\"/>"
        ));
    };
    layer(edge, 94);
    layer(fill, 89);
    if permanent {
        layer(on, 64);
        layer(fill, 59);
    }
    out.put(format_args!("</g>"));
}

fn marks(out: &mut Out, drawing: &Drawing<'_>, placement: &Placement) {
    let (setup, layout) = (drawing.setup, drawing.layout);
    let ink = format!(
        "fill=\"{}\" stroke=\"{}\" stroke-width=\"3.6\"",
        PAGE.ground, PAGE.ink
    );
    for point in layout.board().points() {
        if setup.stones.color_at(point).is_some() || has_number(drawing, point) {
            continue;
        }
        let at = placement.at(layout.place(point));
        if setup.permanent.contains(point) {
            out.circle(at, 19.0, &ink);
        } else if setup.temporary.contains(point) {
            let [x, y] = at.map(|middle| Number(middle - 18.0));
            out.put(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"36\" height=\"36\" {ink}/>"
            ));
        }
    }
}

fn has_number(drawing: &Drawing<'_>, point: Point) -> bool {
    drawing.numbers.iter().any(|(there, ..)| *there == point)
}

/// Writes shapes as characters.
fn signs(out: &mut Out, drawing: &Drawing<'_>, placement: &Placement) {
    let layout = drawing.layout;
    let numbers = drawing
        .numbers
        .iter()
        .map(|&(at, color, number)| (at, Some(color), number.to_string()));
    let labels = drawing
        .labels
        .iter()
        .filter(|label| !has_number(drawing, label.at))
        .map(|label| {
            let color = drawing.setup.stones.color_at(label.at);
            (label.at, color, short(Sign::text(&label.sign)))
        });
    for (point, color, text) in numbers.chain(labels) {
        let [x, y] = placement.at(layout.place(point));
        let ink = match color {
            Some(Color::Black) => "var(--on-black)",
            Some(Color::White) => "var(--on-white)",
            None => PAGE.ink,
        };
        if color.is_none() {
            let ground = format!("fill=\"{}\"", PAGE.ground);
            out.circle([x, y], 34.0, &ground);
        }
        let size = size(&text);
        out.put(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{ink}\" text-anchor=\"middle\">{}</text>",
            Number(x),
            Number(y + 0.36 * size),
            Number(size),
            escape(&text),
        ));
    }
}
