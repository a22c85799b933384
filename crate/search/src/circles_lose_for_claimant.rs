//! Refutations by cycles: all that relies on cycles being lost for the claimant.
//!
//! *Lemma (closed sets).* Let play that never reaches the goal be lost for the claimant. Let a set of situations hold
//! none that the claimant has won, for each claimant's situation all successors but some that the refuter wins, and
//! for each refuter's situation one successor, in the set or won by the refuter. Then the refuter wins all of it.
//! *Proof.* The refuter moves to that successor. So play stays in the set, where there is no goal, or reaches a
//! situation that the refuter wins. ∎
//!
//! They are found like strongly connected components (Tarjan 1972). A successor on the current path counts as refuted
//! for now; `view` finds these. A situation refuted so *leans* on the path, and remembers the lowest place. Once it
//! leaves the path, what was found below it leans as low. A refuted situation on the path that leans on nothing lower
//! is a closed set, with all that was found since the path came there and leans on nothing lower either. When the
//! path leaves a situation without a winner, or with the claimant as winner, the search forgets what leans on it.

use super::Search;
use super::game::{Game, Side};
use super::graph::Node;

/// A game whose claimant loses when play cycles forever.
///
/// For other games the search is wrong: it counts each step back to its own path as the refuter's win.
pub trait CirclesLoseForClaimant: Game {}

impl<G: CirclesLoseForClaimant> Search<G> {
    /// The lowest place of the path that the refutation relies on, its own on the path; `None` without one.
    #[inline]
    pub(super) fn leans_on(node: &Node<G::Key>) -> Option<u32> {
        node.leans.checked_sub(1)
    }

    /// The reason that two successors share: the claimant needs all refuted, the refuter any.
    #[inline]
    pub(super) fn leans_on_both(side: Side, one: u32, other: u32) -> u32 {
        match side {
            Side::Claimant => one.min(other),
            Side::Refuter => one.max(other),
        }
    }

    /// Refutes the path's end: for good, with all that leans no lower, if it leans on itself; else for now.
    pub(super) fn refute_for_now(&mut self, number: u32, low: u32, since: usize) {
        let own = self.path.len() - 1;
        if low as usize >= own {
            let closed: Vec<u32> = self.leaning.drain(since..).collect();
            self.graph.settle(number, Side::Refuter);
            for member in closed {
                let leans = std::mem::take(&mut self.graph.nodes[member].leans);
                // If its parent was settled since, it may lean lower, and nothing refutes it yet.
                if leans as usize > own {
                    self.graph.settle(member, Side::Refuter);
                }
            }
            self.retreat();
        } else {
            self.leave();
            // What was found below may rely on this situation, whose place becomes another's.
            for &member in &self.leaning[since..] {
                let leans = &mut self.graph.nodes[member].leans;
                *leans = (*leans).min(low + 1);
            }
            self.graph.nodes[number].leans = low + 1;
            self.leaning.push(number);
        }
    }

    pub(super) fn forget(&mut self, since: usize) {
        for node in self.leaning.drain(since..) {
            self.graph.nodes[node].leans = 0;
        }
    }
}
