//! Parts of the 1989 status search that tests leave out.

/// Lemmas and orders; no verdict depends on any of them.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Ablation {
    /// Search each player's claims between that player's safe strings (`safe.rs`).
    pub walls: bool,
    /// Try moves that won in similar situations (`alike` of `loja-search`); they prove nothing.
    pub alike: bool,
    /// The lemma *room* (`Arena::has_room`).
    pub room: bool,
    /// The lemmas *filled* and *gap* besides *narrow* (`Arena::covered`).
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
