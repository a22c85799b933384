//! A line that the reader walks.

use loja_lesson::OtherLine;

/// A line that the reader walks, forward and back.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    /// The moves as written.
    pub(crate) moves: String,
    /// What is said on the way.
    pub(crate) notes: Vec<Note>,
    /// Where it leads.
    pub(crate) line: Walked,
}

/// A line by the rules of this book, or by others.
#[derive(Clone, Debug)]
pub(crate) enum Walked {
    Ljrg(loja_lesson::Line),
    Other(OtherLine),
}

/// What is said when so many moves are made.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) moves: usize,
    pub(crate) say: String,
}
