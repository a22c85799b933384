//! What a picture shows, and with what it is drawn.

use loja_rules::{Color, Point, Setup};

use crate::label::Label;
use crate::layout::Layout;
use crate::stroke::Stroke;

/// What to draw.
#[derive(Clone, Debug)]
pub struct Drawing<'a> {
    /// Where the locations are.
    pub layout: &'a Layout,
    /// What lies there, which need not be a situation.
    pub setup: &'a Setup,
    /// What the picture is called.
    pub title: &'a str,
    /// Letters and signs.
    pub labels: &'a [Label],
    /// Arrows and lines.
    pub strokes: &'a [Stroke],
    /// Moves: stones with numbers, drawn whatever lies there. A location has one at most.
    pub numbers: &'a [(Point, Color, usize)],
    /// The stone played last.
    pub last: Option<Point>,
}

/// Units of the picture from one line to the next.
pub(super) const STEP: f64 = 100.0;
/// Pixels from one line to the next, when nobody says otherwise.
pub(super) const PIXELS: f64 = 32.0;

/// What lines and letters are drawn with.
#[derive(Clone, Copy)]
pub(super) struct Inks {
    pub(super) ground: &'static str,
    pub(super) ink: &'static str,
    pub(super) line: &'static str,
    pub(super) muted: &'static str,
}

/// Those of print.
pub(super) const PRINT: Inks = Inks {
    ground: "#F4F0E6",
    ink: "#1C1B19",
    line: "#3A3731",
    muted: "#5F5B53",
};
