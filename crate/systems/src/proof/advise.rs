//! Where a search of a system's own knows turns: the finder tries them, and the walk alone tells whether they show anything.

use loja_search::Control;

use super::contest::{Contest, Turn};

/// A game that may have such a search. The checker asks nothing of it.
pub trait Advise: Contest {
    /// Hands on what the search would play for an answer.
    fn advised<T>(
        &self,
        _control: &Control<'_>,
        _then: impl FnOnce(&mut Advice<'_, Self::State>) -> T,
    ) -> Advised<T> {
        Advised::Silent
    }
}

/// His turn in a situation, where there is one.
pub type Advice<'a, S> = dyn FnMut(&S) -> Option<Turn> + 'a;

/// What comes of asking a search.
pub enum Advised<T> {
    /// There is none, or it tells nothing of this question.
    Silent,
    /// It finds that the answer is not right, or does not find an end.
    NotFound,
    Found(T),
}
