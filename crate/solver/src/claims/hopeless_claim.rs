//! Claims that are refuted at first sight.
//!
//! A member of a claim *faces outside* when it has a neighbour outside; by C5 it has the claimant's
//! stone, and the neighbour is a permanent stone of the refuter in the worst case (C6.2). Where
//! such a member is empty there is a *door*: the refuter may play there unless it is marked (B4.5b:
//! his chain touches his permanent stone), and then stays for good (D1.2b), so that C8.2 never
//! holds again. And while a door is open, C8.3 does not hold.
//!
//! - `vanished`. Let L hold a chain of the claimant without a permanent stone and without an empty
//!   neighbour in L. Then L is refuted. *Proof.* The chain has a liberty in the state, since every
//!   state here gives one to every stone; it is no member, so the chain faces outside. It has no
//!   liberty in the worst case and is taken off (C6.3). So there is a door, not marked: a chain
//!   with a mark for good would have a permanent stone. The refuter moves first and plays there. ∎
//!   In all other claims no stone goes at C6.3: a chain with an empty neighbour in L keeps that
//!   liberty.
//! - `two-doors`. Let a chain s in L without a permanent stone have just one empty neighbour x in
//!   L, not marked for good, and two members that face outside. Then L is refuted. *Proof.* There
//!   is no formation at the start (C8.6: s touches one empty member). If other chains vanish, that
//!   is `vanished`. The refuter plays at x, takes s, and perhaps more, so no mark is set: two
//!   stones at least were taken (B4.8). Now there are two doors. The claimant fills one at most. If
//!   he takes a stone of the refuter and sets a mark, it is where that stone was, and not at a
//!   door. So a door is left, and the refuter plays there. ∎
//! - `alive-inside` is [`super::alive`] with W = L.
//! - `eyes` is [`super::eyes`] with the components of L for A.

use loja_rules::PointSet;

use super::alive::alive;
use super::blocks::Blocks;
use super::eyes;
use super::index_set::IndexSet;
use crate::switches::Switches;

/// Whether none of these lemmas refutes the claim. `components` and `chains` are what it is made
/// of.
pub(crate) fn may_be_lock(
    blocks: &Blocks,
    set: &PointSet,
    components: &IndexSet,
    chains: &[usize],
    switches: Switches,
) -> bool {
    for &chain in chains {
        let block = &blocks.chains[chain];
        if block.permanent {
            continue;
        }
        let mut liberties = PointSet::new();
        let mut doors = 0;
        for x in block.members.iter() {
            let near = blocks.neighbors(x);
            doors += usize::from(near.iter().any(|&y| !set.contains(y)));
            for &y in near
                .iter()
                .filter(|&&y| set.contains(y) && blocks.is_empty(y))
            {
                liberties.insert(y);
            }
        }
        let closed = || liberties.iter().any(|x| blocks.is_marked(x));
        let refuted = match liberties.len() {
            0 => switches.has(Switches::VANISHED),
            1 => switches.has(Switches::TWO_DOORS) && doors >= 2 && !closed(),
            _ => false,
        };
        if refuted {
            return false;
        }
    }
    if switches.has(Switches::EYES) && eyes::lost(blocks, components).len() > 0 {
        return false;
    }
    !switches.has(Switches::ALIVE_INSIDE) || alive(blocks, set).is_empty()
}
