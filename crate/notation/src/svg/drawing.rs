use loja_rules::{Color, Point, Setup};

use crate::label::Label;
use crate::layout::Layout;
use crate::stroke::Stroke;

/// The contents of a picture.
#[derive(Clone, Debug)]
pub struct Drawing<'a> {
    /// The locations' places.
    pub layout: &'a Layout,
    /// Stones and marks, in any combination.
    pub setup: &'a Setup,
    /// The picture's name.
    pub title: &'a str,
    /// Letters and signs.
    pub labels: &'a [Label],
    /// Arrows and lines.
    pub strokes: &'a [Stroke],
    /// Numbered stones, drawn last, at most one a location.
    pub numbers: &'a [(Point, Color, usize)],
    /// The last stone played.
    pub last: Option<Point>,
}

/// Units between two lines.
pub(super) const STEP: f64 = 100.0;
pub(super) const PIXELS: f64 = 32.0;

#[derive(Clone, Copy)]
pub(super) struct Inks {
    pub(super) ground: &'static str,
    pub(super) ink: &'static str,
    pub(super) line: &'static str,
    pub(super) muted: &'static str,
}

pub(super) const PRINT: Inks = Inks {
    ground: "#F4F0E6",
    ink: "#1C1B19",
    line: "#3A3731",
    muted: "#5F5B53",
};
