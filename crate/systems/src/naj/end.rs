//! How a sequence ends.

/// The way a game or an analysis ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NajEnd {
    /// Two passes in a row, or three in an analysis (line 1024).
    Passes,
    /// NAJN: a position came back and both agreed (line 16).
    Tie,
}
