//! Refutations that go round in circles. All that relies on a circle's being lost for the claimant is here, but for its
//! use: `view` in the search finds what leans on the path, and the search leaves a path only by what is here.
//!
//! *Lemma (closed sets).* Let play that never reaches the goal be lost for the claimant. Let a set of situations hold
//! none that he has won, for each situation of his all successors, or leave out only successors that the refuter wins,
//! and for each situation of the refuter one successor, in the set or won by him. Then the refuter wins all of it.
//! *Proof.* He always moves to that successor. So play stays in the set, where there is no goal, or comes to a situation that
//! he wins. ∎
//!
//! Such sets are found like strongly connected components (Tarjan 1972). A successor on the current path is
//! taken for refuted for the time being: the refuter is content to come back there. A situation
//! refuted with such help *leans* on the path, and remembers the lowest place. Where it was on the path itself, what
//! was found below it leans as low as it does from then on. When a situation on the
//! path is refuted and leans on nothing lower, it is a closed set with all that was found since the path came there and
//! leans on nothing lower either. When the path leaves a situation without a winner, or with the other one,
//! what leans on it is forgotten.

use super::Search;
use super::game::{Game, Side};
use super::graph::Node;

/// A game whose claimant loses when play goes round for ever.
///
/// Where a circle is won by the claimant, or by nobody, or where it matters what comes round, the search as a whole is
/// the wrong one: it takes each step back to its own path for the refuter's.
pub trait CirclesLoseForClaimant: Game {}

impl<G: CirclesLoseForClaimant> Search<G> {
    /// The lowest place of the path that a refutation of this situation relies on, its own when it is on the path;
    /// `None` when there is no such refutation, not even for the time being.
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

    /// The end of the path leans on this place: on itself, and is refuted with what was found below it and leans
    /// on nothing lower, or on a lower one.
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
            // What was found below may rely on this situation, whose place another one takes: it leans as low from now on.
            for &member in &self.leaning[since..] {
                let leans = &mut self.graph.nodes[member].leans;
                *leans = (*leans).min(low + 1);
            }
            self.graph.nodes[number].leans = low + 1;
            self.leaning.push(number);
        }
    }

    /// Forgets the provisional refutations since there were this many.
    pub(super) fn forget(&mut self, since: usize) {
        for node in self.leaning.drain(since..) {
            self.graph.nodes[node].leans = 0;
        }
    }
}
