//! The blocks that make up bordered sets.
//!
//! *Theorem (blocks).* A *component* is a connected part of the locations without the claimant's stones, a *chain*
//! one of those with them. The claimant has bordered a set (C5) exactly when it is a union of components and chains
//! that holds, with each component, every chain that touches it.
//!
//! *Proof.* For neighbours X in the set and Y outside, C5.2 demands that X have the claimant's stone and Y not. Let
//! the set be bordered. It never parts two neighbours in one component, as the inner one would have no stone of the
//! claimant, nor two in one chain, as the outer one would have one. So it is a union of components and chains. If it
//! held a component but not a chain that touches it, the inner location of some pair would have no stone of the
//! claimant. Conversely, let the set be such a union, and X, Y a pair. Neighbours of one kind share a block, so one
//! is in a component C and the other in a chain that touches C. If X were in C, the set would hold that chain, and Y.
//! So X has the claimant's stone and Y has none. ∎
//!
//! No two components touch, and no two chains do. So a set of blocks is connected exactly when it is in the graph
//! whose edges are "this chain touches this component". A connected bordered set is a single chain, or components
//! connected by the chains that touch them, with all of these: any other chain would touch nothing in it.

use loja_rules::{Color, Point, PointSet, State};

use crate::sort::sort_once;

#[derive(Clone, Debug)]
pub(crate) struct Component {
    pub(crate) members: PointSet,
    pub(crate) chains: Vec<usize>,
}

/// A chain of the claimant.
#[derive(Clone, Debug)]
pub(crate) struct Own {
    pub(crate) members: PointSet,
    pub(crate) components: Vec<usize>,
    /// Whether it holds a permanent stone, so that it is never captured (D1).
    pub(crate) permanent: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Blocks {
    pub(crate) state: State,
    pub(crate) player: Color,
    pub(crate) components: Vec<Component>,
    pub(crate) chains: Vec<Own>,
    at: Vec<usize>,
}

impl Blocks {
    pub(crate) fn new(state: &State, player: Color) -> Blocks {
        let board = state.board();
        let own = &state.situation().stones()[player];
        let permanent = state.situation().permanent();
        let mut blocks = Blocks {
            state: state.clone(),
            player,
            components: Vec::new(),
            chains: Vec::new(),
            at: vec![usize::MAX; board.len()],
        };
        for start in board.points() {
            if blocks.at[start.index()] != usize::MAX {
                continue;
            }
            let mine = own.contains(start);
            let number = if mine {
                blocks.chains.len()
            } else {
                blocks.components.len()
            };
            let members = reach(state, start, |x| own.contains(x) == mine);
            for x in members.iter() {
                blocks.at[x.index()] = number;
            }
            if mine {
                let permanent = !members.intersection(permanent).is_empty();
                blocks.chains.push(Own {
                    members,
                    components: Vec::new(),
                    permanent,
                });
            } else {
                blocks.components.push(Component {
                    members,
                    chains: Vec::new(),
                });
            }
        }
        for (x, y) in board.pairs() {
            let (inside, outside) = match (own.contains(x), own.contains(y)) {
                (false, true) => (x, y),
                (true, false) => (y, x),
                _ => continue,
            };
            let (component, chain) = (blocks.at[inside.index()], blocks.at[outside.index()]);
            blocks.components[component].chains.push(chain);
            blocks.chains[chain].components.push(component);
        }
        for block in &mut blocks.components {
            sort_once(&mut block.chains);
        }
        for block in &mut blocks.chains {
            sort_once(&mut block.components);
        }
        blocks
    }

    pub(crate) fn component_at(&self, x: Point) -> usize {
        self.at[x.index()]
    }

    pub(crate) fn union(&self, components: impl IntoIterator<Item = usize>) -> PointSet {
        let mut set = PointSet::new();
        for component in components {
            let block = &self.components[component];
            set = set.union(&block.members);
            for &chain in &block.chains {
                set = set.union(&self.chains[chain].members);
            }
        }
        set
    }

    pub(crate) fn neighbors(&self, x: Point) -> &[Point] {
        self.state.board().neighbors(x)
    }

    pub(crate) fn is_own(&self, x: Point) -> bool {
        self.state.situation().stones()[self.player].contains(x)
    }

    pub(crate) fn is_foe(&self, x: Point) -> bool {
        self.state.situation().stones()[self.player.other()].contains(x)
    }

    pub(crate) fn is_empty(&self, x: Point) -> bool {
        !self.is_own(x) && !self.is_foe(x)
    }

    pub(crate) fn is_marked(&self, x: Point) -> bool {
        self.state.situation().permanent().contains(x)
    }
}

pub(crate) fn reach(state: &State, start: Point, test: impl Fn(Point) -> bool) -> PointSet {
    let mut reached = PointSet::new();
    let mut waiting = vec![start];
    reached.insert(start);
    while let Some(x) = waiting.pop() {
        for &y in state.board().neighbors(x) {
            if test(y) && reached.insert(y) {
                waiting.push(y);
            }
        }
    }
    reached
}
