//! How far a question goes, and with what.

/// How far a judgement may go.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Situations that may be expanded for all strings together.
    pub nodes: u64,
    /// Bytes of one search.
    pub bytes: u64,
    /// Whether each player's claims are searched for between safe strings of his own (the lemma of `safe.rs`). No verdict depends on it.
    pub walls: bool,
    /// Whether moves are tried that won beside a situation (`loja-search`, `alike`). Nothing is concluded from that.
    pub alike: bool,
    /// Whether the lemma of room may answer (`Arena::has_room`). No verdict depends on it.
    pub room: bool,
    /// Whether the lemmas of filled parts and of gaps may answer (`Arena::covered`), or that of narrow parts alone. No verdict depends on it.
    pub gaps: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: 2_000_000,
            bytes: 400 << 20,
            walls: true,
            alike: true,
            room: true,
            gaps: true,
        }
    }
}
