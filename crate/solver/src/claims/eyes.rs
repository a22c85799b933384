//! A bound on eyes: what the claimant can't build even if the refuter only passes.
//!
//! *Lemma (eyes).* Let A be a set of components with all chains that touch them. Each chain starts as a *bunch*, and
//! no component is *filled*. Repeat while possible:
//! 1. A bunch that touches no component of A but filled ones is *lost*.
//! 2. If a bunch touches exactly one unfilled component of A, and that is a single location: if it is marked for
//!    good, the bunch is lost; else the component is filled, and all bunches that touch it become one.
//! 3. A bunch is lost when it touches exactly one unfilled component of A, all members of that component are
//!    neighbours of each other, and no other bunch touches it.
//!
//! No lock made of components in A holds a chain of a lost bunch.
//!
//! *Proof.* Let L be bordered, with all its components in A. If a chain vanishes at C6.3, that is the lemma
//! `vanished`. Else let the refuter only pass, and suppose that the claimant gets a formation. The claimant's first
//! stones are all still there. By C8.6 each chain of the formation touches two empty locations of L.
//!
//! First, *every filled component x in L ends with a claimant's stone*, by induction in the order of filling. Let the
//! bunch m have filled x. A chain of m touches x and is in L; let t be its chain at the end, and suppose x is empty
//! then. t grew from chains of m through components of L that m touches: x, without a stone, and filled ones, whose
//! chains are all in m. So t holds only chains of m and filled locations, and touches no empty location but x, as the
//! locations filled before x have stones by induction. That is against C8.6. If x is marked for good, nobody can play
//! there, so L is no lock.
//!
//! Second, let L hold a chain of a lost bunch, and t be its chain at the end. By 1, t touches nothing empty, as
//! before. By 3, it holds chains of m, filled locations and members of the one component C, and its empty contacts
//! are in C; two of them would be neighbours, against C8.5. Either way C8.6 fails. ∎
//!
//! With A all components that may be in a lock, this rules out every component that a lost bunch touches, filled or
//! not: with it, L would hold a chain of the bunch. With A the components of one claim, it refutes the claim. A chain
//! without a component in A is a lost bunch too; it only comes with claims that hold it alone or as a part of its
//! own.

use super::blocks::Blocks;
use super::index_set::IndexSet;
use crate::sort::sort_once;

pub(crate) fn lost(blocks: &Blocks, among: &IndexSet) -> IndexSet {
    let mut bunches = Bunches::new(blocks, among);
    while bunches.step() {}
    bunches.lost
}

struct Bunches<'a> {
    blocks: &'a Blocks,
    open: IndexSet,
    of: Vec<usize>,
    touches: Vec<IndexSet>,
    alive: Vec<usize>,
    lost: IndexSet,
}

impl<'a> Bunches<'a> {
    fn new(blocks: &'a Blocks, among: &IndexSet) -> Bunches<'a> {
        let count = blocks.components.len();
        let mut touches = vec![IndexSet::none(count); blocks.chains.len()];
        let mut alive = Vec::new();
        for (chain, block) in blocks.chains.iter().enumerate() {
            for &component in &block.components {
                if among.has(component) {
                    touches[chain].insert(component);
                }
            }
            if touches[chain].len() > 0 {
                alive.push(chain);
            }
        }
        Bunches {
            blocks,
            open: among.clone(),
            of: (0..blocks.chains.len()).collect(),
            touches,
            alive,
            lost: IndexSet::none(count),
        }
    }

    fn step(&mut self) -> bool {
        for at in 0..self.alive.len() {
            let bunch = self.alive[at];
            let ends = {
                let mut open = self.touches[bunch].iter().filter(|&c| self.open.has(c));
                (open.next(), open.next())
            };
            let is_lost = match ends {
                (None, _) => true,
                (Some(only), None) => {
                    let members = &self.blocks.components[only].members;
                    if members.len() > 1 {
                        self.is_alone(bunch, only) && self.is_clique(only)
                    } else if members.iter().any(|x| self.blocks.is_marked(x)) {
                        true
                    } else {
                        self.fill(only);
                        return true;
                    }
                }
                _ => false,
            };
            if is_lost {
                let touched = self.touches[bunch].clone();
                self.lost.add(&touched);
                self.alive.swap_remove(at);
                return true;
            }
        }
        false
    }

    fn fill(&mut self, component: usize) {
        self.open.remove(component);
        let touching = self.blocks.components[component].chains.iter();
        let mut bunches: Vec<usize> = touching.map(|&chain| self.of[chain]).collect();
        sort_once(&mut bunches);
        let one = bunches[0];
        for &other in &bunches[1..] {
            let more = self.touches[other].clone();
            self.touches[one].add(&more);
            for bunch in &mut self.of {
                if *bunch == other {
                    *bunch = one;
                }
            }
            self.alive.retain(|&bunch| bunch != other);
        }
    }

    fn is_alone(&self, bunch: usize, component: usize) -> bool {
        let mut chains = self.blocks.components[component].chains.iter();
        chains.all(|&chain| self.of[chain] == bunch)
    }

    /// Whether every two members are neighbours.
    fn is_clique(&self, component: usize) -> bool {
        let members = &self.blocks.components[component].members;
        members.iter().all(|x| {
            let near = self.blocks.neighbors(x).iter();
            near.filter(|&&y| members.contains(y)).count() + 1 == members.len()
        })
    }
}
