//! Refutations that need only a part of a claim.
//!
//! Let L be claimed, and call the connected parts of the members that aren't the claimant's stones in
//! the worst case its *components*. Choose some of them, the *active* ones, and give the others away. The
//! *zone* is the active components with the claimant's chains that touch them. Some chains of the zone
//! are *spared*: at least those that also touch another component of L. The *zone's game* is the proof of
//! L with these changes:
//!
//! - Only members of the zone are played on. Spared chains count as permanent stones of the claimant.
//! - The refuter vows not to play where a spared chain would have no liberty in the zone afterwards. He
//!   may break the vow where that ends the proof of L: when a stone of his can never be taken then, or two
//!   doors are open (`joined`, `doors`, `gate`).
//! - The claimant may pass at any time, and no number of passes ends the game.
//! - The claimant has reached his goal when C8 holds for the members of the zone, but C8.6 is not asked of
//!   spared chains.
//!
//! If the claimant can't reach his goal in the zone's game, with the refuter to begin, then L is refuted, and
//! so is every bordered subset of L that holds the active components. The statement in full, with its proof
//! and that of the corollary, is the documentation of the checker: `loja_certificate::lemma::zone`.

use loja_certificate::Claim;
use loja_rules::PointSet;

/// The zones worth a try, the most promising first: all components that hold a stone of the refuter,
/// and each of those alone.
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
