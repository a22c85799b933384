//! Words with the locations that they are about.

use loja_rules::PointSet;

/// A sentence or two, and where to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedSentence {
    /// The words.
    pub words: String,
    /// The locations that they are about.
    pub points: PointSet,
}
