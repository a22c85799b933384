//! All connected sets of nodes of a graph, each once, small ones first, in little memory.
//!
//! For each size, a walk builds each set from its lowest node. A frame keeps which nodes may be added (`next`) and
//! which have been beside the set (`seen`). A new node adds only neighbours that were not beside the set before, so
//! each set has one order of building (S. Wernicke's enumeration). The memory is one frame a node; each size walks
//! through smaller sets once more.

use super::index_set::IndexSet;

#[derive(Clone, Debug)]
struct Frame {
    next: IndexSet,
    seen: IndexSet,
}

#[derive(Clone, Debug)]
pub(crate) struct Connected {
    near: Vec<IndexSet>,
    size: usize,
    root: usize,
    frames: Vec<Frame>,
    chosen: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Found(Vec<usize>),
    Walking,
    Done,
}

impl Connected {
    pub(crate) fn new(near: Vec<IndexSet>, size: usize) -> Connected {
        Connected {
            near,
            size,
            root: 0,
            frames: Vec::new(),
            chosen: Vec::new(),
        }
    }

    pub(crate) fn step(&mut self) -> Step {
        let Some(frame) = self.frames.last_mut() else {
            return self.plant();
        };
        let Some(node) = frame.next.pop() else {
            self.frames.pop();
            self.chosen.pop();
            return Step::Walking;
        };
        if self.chosen.len() + 1 == self.size {
            let mut found = self.chosen.clone();
            found.push(node);
            return Step::Found(found);
        }
        let mut fresh = self.near[node].clone();
        fresh.take(&frame.seen);
        // The root has the lowest number of its sets, and those below it were roots before.
        let root = self.chosen[0];
        for lower in 0..root {
            fresh.remove(lower);
        }
        let mut grown = frame.clone();
        grown.next.add(&fresh);
        grown.seen.add(&self.near[node]);
        self.frames.push(grown);
        self.chosen.push(node);
        Step::Walking
    }

    fn plant(&mut self) -> Step {
        let root = self.root;
        if root >= self.near.len() || self.size == 0 {
            return Step::Done;
        }
        self.root += 1;
        if self.size == 1 {
            return Step::Found(vec![root]);
        }
        if self.reach(root) < self.size {
            return Step::Walking;
        }
        let mut next = self.near[root].clone();
        for lower in 0..=root {
            next.remove(lower);
        }
        let mut seen = self.near[root].clone();
        seen.insert(root);
        self.chosen = vec![root];
        self.frames = vec![Frame { next, seen }];
        Step::Walking
    }

    fn reach(&self, root: usize) -> usize {
        let mut reached = IndexSet::none(self.near.len());
        let mut waiting = vec![root];
        reached.insert(root);
        while let Some(node) = waiting.pop() {
            for other in self.near[node].iter().filter(|&other| other > root) {
                if !reached.has(other) {
                    reached.insert(other);
                    waiting.push(other);
                }
            }
        }
        reached.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn is_connected(near: &[IndexSet], bits: u32) -> bool {
        let mut reached = 1_u32 << bits.trailing_zeros();
        loop {
            let before = reached;
            for (node, beside) in near.iter().enumerate() {
                if before >> node & 1 == 1 {
                    for other in beside.iter() {
                        reached |= bits & 1 << other;
                    }
                }
            }
            if reached == before {
                return reached == bits;
            }
        }
    }

    #[test]
    fn each_connected_set_comes_once() {
        let mut dice = 9_u64;
        for round in 0..300 {
            let count = round % 8;
            let mut near = vec![IndexSet::none(count); count];
            for a in 0..count {
                for b in 0..a {
                    dice = dice
                        .wrapping_mul(6_364_136_223_846_793_005)
                        .wrapping_add(1_442_695_040_888_963_407);
                    if dice >> 60 < 5 {
                        near[a].insert(b);
                        near[b].insert(a);
                    }
                }
            }
            let mut found = BTreeSet::new();
            for size in 1..=count {
                let mut walk = Connected::new(near.clone(), size);
                loop {
                    match walk.step() {
                        Step::Found(nodes) => {
                            assert_eq!(nodes.len(), size);
                            let bits = nodes.iter().fold(0_u32, |bits, node| bits | 1 << node);
                            assert!(found.insert(bits), "{nodes:?} twice");
                        }
                        Step::Walking => {}
                        Step::Done => break,
                    }
                }
            }
            let wanted: BTreeSet<u32> = (1..1_u32 << count)
                .filter(|&bits| is_connected(&near, bits))
                .collect();
            assert_eq!(found, wanted);
        }
    }
}
