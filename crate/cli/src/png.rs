//! Pictures as PNG.
//!
//! Texts become outlines of an embedded font: a bare machine has no fonts, and pictures must look alike everywhere.

use std::fmt::Write as _;

use loja_notation::Error;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, roxmltree};
use ttf_parser::{Face, OutlineBuilder};

/// The most pixels of a side.
pub(crate) const MOST: u32 = 8192;

/// PNG pixels for one of SVG.
const SHARP: f32 = 2.0;

pub(crate) fn png(svg: &str, width: Option<u32>) -> Result<Vec<u8>, Error> {
    let failed = |what: &dyn std::fmt::Display| Error::new(format!("no picture: {what}"));
    let svg = outlined(svg).map_err(|error| failed(&error))?;
    let tree = Tree::from_str(&svg, &Options::default()).map_err(|error| failed(&error))?;
    let size = tree.size();
    #[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
    let scale = match width {
        Some(width) => width as f32 / size.width(),
        None => SHARP.min(MOST as f32 / size.width().max(size.height())),
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a float's cast saturates, and what is too large is refused"
    )]
    let pixels = |units: f32| ((units * scale).round() as u32).max(1);
    let sides = [pixels(size.width()), pixels(size.height())];
    if sides.iter().any(|&side| side > MOST) {
        let [wide, high] = sides;
        return Err(Error::new(format!(
            "the picture would have {wide} x {high} pixels; the limit is {MOST} (--width)"
        )));
    }
    let pixmap = Pixmap::new(sides[0], sides[1]);
    let mut pixmap = pixmap.ok_or_else(|| failed(&"it has no size"))?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    pixmap.encode_png().map_err(|error| failed(&error))
}

/// Replaces each text by a path.
fn outlined(svg: &str) -> Result<String, String> {
    let document = roxmltree::Document::parse(svg).map_err(|error| error.to_string())?;
    let face = Face::parse(dejavu::sans::regular(), 0).map_err(|error| error.to_string())?;
    let mut out = String::with_capacity(2 * svg.len());
    let mut done = 0;
    for node in document
        .descendants()
        .filter(|node| node.has_tag_name("text"))
    {
        let range = node.range();
        let number = |name: &str| -> Option<f32> { node.attribute(name)?.parse().ok() };
        let place = number("x").zip(number("y")).zip(number("font-size"));
        let ((x, y), size) = place.ok_or("a text of it has no place")?;
        let text = node.text().unwrap_or_default();
        let path = outline(&face, text, [x, y], size);
        let ink = node.attribute("fill").unwrap_or("#000000");
        out.push_str(&svg[done..range.start]);
        let _ = write!(out, "<path d=\"{path}\" fill=\"{ink}\"/>");
        done = range.end;
    }
    out.push_str(&svg[done..]);
    Ok(out)
}

/// Centres a text, a glyph a character since labels are short.
fn outline(face: &Face<'_>, text: &str, [x, y]: [f32; 2], size: f32) -> String {
    let scale = size / f32::from(face.units_per_em());
    let glyphs = || {
        text.chars()
            .map(|sign| face.glyph_index(sign).unwrap_or_default())
    };
    let advance = |glyph| scale * f32::from(face.glyph_hor_advance(glyph).unwrap_or_default());
    let mut path = Path {
        text: String::new(),
        x: x - glyphs().map(advance).sum::<f32>() / 2.0,
        y,
        scale,
    };
    for glyph in glyphs() {
        // A blank has no outline.
        let _ = face.outline_glyph(glyph, &mut path);
        path.x += advance(glyph);
    }
    path.text
}

/// An outline in SVG, whose vertical axis points down.
struct Path {
    text: String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Path {
    fn put(&mut self, letter: char, places: &[[f32; 2]]) {
        self.text.push(letter);
        for [x, y] in places {
            let (x, y) = (self.x + self.scale * x, self.y - self.scale * y);
            let _ = write!(self.text, "{x:.2} {y:.2} ");
        }
    }
}

impl OutlineBuilder for Path {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[[x, y]]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[[x, y]]);
    }

    fn quad_to(&mut self, a: f32, b: f32, x: f32, y: f32) {
        self.put('Q', &[[a, b], [x, y]]);
    }

    fn curve_to(&mut self, a: f32, b: f32, c: f32, d: f32, x: f32, y: f32) {
        self.put('C', &[[a, b], [c, d], [x, y]]);
    }

    fn close(&mut self) {
        self.text.push('Z');
    }
}
