//! An unchecked search's belief.

use loja_certificate::Answer;

/// How a search expects a claim to end.
///
/// The engine plays by it, but no checker has seen its grounds, so it never becomes a [`Verdict`](crate::Verdict).
/// [`Proof::show_places`](crate::Proof::show_places) asks the checker.
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
    /// The search doesn't know yet.
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
