//! Components that are in no lock, found once for all claims.
//!
//! Lemma by lemma, each with its switch:
//!
//! - `lonely`. A location without neighbours is in no lock, by C8.4.
//! - `stays`. A refuter's chain that holds a permanent stone, or touches an empty location marked for good, is never
//!   captured: nobody plays on such a location (B4.2), and proofs end before a cycle could be removed (C7). So C8.2
//!   fails for any set with it, and no lock holds its component.
//! - `closed`, first part. Two neighbours in one component that are empty and marked for good stay so, against C8.5.
//! - `closed`, second part. Let neighbours e and x in a component C be empty, e marked for good and x not. Let x have
//!   an empty neighbour that is not marked for good, or a neighbour in a refuter's chain that touches such a location
//!   other than x. Then no lock holds C. *Proof.* All these locations are in C, so the worst case of any claim with C
//!   keeps them; temporary marks are gone and the refuter moves first (C6.2). There is no formation yet, since e and
//!   x are empty neighbours (C8.5). The refuter plays x, which B4.5 allows, and the chain there touches e: it stays,
//!   as above. ∎
//! - `alive` is [`super::alive`] with the whole board for W.
//!
//! The others look at the components A that are left, until no more go. By induction every lock is made of components
//! in A.
//! - `vanished`. Let a chain s without a permanent stone have no empty neighbour in A. Then no lock holds s, by the
//!   lemma in [`super::hopeless_claim`], nor a component that s touches.
//! - `two-doors`. Let a chain s without a permanent stone have at most one empty neighbour in A, not marked for good,
//!   and two members each with a neighbour in a component outside A. Then no lock holds s, by that lemma: the two
//!   face outside in every claim within A.
//! - `eyes` is [`super::eyes`].
//! - `zone` is [`super::zones`], which searches a little, so it comes last.

use super::alive::alive;
use super::blocks::Blocks;
use super::eyes;
use super::index_set::IndexSet;
use super::zones;
use crate::switches::Switches;

pub(crate) fn hopeful(blocks: &Blocks, switches: Switches) -> IndexSet {
    let count = blocks.components.len();
    let mut left = IndexSet::all(count);
    for component in 0..count {
        let lonely = switches.has(Switches::LONELY) && is_lonely(blocks, component);
        let stays = switches.has(Switches::STAYS) && has_staying(blocks, component);
        let closed = switches.has(Switches::CLOSED) && is_spoilt(blocks, component);
        if lonely || stays || closed {
            left.remove(component);
        }
    }
    if switches.has(Switches::ALIVE) {
        for chain in alive(blocks, &blocks.state.board().locations()) {
            if let Some(x) = chain.iter().next() {
                left.remove(blocks.component_at(x));
            }
        }
    }
    let mut tried = zones::Tried::new();
    loop {
        let before = left.len();
        for chain in 0..blocks.chains.len() {
            if is_weak(blocks, &left, chain, switches) {
                for &component in &blocks.chains[chain].components {
                    left.remove(component);
                }
            }
        }
        if switches.has(Switches::EYES) {
            left.take(&eyes::lost(blocks, &left));
        }
        if left.len() == before && switches.has(Switches::ZONE) {
            left.take(&zones::lost(blocks, &left, switches, &mut tried));
        }
        if left.len() == before {
            return left;
        }
    }
}

fn is_lonely(blocks: &Blocks, component: usize) -> bool {
    let mut members = blocks.components[component].members.iter();
    members.any(|x| blocks.neighbors(x).is_empty())
}

fn has_staying(blocks: &Blocks, component: usize) -> bool {
    let mut stones = blocks.components[component]
        .members
        .iter()
        .filter(|&x| blocks.is_foe(x));
    stones.any(|x| {
        let mut near = blocks.neighbors(x).iter();
        blocks.is_marked(x) || near.any(|&y| blocks.is_empty(y) && blocks.is_marked(y))
    })
}

fn is_spoilt(blocks: &Blocks, component: usize) -> bool {
    let members = &blocks.components[component].members;
    let mut closed = members
        .iter()
        .filter(|&e| blocks.is_empty(e) && blocks.is_marked(e));
    closed.any(|e| {
        let mut near = blocks
            .neighbors(e)
            .iter()
            .copied()
            .filter(|&x| blocks.is_empty(x));
        near.any(|x| blocks.is_marked(x) || may_enter(blocks, x))
    })
}

/// Whether the refuter may play at an empty location without capturing, whatever the claim.
fn may_enter(blocks: &Blocks, x: loja_rules::Point) -> bool {
    let free = |y| blocks.is_empty(y) && !blocks.is_marked(y);
    blocks.neighbors(x).iter().any(|&y| {
        if !blocks.is_foe(y) {
            return free(y);
        }
        let chain = super::blocks::reach(&blocks.state, y, |z| blocks.is_foe(z));
        let mut around = chain.iter().flat_map(|z| blocks.neighbors(z));
        around.any(|&z| z != x && free(z))
    })
}

fn is_weak(blocks: &Blocks, left: &IndexSet, chain: usize, switches: Switches) -> bool {
    let block = &blocks.chains[chain];
    if block.permanent
        || !block
            .components
            .iter()
            .any(|&component| left.has(component))
    {
        return false;
    }
    let mut liberties = loja_rules::PointSet::new();
    let mut doors = 0;
    for x in block.members.iter() {
        let mut faces = false;
        for &y in blocks.neighbors(x).iter().filter(|&&y| !blocks.is_own(y)) {
            if !left.has(blocks.component_at(y)) {
                faces = true;
            } else if blocks.is_empty(y) {
                liberties.insert(y);
            }
        }
        doors += usize::from(faces);
    }
    match liberties.len() {
        0 => switches.has(Switches::VANISHED),
        1 => {
            let closed = liberties.iter().any(|x| blocks.is_marked(x));
            switches.has(Switches::TWO_DOORS) && doors >= 2 && !closed
        }
        _ => false,
    }
}
