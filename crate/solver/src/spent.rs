//! Nodes that were spent, each counted once.

use crate::proof::Proof;

/// The nodes that one or more runs of a proof have expanded. Only a run makes it, from what the proof says before and
/// after, or the price of an answer that somebody knew; it can't be copied; and whoever counts it uses it up. So nothing is counted twice, and nothing that was
/// counted before.
#[derive(Debug, Default)]
#[must_use]
pub(crate) struct Spent(u64);

impl Spent {
    /// Runs a proof, and tells what that took.
    pub(crate) fn on<T>(proof: &mut Proof, run: impl FnOnce(&mut Proof) -> T) -> (T, Spent) {
        let before = proof.progress().nodes;
        let result = run(proof);
        let nodes = proof.progress().nodes.saturating_sub(before);
        (result, Spent(nodes))
    }

    /// What an answer costs that was known.
    pub(crate) fn on_known(nodes: u64) -> Spent {
        Spent(nodes)
    }

    /// Both together.
    pub(crate) fn and(self, more: Spent) -> Spent {
        Spent(self.0.saturating_add(more.counted()))
    }

    /// How many there are, for who does not count them.
    pub(crate) fn nodes(&self) -> u64 {
        self.0
    }

    /// How many there are. That uses them up.
    pub(crate) fn counted(self) -> u64 {
        self.0
    }
}
