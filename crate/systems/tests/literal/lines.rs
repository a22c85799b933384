//! Hypothetical lines of play under the rules of 1989 with the owner's new stones remembered, from every situation of a world.
//!
//! The play, the marks and who can take which stone are the literal judge's of 1989; here is nothing but bookkeeping.
//! What is asked, and which new stones count, is up to the rules that ask.

use std::collections::HashMap;

use super::jrg89::{Situation, Stones, Turn, World};

/// A situation, and on which points the owner's stones have been played in the line, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    pub situation: usize,
    pub new: u32,
}

/// A turn in a line.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub turn: Turn,
    pub to: usize,
}

pub struct Lines<'a> {
    pub world: &'a World,
    /// Whose stones are new.
    pub owner: u8,
    pub nodes: Vec<Node>,
    pub steps: Vec<Vec<Step>>,
    number: HashMap<Node, usize>,
}

/// For every step of every node whether something happens in it.
pub type Marked = Vec<Vec<bool>>;

impl<'a> Lines<'a> {
    /// All lines from all situations of the world, each starting without new stones.
    pub fn of(world: &'a World, owner: u8) -> Lines<'a> {
        let mut lines = Lines {
            world,
            owner,
            nodes: Vec::new(),
            steps: Vec::new(),
            number: HashMap::new(),
        };
        for situation in 0..world.all.len() {
            lines.numbered(Node { situation, new: 0 });
        }
        while lines.steps.len() < lines.nodes.len() {
            let node = lines.nodes[lines.steps.len()];
            let mut steps = Vec::new();
            for &(turn, situation) in &world.turns[node.situation] {
                let mut new = node.new;
                if let Turn::Play(at) = turn
                    && world.all[node.situation].turn == owner
                {
                    new |= 1 << at;
                }
                for (at, &stone) in world.all[situation].stones.iter().enumerate() {
                    if stone != owner {
                        new &= !(1 << at);
                    }
                }
                let to = lines.numbered(Node { situation, new });
                steps.push(Step { turn, to });
            }
            lines.steps.push(steps);
        }
        lines
    }

    fn numbered(&mut self, node: Node) -> usize {
        if let Some(&number) = self.number.get(&node) {
            return number;
        }
        self.nodes.push(node);
        self.number.insert(node, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    pub fn situation(&self, node: usize) -> &Situation {
        &self.world.all[self.nodes[node].situation]
    }

    pub fn stones(&self, node: usize) -> &Stones {
        &self.situation(node).stones
    }

    /// Where a line from this situation starts, as if nothing had been played before.
    pub fn fresh(&self, situation: usize) -> usize {
        self.number[&Node { situation, new: 0 }]
    }

    /// Where a test of this board starts.
    pub fn start(&self, stones: &[u8], turn: u8) -> usize {
        self.fresh(self.world.number[&Situation::start(stones, turn)])
    }

    pub fn is_owners(&self, node: usize) -> bool {
        self.situation(node).turn == self.owner
    }

    /// Whether the stone in question still stands there, and not a new one in its place.
    pub fn stands(&self, node: usize, at: usize) -> bool {
        self.stones(node)[at] == self.owner && self.nodes[node].new >> at & 1 == 0
    }

    /// The steps after which a new stone on the set counts.
    pub fn arising(&self, set: u32, counts: impl Fn(usize, usize) -> bool) -> Marked {
        let here: Vec<bool> = self
            .nodes
            .iter()
            .map(|node| {
                let standing = node.new & set;
                (0..32).any(|at| standing >> at & 1 == 1 && counts(node.situation, at))
            })
            .collect();
        let after = |steps: &Vec<Step>| steps.iter().map(|step| here[step.to]).collect();
        self.steps.iter().map(after).collect()
    }

    /// The least fixed point of a rule about nodes, from `false` everywhere: what can be forced in finitely many turns.
    pub fn least(&self, rule: impl Fn(usize, &[bool]) -> bool) -> Vec<bool> {
        self.fixed(false, rule)
    }

    /// The greatest fixed point of a rule about nodes, from `true` everywhere: what can be kept up for ever.
    pub fn greatest(&self, rule: impl Fn(usize, &[bool]) -> bool) -> Vec<bool> {
        self.fixed(true, rule)
    }

    fn fixed(&self, start: bool, rule: impl Fn(usize, &[bool]) -> bool) -> Vec<bool> {
        let mut holds = vec![start; self.nodes.len()];
        loop {
            let mut changed = false;
            for node in (0..self.nodes.len()).rev() {
                if holds[node] == start && rule(node, &holds) != start {
                    holds[node] = !start;
                    changed = true;
                }
            }
            if !changed {
                return holds;
            }
        }
    }
}
