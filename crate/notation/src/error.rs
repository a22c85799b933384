//! What may be wrong with a position or a line of moves.

use std::fmt;

/// Why something can't be read, in words, with the locations concerned where there are any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// What is wrong.
    pub message: String,
    /// The numbers of the locations it is about; often empty.
    pub points: Vec<usize>,
    /// Whether the only trouble is that there is too much of it.
    pub too_large: bool,
}

impl Error {
    /// An error about no location in particular.
    pub fn new(message: impl Into<String>) -> Error {
        Error {
            message: message.into(),
            points: Vec::new(),
            too_large: false,
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

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
