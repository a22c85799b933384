//! A refuter's group that lives although he only passes; the checker calls this lemma `alive` too.

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{Situation, Survey};

/// A connected part of what is not the refuter's.
struct Region<const W: usize> {
    /// Where the claimant could play in it.
    open: Bits<W>,
    /// The refuter's stones around it.
    border: Bits<W>,
}

/// The largest set of the refuter's chains that has, for each of its chains, two regions
/// enclosed by the set whose open locations are all liberties of the chain (Benson 1976). The claimant can't
/// fill the last open location of such a region, as his stone would have no liberty; a region with a
/// permanent stone of his is left out, since there it would. The proof is with the checker's lemma.
pub(crate) fn living<const W: usize>(
    arena: &Arena<W>,
    situation: &Situation<W>,
    survey: &Survey<W>,
) -> Bits<W> {
    if survey.foe.iter().all(|chain| chain.liberties.len() < 2) {
        return Bits::EMPTY;
    }
    let empty = situation.empty(arena).minus(arena.closed);
    let mut regions: Vec<Region<W>> = Vec::new();
    let mut rest = arena.all.minus(situation.foe);
    while let Some(x) = rest.first() {
        let region = arena.reach(x, rest);
        rest = rest.minus(region);
        let open = region & empty;
        if !open.is_empty() && !region.meets(arena.fixed) {
            let border = arena.around(region) & situation.foe;
            regions.push(Region { open, border });
        }
    }
    let mut living = situation.foe;
    loop {
        let mut left = Bits::EMPTY;
        for chain in &survey.foe {
            let eye = |region: &&Region<W>| region.open.is_within(chain.liberties);
            if chain.stones.meets(living) && regions.iter().filter(eye).take(2).count() == 2 {
                left |= chain.stones;
            }
        }
        if left.is_empty() || left == living {
            return left;
        }
        living = left;
        regions.retain(|region| region.border.is_within(living));
    }
}

/// Whether there is such a set.
pub(crate) fn alive<const W: usize>(
    arena: &Arena<W>,
    situation: &Situation<W>,
    survey: &Survey<W>,
) -> bool {
    !living(arena, situation, survey).is_empty()
}
