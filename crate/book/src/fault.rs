use std::fmt;
use std::ops::Range;

/// A fault in a file of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFault {
    /// The file, from the book's folder.
    pub file: String,
    /// The line, from 1; 0 for the file.
    pub line: usize,
    /// The fault.
    pub message: String,
}

impl BookFault {
    pub(crate) fn new(file: &str, line: usize, message: impl Into<String>) -> BookFault {
        BookFault {
            file: file.to_owned(),
            line,
            message: message.into(),
        }
    }
}

impl fmt::Display for BookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message),
            line => write!(f, "{}:{line}: {}", self.file, self.message),
        }
    }
}

impl std::error::Error for BookFault {}

/// From 1.
pub(crate) fn line_of(text: &str, byte: usize) -> usize {
    let before = text.as_bytes().iter().take(byte);
    1 + before.filter(|&&sign| sign == b'\n').count()
}

pub(crate) struct Lines(Vec<usize>);

impl Lines {
    pub(crate) fn of(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(end, _)| end).collect())
    }

    pub(crate) fn before(&self, byte: usize) -> usize {
        self.0.partition_point(|&end| end < byte)
    }
}

/// `first` is the file's line where the TOML begins.
pub(crate) fn of_toml(file: &str, first: usize, text: &str, error: &toml::de::Error) -> BookFault {
    let start = error.span().map_or(0, |span: Range<usize>| span.start);
    BookFault::new(file, first + line_of(text, start) - 1, error.message())
}
