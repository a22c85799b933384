//! Where somebody knows the exact value of a position, the opponent asks no dice.

use loja_rules::{Move, State};

/// A move that is proved to be best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerfectMove {
    /// The move.
    pub turn: Move,
    /// By how much Black leads at the end when both play perfectly, captives that were there before the game (komi)
    /// included.
    pub lead: i64,
}

/// Somebody who knows exact values of whole games, on tiny boards. `()` knows none.
pub trait Perfect {
    /// A best move here, where that is proved.
    fn best(&self, state: &State) -> Option<PerfectMove>;
}

impl Perfect for () {
    fn best(&self, _: &State) -> Option<PerfectMove> {
        None
    }
}
