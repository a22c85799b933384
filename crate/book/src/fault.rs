//! What is wrong with a file of the book, and where.

use std::fmt;
use std::ops::Range;

/// A fault in a file of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, as seen from the folder of the book.
    pub file: String,
    /// The line, counted from 1; 0 when it is about the whole file.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

impl Fault {
    pub(crate) fn new(file: &str, line: usize, message: impl Into<String>) -> Fault {
        Fault {
            file: file.to_owned(),
            line,
            message: message.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message),
            line => write!(f, "{}:{line}: {}", self.file, self.message),
        }
    }
}

impl std::error::Error for Fault {}

/// The line on which a byte of a text stands, counted from 1.
pub(crate) fn line_of(text: &str, byte: usize) -> usize {
    let before = text.as_bytes().iter().take(byte);
    1 + before.filter(|&&sign| sign == b'\n').count()
}

/// Where the lines of a text end, to ask for many of its bytes.
pub(crate) struct Lines(Vec<usize>);

impl Lines {
    pub(crate) fn of(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(end, _)| end).collect())
    }

    /// How many lines end before a byte.
    pub(crate) fn before(&self, byte: usize) -> usize {
        self.0.partition_point(|&end| end < byte)
    }
}

/// A fault of a TOML text whose first line is the line `first` of its file.
pub(crate) fn of_toml(file: &str, first: usize, text: &str, error: &toml::de::Error) -> Fault {
    let start = error.span().map_or(0, |span: Range<usize>| span.start);
    Fault::new(file, first + line_of(text, start) - 1, error.message())
}
