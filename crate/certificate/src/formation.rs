//! C8 on the fast board, and what is left of it in a zone.

use loja_rules::FastBoard;

use crate::arena::{Arena, What};

#[derive(Debug, Default)]
pub(crate) struct Eyes {
    done: Vec<bool>,
    waiting: Vec<usize>,
}

impl Eyes {
    /// Whether the claimant has a 2-eye formation (C8), or in a zone the goal of [`crate::lemma::zone`].
    pub(crate) fn formation(&mut self, arena: &Arena, what: &[What], board: &FastBoard) -> bool {
        // C8.1, C8.4: waived in a zone.
        if !arena.is_zone && (what.is_empty() || !arena.all_have_neighbors) {
            return false;
        }
        // C8.2
        if what.contains(&What::Other) {
            return false;
        }
        // C8.3, that is C5.2
        let own = |&x: &_| board.color_at(x) == Some(arena.player);
        let bordered =
            |(x, outside): &(usize, Vec<_>)| what[*x] == What::Own && !outside.iter().any(own);
        // C8.5: without a refuter's stone, only two empty neighbours share no stone of the claimant.
        let parted = |x| what[x] == What::Own || arena.near(x).all(|y| what[y] == What::Own);
        arena.border.iter().all(bordered)
            && (0..what.len()).all(parted)
            && self.all_have_two(arena, what)
    }

    /// C8.6: each chain has contact to two empty members, or a spared stone. With the border known, no chain
    /// leaves the set.
    fn all_have_two(&mut self, arena: &Arena, what: &[What]) -> bool {
        self.done.clear();
        self.done.resize(what.len(), false);
        self.waiting.clear();
        for first in 0..what.len() {
            if what[first] != What::Own || self.done[first] {
                continue;
            }
            let (mut eye, mut enough) = (None, false);
            self.done[first] = true;
            self.waiting.push(first);
            while let Some(x) = self.waiting.pop() {
                enough |= arena.spared[x];
                for y in arena.near(x) {
                    if what[y] != What::Own {
                        enough |= eye.is_some_and(|eye| eye != y);
                        eye = Some(y);
                    } else if !self.done[y] {
                        self.done[y] = true;
                        self.waiting.push(y);
                    }
                }
            }
            if !enough {
                return false;
            }
        }
        true
    }
}
