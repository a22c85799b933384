//! Local games: parts of a claim, and how a position is taken apart.
//!
//! Two eyes that the claimant leaves alone make a chain *safe*, whatever lies further off. Members outside a part
//! that touch it belong to safe chains. So a part is the same game wherever it occurs.

use std::hash::{Hash, Hasher};

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::lemma::is_dead_space;
use crate::lock::situation::{NOWHERE, Situation};
use crate::search::game::{Key, Side};

/// A position of a local game, or of several from which the refuter may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Local<const W: usize> {
    /// Where it is played.
    pub(crate) part: Bits<W>,
    /// The stones, of the claimant only loose ones, with turn and mark.
    pub(crate) situation: Situation<W>,
    /// Whether the mark binds the refuter too: no other open game is left where a move would need an answer.
    pub(crate) bound: bool,
    /// The least members of the parts with the vow, in order, or [`NOWHERE`].
    ///
    /// In them the chain around all parts breathes until one has an eye of it.
    pub(crate) carriers: [u16; 2],
}

pub(super) struct Left<const W: usize> {
    after: Situation<W>,
    /// The open parts, and how many.
    open: Bits<W>,
    count: u32,
    /// The dead parts, which are open only with the vow.
    dead: Bits<W>,
    bound: bool,
    /// The least members of parts that may get the vow; `None` when none needs it.
    eligible: Option<Bits<W>>,
}

impl<const W: usize> Key for Local<W> {
    type Words = [Bits<W>; 3];

    /// The number holds the turn in its last bit, then binding, mark and vows.
    #[inline]
    fn pack(&self) -> ([Bits<W>; 3], u32) {
        let Situation { own, foe, ko, turn } = self.situation;
        let [one, other] = self.carriers;
        let numbers = [other, one, ko].into_iter().fold(0, |numbers, x| {
            numbers << Self::WIDTH | u32::from(x.wrapping_add(1))
        });
        let refuter = u32::from(turn == Side::Refuter);
        let rest = numbers << 2 | u32::from(self.bound) << 1 | refuter;
        ([self.part, own, foe], rest)
    }

    #[inline]
    fn unpack(&[part, own, foe]: &[Bits<W>; 3], rest: u32) -> Local<W> {
        let turn = match rest & 1 {
            0 => Side::Claimant,
            _ => Side::Refuter,
        };
        #[expect(clippy::cast_possible_truncation, reason = "cut to its width")]
        let number = |at: u32| {
            let number = rest >> (2 + at * Self::WIDTH) & ((1 << Self::WIDTH) - 1);
            (number as u16).wrapping_sub(1)
        };
        let ko = number(0);
        Local {
            part,
            situation: Situation { own, foe, ko, turn },
            bound: rest >> 1 & 1 == 1,
            carriers: [number(1), number(2)],
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
        // A bound game flips all bits of the word, so the sign shows wherever the parts lie. Parts with the
        // vow flip some, and without a vow nothing flips.
        let turned = if self.bound { !first[0] } else { first[0] };
        let [one, other] = self.carriers.map(|x| u64::from(!x));
        state.write_u64(turned ^ (one << 16 | other).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for &word in rest {
            state.write_u64(word);
        }
        self.situation.hash(state);
    }
}

impl<const W: usize> Local<W> {
    const WIDTH: u32 = {
        let width = (64 * W).ilog2() + 1;
        assert!(3 * width + 2 <= u32::BITS);
        width
    };

    #[inline]
    pub(crate) fn vows(&self) -> bool {
        self.carriers[0] != NOWHERE
    }

    pub(super) fn sorted(mut self) -> Local<W> {
        self.carriers.sort_unstable();
        self
    }

    pub(super) fn nothing(situation: &Situation<W>) -> Local<W> {
        let nothing = Local {
            part: Bits::EMPTY,
            situation: *situation,
            bound: false,
            carriers: [NOWHERE; 2],
        };
        nothing.within(Bits::EMPTY)
    }

    /// Takes a position apart after the claimant's answer, dropping safe and fillable parts. With the vow, parts
    /// may compete for it, or none may qualify.
    pub(super) fn taken_apart<'a>(
        &self,
        arena: &'a Arena<W>,
        after: &Situation<W>,
    ) -> impl Iterator<Item = Local<W>> + use<'a, W> {
        let safe = match self.vows() {
            true => joined(arena, self.part, after.own),
            false => safe(arena, self.part, after.own),
        };
        let left = apart(arena, self.part, safe, after, self.bound, self.vows());
        let one = left.eligible.is_none().then(|| left.local(arena, None));
        let carriers = left.eligible.unwrap_or(Bits::EMPTY).iter();
        let with_vow = carriers.map(move |carrier| left.local(arena, Some(carrier)));
        one.into_iter().chain(with_vow)
    }

    pub(super) fn passed(&self, arena: &Arena<W>) -> Option<Local<W>> {
        let empty = self.situation.empty(arena) & self.part;
        let situation = self.situation.passed();
        let breathes = !self.vows() || breathes(arena, self.part, empty);
        breathes.then_some(Local { situation, ..*self })
    }

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
        let here = |x: u16| x != NOWHERE && part.has(usize::from(x));
        let carriers = match self.carriers {
            [one, other] if here(one) && here(other) => [one, other],
            [one, _] if here(one) => [one, NOWHERE],
            [_, other] if here(other) => [other, NOWHERE],
            _ => [NOWHERE; 2],
        };
        Local {
            part,
            situation,
            bound: false,
            carriers,
        }
    }
}

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

#[inline]
fn breathes<const W: usize>(arena: &Arena<W>, part: Bits<W>, empty: Bits<W>) -> bool {
    let mut free = part & empty;
    std::iter::from_fn(|| free.pop()).any(|x| !arena.near[x].is_within(part))
}

fn joined<const W: usize>(arena: &Arena<W>, part: Bits<W>, own: Bits<W>) -> Bits<W> {
    let mut joined = Bits::EMPTY;
    for x in own.iter() {
        if !joined.has(x) && !arena.near[x].is_within(part) {
            joined |= arena.reach(x, own);
        }
    }
    joined
}

/// The claimant's safe stones in a part, by the largest set of chains that each touch safe surroundings or have two
/// eyes.
///
/// An eye is a region of the part without the set, without a door, all of whose locations touch the chain.
pub(crate) fn safe<const W: usize>(arena: &Arena<W>, part: Bits<W>, own: Bits<W>) -> Bits<W> {
    let joined = joined(arena, part, own);
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
        // Stops at the first location that does not touch the chain.
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

pub(super) fn apart<const W: usize>(
    arena: &Arena<W>,
    part: Bits<W>,
    safe: Bits<W>,
    after: &Situation<W>,
    bound: bool,
    vow: bool,
) -> Left<W> {
    let mut left = Left {
        after: *after,
        open: Bits::EMPTY,
        count: 0,
        dead: Bits::EMPTY,
        bound,
        eligible: None,
    };
    let (mut eligible, mut has_eye) = (Bits::EMPTY, false);
    let mut rest = part.minus(safe);
    while let Some(least) = rest.first() {
        let part = arena.reach(least, rest);
        rest = rest.minus(part);
        let fillable =
            !part.meets(arena.doors) && part.iter().all(|x| !arena.near[x].is_within(part));
        if fillable {
            has_eye = true;
            continue;
        }
        if arena.dead && is_dead(arena, part, after.own) {
            left.dead |= part;
        } else {
            left.open |= part;
            left.count += 1;
        }
        if vow && breathes(arena, part, part.minus(after.own | after.foe)) {
            eligible.insert(least);
        }
    }
    left.eligible = (vow && !has_eye).then_some(eligible);
    left
}

impl<const W: usize> Left<W> {
    pub(super) fn dead_parts(self, arena: &Arena<W>) -> impl Iterator<Item = Local<W>> {
        let all = Local {
            part: self.dead,
            situation: self.after,
            bound: false,
            carriers: [NOWHERE; 2],
        };
        let mut rest = all.part;
        std::iter::from_fn(move || {
            let part = arena.reach(rest.first()?, rest);
            rest = rest.minus(part);
            Some(all.within(part))
        })
    }

    pub(super) fn local(&self, arena: &Arena<W>, carrier: Option<usize>) -> Local<W> {
        let (mut open, mut count) = (self.open, self.count);
        if let Some(carrier) = carrier.filter(|&carrier| self.dead.has(carrier)) {
            open |= arena.reach(carrier, self.dead);
            count += 1;
        }
        let after = &self.after;
        let bound = self.bound && count == 1;
        let marked = bound && after.ko != NOWHERE && open.has(usize::from(after.ko));
        let situation = Situation {
            own: after.own & open,
            foe: after.foe & open,
            ko: if marked { after.ko } else { NOWHERE },
            turn: Side::Refuter,
        };
        Local {
            part: open,
            situation,
            bound,
            carriers: [carrier.map_or(NOWHERE, Bits::<W>::narrow), NOWHERE],
        }
    }
}

pub(super) fn is_dead<const W: usize>(arena: &Arena<W>, part: Bits<W>, own: Bits<W>) -> bool {
    !part.meets(arena.doors | own) && is_dead_space(arena, part.minus(touched(arena, part)))
}

#[cfg(test)]
mod tests {
    use super::Local;
    use crate::search::Node;

    #[test]
    fn nodes_are_small() {
        assert_eq!(size_of::<Node<Local<1>>>(), 48);
    }
}
