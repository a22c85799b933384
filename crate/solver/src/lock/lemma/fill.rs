//! A claim that only needs filling (the checker's `fill`).

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{NOWHERE, Situation, Survey};
use crate::search::game::Side;

/// Whether the claimant only has to fill, by the conditions of the checker's lemma.
///
/// Not asked with a ko mark on the claimant's turn.
pub(crate) fn fill<const W: usize>(
    arena: &Arena<W>,
    situation: &Situation<W>,
    survey: &Survey<W>,
) -> bool {
    let marked = situation.turn == Side::Claimant && situation.ko != NOWHERE;
    if arena.hopeless || marked || !arena.doors.is_within(situation.own) {
        return false;
    }
    let mut rest = arena.all.minus(situation.own);
    if !rest.is_within(arena.around(situation.own)) {
        return false;
    }
    let around: Vec<Bits<W>> = survey
        .own
        .iter()
        .map(|chain| arena.around(chain.stones))
        .collect();
    let (mut eyes, mut open_eyes) = (vec![0; around.len()], vec![0; around.len()]);
    while let Some(x) = rest.first() {
        let region = arena.reach(x, rest);
        rest = rest.minus(region);
        let closed = region.meets(arena.closed);
        if closed && region.len() > 1 {
            return false;
        }
        for (number, around) in around.iter().enumerate() {
            if region.is_within(*around) {
                eyes[number] += 1;
                open_eyes[number] += usize::from(!closed);
            }
        }
    }
    let enough = |(&all, &open): (&usize, &usize)| all > 1 && open > 0;
    !eyes.is_empty() && eyes.iter().zip(&open_eyes).all(enough)
}
