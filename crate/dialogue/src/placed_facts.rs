//! Facts that belong to a place on the board.

use loja_rules::PointSet;
use loja_voice::ArgumentFact;

/// Facts and the locations they speak of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedFacts {
    /// The facts of this place.
    pub facts: Vec<ArgumentFact>,
    /// Where.
    pub points: PointSet,
}

impl PlacedFacts {
    pub(crate) fn new(fact: ArgumentFact, points: PointSet) -> PlacedFacts {
        PlacedFacts {
            facts: vec![fact],
            points,
        }
    }
}
