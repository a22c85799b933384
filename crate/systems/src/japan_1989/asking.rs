//! State that all searches of a judgement share, nested ones too.

use loja_search::Control;

use super::ablation::Ablation;

#[derive(Debug)]
pub(crate) struct Asking<'a> {
    pub(crate) control: &'a Control<'a>,
    pub(crate) lemmas: Ablation,
}

impl Asking<'_> {
    /// `nodes`, or what the budget has left; `None` if that is nothing.
    pub(crate) fn at_most(&self, nodes: u64) -> Option<u64> {
        self.control.check().ok()?;
        Some(nodes.min(self.control.left()))
    }

    /// Whether it is stopped, or the budget spent.
    pub(crate) fn is_over(&self) -> bool {
        self.control.check().is_err()
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.control.is_stopped()
    }

    /// Counts one more situation, if there may be one.
    pub(crate) fn may_look(&self) -> bool {
        self.control.step(0).is_ok()
    }
}
