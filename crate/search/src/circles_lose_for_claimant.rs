//! Refutations that go round in circles. All that relies on circles being lost for the claimant is here; `view` in the
//! search finds what leans on the path.
//!
//! *Lemma (closed sets).* Let play that never reaches the goal be lost for the claimant. Let a set of situations hold
//! none that the claimant has won, for each of the claimant's situations all successors but some that the refuter wins,
//! and for each of the refuter's one successor, in the set or won by the refuter. Then the refuter wins all of it.
//! *Proof.* The refuter always moves to that successor. So play stays in the set, where there is no goal, or comes to a
//! situation that the refuter wins. ∎
//!
//! Such sets are found like strongly connected components (Tarjan 1972). A successor on the current path counts as
//! refuted for the time being. A situation refuted with such help *leans* on the path, and remembers the lowest place.
//! Once it leaves the path, what was found below it leans as low. A situation on the path that is refuted and leans on
//! nothing lower is a closed set, with all that was found since the path came there and leans on nothing lower either.
//! When the path leaves a situation without a winner, or with the other one, the search forgets what leans on it.

use super::Search;
use super::game::{Game, Side};
use super::graph::Node;

/// A game whose claimant loses when play goes round for ever.
///
/// For other games the search as a whole is wrong: it counts each step back to its own path as the refuter's win.
pub trait CirclesLoseForClaimant: Game {}

impl<G: CirclesLoseForClaimant> Search<G> {
    /// The lowest place of the path that this situation's refutation relies on, its own when it is on the path; `None`
    /// without a refutation.
    #[inline]
    pub(super) fn leans_on(node: &Node<G::Key>) -> Option<u32> {
        node.leans.checked_sub(1)
    }

    /// What a situation leans on by two of its successors: the claimant needs all of them refuted, the refuter any.
    #[inline]
    pub(super) fn leans_on_both(side: Side, one: u32, other: u32) -> u32 {
        match side {
            Side::Claimant => one.min(other),
            Side::Refuter => one.max(other),
        }
    }

    /// Refutes the end of the path, which leans on this place: for good, with all that leans no lower, if that is its own
    /// place; else for the time being.
    pub(super) fn refute_for_now(&mut self, number: u32, low: u32, since: usize) {
        let own = self.path.len() - 1;
        if low as usize >= own {
            let closed: Vec<u32> = self.leaning.drain(since..).collect();
            self.graph.settle(number, Side::Refuter);
            for member in closed {
                let leans = std::mem::take(&mut self.graph.nodes[member].leans);
                // One whose parent was settled meanwhile may lean lower: nothing shows yet that it is refuted.
                if leans as usize > own {
                    self.graph.settle(member, Side::Refuter);
                }
            }
            self.retreat();
        } else {
            self.leave();
            // What was found below may rely on this situation, whose place another one takes.
            for &member in &self.leaning[since..] {
                let leans = &mut self.graph.nodes[member].leans;
                *leans = (*leans).min(low + 1);
            }
            self.graph.nodes[number].leans = low + 1;
            self.leaning.push(number);
        }
    }

    /// Forgets the provisional refutations after this many.
    pub(super) fn forget(&mut self, since: usize) {
        for node in self.leaning.drain(since..) {
            self.graph.nodes[node].leans = 0;
        }
    }
}
