//! What is written on a diagram beside stones and marks. No rule reads any of it.

use loja_rules::Point;

/// A sign for readers at one location.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Label {
    /// Where it is.
    pub at: Point,
    /// What it is.
    pub sign: Sign,
}

/// The signs that SGF knows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Sign {
    /// A letter, a number, or a short text.
    Text(String),
    /// `TR`.
    Triangle,
    /// `SQ`.
    Square,
    /// `CR`.
    Circle,
    /// `MA`.
    Cross,
}

impl Sign {
    /// Every sign that is a shape.
    pub const SHAPES: [Sign; 4] = [Sign::Triangle, Sign::Square, Sign::Circle, Sign::Cross];

    /// The property of SGF for it.
    #[must_use]
    pub const fn property(&self) -> &'static str {
        match self {
            Sign::Text(_) => "LB",
            Sign::Triangle => "TR",
            Sign::Square => "SQ",
            Sign::Circle => "CR",
            Sign::Cross => "MA",
        }
    }
}

/// In JSON the shapes are labels too, written as characters of their form.
const FORMS: [(&str, Sign); 4] = [
    ("△", Sign::Triangle),
    ("□", Sign::Square),
    ("○", Sign::Circle),
    ("×", Sign::Cross),
];

impl Sign {
    pub(crate) fn from_text(text: &str) -> Sign {
        let form = FORMS.iter().find(|(form, _)| *form == text);
        form.map_or_else(|| Sign::Text(text.to_owned()), |(_, sign)| sign.clone())
    }

    /// The text, or a character of the shape's form.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Sign::Text(text) => text,
            sign => FORMS
                .iter()
                .find(|(_, form)| form == sign)
                .map_or("", |(form, _)| form),
        }
    }
}
