use loja_rules::Point;

/// A sign that no rule reads.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Label {
    /// Its location.
    pub at: Point,
    /// Its sign.
    pub sign: Sign,
}

/// The signs of SGF.
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
    /// The signs that are shapes.
    pub const SHAPES: [Sign; 4] = [Sign::Triangle, Sign::Square, Sign::Circle, Sign::Cross];

    /// Its SGF property.
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

/// JSON writes shapes as characters.
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

    /// The text, or the shape's character.
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
