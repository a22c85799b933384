//! What bordered sets are made of.
//!
//! *Theorem (blocks).* Take the board with the claimant's stones on it. A *component* is a
//! connected part of the locations without his stones; a *chain* is a connected part of those with
//! them. A set is bordered by the claimant (C5) exactly when it is a union of components and
//! chains that holds, with each of its components, every chain that touches it.
//!
//! *Proof.* C5.2 speaks of pairs of neighbours X, Y with X in the set and Y not. It forbids every
//! pair but one: X has his stone and Y has none. Let the set be bordered. Two neighbours in one
//! component are never parted, since the inner one would have no stone of his. Two neighbours in
//! one chain are never parted, since the outer one would have his stone. So the set is a union of
//! components and chains. Let it hold a component and not a chain that touches it: then there is
//! a pair whose inner location has no stone of his. Conversely, let the set be such a union, and X,
//! Y a pair. They are not of one block. Neither are both in components or both in chains:
//! neighbours of one kind are of one block. So one is in a component C and the other in a chain
//! that touches C. If X were in C, the set would hold that chain, and Y. So X has his stone and Y
//! has none. ∎
//!
//! No two components touch, and no two chains do. So a set of blocks is connected on the board
//! exactly when it is connected in the graph whose edges are "this chain touches this component";
//! and a connected bordered set is either a single chain, or a set of components with all chains
//! that touch them, connected by those chains: any other chain would touch nothing in it.

use loja_rules::{Color, Point, PointSet, State};

use crate::sort::sort_once;

/// A connected part of the locations without a stone of the claimant.
#[derive(Clone, Debug)]
pub(crate) struct Component {
    pub(crate) members: PointSet,
    /// The numbers of the chains that touch it.
    pub(crate) chains: Vec<usize>,
}

/// A chain of the claimant.
#[derive(Clone, Debug)]
pub(crate) struct Own {
    pub(crate) members: PointSet,
    /// The numbers of the components that it touches.
    pub(crate) components: Vec<usize>,
    /// It holds a permanent stone and is never taken (D1).
    pub(crate) permanent: bool,
}

/// All blocks of a position for one claimant.
#[derive(Clone, Debug)]
pub(crate) struct Blocks {
    pub(crate) state: State,
    pub(crate) player: Color,
    pub(crate) components: Vec<Component>,
    pub(crate) chains: Vec<Own>,
    /// The number of the component or of the chain at each location.
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

    /// The component of a location without a stone of the claimant.
    pub(crate) fn component_at(&self, x: Point) -> usize {
        self.at[x.index()]
    }

    /// The set that these components make with their chains.
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

    /// Whether there is a stone of the claimant.
    pub(crate) fn is_own(&self, x: Point) -> bool {
        self.state.situation().stones()[self.player].contains(x)
    }

    /// Whether there is a stone of the refuter.
    pub(crate) fn is_foe(&self, x: Point) -> bool {
        self.state.situation().stones()[self.player.other()].contains(x)
    }

    pub(crate) fn is_empty(&self, x: Point) -> bool {
        !self.is_own(x) && !self.is_foe(x)
    }

    /// Whether the location is marked for good, with a stone or without.
    pub(crate) fn is_marked(&self, x: Point) -> bool {
        self.state.situation().permanent().contains(x)
    }
}

/// All that is connected to this location by locations of which the test is true.
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
