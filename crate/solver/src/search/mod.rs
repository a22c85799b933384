//! The search for the answer to a claim: proof numbers decide where to look, and nothing else.
//!
//! The search follows a path from the start to the situation that looks most decisive (df-pn: proof
//! and disproof numbers with thresholds, Nagai 2002), expands it, and goes up no farther than needed. All
//! conclusions are drawn in [`graph`], but for one kind:
//!
//! *Lemma (closed sets).* Let a set of situations hold no formation, for each claimant's situation all
//! successors, or leave out only successors that are refuted, and for each refuter's situation one
//! successor, in the set or refuted. Then all of it is refuted. *Proof.* The set with all refuted
//! situations that can be reached in the same way is what `loja_certificate` calls the situations of a refutation. ∎
//!
//! Such sets are found like strongly connected components (Tarjan 1972). A successor on the current path is
//! taken for refuted for the time being: the refuter is content to come back there. A situation
//! refuted with such help *leans* on the path, and remembers the lowest place. When a situation on the
//! path is refuted, and nothing found below it leans on anything lower, all that was found since the path
//! came there is a closed set. When the path leaves a situation without an answer, or with the other one,
//! what leans on it is forgotten.

mod chunks;
mod decide;
mod expand;
pub(crate) mod graph;

use loja_certificate::Answer;

use crate::arena::Arena;
use crate::lemma::{Touch, glance};
use crate::situation::{Situation, Survey, Turn};
use crate::switches::Switches;
use graph::{Effort, Graph, NONE};

/// More than any effort that is still finite.
const INFINITE: u32 = 1 << 30;

/// A situation of the current path, and how much effort may be spent below it before the path is
/// chosen anew.
#[derive(Clone, Debug)]
struct Step {
    node: u32,
    limit: Effort,
    /// How many provisional refutations there were when the path came here.
    leaning: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Search<const W: usize> {
    pub(crate) arena: Arena<W>,
    pub(crate) switches: Switches,
    pub(crate) graph: Graph<W>,
    pub(crate) root: u32,
    pub(crate) expanded: u64,
    pub(crate) generated: u64,
    path: Vec<Step>,
    /// All provisional refutations, in the order in which they were found.
    leaning: Vec<u32>,
    touch: Touch<W>,
    // Kept to save their memory.
    survey: Survey<W>,
    successors: Vec<Situation<W>>,
    children: Vec<u32>,
}

/// What the successors of a situation tell about it.
enum View {
    /// It is refuted if the path down to this place is.
    Leans(u32),
    /// Its efforts, the successor to look at next, and the limits for that.
    Open {
        effort: Effort,
        next: u32,
        limit: Effort,
    },
}

impl<const W: usize> Search<W> {
    pub(crate) fn new(arena: Arena<W>, start: &Situation<W>, switches: Switches) -> Search<W> {
        let mut graph = Graph::default();
        let root = graph.find_or_add(start, || Effort {
            lock: 1,
            refuted: 1,
        });
        let hopeless = arena.hopeless.then_some(Answer::Refuted);
        if let Some(answer) = hopeless.or_else(|| glance(&arena, switches, start)) {
            graph.settle(root, answer);
        }
        Search {
            arena,
            switches,
            graph,
            root,
            expanded: 0,
            generated: 0,
            path: Vec::new(),
            leaning: Vec::new(),
            touch: Touch::default(),
            survey: Survey::default(),
            successors: Vec::new(),
            children: Vec::new(),
        }
    }

    pub(crate) fn answer(&self) -> Option<Answer> {
        self.graph.nodes[self.root].settled
    }

    /// How much memory it takes.
    pub(crate) fn bytes(&self) -> u64 {
        self.graph.bytes() + self.touch.bytes() as u64
    }

    /// Goes on until there is an answer, or this many situations more are expanded.
    pub(crate) fn run(&mut self, expand: u64) -> Option<Answer> {
        let until = self.expanded.saturating_add(expand);
        if self.path.is_empty() && self.answer().is_none() {
            let limit = Effort {
                lock: INFINITE,
                refuted: INFINITE,
            };
            self.enter(self.root, limit);
        }
        while let Some(&Step {
            node,
            limit,
            leaning,
        }) = self.path.last()
        {
            if !self.graph.nodes[node].expanded {
                if self.expanded >= until {
                    return None;
                }
                self.expand(node);
                if self.graph.nodes[node].settled.is_some() {
                    self.retreat();
                    continue;
                }
            }
            match self.view(node, limit) {
                View::Leans(low) if low as usize >= self.path.len() - 1 => {
                    let closed: Vec<u32> = self.leaning.drain(leaning..).collect();
                    self.graph.settle(node, Answer::Refuted);
                    for member in closed {
                        self.graph.nodes[member].leans = 0;
                        self.graph.settle(member, Answer::Refuted);
                    }
                    self.retreat();
                }
                View::Leans(low) => {
                    self.graph.nodes[node].leans = low + 1;
                    self.leave();
                    self.leaning.push(node);
                }
                View::Open {
                    effort,
                    next,
                    limit: below,
                } => {
                    self.graph.nodes[node].effort = effort;
                    if effort.lock >= limit.lock || effort.refuted >= limit.refuted {
                        self.leave();
                        self.forget(leaning);
                    } else {
                        self.enter(next, below);
                    }
                }
            }
        }
        self.answer()
    }

    fn enter(&mut self, node: u32, limit: Effort) {
        self.graph.nodes[node].depth = u32::try_from(self.path.len()).unwrap_or(NONE);
        let leaning = self.leaning.len();
        self.path.push(Step {
            node,
            limit,
            leaning,
        });
    }

    fn leave(&mut self) {
        if let Some(step) = self.path.pop() {
            self.graph.nodes[step.node].depth = NONE;
        }
    }

    /// Leaves everything from the first settled situation of the path on.
    fn retreat(&mut self) {
        let settled = |step: &Step| self.graph.nodes[step.node].settled.is_some();
        if let Some(first) = self.path.iter().position(settled) {
            let leaning = self.path[first].leaning;
            while self.path.len() > first {
                self.leave();
            }
            self.forget(leaning);
        }
    }

    /// Forgets the provisional refutations since there were this many.
    fn forget(&mut self, leaning: usize) {
        for node in self.leaning.drain(leaning..) {
            self.graph.nodes[node].leans = 0;
        }
    }

    fn view(&self, number: u32, limit: Effort) -> View {
        let claimant = self.graph.nodes[number].situation.turn == Turn::Claimant;
        // "Mine" is the effort for what the player with the turn wants, "his" the other one.
        let split = |effort: Effort| match claimant {
            true => (effort.lock, effort.refuted),
            false => (effort.refuted, effort.lock),
        };
        let (mut best, mut second, mut next, mut his_of_best) = (INFINITE, INFINITE, NONE, 0);
        let (mut his, mut leans) = (0_u64, None);
        for child in self.graph.children(number) {
            let node = &self.graph.nodes[child];
            if node.settled.is_some() {
                continue;
            }
            let place = if node.depth == NONE {
                node.leans.checked_sub(1)
            } else {
                Some(node.depth)
            };
            if let Some(place) = place {
                // The claimant needs all of them refuted, the refuter any.
                leans = Some(match leans {
                    Some(low) if claimant => place.min(low),
                    Some(low) => place.max(low),
                    None => place,
                });
                continue;
            }
            let (own, other) = split(node.effort);
            his += u64::from(other);
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
        // A quarter more than the second best, so that the path does not swing to and fro.
        let below = mine_limit.min(second.saturating_add(second / 4).saturating_add(1));
        let rest = cap(his - u64::from(his_of_best));
        let above = his_limit.saturating_sub(rest).max(his_of_best + 1);
        let join = |mine, his| match claimant {
            true => Effort {
                lock: mine,
                refuted: his,
            },
            false => Effort {
                lock: his,
                refuted: mine,
            },
        };
        View::Open {
            effort: join(best, cap(his)),
            next,
            limit: join(below, above),
        }
    }
}
