//! Finds the winner of a game by proof numbers, which only decide where to look.
//!
//! A [`Game`] brings the question and its rules. The search follows a path to the situation that looks most decisive
//! (df-pn, Nagai 2002), expands it, and goes up no farther than needed. Its graph draws all conclusions but one kind:
//! [`CirclesLoseForClaimant`].

#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod alike;
mod chunks;
mod circles_lose_for_claimant;
mod control;
pub mod game;
mod graph;
pub mod hash;
mod room;

pub use circles_lose_for_claimant::CirclesLoseForClaimant;
pub use control::{Control, Going, Halt, Limits, Usage};
use game::{Effort, Game, Key, Side};
use graph::{Graph, NONE};
pub use graph::{MOST_SUCCESSORS, Node};

/// More than any effort that is still finite.
const INFINITE: u32 = 1 << 30;

const NO_LIMIT: Effort = Effort {
    claimant: INFINITE,
    refuter: INFINITE,
};

/// Steps without an expansion before the search drops its limits.
///
/// Efforts of situations that lead to each other may swing forever; a path without limits grows until something is
/// expanded or refuted, so every search ends.
const IDLE: u32 = 1 << 12;

/// A situation of the path, with the effort to spend below it before a new choice.
#[derive(Clone, Debug)]
struct Step {
    node: u32,
    limit: Effort,
    /// How many provisional refutations were there on arrival.
    leaning: usize,
}

/// A search, with what it knows and where it stands.
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    game: G,
    graph: Graph<G::Key>,
    /// The number of the start.
    root: u32,
    expanded: u64,
    path: Vec<Step>,
    /// Provisional refutations, oldest first.
    leaning: Vec<u32>,
    /// Steps since the last expansion.
    idle: u32,
    // Kept for their memory.
    successors: Vec<G::Key>,
    children: Vec<u32>,
}

enum View {
    /// The refuter wins it by winning the path from this place on.
    Leans(u32),
    /// Its efforts, the successor to look at next, and the limits for that.
    Open {
        effort: Effort,
        next: u32,
        limit: Effort,
    },
}

impl<G: CirclesLoseForClaimant> Search<G> {
    /// A search that knows only the start.
    pub fn new(game: G, start: &G::Key) -> Search<G> {
        let mut graph = Graph::default();
        let root = graph.find_or_add(start, || Effort::LEAST);
        if let Some(winner) = game.glance(start) {
            graph.settle(root, winner);
        }
        Search {
            game,
            graph,
            root,
            expanded: 0,
            path: Vec::new(),
            leaning: Vec::new(),
            idle: 0,
            successors: Vec::new(),
            children: Vec::new(),
        }
    }

    /// The question.
    #[inline]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The question, in which no winner may change.
    #[inline]
    pub fn game_mut(&mut self) -> &mut G {
        &mut self.game
    }

    /// Ends the search and gives the question back.
    pub fn into_game(self) -> G {
        self.game
    }

    /// The start, with what is known of it.
    pub fn start(&self) -> &Node<G::Key> {
        &self.graph.nodes[self.root]
    }

    /// The search's node for a situation, if the search has met it.
    pub fn node(&self, key: &G::Key) -> Option<&Node<G::Key>> {
        let number = self.graph.find(key)?;
        Some(&self.graph.nodes[number])
    }

    /// How many situations were expanded so far.
    #[inline]
    pub fn expanded(&self) -> u64 {
        self.expanded
    }

    /// How many situations it keeps.
    #[inline]
    pub fn situations(&self) -> u32 {
        self.graph.nodes.len()
    }

    /// Its memory, which says a number beyond any limit when there is no room.
    pub fn bytes(&self) -> u64 {
        self.graph.bytes()
    }

    /// Its memory, full or not.
    pub fn held(&self) -> u64 {
        self.graph.held()
    }

    /// Whether there is room for what one expansion may add.
    pub fn has_room(&self) -> bool {
        self.graph.has_room()
    }

    /// Keeps its memory about within this many bytes, from now on.
    pub fn keep_within(&mut self, bytes: u64) {
        self.graph.keep_within(bytes);
    }

    /// The winner from the start, once known.
    pub fn winner(&self) -> Option<Side> {
        self.graph.nodes[self.root].settled()
    }

    /// When a position was settled: what settled it has a smaller number. 0 for one that it has not met.
    #[must_use]
    pub fn order_of(&self, key: &G::Key) -> u32 {
        self.node(key).map_or(0, Node::order)
    }

    /// The winner of any situation, if known without a search.
    pub fn winner_of(&self, key: &G::Key) -> Option<Side> {
        let settled = || self.node(key)?.settled();
        self.game.glance(key).or_else(settled)
    }

    /// Settles another situation in the same graph, if this many expansions suffice.
    ///
    /// The search for the root then takes a new path. Conclusions stay, since they depend on situations alone.
    pub fn settle(&mut self, key: &G::Key, expand: u64) -> Option<Side> {
        if let Some(winner) = self.game.glance(key) {
            return Some(winner);
        }
        if !self.graph.has_room() {
            return self.winner_of(key);
        }
        let number = self.graph.find_or_add(key, || Effort::LEAST);
        if let Some(winner) = self.graph.nodes[number].settled() {
            return Some(winner);
        }
        self.interrupt();
        let root = std::mem::replace(&mut self.root, number);
        let winner = self.run(expand);
        self.interrupt();
        self.root = root;
        winner
    }

    /// Asks another question in the same graph from now on.
    pub fn ask(&mut self, key: &G::Key) {
        self.interrupt();
        self.root = self.graph.find_or_add(key, || Effort::LEAST);
        if self.winner().is_none()
            && let Some(winner) = self.game.glance(key)
        {
            self.graph.settle(self.root, winner);
        }
    }

    /// Takes over the start's winner, found elsewhere.
    pub fn conclude(&mut self, winner: Side) {
        self.interrupt();
        self.graph.settle(self.root, winner);
    }

    /// Takes over a winner shown elsewhere.
    pub fn learn(&mut self, key: &G::Key, winner: Side) {
        self.interrupt();
        self.graph.learn(key, winner);
    }

    fn interrupt(&mut self) {
        while !self.path.is_empty() {
            self.leave();
        }
        self.forget(0);
    }

    /// Goes on until there is a winner or this many more situations are expanded.
    ///
    /// It also stops when the graph is full, and then reports memory beyond any limit.
    pub fn run(&mut self, expand: u64) -> Option<Side> {
        let until = self.expanded.saturating_add(expand);
        if self.path.is_empty() && self.winner().is_none() {
            self.enter(self.root, NO_LIMIT);
        }
        while let Some(&Step {
            node,
            limit,
            leaning,
        }) = self.path.last()
        {
            if !self.graph.nodes[node].expanded() {
                if self.expanded < until && !self.try_fresh(until) {
                    continue;
                }
                let is_fresh = !self.graph.nodes[node].expanded();
                if is_fresh && (self.expanded >= until || !self.expand(node)) {
                    return None;
                }
                if self.graph.nodes[node].settled().is_some() {
                    self.leave_settled(until);
                    continue;
                }
            }
            match self.view(node, limit) {
                View::Leans(low) => self.refute_for_now(node, low, leaning),
                View::Open {
                    effort,
                    next,
                    limit: below,
                } => {
                    self.graph.nodes[node].set_effort(effort);
                    if effort.claimant >= limit.claimant || effort.refuter >= limit.refuter {
                        self.leave();
                        self.forget(leaning);
                    } else {
                        self.enter(next, below);
                    }
                }
            }
        }
        self.winner()
    }

    /// Settles the node or adds its open successors; false where there is no room or the game forbids it.
    fn expand(&mut self, number: u32) -> bool {
        if !self.graph.has_room() || !self.game.may_expand() {
            return false;
        }
        self.expanded += 1;
        self.idle = 0;
        let key = self.graph.nodes[number].key();
        let mut successors = std::mem::take(&mut self.successors);
        successors.clear();
        let mut winner = self.game.expand(&key, &mut successors);
        if winner.is_none() {
            let mine = Some(key.side());
            // Successors that need no node first: one may settle it.
            let game = &self.game;
            successors.retain(|successor| {
                let seen = game.glance(successor);
                if seen == mine {
                    winner = mine;
                }
                seen.is_none()
            });
            if winner.is_none() && successors.len() > usize::from(MOST_SUCCESSORS) {
                return false;
            }
            self.children.clear();
            for successor in &successors {
                if winner.is_some() {
                    break;
                }
                let game = &self.game;
                let child = self.graph.find_or_add(successor, || game.effort(successor));
                match self.graph.nodes[child].settled() {
                    known if known == mine => winner = known,
                    Some(_) => {}
                    None => self.children.push(child),
                }
            }
        }
        match winner {
            Some(winner) => self.graph.settle(number, winner),
            None => self.graph.expand(number, &self.children),
        }
        self.successors = successors;
        true
    }

    fn enter(&mut self, node: u32, limit: Effort) {
        self.idle = self.idle.saturating_add(1);
        let limit = if self.idle < IDLE { limit } else { NO_LIMIT };
        debug_assert_eq!(
            self.graph.nodes[node].leans, 0,
            "what is refuted for now is not looked at"
        );
        let before = self.path.last();
        let before = before.map_or(0, |step| self.graph.nodes[step.node].leans);
        self.graph.nodes[node].leans = before + 1;
        let leaning = self.leaning.len();
        self.path.push(Step {
            node,
            limit,
            leaning,
        });
    }

    fn leave(&mut self) {
        if let Some(step) = self.path.pop() {
            self.graph.nodes[step.node].leans = 0;
        }
    }

    fn retreat(&mut self) -> Option<u32> {
        let settled = |step: &Step| self.graph.nodes[step.node].settled().is_some();
        let first = self.path.iter().position(settled)?;
        let Step { node, leaning, .. } = self.path[first];
        while self.path.len() > first {
            self.leave();
        }
        self.forget(leaning);
        Some(node)
    }

    fn view(&self, number: u32, limit: Effort) -> View {
        let side = self.graph.nodes[number].key().side();
        let claimant = side == Side::Claimant;
        // "Mine" is the effort for the mover's win, "his" for the other's.
        let split = |effort: Effort| match claimant {
            true => (effort.claimant, effort.refuter),
            false => (effort.refuter, effort.claimant),
        };
        let (mut best, mut second, mut next, mut his_of_best) = (INFINITE, INFINITE, NONE, 0);
        let (mut his, mut largest, mut count) = (0_u64, 0_u64, 0_u64);
        let mut leans = None;
        for child in self.graph.children(number) {
            let node = &self.graph.nodes[child];
            let Some(effort) = node.effort() else {
                continue;
            };
            if let Some(place) = Self::leans_on(node) {
                leans = Some(leans.map_or(place, |low| Self::leans_on_both(side, place, low)));
                continue;
            }
            let (own, other) = split(effort);
            his += u64::from(other);
            largest = largest.max(u64::from(other));
            count += 1;
            if own < best || own == best && other < his_of_best {
                (second, best) = (best, own);
                (next, his_of_best) = (child, other);
            } else {
                second = second.min(own);
            }
        }
        if let Some(low) = leans
            && (!claimant || next == NONE)
        {
            return View::Leans(low);
        }
        let cap = |effort: u64| u32::try_from(effort).unwrap_or(INFINITE).min(INFINITE - 1);
        let (mine_limit, his_limit) = split(limit);
        let alike = self.game.are_alike();
        // A bit beyond the second best, so that the path doesn't swing.
        let more = if alike { second * 3 / 16 } else { second / 4 };
        let below = mine_limit.min(second.saturating_add(more).saturating_add(1));
        let (his, rest) = match alike && claimant {
            true => Self::of_alike(his, largest, count),
            false => (his, his - u64::from(his_of_best)),
        };
        let rest = cap(rest);
        let above = his_limit.saturating_sub(rest).max(his_of_best + 1);
        let join = |mine, his| match claimant {
            true => Effort {
                claimant: mine,
                refuter: his,
            },
            false => Effort {
                claimant: his,
                refuter: mine,
            },
        };
        View::Open {
            effort: join(best, cap(his)),
            next,
            limit: join(below, above),
        }
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
