//! What may be wrong with a position or a line of moves.

use std::fmt;

/// Why something can't be read, in words, with the locations concerned where there are any.
///
/// The message begins with the place: a line and a column, both counted from 1, a row, a node of
/// SGF or a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// What is wrong.
    pub message: String,
    /// The numbers of the locations it is about; often empty.
    pub points: Vec<usize>,
    /// Whether the only trouble is that there is too much of it.
    pub too_large: bool,
    /// The `id` of the object of the file that is wrong, when it has one.
    pub id: Option<String>,
}

impl Error {
    /// An error about no location in particular.
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

    /// The same error, with words before it that tell where it is.
    #[must_use]
    pub fn within(mut self, place: impl fmt::Display) -> Error {
        self.message = format!("{place}: {}", self.message);
        self
    }
}

/// The id comes first, so that a complaint about one of many positions says which.
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
