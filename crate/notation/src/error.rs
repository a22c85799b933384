use std::fmt;

use loja_voice::{NotationFact, SpotFact, Voice};

/// Why something can't be read, where, and the locations concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// What is wrong.
    pub fact: Box<NotationFact>,
    /// Where that is, from the inside out.
    pub spots: Vec<SpotFact>,
    /// The numbers of the locations concerned.
    pub points: Vec<usize>,
    /// Whether the input is only too large.
    pub too_large: bool,
    /// The `id` of the object concerned.
    pub id: Option<String>,
}

/// A place in a text, as far as it is known; all count from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TextPlace {
    /// The line.
    pub line: Option<usize>,
    /// The character of that line.
    pub column: Option<usize>,
    /// The character of a link, without what announces it.
    pub character: Option<usize>,
}

impl Error {
    /// An error about no location, in the caller's own words.
    pub fn new(message: impl Into<String>) -> Error {
        let words = message.into();
        NotationFact::Told { words }.into()
    }

    pub(crate) fn too_large(fact: NotationFact) -> Error {
        Error {
            too_large: true,
            ..Error::from(fact)
        }
    }

    /// Adds where it is, around the places so far.
    #[must_use]
    pub fn within(mut self, spot: SpotFact) -> Error {
        self.spots.push(spot);
        self
    }

    /// Adds the name of what it is in: a file, a field.
    #[must_use]
    pub fn named(self, name: impl fmt::Display) -> Error {
        let name = name.to_string();
        self.within(SpotFact::Named { name })
    }

    /// Places, sentence and clauses: "line 2, column 5: …".
    #[must_use]
    pub fn message(&self) -> String {
        // Points are names already.
        let voice = Voice {
            layout: &|_| String::new(),
            you: None,
        };
        let mut text = String::new();
        for spot in self.spots.iter().rev() {
            text.push_str(&voice.part(spot));
            text.push_str(": ");
        }
        text.push_str(&voice.part(&*self.fact));
        let rules = Voice::rules([&*self.fact]);
        if !rules.is_empty() {
            text.push_str(&[" (", &rules.join(", "), ")"].concat());
        }
        text
    }

    /// Where in the text it is; `None` if that is not known.
    #[must_use]
    pub fn place(&self) -> Option<TextPlace> {
        let mut place = TextPlace::default();
        // The outermost line counts: a text within has lines of its own.
        for spot in &self.spots {
            match *spot {
                SpotFact::Line { line } => (place.line, place.column) = (Some(line), None),
                SpotFact::LineColumn { line, column } | SpotFact::Node { line, column } => {
                    (place.line, place.column) = (Some(line), Some(column));
                }
                SpotFact::Character { character } => place.character = Some(character),
                SpotFact::Row { .. }
                | SpotFact::RowColumn { .. }
                | SpotFact::InColumn { .. }
                | SpotFact::Object { .. }
                | SpotFact::Move { .. }
                | SpotFact::Element { .. }
                | SpotFact::Named { .. }
                | SpotFact::Alone => {}
            }
        }
        Some(place).filter(|place| *place != TextPlace::default())
    }
}

impl From<NotationFact> for Error {
    fn from(fact: NotationFact) -> Error {
        Error {
            fact: Box::new(fact),
            spots: Vec::new(),
            points: Vec::new(),
            too_large: false,
            id: None,
        }
    }
}

/// The id comes first, to name one of many positions.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = &self.id {
            for sign in id.chars() {
                write!(f, "{}", sign.escape_debug())?;
            }
            f.write_str(": ")?;
        }
        f.write_str(&self.message())
    }
}

impl std::error::Error for Error {}
