//! The explored situations of one proof, and the exact conclusions among them.
//!
//! A situation is *settled* when its answer is known for sure. Conclusions spread to all situations
//! that lead there at once: a claimant's situation with a successor in the attractor is in it, one all
//! of whose successors are outside is outside, and the other way round for the refuter. Since C7
//! depends on the situation alone (see `loja_certificate`), it does not matter how a situation was reached.

use hashbrown::HashTable;
use loja_certificate::Answer;

use super::chunks::Chunks;
use crate::situation::{Situation, Turn};

/// No node, no edge.
pub(crate) const NONE: u32 = u32::MAX;

/// A situation, with what the search thinks of it.
#[derive(Clone, Debug)]
pub(crate) struct Node<const W: usize> {
    pub(crate) situation: Situation<W>,
    /// The proof number and the disproof number: how many situations may still have to be settled to
    /// show a lock, and to refute it. They order the search and are evidence of nothing.
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
    pub(crate) settled: Option<Answer>,
    pub(crate) expanded: bool,
}

/// A proof number and a disproof number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    pub(crate) lock: u32,
    pub(crate) refuted: u32,
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
pub(crate) struct Graph<const W: usize> {
    pub(crate) nodes: Chunks<Node<W>>,
    edges: Chunks<Edge>,
    numbers: HashTable<u32>,
    fresh: Vec<u32>,
    settled: u32,
}

impl<const W: usize> Default for Graph<W> {
    fn default() -> Graph<W> {
        Graph {
            nodes: Chunks::default(),
            edges: Chunks::default(),
            numbers: HashTable::new(),
            fresh: Vec::new(),
            settled: 0,
        }
    }
}

/// What settles a situation of this player as soon as one successor has it.
pub(crate) const fn wanted(turn: Turn) -> Answer {
    match turn {
        Turn::Claimant => Answer::Lock,
        Turn::Refuter => Answer::Refuted,
    }
}

/// What he gets when no successor has what he wants.
pub(crate) const fn unwanted(turn: Turn) -> Answer {
    wanted(turn.other())
}

/// A mixing function; equality is always asked of the whole situation.
#[inline]
fn hash<const W: usize>(situation: &Situation<W>) -> u64 {
    let mut mixed = u64::from(situation.ko) << 1 | u64::from(situation.turn == Turn::Refuter);
    for &word in situation.own.words().iter().chain(situation.foe.words()) {
        mixed = (mixed.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^= mixed >> 29;
    }
    mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ (mixed >> 32)
}

impl<const W: usize> Graph<W> {
    pub(crate) fn find(&self, situation: &Situation<W>) -> Option<u32> {
        let same = |&number: &u32| self.nodes[number].situation == *situation;
        self.numbers.find(hash(situation), same).copied()
    }

    pub(crate) fn find_or_add(
        &mut self,
        situation: &Situation<W>,
        effort: impl FnOnce() -> Effort,
    ) -> u32 {
        let hashed = hash(situation);
        let same = |&number: &u32| self.nodes[number].situation == *situation;
        if let Some(&number) = self.numbers.find(hashed, same) {
            return number;
        }
        let number = self.nodes.push(Node {
            situation: *situation,
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
            .insert_unique(hashed, number, |&number| hash(&nodes[number].situation));
        number
    }

    /// Writes down the successors of a node that aren't settled yet.
    pub(crate) fn expand(&mut self, number: u32, children: &[u32]) {
        let first_edge = u32::try_from(self.edges.len()).unwrap_or(NONE);
        for &child in children {
            let next = self.nodes[child].parents;
            let edge = self.edges.push(Edge {
                child,
                parent: number,
                next,
            });
            self.nodes[child].parents = edge;
        }
        let count = u16::try_from(children.len()).unwrap_or(u16::MAX);
        let node = &mut self.nodes[number];
        (node.first_edge, node.edges, node.open) = (first_edge, count, count);
        node.expanded = true;
        if count == 0 {
            let answer = unwanted(node.situation.turn);
            self.settle(number, answer);
        }
    }

    pub(crate) fn children(&self, number: u32) -> impl Iterator<Item = u32> + '_ {
        let node = &self.nodes[number];
        let edges = node.first_edge..node.first_edge + u32::from(node.edges);
        edges.map(|edge| self.edges[edge].child)
    }

    /// Settles a node and all that follows.
    pub(crate) fn settle(&mut self, number: u32, answer: Answer) {
        self.mark(number, answer);
        while let Some(number) = self.fresh.pop() {
            let Some(answer) = self.nodes[number].settled else {
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
                if answer == wanted(node.situation.turn) || node.open == 0 {
                    self.mark(parent, answer);
                }
            }
        }
    }

    fn mark(&mut self, number: u32, answer: Answer) {
        let node = &mut self.nodes[number];
        if node.settled.is_some() {
            debug_assert_eq!(node.settled, Some(answer), "a situation has one answer");
            return;
        }
        self.settled += 1;
        node.settled = Some(answer);
        node.order = self.settled;
        self.fresh.push(number);
    }

    pub(crate) fn bytes(&self) -> u64 {
        (self.nodes.bytes() + self.edges.bytes() + self.numbers.allocation_size()) as u64
    }
}
