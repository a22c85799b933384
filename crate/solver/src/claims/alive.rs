//! Chains of the refuter that live although the refuter only passes, after D. Benson.
//!
//! Let W be a set of locations, and F a set of the refuter's chains in W. A *region* is a connected part of W without
//! the stones of F. It is *vital* to a chain f of F when
//! - it holds no stone of the refuter and no permanent stone of the claimant,
//! - f touches an empty location in it, and
//! - f touches every empty location in it that is not marked for good.
//!
//! F is *alive in W* when each chain has two vital regions, and none has a permanent stone or touches an empty
//! location marked for good (such chains live by the lemma `stays`).
//!
//! *Lemma (alive).* Let F be alive in W, and let L be a bordered set within W that holds a chain f of F. Then L is no
//! lock.
//!
//! *Proof.* If a claimant's stone in L vanishes at C6.3, use the lemma `vanished`. Else the worst case of L is lost
//! by [`alive`](loja_certificate::lemma::alive), with X the chains of F in L. By C5 only the claimant's stones have
//! neighbours outside L, so these chains are whole in L and not joined to the outside. Let R be a vital region of one
//! of them, f. f touches an empty location e of R. It is in f's component, so in L, and not marked for good. The
//! connected part r of R in L around e is a region of that lemma, since R has no refuter's stone, and all members
//! beside r that aren't F's are in R. So r guards f: it has no permanent claimant's stone and has e, and f touches
//! all its empty locations that are not marked for good. Two vital regions give two such r. A refuter's chain in L
//! beside r is of F, since otherwise R would hold a stone of it. ∎
//!
//! The lemma is used with W the whole board, once for all claims, and with W = L.

use loja_rules::{Point, PointSet};

use super::blocks::{Blocks, reach};

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
    good: bool,
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
