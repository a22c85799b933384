//! The search's advice for certificates.

use loja_search::Control;

use super::contest::{Forced, Sequence};
use super::force;
use super::status::EXACT_UP_TO;
use crate::proof::{Advice, Advise, Advised};

impl Advise for Forced {
    /// Boards whose whole graph is written down need no advice.
    fn advised<T>(
        &self,
        control: &Control<'_>,
        then: impl FnOnce(&mut Advice<'_, Sequence>) -> T,
    ) -> Advised<T> {
        match self.stays && self.board.len() > EXACT_UP_TO {
            true => force::advised(self, control, then),
            false => Advised::Silent,
        }
    }
}
