use std::fmt;

/// Why something can't be read, and the locations concerned.
///
/// The message begins with line and column from 1, a row, an SGF node, or a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// A sentence about what is wrong.
    pub message: String,
    /// The numbers of the locations concerned.
    pub points: Vec<usize>,
    /// Whether the input is only too large.
    pub too_large: bool,
    /// The `id` of the object concerned.
    pub id: Option<String>,
}

impl Error {
    /// An error about no location.
    pub fn new(message: impl Into<String>) -> Error {
        Error {
            message: message.into(),
            points: Vec::new(),
            too_large: false,
            id: None,
        }
    }

    pub(crate) fn too_large(message: impl Into<String>) -> Error {
        Error {
            too_large: true,
            ..Error::new(message)
        }
    }

    /// Puts the place before the message.
    #[must_use]
    pub fn within(mut self, place: impl fmt::Display) -> Error {
        self.message = format!("{place}: {}", self.message);
        self
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
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
