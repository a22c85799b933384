//! Situations that are won alike (Kawano 1996).
//!
//! The loser's moves mostly change nothing, and the winner wins after each as after the first one settled. So an
//! attempt walks the settled situation and one beside it in parallel: the moves that won there, and all of the
//! loser's, each beside its counterpart. It ends without a counterpart or at a cycle.
//!
//! An attempt only expands nodes, and the graph concludes from all their successors; a wrong counterpart costs time,
//! never an answer. As the first win pays for most of the others, refutations of all moves count less than their sum
//! (`of_alike`).

use super::game::{Key, Side};
use super::{CirclesLoseForClaimant, Search};

/// Situations that an attempt may expand, …
const EXPANDED: u64 = 60;

/// … look at, …
const SEEN: u32 = 1_200;

/// … and the most in a row.
const DEEP: u32 = 60;

/// Winning moves that are tried.
const TRIED: usize = 2;

struct Attempt {
    winner: Side,
    until: u64,
    seen: u32,
}

impl<G: CirclesLoseForClaimant> Search<G> {
    pub(super) fn leave_settled(&mut self, until: u64) {
        while let Some(settled) = self.retreat() {
            let Some(parent) = self.path.last().map(|step| step.node) else {
                return;
            };
            if !self.game.are_alike() {
                return;
            }
            let guide = self.graph.nodes[settled].key();
            let children: Vec<u32> = self.graph.children(parent).collect();
            for child in children {
                if self.graph.nodes[child].leans == 0 {
                    self.follow(parent, child, &guide, until);
                }
            }
        }
    }

    /// Tries the path's fresh end beside a settled move, and returns whether the path still ends there.
    pub(super) fn try_fresh(&mut self, until: u64) -> bool {
        let [.., parent, last] = &self.path[..] else {
            return true;
        };
        let (parent, node) = (parent.node, last.node);
        if !self.game.are_alike() {
            return true;
        }
        let settled = self
            .graph
            .children(parent)
            .max_by_key(|&child| self.graph.nodes[child].order());
        if let Some(settled) = settled
            && self.graph.nodes[settled].order() > 0
        {
            let guide = self.graph.nodes[settled].key();
            self.follow(parent, node, &guide, until);
            self.leave_settled(until);
        }
        self.path.last().is_some_and(|step| step.node == node)
    }

    fn follow(&mut self, parent: u32, child: u32, guide: &G::Key, until: u64) {
        let mut attempt = Attempt {
            winner: self.graph.nodes[parent].key().side().other(),
            until: until.min(self.expanded + EXPANDED),
            seen: SEEN,
        };
        self.wins_as_in(child, guide, &mut attempt, DEEP);
    }

    fn wins_as_in(
        &mut self,
        number: u32,
        guide: &G::Key,
        attempt: &mut Attempt,
        deep: u32,
    ) -> bool {
        let winner = attempt.winner;
        if let Some(known) = self.graph.nodes[number].settled() {
            return known == winner;
        }
        // On the path, or leaning on it: a cycle, except at the path's end, where an attempt may begin.
        let circle = deep < DEEP && self.graph.nodes[number].leans != 0;
        if circle || deep == 0 || attempt.seen == 0 {
            return false;
        }
        attempt.seen -= 1;
        if !self.graph.nodes[number].expanded() {
            if self.expanded >= attempt.until || !self.expand(number) {
                return false;
            }
            if let Some(known) = self.graph.nodes[number].settled() {
                return known == winner;
            }
        }
        let key = self.graph.nodes[number].key();
        let moves = key.side() == winner;
        let children: Vec<u32> = self.graph.children(number).collect();
        // With the order of settling.
        let mut pairs: Vec<(u32, u32, G::Key)> = Vec::new();
        for child in children {
            let node = &self.graph.nodes[child];
            if node.settled().is_some() {
                continue;
            }
            let like = self.game.counterpart(guide, &key, &node.key());
            match like.filter(|like| self.winner_of(like) == Some(winner)) {
                Some(like) => {
                    let found = self.graph.find(&like);
                    let order = found.map_or(0, |found| self.graph.nodes[found].order());
                    pairs.push((order, child, like));
                }
                None if moves => {}
                None => return false,
            }
        }
        if !moves {
            return pairs
                .iter()
                .all(|(_, child, like)| self.wins_as_in(*child, like, attempt, deep - 1))
                && self.graph.nodes[number].settled() == Some(winner);
        }
        for _ in 0..TRIED {
            // Settled first, shortest way.
            let first = (0..pairs.len()).min_by_key(|&at| (pairs[at].0, pairs[at].1));
            let Some(first) = first else {
                return false;
            };
            let (_, child, like) = pairs.swap_remove(first);
            if self.wins_as_in(child, &like, attempt, deep - 1) {
                return true;
            }
            // The search looks there first.
            let node = &mut self.graph.nodes[child];
            if let Some(mut effort) = node.effort() {
                match winner {
                    Side::Claimant => effort.claimant = 1,
                    Side::Refuter => effort.refuter = 1,
                }
                node.set_effort(effort);
            }
        }
        false
    }

    /// The effort of `count` refutations, the largest in full, and the part beyond it.
    pub(super) fn of_alike(sum: u64, largest: u64, count: u64) -> (u64, u64) {
        let rest = (sum - largest) / 4 + count.saturating_sub(1);
        (largest + rest, rest)
    }
}
