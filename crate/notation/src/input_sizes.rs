/// The longest text but SGF, in bytes.
pub const MAX_TEXT: usize = 1 << 20;

/// The longest SGF collection, in bytes.
pub const MAX_SGF: usize = 16 << 20;
