//! The explored situations of one game, and the exact conclusions among them.
//!
//! A situation is *settled* when its winner is certain. Conclusions spread at once to all predecessors: the mover
//! wins with one won successor, and loses when all are lost. The winner depends on the key alone.

use std::hash::BuildHasher;
use std::num::NonZeroU32;

use hashbrown::HashTable;

use super::chunks::Chunks;
use super::game::{Effort, Key, Side};
use super::hash::QuickHash;

/// No node, no edge.
pub const NONE: u32 = u32::MAX;

/// The start of forgotten edges of an expanded node.
const FORGOTTEN: u32 = u32::MAX - 1;

/// The most successors that a node counts.
pub const MOST_SUCCESSORS: u16 = u16::MAX;

/// The most nodes, or edges: half of the numbers, since heads and orders take a bit, and a head is one edge more.
/// Full lists would take some hundred gigabytes.
const MOST: u32 = Edge::HEAD - MOST_SUCCESSORS as u32 - 2;

/// About how many edges a node has, to divide a limit between the two.
const EDGES_EACH: u64 = 3;

/// The winner or a guess. No effort is zero, so 8 bytes suffice.
#[derive(Clone, Copy, Debug)]
enum State {
    Open { claimant: NonZeroU32, refuter: u32 },
    Settled(Settled),
}

impl State {
    #[inline]
    fn open(effort: Effort) -> State {
        debug_assert_ne!(effort.claimant, 0, "there is something to be settled");
        State::Open {
            claimant: NonZeroU32::new(effort.claimant).unwrap_or(NonZeroU32::MIN),
            refuter: effort.refuter,
        }
    }
}

/// The winner, in the last bit, and the rank of settling.
#[derive(Clone, Copy, Debug)]
struct Settled(u32);

impl Settled {
    #[inline]
    fn new(winner: Side, order: u32) -> Settled {
        Settled(order << 1 | u32::from(winner == Side::Refuter))
    }

    #[inline]
    fn winner(self) -> Side {
        match self.0 & 1 {
            0 => Side::Claimant,
            _ => Side::Refuter,
        }
    }

    #[inline]
    fn order(self) -> u32 {
        self.0 >> 1
    }
}

/// A situation and the search's view of it, packed since there are millions.
#[derive(Clone, Debug)]
pub struct Node<K: Key> {
    words: K::Words,
    rest: u32,
    state: State,
    /// One more than its place on the path, or than the lowest place of the path that refutes it for now; else 0.
    ///
    /// Nothing on the path is refuted.
    pub(super) leans: u32,
    /// The head of its edges; [`NONE`] while it isn't expanded.
    pub(super) head: u32,
    /// The last edge that leads here.
    pub(super) parents: u32,
}

impl<K: Key> Node<K> {
    /// Which situation it is.
    #[inline]
    pub fn key(&self) -> K {
        K::unpack(&self.words, self.rest)
    }

    /// The winner, once certain.
    #[inline]
    pub fn settled(&self) -> Option<Side> {
        match self.state {
            State::Open { .. } => None,
            State::Settled(settled) => Some(settled.winner()),
        }
    }

    /// Its rank of settling, 0 while open; only smaller ranks settled it.
    #[inline]
    pub fn order(&self) -> u32 {
        match self.state {
            State::Open { .. } => 0,
            State::Settled(settled) => settled.order(),
        }
    }

    /// How much work it seems, until settled.
    #[inline]
    pub fn effort(&self) -> Option<Effort> {
        match self.state {
            State::Open { claimant, refuter } => Some(Effort {
                claimant: claimant.get(),
                refuter,
            }),
            State::Settled(_) => None,
        }
    }

    #[inline]
    pub(super) fn set_effort(&mut self, effort: Effort) {
        debug_assert!(self.settled().is_none(), "what is settled takes no effort");
        if self.settled().is_none() {
            self.state = State::open(effort);
        }
    }

    /// Whether its successors are known.
    #[inline]
    pub fn expanded(&self) -> bool {
        self.head != NONE
    }

    /// Settled situations still count as expanded; open ones must be expanded again.
    pub(super) fn forget_edges(&mut self) {
        self.parents = NONE;
        self.head = match self.settled() {
            Some(_) if self.expanded() => FORGOTTEN,
            _ => NONE,
        };
    }
}

/// A move between situations, or the head of a row of moves, from which one finds their origin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// Where it leads; in a head, the origin, with the bit [`Edge::HEAD`].
    node: u32,
    /// The next edge to the same situation; in a head, the moves times 2^16, plus the open ones.
    link: u32,
}

impl Edge {
    const HEAD: u32 = 1 << 31;

    pub(super) fn head(parent: u32, count: u16) -> Edge {
        let count = u32::from(count);
        let (node, link) = (parent | Edge::HEAD, count << 16 | count);
        Edge { node, link }
    }

    pub(super) fn to(child: u32, next: u32) -> Edge {
        let (node, link) = (child, next);
        Edge { node, link }
    }

    /// In a move, where it leads.
    pub(super) fn node(self) -> u32 {
        self.node
    }

    #[inline]
    pub(super) fn parent(self) -> Option<u32> {
        (self.node & Edge::HEAD != 0).then_some(self.node & !Edge::HEAD)
    }

    #[inline]
    pub(super) fn count(self) -> u32 {
        self.link >> 16
    }

    #[inline]
    fn close_one(&mut self) -> bool {
        debug_assert!(self.node & Edge::HEAD != 0 && self.link & 0xFFFF != 0);
        self.link -= 1;
        self.link & 0xFFFF == 0
    }
}

/// All situations seen, and the moves between them.
#[derive(Clone, Debug)]
pub struct Graph<K: Key> {
    /// By number.
    pub nodes: Chunks<Node<K>>,
    pub(super) edges: Chunks<Edge>,
    pub(super) numbers: HashTable<u32>,
    fresh: Vec<u32>,
    pub(super) settled: u32,
    most: u32,
}

impl<K: Key> Default for Graph<K> {
    fn default() -> Graph<K> {
        Graph {
            nodes: Chunks::default(),
            edges: Chunks::default(),
            numbers: HashTable::new(),
            fresh: Vec::new(),
            settled: 0,
            most: MOST,
        }
    }
}

#[inline]
pub(super) fn hash<K: Key>(key: &K) -> u64 {
    QuickHash::default().hash_one(key)
}

impl<K: Key> Graph<K> {
    /// The number of a situation, if it was seen.
    pub fn find(&self, key: &K) -> Option<u32> {
        self.number(hash(key), key.pack())
    }

    #[inline]
    fn number(&self, hashed: u64, (words, rest): (K::Words, u32)) -> Option<u32> {
        let same = |&number: &u32| {
            let node = &self.nodes[number];
            node.words == words && node.rest == rest
        };
        self.numbers.find(hashed, same).copied()
    }

    /// Whether the numbers suffice for one more situation and its successors.
    ///
    /// Nothing is added otherwise, so no number is [`NONE`] or used twice.
    #[inline]
    pub fn has_room(&self) -> bool {
        let edges = u64::from(self.edges.len());
        self.nodes.len() < self.most && edges < (u64::from(self.most) * EDGES_EACH).min(MOST.into())
    }

    /// Limits memory to about this from now on, plus what one situation adds.
    pub fn keep_within(&mut self, bytes: u64) {
        let most = bytes / Self::bytes_of(1, EDGES_EACH);
        self.most = u32::try_from(most).unwrap_or(MOST).clamp(1, MOST);
    }

    /// The situation's number; a new one starts with this effort.
    pub fn find_or_add(&mut self, key: &K, effort: impl FnOnce() -> Effort) -> u32 {
        let hashed = hash(key);
        let (words, rest) = key.pack();
        if let Some(number) = self.number(hashed, (words, rest)) {
            return number;
        }
        let number = self.nodes.push(Node {
            words,
            rest,
            state: State::open(effort()),
            leans: 0,
            head: NONE,
            parents: NONE,
        });
        debug_assert_eq!(self.nodes[number].key(), *key, "a key is packed as a whole");
        if self.numbers.len() == self.numbers.capacity() {
            self.number_all(self.nodes.len() as usize);
        } else {
            let nodes = &self.nodes;
            let hashed_again = |&number: &u32| hash(&nodes[number].key());
            self.numbers.insert_unique(hashed, number, hashed_again);
        }
        number
    }

    /// Rebuilds the table, dropping the old one first and reading nodes in order, unlike a table that grows by
    /// itself.
    pub(super) fn number_all(&mut self, capacity: usize) {
        self.numbers = HashTable::new();
        self.numbers = HashTable::with_capacity(capacity);
        let nodes = &self.nodes;
        let hashed = |&number: &u32| hash(&nodes[number].key());
        for number in 0..nodes.len() {
            self.numbers.insert_unique(hashed(&number), number, hashed);
        }
    }

    /// Adds the open successors of a node, at most [`MOST_SUCCESSORS`].
    pub fn expand(&mut self, number: u32, children: &[u32]) {
        let count = u16::try_from(children.len()).unwrap_or(MOST_SUCCESSORS);
        self.nodes[number].head = self.edges.push(Edge::head(number, count));
        for &child in &children[..usize::from(count)] {
            let node = &mut self.nodes[child];
            node.parents = self.edges.push(Edge::to(child, node.parents));
        }
        if count == 0 {
            let winner = self.nodes[number].key().side().other();
            self.settle(number, winner);
        }
    }

    /// Takes over a winner shown elsewhere with all that follows, so it counts as expanded.
    pub fn learn(&mut self, key: &K, winner: Side) {
        if !self.has_room() {
            return;
        }
        let number = self.find_or_add(key, || Effort::LEAST);
        let node = &mut self.nodes[number];
        if node.settled().is_some() {
            return;
        }
        if !node.expanded() {
            node.head = self.edges.push(Edge::head(number, 0));
        }
        self.settle(number, winner);
    }

    /// The successors written down for it.
    pub fn children(&self, number: u32) -> impl Iterator<Item = u32> + '_ {
        let head = self.nodes[number].head;
        let count = match head {
            NONE | FORGOTTEN => 0,
            head => self.edges[head].count(),
        };
        (1..=count).map(move |at| self.edges[head + at].node)
    }

    /// Settles a node and all that follows.
    pub fn settle(&mut self, number: u32, winner: Side) {
        self.mark(number, winner);
        while let Some(number) = self.fresh.pop() {
            let Some(winner) = self.nodes[number].settled() else {
                continue;
            };
            let mut edge = self.nodes[number].parents;
            while edge != NONE {
                let mut head = edge;
                edge = self.edges[edge].link;
                let parent = loop {
                    head -= 1;
                    if let Some(parent) = self.edges[head].parent() {
                        break parent;
                    }
                };
                let node = &self.nodes[parent];
                if node.settled().is_some() {
                    continue;
                }
                let was_last = self.edges[head].close_one();
                if was_last || winner == node.key().side() {
                    self.mark(parent, winner);
                }
            }
        }
    }

    fn mark(&mut self, number: u32, winner: Side) {
        let node = &mut self.nodes[number];
        if let Some(known) = node.settled() {
            debug_assert_eq!(known, winner, "a situation has one winner");
            return;
        }
        self.settled += 1;
        node.state = State::Settled(Settled::new(winner, self.settled));
        self.fresh.push(number);
    }

    pub(super) fn bytes_of(nodes: u64, edges: u64) -> u64 {
        let table = (size_of::<u32>() + 1) as u64 * 2;
        nodes * (size_of::<Node<K>>() as u64 + table) + edges * size_of::<Edge>() as u64
    }

    /// Its memory; beyond any limit when full.
    pub fn bytes(&self) -> u64 {
        const FULL: u64 = 1 << 60;
        if !self.has_room() {
            return FULL;
        }
        self.held()
    }

    /// Its memory, full or not.
    pub fn held(&self) -> u64 {
        (self.nodes.bytes() + self.edges.bytes() + self.numbers.allocation_size()) as u64
    }
}
