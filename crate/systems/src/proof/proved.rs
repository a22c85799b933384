use loja_ground::PointSet;

use super::claim::RuleSetClaim;

/// A claim that a certificate has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// The claim.
    pub claim: RuleSetClaim,
    /// The part where its prover plays.
    pub part: PointSet,
    /// Situations walked through, inner ones included.
    pub situations: usize,
    /// Inner certificates that it rests on.
    pub inner: usize,
}
