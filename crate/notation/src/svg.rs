//! A position as a picture: SVG that stands alone, without script and without anything from
//! outside. The proportions and inks are those of the page in light, which are also those of
//! print. The same position always gives the same bytes.

use std::collections::BinaryHeap;
use std::fmt::Write as _;

use loja_rules::{Color, Point, Shape, Situation};

use crate::decimal::Decimal;
use crate::label::{Label, Sign};
use crate::layout::Layout;
use crate::name::column_name;
use crate::print::situation_line;
use crate::seam::{Seam, Side};

/// What to draw.
#[derive(Clone, Debug)]
pub struct Drawing<'a> {
    /// Where the locations are.
    pub layout: &'a Layout,
    /// What lies there.
    pub situation: &'a Situation,
    /// What the picture is called.
    pub title: &'a str,
    /// Letters and signs.
    pub labels: &'a [Label],
    /// Moves: stones with numbers, drawn whatever lies there. A location has one at most.
    pub numbers: &'a [(Point, Color, usize)],
    /// The stone played last.
    pub last: Option<Point>,
}

/// Units of the picture from one line to the next.
const STEP: f64 = 100.0;
/// Pixels from one line to the next, when nobody says otherwise.
const PIXELS: f64 = 32.0;

const GROUND: &str = "#F4F0E6";
const INK: &str = "#1C1B19";
const WHITE: &str = "#FFFFFF";
const LINE: &str = "#3A3731";
const MUTED: &str = "#5F5B53";
/// A permanent black stone steps back behind the others.
const FADED: &str = "#6B6760";

/// Draws the picture.
///
/// ```
/// # use loja_notation::{Drawing, read_one, svg};
/// let position = read_one("| x . o |")?;
/// let picture = svg(&Drawing {
///     layout: &position.layout,
///     situation: position.state.situation(),
///     title: "Three & no more",
///     labels: &[],
///     numbers: &[],
///     last: None,
/// });
/// assert!(picture.contains("<title>Three &amp; no more</title>"));
/// # Ok::<(), loja_notation::Error>(())
/// ```
#[must_use]
pub fn svg(drawing: &Drawing<'_>) -> String {
    let layout = drawing.layout;
    let frame = Frame::of(layout);
    let mut out = Out(String::new());
    let [width, height] = frame.size.map(Number);
    let pixels = |units: f64| Number(units * PIXELS / STEP);
    out.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {width} {height}\" width=\"{}\" height=\"{}\">\n",
        pixels(frame.size[0]),
        pixels(frame.size[1]),
    ));
    out.put(format_args!("<title>{}</title>\n", escape(drawing.title)));
    out.put(format_args!("<desc>{}</desc>\n", escape(&words(drawing))));
    out.put(format_args!(
        "<rect width=\"{width}\" height=\"{height}\" fill=\"{GROUND}\"/>\n"
    ));
    let seams = layout.seams();
    lines(&mut out, layout, &frame, &seams);
    edges(&mut out, layout, &frame, &seams);
    if is_grid(layout) {
        coordinates(&mut out, layout, &frame);
    }
    for point in layout.board().points() {
        sign(&mut out, drawing, point, frame.at(layout.place(point)));
    }
    out.0.push_str("</svg>\n");
    out.0
}

/// Writing to a string can't fail.
struct Out(String);

impl Out {
    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(text);
    }

    /// A text whose figures or letters are centred on the place.
    fn text(&mut self, [x, y]: [f64; 2], size: f64, fill: &str, text: &str) {
        self.put(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{fill}\" text-anchor=\"middle\" font-family=\"ui-sans-serif, system-ui, sans-serif\">{}</text>\n",
            Number(x),
            Number(y + 0.36 * size),
            Number(size),
            escape(text),
        ));
    }

    fn circle(&mut self, [x, y]: [f64; 2], radius: f64, ink: &str) {
        let (x, y, radius) = (Number(x), Number(y), Number(radius));
        self.put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {ink}/>\n"
        ));
    }
}

/// At most two digits after the point, and none where it is whole.
struct Number(f64);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Decimal((self.0 * 100.0).round() / 100.0).fmt(f)
    }
}

/// Where the board lies in the picture.
struct Frame {
    size: [f64; 2],
    shift: [f64; 2],
    /// The places of a map may be told in any measure; here the closest neighbours are a line apart.
    scale: f64,
}

impl Frame {
    fn of(layout: &Layout) -> Frame {
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
        Frame {
            size: [(wide * STEP).ceil(), (high * STEP).ceil()],
            shift: [margin + text - left, margin - top],
            scale,
        }
    }

    fn at(&self, place: [f64; 2]) -> [f64; 2] {
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
    // Neighbours may be far closer than others, and no picture should be endless.
    let points = layout.board().points();
    let coordinates = points.flat_map(|point| layout.place(point));
    let most = coordinates.map(f64::abs).fold(1.0, f64::max);
    scale.min(1000.0 / most)
}

/// Whether rows and columns lie under each other, so that letters beside them name the points.
fn is_grid(layout: &Layout) -> bool {
    let bent = [Some(Shape::Round), Some(Shape::Triangles), None];
    !bent.contains(&layout.shape()) && !layout.board().is_empty()
}

/// The lines between neighbours. A border is heavier; a seam is drawn elsewhere.
fn lines(out: &mut Out, layout: &Layout, frame: &Frame, seams: &[Seam]) {
    // Under its smaller end, since there may be as many seams as lines.
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
        strokes.add(frame.at(from), frame.at(to));
    }
    for (strokes, width) in [(inner, "2.4"), (border, "3.2")] {
        let path = strokes.path();
        if !path.is_empty() {
            out.put(format_args!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"{LINE}\" stroke-width=\"{width}\" stroke-linecap=\"square\"/>\n"
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
    let lies = |side: Side| match side {
        Side::Left => a[0] == 0 && b[0] == 0,
        Side::Right => a[0] == last[0] && b[0] == last[0],
        Side::Top => a[1] == 0 && b[1] == 0,
        Side::Bottom => a[1] == last[1] && b[1] == last[1],
    };
    Side::ALL
        .into_iter()
        .any(|side| lies(side) && is_border(layout, side))
}

/// Whether the board ends at this side of the rows.
fn is_border(layout: &Layout, side: Side) -> bool {
    let shown = layout.edges().is_none_or(|edges| edges.contains(&side));
    let beside = matches!(side, Side::Left | Side::Right);
    shown
        && match layout.shape() {
            Some(Shape::Rectangle) => true,
            Some(Shape::Cylinder | Shape::Moebius) => !beside,
            _ => false,
        }
}

/// Lines in hundredths of a unit, joined where they go on.
#[derive(Default)]
struct Strokes {
    /// Whether it goes down, its line, and from where to where along it. A heap, since it is sorted in
    /// the end and the library's sort is large in the page's engine.
    straight: BinaryHeap<(bool, i64, i64, i64)>,
    other: Vec<[[i64; 2]; 2]>,
}

impl Strokes {
    fn add(&mut self, from: [f64; 2], to: [f64; 2]) {
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

    fn path(self) -> String {
        let mut path = Out(String::new());
        for (down, line, from, to) in joined(self.straight) {
            let (line, from, to) = (unit(line), unit(from), unit(to));
            if down {
                path.put(format_args!("M{line} {from}V{to}"));
            } else {
                path.put(format_args!("M{from} {line}H{to}"));
            }
        }
        for [[x, y], [u, v]] in self.other {
            let (x, y, u, v) = (unit(x), unit(y), unit(u), unit(v));
            path.put(format_args!("M{x} {y}L{u} {v}"));
        }
        path.0
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

/// What stands at the edges: half a line where a seam leaves, with arrows of the same shape on sides
/// that meet or the letters of the file; a fading line where the diagram is cut off.
fn edges(out: &mut Out, layout: &Layout, frame: &Frame, seams: &[Seam]) {
    let mut stubs = Strokes::default();
    let mut letters = Vec::new();
    for seam in seams {
        for (point, side) in seam.ends {
            let place = frame.at(layout.place(point));
            let beside = |far: f64| {
                let [right, down] = side.step().map(|step| f64::from(step) * far * STEP);
                [place[0] + right, place[1] + down]
            };
            stubs.add(place, beside(0.5));
            letters.extend(seam.letter.as_deref().map(|letter| (beside(0.68), letter)));
        }
    }
    let path = stubs.path();
    if !path.is_empty() {
        out.put(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{LINE}\" stroke-width=\"2.4\"/>\n"
        ));
    }
    for (place, letter) in letters {
        out.text(place, 30.0, MUTED, &short(letter));
    }
    arrows(out, layout, frame);
    if let Some(edges) = layout.edges() {
        let mut fading = Strokes::default();
        for side in Side::ALL.into_iter().filter(|side| !edges.contains(side)) {
            for point in on_side(layout, side) {
                let place = frame.at(layout.place(point));
                let [right, down] = side.step().map(|step| f64::from(step) * STEP / 2.0);
                fading.add(place, [place[0] + right, place[1] + down]);
            }
        }
        out.put(format_args!(
            "<path d=\"{}\" fill=\"none\" stroke=\"{LINE}\" stroke-opacity=\"0.35\" stroke-width=\"2.4\"/>\n",
            fading.path()
        ));
    }
}

/// The locations of the first or last row or column.
fn on_side(layout: &Layout, side: Side) -> Vec<Point> {
    let (columns, rows) = (layout.columns(), layout.cells().len());
    let cells: Vec<[usize; 2]> = match side {
        Side::Left => (0..rows).map(|row| [0, row]).collect(),
        Side::Right => (0..rows)
            .map(|row| [columns.saturating_sub(1), row])
            .collect(),
        Side::Top => (0..columns).map(|column| [column, 0]).collect(),
        Side::Bottom => (0..columns)
            .map(|column| [column, rows.saturating_sub(1)])
            .collect(),
    };
    let points = cells.into_iter();
    points
        .filter_map(|[column, row]| layout.point_at(column, row))
        .collect()
}

/// The dotted line around a glued sheet, and arrows on the sides that meet: one head for left and
/// right, two for top and bottom. A twisted side points the other way.
fn arrows(out: &mut Out, layout: &Layout, frame: &Frame) {
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
    let [columns, rows] = [layout.columns(), layout.cells().len()].map(|count| {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        f64::from(count)
    });
    let [left, top] = frame.at([-0.5, -0.5]);
    let [right, bottom] = frame.at([columns - 0.5, rows - 0.5]);
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
    // The middle of the side may hold a line of the board, so the heads stand beside it.
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
    out.put(format_args!(
        "<path d=\"{dotted}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"4\" stroke-dasharray=\"0 10\" stroke-linecap=\"round\"/>\n<path d=\"{heads}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"5\"/>\n"
    ));
}

/// Letters under the columns and numbers beside the rows.
fn coordinates(out: &mut Out, layout: &Layout, frame: &Frame) {
    let [_, height] = frame.size;
    let rows = layout.cells().len();
    for column in 0..layout.columns() {
        let [x, _] = frame.at([place(column), 0.0]);
        out.text([x, height - 32.0], 28.0, MUTED, &column_name(column));
    }
    for row in 0..rows {
        let [_, y] = frame.at([0.0, place(row)]);
        out.text([32.0, y], 28.0, MUTED, &(rows - row).to_string());
    }
}

fn place(number: usize) -> f64 {
    u32::try_from(number).map_or(0.0, f64::from)
}

/// Whatever is drawn on one location.
fn sign(out: &mut Out, drawing: &Drawing<'_>, point: Point, at: [f64; 2]) {
    let situation = drawing.situation;
    let number = drawing.numbers.iter().find(|(there, ..)| *there == point);
    let played = number.map(|&(_, color, _)| color);
    let color = played.or(situation.color_at(point));
    let permanent = situation.permanent().contains(point);
    match color {
        Some(color) => stone(out, at, color, permanent && played.is_none()),
        None if permanent => {
            let ink = format!("fill=\"{GROUND}\" stroke=\"{INK}\" stroke-width=\"3.6\"");
            out.circle(at, 19.0, &ink);
        }
        None if situation.temporary().contains(point) => {
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
    // An outline lies inside the stone's edge, so that both colours are equally large.
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

/// Figures or letters on a stone: the more of them, the smaller.
fn figure(out: &mut Out, at: [f64; 2], ink: &str, text: &str) {
    let size = match text.chars().count() {
        0 | 1 => 50.0,
        2 => 42.0,
        3 => 32.0,
        _ => 25.0,
    };
    out.text(at, size, ink, text);
}

/// Long texts belong under a picture, not on a stone.
fn short(text: &str) -> String {
    text.chars().take(4).collect()
}

/// The position in words, for those who can't see the picture.
fn words(drawing: &Drawing<'_>) -> String {
    let (layout, situation) = (drawing.layout, drawing.situation);
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
    let stones = situation.stones();
    let permanent = situation.permanent();
    for (what, set) in [
        ("Black", stones.black.clone()),
        ("White", stones.white.clone()),
        ("Marked for one turn", situation.temporary().clone()),
        ("Marked for good", permanent.clone()),
    ] {
        if !set.is_empty() {
            let names: Vec<String> = set.iter().map(|point| layout.name(point)).collect();
            let _ = write!(text, " {what}: {}.", names.join(", "));
        }
    }
    let _ = write!(
        text,
        " Black captives, white captives, turn, passes: {}.",
        situation_line(situation)
    );
    text
}

/// For text and for attributes. What XML has no place for becomes the sign for a lost character.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' => safe.push(sign),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            _ => safe.push(sign),
        }
    }
    safe
}
