//! Makes room in a full graph, so that a search can go on.
//!
//! Settled situations stay without their moves, because conclusions and certificates rest on them and the rules give
//! the moves again. Of the open ones, the most searched part stays, and the rest folds up into its effort. That
//! changes no conclusion and only costs time.

use super::game::Key;
use super::graph::{Edge, Graph, NONE};
use super::{CirclesLoseForClaimant, Search};

/// The largest share that stays, if the settled situations allow it.
const KEPT: u64 = 2;

/// Which nodes stay, and the count below each expanded open one.
struct Census {
    /// Counted along the first way there, with itself; 0 if unreachable.
    below: Vec<u32>,
    stays: Vec<bool>,
    /// Situations settled later than this stay.
    later: u32,
}

impl<G: CirclesLoseForClaimant> Search<G> {
    /// Forgets at least half of the graph.
    pub fn make_room(&mut self) {
        self.interrupt();
        let most = self.graph.held() / KEPT;
        self.root = self.graph.make_room(self.root, most, 0);
    }

    /// Forgets at least half of a full graph, even settled situations before the last quarter.
    ///
    /// For searches without certificates.
    pub fn make_room_if_full(&mut self) {
        if !self.graph.has_room() {
            self.forget_half();
        }
    }

    /// Forgets as [`make_room_if_full`](Search::make_room_if_full) does, full or not.
    pub fn forget_half(&mut self) {
        self.interrupt();
        let most = self.graph.held() / KEPT;
        let stay = most / KEPT / Graph::<G::Key>::bytes_of(1, 0);
        let later = u64::from(self.graph.settled).saturating_sub(stay);
        let later = u32::try_from(later).unwrap_or(u32::MAX);
        self.root = self.graph.make_room(self.root, most, later);
    }

    /// Forgets all but the start and what is settled.
    pub fn keep_conclusions(&mut self) {
        self.interrupt();
        self.root = self.graph.make_room(self.root, 0, 0);
    }
}

impl<K: Key> Graph<K> {
    /// Folds up the graph to this size and returns the start's new number, which voids all others.
    fn make_room(&mut self, root: u32, most: u64, later: u32) -> u32 {
        let mut census = self.census(root, later);
        let mut least = 2;
        loop {
            let (nodes, edges) = self.choose(root, least, &mut census);
            if Self::bytes_of(nodes, edges) <= most || edges == 0 {
                break;
            }
            least = match most {
                0 => u32::MAX,
                _ => least.saturating_mul(2),
            };
        }
        let numbers = Self::numbers_of(&census.stays);
        self.move_edges(least, &census.below, &numbers);
        self.move_nodes(&numbers);
        numbers[root as usize]
    }

    fn is_open_and_expanded(&self, number: u32) -> bool {
        let node = &self.nodes[number];
        node.settled().is_none() && node.expanded()
    }

    fn census(&self, root: u32, later: u32) -> Census {
        let len = self.nodes.len() as usize;
        let mut below = vec![0_u32; len];
        // A node and its predecessor return once all below are counted.
        let mut waiting = vec![(root, NONE, false)];
        while let Some((number, from, counted)) = waiting.pop() {
            let at = number as usize;
            if counted {
                if from != NONE {
                    below[from as usize] = below[from as usize].saturating_add(below[at]);
                }
                continue;
            }
            if below[at] != 0 || !self.is_open_and_expanded(number) {
                continue;
            }
            below[at] = 1;
            waiting.push((number, from, true));
            waiting.extend(self.children(number).map(|child| (child, number, false)));
        }
        Census {
            below,
            stays: vec![false; len],
            later,
        }
    }

    fn choose(&self, root: u32, least: u32, census: &mut Census) -> (u64, u64) {
        let Census {
            below,
            stays,
            later,
        } = census;
        for (number, stays) in (0..).zip(stays.iter_mut()) {
            // Open ones have no order.
            *stays = number == root || self.nodes[number].order() > *later;
        }
        let mut edges = 0;
        for (number, _) in (0..).zip(below.iter()).filter(|&(_, &size)| size >= least) {
            stays[number as usize] = true;
            edges += 1;
            for child in self.open_children(number) {
                stays[child as usize] = true;
                edges += 1;
            }
        }
        let nodes = stays.iter().filter(|&&stays| stays).count();
        (nodes as u64, edges)
    }

    fn open_children(&self, number: u32) -> impl Iterator<Item = u32> + '_ {
        let is_open = |&child: &u32| self.nodes[child].settled().is_none();
        self.children(number).filter(is_open)
    }

    fn numbers_of(stays: &[bool]) -> Vec<u32> {
        let mut next = 0;
        let number = |&stays: &bool| {
            let number = if stays { next } else { NONE };
            next += u32::from(stays);
            number
        };
        stays.iter().map(number).collect()
    }

    /// Moves the rows of edges that stay to the front, with the new numbers. This comes before the nodes move.
    fn move_edges(&mut self, least: u32, below: &[u32], numbers: &[u32]) {
        for number in 0..self.nodes.len() {
            self.nodes[number].forget_edges();
        }
        let (mut from, mut to) = (0, 0);
        while from < self.edges.len() {
            let head = self.edges[from];
            let (row, count) = (from + 1, head.count());
            from = row + count;
            let Some(parent) = head.parent() else {
                continue;
            };
            if below[parent as usize] < least || self.nodes[parent].settled().is_some() {
                continue;
            }
            let first = to;
            to += 1;
            for at in row..from {
                let child = self.edges[at].node();
                let node = &mut self.nodes[child];
                if node.settled().is_none() {
                    self.edges[to] = Edge::to(numbers[child as usize], node.parents);
                    node.parents = to;
                    to += 1;
                }
            }
            let count = u16::try_from(to - first - 1).unwrap_or(u16::MAX);
            self.edges[first] = Edge::head(numbers[parent as usize], count);
            self.nodes[parent].head = first;
        }
        self.edges.truncate(to);
    }

    fn move_nodes(&mut self, numbers: &[u32]) {
        let mut kept = 0;
        for (old, &new) in (0..).zip(numbers) {
            if new != NONE {
                self.nodes[new] = self.nodes[old].clone();
                kept = new + 1;
            }
        }
        self.nodes.truncate(kept);
        self.number_all(kept as usize);
    }
}
