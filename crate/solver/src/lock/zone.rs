//! Refutations that need only a part of a claim.
//!
//! `loja_certificate::lemma::zone` defines a zone's game and proves that the claimant's loss there refutes the claim,
//! and every bordered subset of it that holds the active components. In its terms: the *zone* is the active
//! components with the chains that touch them, and chains that also touch another component are *spared*, as if
//! permanent. The refuter may break the vow to leave them a liberty where that ends the proof (`joined`, `doors`,
//! `gate`).

use loja_certificate::Claim;
use loja_rules::PointSet;

/// The zones worth a try: all components with a refuter's stone together, then each alone.
pub(crate) fn candidates(claim: &Claim) -> Vec<PointSet> {
    let start = claim.start();
    let stones = start.situation().stones();
    let mut rest = claim.set().difference(&stones[claim.player()]);
    let foes = &stones[claim.refuter()];
    let all = rest.clone();
    let mut held = Vec::new();
    loop {
        let Some(first) = rest.iter().next() else {
            break;
        };
        let mut component: PointSet = [first].into_iter().collect();
        let mut waiting = vec![first];
        while let Some(x) = waiting.pop() {
            for &y in start.board().neighbors(x) {
                if rest.contains(y) && component.insert(y) {
                    waiting.push(y);
                }
            }
        }
        rest = rest.difference(&component);
        if !component.intersection(foes).is_empty() {
            held.push(component);
        }
    }
    let together = held
        .iter()
        .fold(PointSet::new(), |sum, part| sum.union(part));
    let mut zones = Vec::new();
    if held.len() > 1 {
        zones.extend(held);
    }
    if together != all && !together.is_empty() {
        zones.insert(0, together);
    } else {
        zones.retain(|zone| *zone != all);
    }
    zones
}
