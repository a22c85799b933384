//! A refuter's group that lives although the refuter only passes (the checker's `alive`).

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{Situation, Survey};

struct Region<const W: usize> {
    open: Bits<W>,
    /// The refuter's stones around it.
    border: Bits<W>,
}

/// The refuter's chains that live by Benson's theorem (1976), as proved with the checker's lemma.
///
/// It is the largest set that has, for each of its chains, two regions enclosed by the set whose open locations are
/// all liberties of that chain. The claimant can't fill the last one, since the stone would have no liberty; a region
/// with a permanent stone of the claimant doesn't count, since there it would.
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

pub(crate) fn alive<const W: usize>(
    arena: &Arena<W>,
    situation: &Situation<W>,
    survey: &Survey<W>,
) -> bool {
    !living(arena, situation, survey).is_empty()
}
