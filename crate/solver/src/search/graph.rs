//! The explored situations of one game, and the exact conclusions among them.
//!
//! A situation is *settled* when its winner is known for sure. Conclusions spread at once to all situations
//! that lead there: who moves wins with a successor that he wins, and loses when he loses all of them. The winner
//! depends on the key alone, so it does not matter how a situation was reached.

use std::hash::BuildHasher;

use hashbrown::HashTable;

use super::chunks::Chunks;
use super::game::{Effort, Key, Side};
use crate::hash::QuickHash;

/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// A node counts no more successors.
pub(crate) const MOST_SUCCESSORS: u16 = u16::MAX;

/// A situation, with what the search thinks of it.
#[derive(Clone, Debug)]
pub(crate) struct Node<K> {
    pub(crate) key: K,
    pub(crate) effort: Effort,
    /// Where it is on the current path, or [`NONE`].
    pub(crate) depth: u32,
    /// One more than the lowest place on the current path that its provisional refutation relies on;
    /// 0 when it has none.
    pub(crate) leans: u32,
    first_edge: u32,
    /// The last edge that leads here.
    parents: u32,
    /// The how-manieth situation it was to be settled. What settled it has a smaller number.
    pub(crate) order: u32,
    edges: u16,
    /// How many successors are not settled.
    open: u16,
    pub(crate) settled: Option<Side>,
    pub(crate) expanded: bool,
}

/// A move from one situation to another.
#[derive(Clone, Copy, Debug)]
struct Edge {
    child: u32,
    parent: u32,
    /// The next edge that leads to the same child.
    next: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Graph<K> {
    pub(crate) nodes: Chunks<Node<K>>,
    edges: Chunks<Edge>,
    numbers: HashTable<u32>,
    fresh: Vec<u32>,
    settled: u32,
}

impl<K> Default for Graph<K> {
    fn default() -> Graph<K> {
        Graph {
            nodes: Chunks::default(),
            edges: Chunks::default(),
            numbers: HashTable::new(),
            fresh: Vec::new(),
            settled: 0,
        }
    }
}

/// A quick one; equality is always asked of the whole key.
#[inline]
fn hash<K: Key>(key: &K) -> u64 {
    QuickHash::default().hash_one(key)
}

impl<K: Key> Graph<K> {
    pub(crate) fn find(&self, key: &K) -> Option<u32> {
        let same = |&number: &u32| self.nodes[number].key == *key;
        self.numbers.find(hash(key), same).copied()
    }

    /// Whether the numbers suffice for one more situation and all its successors. Nothing is added without that, so no
    /// number stands for two nodes, and none is [`NONE`].
    #[inline]
    pub(crate) fn has_room(&self) -> bool {
        // Full lists take some hundred gigabytes.
        const MOST: u32 = NONE - MOST_SUCCESSORS as u32 - 1;
        self.nodes.len() < MOST && self.edges.len() < MOST
    }

    pub(crate) fn find_or_add(&mut self, key: &K, effort: impl FnOnce() -> Effort) -> u32 {
        let hashed = hash(key);
        let same = |&number: &u32| self.nodes[number].key == *key;
        if let Some(&number) = self.numbers.find(hashed, same) {
            return number;
        }
        let number = self.nodes.push(Node {
            key: *key,
            effort: effort(),
            depth: NONE,
            leans: 0,
            first_edge: 0,
            parents: NONE,
            order: 0,
            edges: 0,
            open: 0,
            settled: None,
            expanded: false,
        });
        let nodes = &self.nodes;
        self.numbers
            .insert_unique(hashed, number, |&number| hash(&nodes[number].key));
        number
    }

    /// Writes down the successors of a node that aren't settled yet, at most [`MOST_SUCCESSORS`].
    pub(crate) fn expand(&mut self, number: u32, children: &[u32]) {
        let first_edge = self.edges.len();
        let mut count = 0;
        for &child in children {
            count += 1;
            let next = self.nodes[child].parents;
            let edge = self.edges.push(Edge {
                child,
                parent: number,
                next,
            });
            self.nodes[child].parents = edge;
        }
        let node = &mut self.nodes[number];
        (node.first_edge, node.edges, node.open) = (first_edge, count, count);
        node.expanded = true;
        if count == 0 {
            let winner = node.key.side().other();
            self.settle(number, winner);
        }
    }

    pub(crate) fn children(&self, number: u32) -> impl Iterator<Item = u32> + '_ {
        let node = &self.nodes[number];
        let edges = node.first_edge..node.first_edge + u32::from(node.edges);
        edges.map(|edge| self.edges[edge].child)
    }

    /// Settles a node and all that follows.
    pub(crate) fn settle(&mut self, number: u32, winner: Side) {
        self.mark(number, winner);
        while let Some(number) = self.fresh.pop() {
            let Some(winner) = self.nodes[number].settled else {
                continue;
            };
            let mut edge = self.nodes[number].parents;
            while edge != NONE {
                let Edge { parent, next, .. } = self.edges[edge];
                edge = next;
                let node = &mut self.nodes[parent];
                if node.settled.is_some() {
                    continue;
                }
                node.open -= 1;
                if winner == node.key.side() || node.open == 0 {
                    self.mark(parent, winner);
                }
            }
        }
    }

    fn mark(&mut self, number: u32, winner: Side) {
        let node = &mut self.nodes[number];
        if node.settled.is_some() {
            debug_assert_eq!(node.settled, Some(winner), "a situation has one winner");
            return;
        }
        self.settled += 1;
        node.settled = Some(winner);
        node.order = self.settled;
        self.fresh.push(number);
    }

    /// The memory of it; without room for more, more than any limit allows.
    pub(crate) fn bytes(&self) -> u64 {
        const FULL: u64 = 1 << 60;
        if !self.has_room() {
            return FULL;
        }
        (self.nodes.bytes() + self.edges.bytes() + self.numbers.allocation_size()) as u64
    }
}
