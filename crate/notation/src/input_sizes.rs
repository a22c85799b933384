//! How much text is read at once.

/// The longest text that is read, in bytes; collections of games in SGF may be longer.
pub const MAX_TEXT: usize = 1 << 20;

/// The longest collection of games in SGF, in bytes.
pub const MAX_SGF: usize = 16 << 20;
