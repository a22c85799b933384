use crate::proof::Proof;

/// Nodes that runs of a proof have expanded.
///
/// Only a run makes it, or the price of a known answer; it can't be copied, and counting uses it up. So nothing
/// counts twice.
#[derive(Debug, Default)]
#[must_use]
pub(crate) struct Spent(u64);

impl Spent {
    pub(crate) fn on<T>(proof: &mut Proof, run: impl FnOnce(&mut Proof) -> T) -> (T, Spent) {
        let before = proof.progress().nodes;
        let result = run(proof);
        let nodes = proof.progress().nodes.saturating_sub(before);
        (result, Spent(nodes))
    }

    pub(crate) fn on_known(nodes: u64) -> Spent {
        Spent(nodes)
    }

    /// Both together.
    pub(crate) fn and(self, more: Spent) -> Spent {
        Spent(self.0.saturating_add(more.counted()))
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.0
    }

    pub(crate) fn counted(self) -> u64 {
        self.0
    }
}
