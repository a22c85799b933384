//! Components that the refuter defends alone, whatever the claim.
//!
//! *Lemma (zone, for components).* Let every lock be within a union U of components with their chains, let C be one
//! of them, and let the claimant lose the zone's game of C in U (see [`crate::lock::zone`]). Then no lock holds C.
//! *Proof.* Let a claim M within U hold C. Its zone with C active has the same members. A chain that touches another
//! component of M touches one of U, so it was spared. What faces outside U faces outside M. So the zone's lemma
//! refutes M. (A chain that C6.3 removes for M and not for U leaves an open door, which refutes M at once.) ∎

use loja_certificate::Claim;
use loja_rules::PointSet;

use super::blocks::Blocks;
use super::index_set::IndexSet;
use crate::lock::Search;
use crate::lock::arena::Arena;
use crate::search::game::Side;
use crate::switches::Switches;

/// Expansions for one component before the claims have to decide it.
const BUDGET: u64 = 3_000;

/// For a component that was tried, the chains of its zone that were spared then.
pub(crate) type Tried = Vec<Option<Vec<usize>>>;

/// The components among these that no lock holds. Tries a component again only when fewer chains around it are
/// spared.
pub(crate) fn lost(
    blocks: &Blocks,
    left: &IndexSet,
    switches: Switches,
    tried: &mut Tried,
) -> IndexSet {
    let mut lost = IndexSet::none(blocks.components.len());
    let union = blocks.union(left.iter());
    let Ok(claim) = Claim::new(&blocks.state, blocks.player, &union) else {
        return lost;
    };
    tried.resize(blocks.components.len(), None);
    for component in left.iter() {
        let block = &blocks.components[component];
        let shared = |&&chain: &&usize| {
            let mut touched = blocks.chains[chain].components.iter();
            touched.any(|&other| other != component && left.has(other))
        };
        let spared: Vec<usize> = block.chains.iter().filter(shared).copied().collect();
        if tried[component].as_ref() == Some(&spared)
            || !block.members.iter().any(|x| blocks.is_foe(x))
        {
            continue;
        }
        tried[component] = Some(spared);
        if refuted(&claim, &block.members, switches) {
            lost.insert(component);
        }
    }
    lost
}

fn refuted(claim: &Claim, component: &PointSet, switches: Switches) -> bool {
    let Some((arena, start)) = Arena::<1>::zone(claim, component) else {
        return false;
    };
    Search::of_claim(arena, &start, switches).run(BUDGET) == Some(Side::Refuter)
}
