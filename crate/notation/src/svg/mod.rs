//! SVG pictures without scripts or outside resources, in the inks of print or of a page. Equal positions give equal
//! bytes.

mod drawing;
mod edges;
mod inline;
mod lines;
mod out;
mod placement;
mod signs;

use std::fmt::Write as _;

use loja_rules::{Color, Setup, Shape};

use crate::print::setup_line;

pub use drawing::Drawing;
use drawing::{PIXELS, PRINT, STEP};
use edges::edges;
pub use inline::inline_svg;
use lines::lines;
use out::{Number, Out, escape};
use placement::{Placement, is_grid};
use signs::{coordinates, sign, stroke_words, strokes};

/// Draws a picture that stands alone.
///
/// ```
/// # use loja_notation::{Drawing, read_one, svg};
/// let position = read_one("| x . o |")?;
/// let picture = svg(&Drawing {
///     layout: &position.layout,
///     setup: &position.state.situation().clone().into_setup(),
///     title: "Three & no more",
///     labels: &[],
///     strokes: &[],
///     numbers: &[],
///     last: None,
/// });
/// assert!(picture.contains("<title>Three &amp; no more</title>"));
/// # Ok::<(), loja_notation::Error>(())
/// ```
#[must_use]
pub fn svg(drawing: &Drawing<'_>) -> String {
    let layout = drawing.layout;
    let placement = Placement::of(layout);
    let mut out = Out::new(&PRINT);
    let [width, height] = placement.size.map(Number);
    let pixels = |units: f64| Number(units * PIXELS / STEP);
    out.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {width} {height}\" width=\"{}\" height=\"{}\">\n",
        pixels(placement.size[0]),
        pixels(placement.size[1]),
    ));
    // Blind readers hear this name.
    let title = match drawing.title.trim() {
        "" => "Position",
        _ => drawing.title,
    };
    out.put(format_args!("<title>{}</title>\n", escape(title)));
    out.put(format_args!("<desc>{}</desc>\n", escape(&words(drawing))));
    out.put(format_args!(
        "<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        PRINT.ground
    ));
    let seams = layout.seams();
    lines(&mut out, layout, &placement, &seams);
    edges(&mut out, layout, &placement, &seams);
    if is_grid(layout) {
        coordinates(&mut out, layout, &placement);
    }
    for point in layout.board().points() {
        sign(&mut out, drawing, point, placement.at(layout.place(point)));
    }
    strokes(&mut out, drawing, &placement);
    out.text.push_str("</svg>\n");
    out.text
}

fn words(drawing: &Drawing<'_>) -> String {
    let (layout, setup) = (drawing.layout, drawing.setup);
    let mut text = match layout.shape() {
        Some(Shape::Rectangle) => "Board".to_owned(),
        Some(shape) => format!("Board of the shape {}", shape.name()),
        None => "Board given by its pairs of neighbours".to_owned(),
    };
    let (columns, rows) = (layout.columns(), layout.cells().len());
    let _ = write!(text, ", {columns} columns and {rows} rows.");
    if layout.edges().is_some() {
        text.push_str(" It is a part of a larger one.");
    }
    let Setup {
        stones, permanent, ..
    } = setup;
    for (what, set) in [
        (Color::Black.player_name(), stones.black.clone()),
        (Color::White.player_name(), stones.white.clone()),
        ("Marked for one turn", setup.temporary.clone()),
        ("Marked for good", permanent.clone()),
    ] {
        if !set.is_empty() {
            let names: Vec<String> = set.iter().map(|point| layout.name(point)).collect();
            let _ = write!(text, " {what}: {}.", names.join(", "));
        }
    }
    text.push_str(&stroke_words(drawing));
    let _ = write!(
        text,
        " Black captives, white captives, turn, passes: {}.",
        setup_line(setup)
    );
    text
}
