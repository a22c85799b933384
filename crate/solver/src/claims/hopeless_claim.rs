//! Claims that are refuted at first sight.
//!
//! A claim is *refuted* when the refuter wins from its worst case (C4.3, C7).
//!
//! A member *faces outside* when it has a neighbour outside; by C5 it has the claimant's stone, and in the worst case
//! the neighbour is a permanent refuter's stone (C6.2). If such a member is empty, it is a *door*: the refuter may
//! play there unless it is marked (B4.5b: the stone touches a permanent one of its colour), and that stone stays for
//! good (D1.2b), against C8.2. An open door also breaks C8.3.
//!
//! - `vanished`. Let L hold a claimant's chain without a permanent stone and without an empty neighbour in L. Then L
//!   is refuted. *Proof.* In the state the chain has a liberty, as every stone does, and it is no member, so the
//!   chain faces outside. In the worst case it has none and is taken off (C6.3). So there is an unmarked door, since
//!   a mark for good would have made a stone permanent. The refuter moves first and plays there. ∎ In all other
//!   claims no stone goes at C6.3, as a chain keeps an empty neighbour in L.
//! - `two-doors`. Let a chain s in L without a permanent stone have just one empty neighbour x in L, not marked for
//!   good, and two members that face outside. Then L is refuted. *Proof.* There is no formation at the start, as s
//!   touches one empty member (C8.6). If other chains vanish, that is `vanished`. The refuter plays x and captures s,
//!   and perhaps more: at least two stones, so no mark is set (B4.8). Of the two doors the claimant fills at most
//!   one, and any mark is where a refuter's stone was, not at a door. The refuter plays on the other. ∎
//! - `alive-inside` is [`super::alive`] with W = L.
//! - `eyes` is [`super::eyes`] with the components of L for A.

use loja_rules::PointSet;

use super::alive::alive;
use super::blocks::Blocks;
use super::eyes;
use super::index_set::IndexSet;
use crate::switches::Switches;

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
