//! What a certificate has shown.

use loja_ground::PointSet;

use super::claim::Claim;

/// A claim that a certificate has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// What it claims.
    pub claim: Claim,
    /// The part that the one who shows it plays on.
    pub part: PointSet,
    /// How many situations were walked through, inner ones and all.
    pub situations: usize,
    /// How many inner certificates it rests on.
    pub inner: usize,
}
