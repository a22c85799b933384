//! Refutations that need only a part of a claim.
//!
//! Let L be claimed, and call the connected parts of the members that aren't the claimant's stones in
//! the worst case its *components*. Choose some of them, the *active* ones, and give the others away. The
//! *zone* is the active components with the claimant's strings that touch them. Some strings of the zone
//! are *spared*: at least those that also touch another component of L. The *zone's game* is the proof of
//! L with these changes:
//!
//! - Only members of the zone are played on. Spared strings count as permanent stones of the claimant.
//! - The refuter vows not to play where a spared string would have no liberty in the zone afterwards. He
//!   may break the vow where that ends the proof of L: when a stone of his can never be taken then, or two
//!   doors are open (`joined`, `doors`, `gate`).
//! - The claimant may pass at any time, and no number of passes ends the game.
//! - The claimant has reached his goal when C8 holds for the members of the zone, but C8.6 is not asked of
//!   spared strings.
//!
//! *Lemma (zone).* If the claimant can't reach his goal in the zone's game, with the refuter to begin,
//! then L is refuted.
//!
//! *Proof.* Let the refuter play the proof of L by his strategy for the zone's game, and pass where that
//! passes. We show that, as far as the zone goes, the proof of L is then a course of the zone's game.
//! All neighbours of an active component are in it or in strings of the zone. A string that is not spared
//! touches active components and the outside of L only. So as long as the spared strings stay, strings in
//! the zone that aren't joined to spared ones touch nothing else of L, and their liberties and captures
//! are as in the game.
//!
//! The checker's documentation (`loja_certificate::lemma::zone`) has the same proof with every case.
//!
//! *Spared strings are never taken.* A string is taken by a refuter's stone on its last liberty. The refuter
//! plays in the zone only, and the vow leaves the string a liberty there.
//!
//! *The refuter's moves* are legal in L, as B4.5 asks only about his own strings and about captures of
//! strings that aren't spared. *The claimant's moves* in the zone that are legal in L are legal in the
//! game, where spared strings make more moves legal, not fewer. His moves outside the zone, and all passes,
//! change nothing in the zone but clear the mark, as a pass of the game does. A mark arises in the zone in the game when it does in L (B4.8): all
//! neighbours of a location that is not a spared string's are in the zone or outside L.
//!
//! So the claimant never reaches the goal. But a formation on L would be one: C8.2, C8.3 and C8.5 for L
//! imply them for the zone, and C8.6 concerns liberties in the zone for all strings that aren't joined to spared
//! ones. Hence no formation arises, and C7 fails, as it depends on situations alone. ∎
//!
//! *Corollary.* Take the whole board for L, and spare what the lemma asks. If the claimant can't reach his
//! goal, every bordered set that holds the active components is refuted: the strings that touch another component of it
//! are among those spared.

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
