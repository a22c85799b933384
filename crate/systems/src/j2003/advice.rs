//! The search's advice to whoever writes a certificate of a hypothetical sequence.

use super::contest::{Forced, Sequence};
use super::force;
use super::status::EXACT_UP_TO;
use crate::proof::{Advice, Advise, Advised, Effort};

impl Advise for Forced {
    /// Boards whose whole graph is written down need no advice.
    fn advised<T>(
        &self,
        effort: &Effort<'_>,
        then: impl FnOnce(&mut Advice<'_, Sequence>) -> T,
    ) -> Advised<T> {
        match self.stays && self.board.len() > EXACT_UP_TO {
            true => force::advised(self, effort, then),
            false => Advised::Silent,
        }
    }
}
