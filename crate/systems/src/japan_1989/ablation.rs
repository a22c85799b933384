//! What tests leave out of the search for the statuses of 1989.

/// The lemmas and orders that are used. No verdict depends on any of them.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Ablation {
    /// Each player's claims are searched for between safe strings of his own (the lemma of `safe.rs`).
    pub walls: bool,
    /// Moves are tried that won beside a situation (`loja-search`, `alike`). Nothing is concluded from that.
    pub alike: bool,
    /// The lemma of room may answer (`Arena::has_room`).
    pub room: bool,
    /// The lemmas of filled parts and of gaps may answer (`Arena::covered`), or that of narrow parts alone.
    pub gaps: bool,
}

impl Default for Ablation {
    fn default() -> Ablation {
        Ablation {
            walls: true,
            alike: true,
            room: true,
            gaps: true,
        }
    }
}
