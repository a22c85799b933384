//! What a search believes, which nobody has checked.

use loja_certificate::Answer;

/// How a claim is expected to end. The engine plays by it, and it is no [`Verdict`](crate::Verdict): no checker has seen
/// what it rests on, and nothing turns it into one. [`Proof::show_places`](crate::Proof::show_places) asks the checker.
///
/// ```compile_fail
/// use loja_solver::{Expectation, Verdict};
///
/// fn believe(expectation: Expectation) -> Verdict {
///     expectation.into()
/// }
/// ```
///
/// ```compile_fail
/// use loja_solver::{Expectation, Verdict};
///
/// fn is_shown(expectation: Expectation, verdict: Verdict) -> bool {
///     expectation == verdict
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "lowercase")
)]
pub enum Expectation {
    /// The claimant is expected to lock the set.
    Holds,
    /// The refuter is expected to prevent it.
    Fails,
    /// The search has not got that far.
    Open,
}

impl Expectation {
    pub(crate) fn of(answer: Option<Answer>) -> Expectation {
        match answer {
            Some(Answer::Lock) => Expectation::Holds,
            Some(Answer::Refuted) => Expectation::Fails,
            None => Expectation::Open,
        }
    }

    /// The answer that a certificate would have to show.
    pub(crate) fn answer(self) -> Option<Answer> {
        match self {
            Expectation::Holds => Some(Answer::Lock),
            Expectation::Fails => Some(Answer::Refuted),
            Expectation::Open => None,
        }
    }

    /// The word for it in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Expectation::Holds => "holds",
            Expectation::Fails => "fails",
            Expectation::Open => "open",
        }
    }
}
