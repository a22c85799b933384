//! Facts that belong to a place on the board.

use loja_rules::PointSet;
use loja_voice::ArgumentFact;

/// Facts and the locations they speak of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedFacts<F = ArgumentFact> {
    /// The facts of this place.
    pub facts: Vec<F>,
    /// Where.
    pub points: PointSet,
}

impl<F> PlacedFacts<F> {
    pub(crate) fn new(fact: F, points: PointSet) -> PlacedFacts<F> {
        PlacedFacts {
            facts: vec![fact],
            points,
        }
    }
}
