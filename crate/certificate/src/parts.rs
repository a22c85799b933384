//! The chains of one player in the set, and the regions that remain without them.

use crate::arena::{Arena, What};

/// A region that touches a chain.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touch {
    pub(crate) region: usize,
    pub(crate) chain: usize,
    pub(crate) whole: bool,
}

/// Chains of a colour, and connected parts of all other members. Kept between situations to save allocations.
#[derive(Debug, Default)]
pub(crate) struct Parts {
    chain_of: Vec<Option<usize>>,
    chains: usize,
    order: Vec<usize>,
    ends: Vec<usize>,
    waiting: Vec<usize>,
    done: Vec<bool>,
    /// For each chain: the last location that touched it, and how many locations did.
    last: Vec<Option<usize>>,
    count: Vec<u32>,
    around: Vec<usize>,
    pub(crate) touches: Vec<Touch>,
}

impl Parts {
    pub(crate) fn chains(&self) -> usize {
        self.chains
    }

    pub(crate) fn regions(&self) -> usize {
        self.ends.len()
    }

    /// The locations of a region.
    pub(crate) fn region(&self, region: usize) -> impl Iterator<Item = usize> + '_ {
        let start = region.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.order[start..self.ends[region]].iter().copied()
    }

    pub(crate) fn find(&mut self, arena: &Arena, what: &[What], own: What) {
        self.chains = 0;
        self.chain_of.clear();
        self.chain_of.resize(arena.len(), None);
        self.done.clear();
        self.done.resize(arena.len(), false);
        self.order.clear();
        self.ends.clear();
        for first in 0..arena.len() {
            if self.done[first] {
                continue;
            }
            let is_chain = what[first] == own;
            self.done[first] = true;
            self.waiting.push(first);
            while let Some(x) = self.waiting.pop() {
                if is_chain {
                    self.chain_of[x] = Some(self.chains);
                } else {
                    self.order.push(x);
                }
                for y in arena.near(x) {
                    if !self.done[y] && (what[y] == own) == is_chain {
                        self.done[y] = true;
                        self.waiting.push(y);
                    }
                }
            }
            if is_chain {
                self.chains += 1;
            } else {
                self.ends.push(self.order.len());
            }
        }
    }

    /// Finds which region touches which chain, and whether all locations that pass `asked` do; no if none passes.
    pub(crate) fn touch(&mut self, arena: &Arena, asked: impl Fn(usize) -> bool) {
        self.touches.clear();
        self.last.clear();
        self.last.resize(self.chains, None);
        self.count.clear();
        self.count.resize(self.chains, 0);
        let mut start = 0;
        for region in 0..self.ends.len() {
            let mut wanted = 0;
            for &x in &self.order[start..self.ends[region]] {
                let counts = asked(x);
                wanted += u32::from(counts);
                for y in arena.near(x) {
                    let Some(chain) = self.chain_of[y] else {
                        continue;
                    };
                    if self.last[chain] == Some(x) {
                        continue;
                    }
                    if !self.around.contains(&chain) {
                        self.around.push(chain);
                    }
                    self.last[chain] = Some(x);
                    self.count[chain] += u32::from(counts);
                }
            }
            start = self.ends[region];
            for chain in self.around.drain(..) {
                let whole = wanted > 0 && self.count[chain] == wanted;
                self.count[chain] = 0;
                self.touches.push(Touch {
                    region,
                    chain,
                    whole,
                });
            }
        }
    }
}
