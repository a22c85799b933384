//! What all searches of a judgement share, those within others too.

use loja_search::Control;

use super::ablation::Ablation;

/// One budget, and the lemmas that may answer.
#[derive(Debug)]
pub(crate) struct Asking<'a> {
    pub(crate) control: &'a Control<'a>,
    pub(crate) lemmas: Ablation,
}

impl Asking<'_> {
    /// So many situations for a question, or as many as are left; `None` where none are.
    pub(crate) fn at_most(&self, nodes: u64) -> Option<u64> {
        self.control.check().ok()?;
        Some(nodes.min(self.control.left()))
    }

    /// Whether it was stopped, or nothing is left to ask with.
    pub(crate) fn is_over(&self) -> bool {
        self.control.check().is_err()
    }

    /// Whether it was stopped.
    pub(crate) fn is_stopped(&self) -> bool {
        self.control.is_stopped()
    }

    /// Counts one situation more, if it may be looked at.
    pub(crate) fn may_look(&self) -> bool {
        self.control.step(0).is_ok()
    }
}
