//! A system's own search suggests turns to the finder; only the walk decides what they show.

use loja_search::Control;

use super::contest::{Contest, ProofTurn};

/// A game that may have its own search, unused by the checker.
pub trait Advise: Contest {
    /// Passes on the search's turns for an answer.
    fn advised<T>(
        &self,
        _control: &Control<'_>,
        _then: impl FnOnce(&mut Advice<'_, Self::State>) -> T,
    ) -> Advised<T> {
        Advised::Silent
    }
}

/// The prover's turn in a situation, if any.
pub type Advice<'a, S> = dyn FnMut(&S) -> Option<ProofTurn> + 'a;

/// The result of asking a search.
pub enum Advised<T> {
    /// No search, or none for this question.
    Silent,
    /// It finds the answer wrong, or no end.
    NotFound,
    Found(T),
}
