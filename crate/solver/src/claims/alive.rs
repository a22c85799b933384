//! Chains of the refuter that nobody can take although he only passes (D. Benson's theorem, for
//! the rules of these proofs).
//!
//! Let W be a set of locations, and F a set of the refuter's chains in W. A *region* is a
//! connected part of W without the stones of F. It is *vital* to a chain f of F when
//! - it holds no stone of the refuter and no permanent stone of the claimant,
//! - f touches an empty location in it, and
//! - f touches every empty location in it that is not marked for good.
//!
//! F is *alive in W* when none of its chains has a permanent stone or touches an empty location
//! marked for good, and each has two vital regions. (The chains left out here live by the lemma
//! `stays`.)
//!
//! *Lemma (alive).* Let F be alive in W, and let L be a bordered set within W that holds a chain f
//! of F. Then L is no lock.
//!
//! *Proof.* If a stone of the claimant in L vanishes at C6.3, that is the lemma `vanished`. Else
//! the refuter only passes. Suppose that a chain of F in L is taken, and look at the first move
//! that takes one, at z, where it takes f, say. Until then f and all other chains of F in L are as
//! they were, since he never plays. Before this move z is the only liberty of f. The two vital
//! regions of f share no location; let R be one without z. f touches an empty location of R; it is
//! in L, because it is in f's component and L holds that. So at least one empty location of R in L
//! was not marked for good, and as all of those touch f, each of them holds a stone of the claimant
//! by now. Look at the move that filled the last of them, at y. It took nothing: no stone of F by
//! our choice, and in R and L there is no other stone of the refuter; no chain of the claimant
//! leaves R inside L, since only stones of F and locations outside L, which the refuter holds for
//! good, lie around it. For the same reason the chain that y joined touches no location of L but
//! those of R and of F. In R and L nothing is empty and not marked for good any more: no stone has
//! been taken there, and none vanished. The chain holds no permanent stone. So the move was
//! forbidden by B4.5. A contradiction: f stays, C8.2 never holds, and the claimant loses. ∎
//!
//! The lemma holds for W the whole board, which settles chains once for all claims, and for W = L.

use loja_rules::{Point, PointSet};

use super::blocks::{Blocks, reach};

/// The chains that are alive in these locations, as large as the lemma finds them.
pub(crate) fn alive(blocks: &Blocks, within: &PointSet) -> Vec<PointSet> {
    let mut chains: Vec<PointSet> = Vec::new();
    let mut known = PointSet::new();
    for x in within.iter().filter(|&x| blocks.is_foe(x)) {
        if !known.contains(x) {
            let chain = reach(&blocks.state, x, |y| within.contains(y) && blocks.is_foe(y));
            known = known.union(&chain);
            chains.push(chain);
        }
    }
    chains.retain(|chain| !chain.iter().any(|x| blocks.is_marked(x)));
    let contacts = |chain: &PointSet| -> PointSet {
        let around = chain
            .iter()
            .flat_map(|x| blocks.neighbors(x).iter().copied());
        around.collect()
    };
    let mut left: Vec<(PointSet, PointSet)> = chains
        .into_iter()
        .map(|chain| (contacts(&chain), chain))
        .map(|(a, b)| (b, a))
        .collect();
    left.retain(|(_, contact)| {
        !contact
            .iter()
            .any(|x| blocks.is_empty(x) && blocks.is_marked(x))
    });
    loop {
        let stones = left
            .iter()
            .fold(PointSet::new(), |all, (chain, _)| all.union(chain));
        let regions = regions(blocks, within, &stones);
        let before = left.len();
        left.retain(|(_, contact)| {
            let vital = regions.iter().filter(|region| {
                region.good && region.empty.is_subset(contact) && !region.empty.is_empty()
            });
            vital.count() >= 2
        });
        if left.len() == before {
            return left.into_iter().map(|(chain, _)| chain).collect();
        }
    }
}

struct Region {
    /// No stone of the refuter in it, and no permanent stone of the claimant.
    good: bool,
    /// Its empty locations that are not marked for good.
    empty: PointSet,
}

fn regions(blocks: &Blocks, within: &PointSet, stones: &PointSet) -> Vec<Region> {
    let mut seen = PointSet::new();
    let mut regions = Vec::new();
    let rest = within.difference(stones);
    for start in rest.iter() {
        if seen.contains(start) {
            continue;
        }
        let members = reach(&blocks.state, start, |x: Point| rest.contains(x));
        seen = seen.union(&members);
        regions.push(Region {
            good: !members
                .iter()
                .any(|x| blocks.is_foe(x) || (blocks.is_own(x) && blocks.is_marked(x))),
            empty: members
                .iter()
                .filter(|&x| blocks.is_empty(x) && !blocks.is_marked(x))
                .collect(),
        });
    }
    regions
}
