//! Which sets are worth claiming.
//!
//! A player controls the union of that player's locks (C3, C4), so any family of sets will do whose locks have that
//! union. [`blocks`] says what bordered sets look like. [`hopeless_components`] rules out components for all claims
//! at once, [`hopeless_claim`] single claims. Two lemmas say which sets to build at all.
//!
//! *Lemma (apart).* Let a lock L be the union of two nonempty sets without neighbours between them. Then each of them
//! is a lock.
//!
//! *Proof.* Let M be one of them and N the other. M is bordered, since every pair of neighbours that leaves M leaves
//! L, where C5 holds for it. The worst case of M has on M what that of L has: the locations of N, now the refuter's
//! stones, have no neighbour in M, so C6.3 removes the same chains. Suppose that the refuter wins the proof of M;
//! then the refuter wins that of L as follows.
//!
//! The *view* of a situation is stones and mark on M, and the turn. Pass counts don't matter: a claimant's pass
//! without a mark wins nothing, because the refuter then passes and ends the proof. Let A be the least set of views
//! that holds every formation; those of the claimant from which a stone, or with a mark a pass, leads into A; and
//! those of the refuter from which all stones and the pass lead into A. The claimant wins the proof of M exactly from
//! A. A does not grow when the claimant may also pass without a mark and the pass count starts again (a *tenuki*):
//! suppose a tenuki led from a view v outside A to w in A, with A built in ranks. w is no formation because v is
//! none, and from w the refuter can pass back to v, so v is in A. With a mark a tenuki is a pass.
//!
//! In the proof of L, the refuter plays only in M, by a stone or a pass that keeps the view outside A; it is legal,
//! since liberties and marks on M don't depend on N. A claimant's stone in M is a move of the proof of M; a stone in
//! N or a pass clears the mark, and changes the view as a tenuki does. So the view never enters A. A formation on L
//! would be one on M, which is not empty, and of whose members C8 asks the same. So there is none before the end. ∎
//!
//! *Lemma (bare).* A single chain L of the claimant is no lock. *Proof.* If it holds a permanent stone, it is never
//! captured, so L has no empty member, and C8.6 fails. Else it has a liberty in the state, outside L, and none in the
//! worst case: use `vanished` of [`hopeless_claim`]. ∎
//!
//! So only connected sets of components, with the chains that touch them, are worth a search. Two components are
//! beside each other when a chain touches both.

mod alive;
mod blocks;
mod connected;
mod eyes;
mod hopeless_claim;
mod hopeless_components;
mod index_set;
pub(crate) mod isomorphism;
mod zones;

use loja_rules::{Color, PointSet, State};
use loja_search::{Control, Halt};

use crate::sort::{sort_once, sorted};
use crate::switches::Switches;
use blocks::Blocks;
use connected::{Connected, Step};
use index_set::IndexSet;

/// The sets that a player may be able to lock in a state, by number of components.
///
/// If it runs to its end and [`Claims::controls`] has told it of no lock, every lock is within the union of locks
/// that it yields. It needs little memory. Between two sets it may skip many; after [`Claims::within`] looks it gives
/// up, and [`Claims::open`] says what it left open.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_rules::{Board, Color, Setup, State};
/// # use loja_solver::{Claims, Switches};
/// let state = State::new(Arc::new(Board::rectangle(3, 3)), Setup::empty())?;
/// let mut claims = Claims::new(&state, Color::Black, Switches::ALL);
/// assert_eq!(claims.next(), Some(state.board().locations()));
/// assert_eq!(claims.next(), None);
/// assert!(claims.is_complete());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Claims {
    blocks: Blocks,
    switches: Switches,
    nodes: Vec<Node>,
    /// Which nodes are beside which.
    near: Vec<IndexSet>,
    reach: Vec<usize>,
    controlled: PointSet,
    walk: Option<Walk>,
    size: usize,
    looked: u64,
    most: u64,
    refuted: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Node {
    Component(usize),
    /// A chain on its own, only when a lemma is off.
    Chain(usize),
}

#[derive(Clone, Debug)]
struct Walk {
    order: Vec<usize>,
    connected: Connected,
}

impl Claims {
    /// The most sets looked at, unless [`Claims::within`] says otherwise.
    pub const MOST: u64 = 1 << 20;

    /// The claims of this player; lemmas that are off make them more.
    #[must_use]
    pub fn new(state: &State, player: Color, switches: Switches) -> Claims {
        let blocks = Blocks::new(state, player);
        let hopeful = hopeless_components::hopeful(&blocks, switches);
        let mut nodes: Vec<Node> = hopeful.iter().map(Node::Component).collect();
        if !switches.has(Switches::BARE) {
            nodes.extend((0..blocks.chains.len()).map(Node::Chain));
        }
        let near = neighbors(&blocks, &nodes, switches);
        let reach = parts(&near);
        Claims {
            blocks,
            switches,
            nodes,
            near,
            reach,
            controlled: PointSet::new(),
            walk: None,
            size: 0,
            looked: 0,
            most: Claims::MOST,
            refuted: 0,
        }
    }

    /// Limits the number of sets looked at.
    #[must_use]
    pub fn within(mut self, most: u64) -> Claims {
        self.most = most;
        self
    }

    /// Records that the player controls these locations, and skips claims without others.
    pub fn controls(&mut self, set: &PointSet) {
        self.controlled = self.controlled.union(set);
    }

    /// The recorded control of the player.
    #[must_use]
    pub fn controlled(&self) -> &PointSet {
        &self.controlled
    }

    /// Whether all claims that could add something have been yielded.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.open().is_empty()
    }

    /// The uncontrolled locations that may be in a lock not yet yielded; yielded claims settle all others.
    #[must_use]
    pub fn open(&self) -> PointSet {
        let left = self.nodes.iter().zip(&self.reach);
        let left = left.filter(|&(_, &reach)| reach >= self.size.max(1));
        let open = left.fold(PointSet::new(), |set, (&node, _)| {
            set.union(&self.members(node))
        });
        open.difference(&self.controlled)
    }

    /// How many sets it looked at, and how many of these it refuted at first sight.
    #[must_use]
    pub fn looked(&self) -> (u64, u64) {
        (self.looked, self.refuted)
    }

    fn members(&self, node: Node) -> PointSet {
        match node {
            Node::Component(component) => self.blocks.union([component]),
            Node::Chain(chain) => self.blocks.chains[chain].members.clone(),
        }
    }

    /// Goes on to the next size, if there is one, putting nodes that are not controlled first, so that sets
    /// without any of them come last.
    fn grow(&mut self) -> bool {
        self.walk = None;
        self.size += 1;
        if self.is_complete() {
            self.size = usize::MAX;
            return false;
        }
        let rank = |at: usize| {
            let members = self.members(self.nodes[at]);
            (members.is_subset(&self.controlled), members.len(), at)
        };
        let order = sorted((0..self.nodes.len()).map(rank).collect());
        let order: Vec<usize> = order.into_iter().map(|(_, _, at)| at).collect();
        let mut place = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old] = new;
        }
        let near = order.iter().map(|&old| {
            let mut list = IndexSet::none(order.len());
            for other in self.near[old].iter() {
                list.insert(place[other]);
            }
            list
        });
        let connected = Connected::new(near.collect(), self.size);
        self.walk = Some(Walk { order, connected });
        true
    }

    fn claim(&mut self, nodes: &[Node]) -> Option<PointSet> {
        let mut components = IndexSet::none(self.blocks.components.len());
        let mut chains = Vec::new();
        for &node in nodes {
            if let Node::Component(component) = node {
                components.insert(component);
                chains.extend(&self.blocks.components[component].chains);
            }
        }
        sort_once(&mut chains);
        let mut set = self.blocks.union(components.iter());
        for &node in nodes {
            if let Node::Chain(chain) = node {
                if chains.contains(&chain) {
                    return None; // The same set comes without this node.
                }
                set = set.union(&self.blocks.chains[chain].members);
            }
        }
        let alone = nodes.iter().filter_map(|&node| match node {
            Node::Chain(chain) => Some(chain),
            Node::Component(_) => None,
        });
        chains.extend(alone);
        if set.is_subset(&self.controlled) {
            return None;
        }
        let fits =
            hopeless_claim::may_be_lock(&self.blocks, &set, &components, &chains, self.switches);
        self.refuted += u64::from(!fits);
        fits.then_some(set)
    }
}

/// Sets looked at between two polls.
const LOOKS: u64 = 64;

impl Iterator for Claims {
    type Item = PointSet;

    fn next(&mut self) -> Option<PointSet> {
        self.look_up(&Control::default()).ok().flatten()
    }
}

impl Claims {
    /// The next set, with polls now and then; a stopped search goes on from there.
    pub(crate) fn look_up(&mut self, control: &Control<'_>) -> Result<Option<PointSet>, Halt> {
        let before = self.looked;
        loop {
            let looks = self.looked - before;
            if looks % LOOKS == LOOKS - 1 {
                control.poll()?;
            }
            let Some(walk) = &mut self.walk else {
                if self.size == usize::MAX || !self.grow() {
                    return Ok(None);
                }
                continue;
            };
            if self.looked >= self.most {
                return Ok(None);
            }
            self.looked += 1;
            match walk.connected.step() {
                Step::Found(found) => {
                    let nodes: Vec<Node> =
                        found.iter().map(|&at| self.nodes[walk.order[at]]).collect();
                    if let Some(set) = self.claim(&nodes) {
                        return Ok(Some(set));
                    }
                }
                Step::Walking => {}
                Step::Done => self.walk = None,
            }
        }
    }
}

/// Components beside each other, or all nodes if claims may fall apart.
fn neighbors(blocks: &Blocks, nodes: &[Node], switches: Switches) -> Vec<IndexSet> {
    let count = nodes.len();
    if !switches.has(Switches::APART) {
        return vec![IndexSet::all(count); count];
    }
    let mut at = vec![None; blocks.components.len()];
    for (number, &node) in nodes.iter().enumerate() {
        if let Node::Component(component) = node {
            at[component] = Some(number);
        }
    }
    let near = nodes.iter().map(|&node| {
        let mut near = IndexSet::none(count);
        if let Node::Component(component) = node {
            for &chain in &blocks.components[component].chains {
                let others = blocks.chains[chain].components.iter();
                others
                    .filter_map(|&other| at[other])
                    .for_each(|other| near.insert(other));
            }
        }
        near
    });
    near.collect()
}

fn parts(near: &[IndexSet]) -> Vec<usize> {
    let mut sizes = vec![0; near.len()];
    for start in 0..near.len() {
        if sizes[start] > 0 {
            continue;
        }
        let mut part = vec![start];
        let mut reached = IndexSet::none(near.len());
        reached.insert(start);
        let mut at = 0;
        while let Some(&node) = part.get(at) {
            for other in near[node].iter() {
                if !reached.has(other) {
                    reached.insert(other);
                    part.push(other);
                }
            }
            at += 1;
        }
        for &node in &part {
            sizes[node] = part.len();
        }
    }
    sizes
}
