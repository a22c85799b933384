//! A game of a question whose states are not known, as the finder and the checker use it.

use super::advise::Advise;
use super::certify::{Finder, Walked};
use super::check::Walker;
use super::contest::Turn;
use super::refused::Refused;
use super::shortest_line;
use loja_search::Control;

/// A [`Contest`](super::Contest) whatever its states are.
pub trait Contested {
    /// Walks through what a list of turns lets happen, and counts the situations.
    ///
    /// # Errors
    /// When that does not show the answer.
    fn walked(&self, walker: Walker<'_, '_>) -> Result<usize, Refused>;

    /// The turns that show an answer, in the order of the walk.
    fn found(&self, finder: Finder<'_>) -> Walked;

    /// One line of play to the answer yes.
    fn line(&self, control: &Control<'_>) -> Option<Vec<Turn>>;
}

impl<C: Advise> Contested for C {
    fn walked(&self, walker: Walker<'_, '_>) -> Result<usize, Refused> {
        walker.walk(self)
    }

    fn found(&self, finder: Finder<'_>) -> Walked {
        finder.find(self)
    }

    fn line(&self, control: &Control<'_>) -> Option<Vec<Turn>> {
        shortest_line::of(self, control)
    }
}
