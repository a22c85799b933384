//! The local games: what a part of a claim is, and how a position is taken apart.
//!
//! Chains are *safe* by what is around them alone, once they have two eyes that the claimant leaves alone. A member
//! of the claim outside a part that touches it is always a stone of a safe chain. So the part tells all that matters
//! of its surroundings, and the same part is the same game wherever it is met.

use std::hash::{Hash, Hasher};

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{NOWHERE, Situation};
use crate::search::game::{Key, Side};

/// A position of a local game; with the turn at the refuter perhaps of several, of which he may choose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Local<const W: usize> {
    /// Where it is played.
    pub(crate) part: Bits<W>,
    /// The stones there, the claimant's loose ones only, with the turn and the mark.
    pub(crate) situation: Situation<W>,
    /// Whether the mark binds the refuter too: nothing else is to be settled, so that he has no move elsewhere that
    /// has to be answered there.
    pub(crate) bound: bool,
}

impl<const W: usize> Key for Local<W> {
    type Words = [Bits<W>; 3];

    /// The number is that of the situation, with the sign of a bound game before it.
    #[inline]
    fn pack(&self) -> ([Bits<W>; 3], u32) {
        let ([own, foe], rest) = self.situation.pack();
        ([self.part, own, foe], rest | u32::from(self.bound) << 17)
    }

    #[inline]
    fn unpack(&[part, own, foe]: &[Bits<W>; 3], rest: u32) -> Local<W> {
        Local {
            part,
            situation: Situation::unpack(&[own, foe], rest & 0x1_FFFF),
            bound: rest >> 17 != 0,
        }
    }

    #[inline]
    fn side(&self) -> Side {
        self.situation.turn
    }
}

impl<const W: usize> Hash for Local<W> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (first, rest) = self.part.words().split_at(1);
        // Where parts are, the sign of a bound game is not lost: it turns all bits.
        state.write_u64(if self.bound { !first[0] } else { first[0] });
        for &word in rest {
            state.write_u64(word);
        }
        self.situation.hash(state);
    }
}

impl<const W: usize> Local<W> {
    /// The local games of a situation with the turn at the refuter, as one position. `None` where no chain is safe.
    /// The claim must have no permanent members.
    pub(crate) fn of(arena: &Arena<W>, situation: &Situation<W>) -> Option<Local<W>> {
        let safe = safe(arena, arena.all, situation.own);
        (!safe.is_empty()).then(|| apart(arena, arena.all, safe, situation, true))
    }

    /// The position in which nothing is left to be settled.
    pub(super) fn nothing(situation: &Situation<W>) -> Local<W> {
        let nothing = Local {
            part: Bits::EMPTY,
            situation: *situation,
            bound: false,
        };
        nothing.within(Bits::EMPTY)
    }

    /// Takes a position apart after the claimant's answer: what is safe goes, and so do the parts that need only be filled.
    pub(super) fn taken_apart(&self, arena: &Arena<W>, after: &Situation<W>) -> Local<W> {
        let safe = safe(arena, self.part, after.own);
        apart(arena, self.part, safe, after, self.bound)
    }

    /// The connected parts, each a game of its own.
    pub(crate) fn parts(&self, arena: &Arena<W>) -> impl Iterator<Item = Local<W>> {
        let mut rest = self.part;
        std::iter::from_fn(move || {
            let part = arena.reach(rest.first()?, rest);
            rest = rest.minus(part);
            Some(if part == self.part {
                *self
            } else {
                self.within(part)
            })
        })
    }

    /// One of several parts: unbound, and so without a mark for the refuter.
    fn within(&self, part: Bits<W>) -> Local<W> {
        let Situation { own, foe, turn, .. } = self.situation;
        let situation = Situation {
            own: own & part,
            foe: foe & part,
            ko: NOWHERE,
            turn,
        };
        Local {
            part,
            situation,
            bound: false,
        }
    }
}

/// The locations of a part that touch a safe chain.
#[inline]
pub(super) fn touched<const W: usize>(arena: &Arena<W>, part: Bits<W>) -> Bits<W> {
    let mut touched = Bits::EMPTY;
    for x in part.iter() {
        if !arena.near[x].is_within(part) {
            touched.insert(x);
        }
    }
    touched
}

/// The claimant's stones in a part that are safe: the largest set of his chains in which each one touches what is safe around
/// the part, or has two eyes. An eye is a region of the part without the set, without a door, all of whose locations
/// touch the chain.
pub(super) fn safe<const W: usize>(arena: &Arena<W>, part: Bits<W>, own: Bits<W>) -> Bits<W> {
    let mut joined = Bits::EMPTY;
    for x in own.iter() {
        if !joined.has(x) && !arena.near[x].is_within(part) {
            joined |= arena.reach(x, own);
        }
    }
    let mut safe = own;
    loop {
        let mut kept = joined;
        let mut rest = safe.minus(joined);
        while let Some(x) = rest.first() {
            let chain = arena.reach(x, rest);
            rest = rest.minus(chain);
            if has_two_eyes(arena, part.minus(safe), chain) {
                kept |= chain;
            }
        }
        if kept == safe {
            return safe;
        }
        safe = kept;
    }
}

fn has_two_eyes<const W: usize>(arena: &Arena<W>, open: Bits<W>, chain: Bits<W>) -> bool {
    let around = arena.around(chain) & open;
    let (mut rest, mut eyes) = (around.minus(arena.doors), 0);
    while let Some(x) = rest.first() {
        // It ends with the first location that does not touch the chain.
        let (mut region, mut fresh) = (Bits::one(x), Bits::one(x));
        let mut is_eye = true;
        while let Some(y) = fresh.pop() {
            let more = (arena.near[y] & open).minus(region);
            region |= more;
            fresh |= more;
            is_eye &= more.is_within(around) && !more.meets(arena.doors);
            if !is_eye {
                break;
            }
        }
        rest = rest.minus(region);
        eyes += u32::from(is_eye);
        if eyes == 2 {
            return true;
        }
    }
    false
}

/// What is left to be settled, with the turn at the refuter.
fn apart<const W: usize>(
    arena: &Arena<W>,
    part: Bits<W>,
    safe: Bits<W>,
    after: &Situation<W>,
    bound: bool,
) -> Local<W> {
    let (mut left, mut count) = (Bits::EMPTY, 0);
    let mut rest = part.minus(safe);
    while let Some(x) = rest.first() {
        let part = arena.reach(x, rest);
        rest = rest.minus(part);
        let fillable =
            !part.meets(arena.doors) && part.iter().all(|x| !arena.near[x].is_within(part));
        if !fillable {
            left |= part;
            count += 1;
        }
    }
    let bound = bound && count == 1;
    let marked = bound && after.ko != NOWHERE && left.has(usize::from(after.ko));
    let situation = Situation {
        own: after.own & left,
        foe: after.foe & left,
        ko: if marked { after.ko } else { NOWHERE },
        turn: Side::Refuter,
    };
    Local {
        part: left,
        situation,
        bound,
    }
}

#[cfg(test)]
mod tests {
    use super::Local;
    use crate::search::graph::Node;

    #[test]
    fn nodes_are_small() {
        assert_eq!(size_of::<Node<Local<1>>>(), 48);
    }
}
