/// The longest text, in bytes, except for SGF.
pub const MAX_TEXT: usize = 1 << 20;

/// The longest SGF collection, in bytes.
pub const MAX_SGF: usize = 16 << 20;
