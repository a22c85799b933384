//! A situation of a proof, its chains, and its successors (B1, B2, B4).

use std::hash::{Hash, Hasher};

use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::search::game::{Key, Side};

/// Where no ko mark is.
pub(crate) const NOWHERE: u16 = u16::MAX;

/// The part of a situation that matters in a proof.
///
/// *Lemma (pass counts).* Stones, ko mark and turn are enough. The pass count is -1 exactly when there is a ko mark
/// (B2.4b; C6.2 starts with 0 and none). With a count of 0 or 1 and no formation, a claimant's pass loses: the count
/// is 2, or the refuter's pass makes it 2. So 0 and 1 offer the claimant the same useful moves, and with the refuter
/// to move a count of 1 only comes from such a lost pass. So each value of this type is one situation, where the
/// claimant may pass only with a ko mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Situation<const W: usize> {
    /// The claimant's stones.
    pub(crate) own: Bits<W>,
    /// The refuter's stones.
    pub(crate) foe: Bits<W>,
    /// The temporarily marked member, or [`NOWHERE`].
    pub(crate) ko: u16,
    pub(crate) turn: Side,
}

impl<const W: usize> Key for Situation<W> {
    type Words = [Bits<W>; 2];

    /// The number holds the turn in its last bit, then 16 bits for the mark.
    #[inline]
    fn pack(&self) -> ([Bits<W>; 2], u32) {
        let refuter = u32::from(self.turn == Side::Refuter);
        ([self.own, self.foe], u32::from(self.ko) << 1 | refuter)
    }

    #[inline]
    fn unpack(&[own, foe]: &[Bits<W>; 2], rest: u32) -> Situation<W> {
        let turn = match rest & 1 {
            0 => Side::Claimant,
            _ => Side::Refuter,
        };
        let ko = u16::try_from(rest >> 1).unwrap_or(NOWHERE);
        Situation { own, foe, ko, turn }
    }

    #[inline]
    fn side(&self) -> Side {
        self.turn
    }
}

// By words, quicker than the derived hash by fields and bytes.
impl<const W: usize> Hash for Situation<W> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(u64::from(self.ko) << 1 | u64::from(self.turn == Side::Refuter));
        for &word in self.own.words().iter().chain(self.foe.words()) {
            state.write_u64(word);
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Chain<const W: usize> {
    pub(crate) stones: Bits<W>,
    /// The empty members that it touches, closed ones included.
    pub(crate) liberties: Bits<W>,
    /// It holds a permanent stone or touches one of its own colour outside.
    pub(crate) anchored: bool,
}

/// All chains of a situation, reused because a search makes millions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Survey<const W: usize> {
    pub(crate) own: Vec<Chain<W>>,
    pub(crate) foe: Vec<Chain<W>>,
    at: Vec<u16>,
}

impl<const W: usize> Survey<W> {
    pub(crate) fn take(&mut self, arena: &Arena<W>, situation: &Situation<W>) {
        self.at.resize(arena.points.len(), 0);
        let empty = situation.empty(arena);
        let sides = [
            (&mut self.own, situation.own, arena.fixed),
            (&mut self.foe, situation.foe, arena.doors),
        ];
        for (chains, stones, anchors) in sides {
            chains.clear();
            let mut rest = stones;
            while let Some(first) = rest.pop() {
                let number = Bits::<W>::narrow(chains.len());
                let mut chain = Bits::one(first);
                let mut contact = Bits::EMPTY;
                let mut fresh = chain;
                while let Some(x) = fresh.pop() {
                    self.at[x] = number;
                    contact |= arena.near[x];
                    let more = arena.near[x] & rest;
                    rest = rest.minus(more);
                    chain |= more;
                    fresh |= more;
                }
                chains.push(Chain {
                    stones: chain,
                    liberties: contact & empty,
                    anchored: chain.meets(anchors),
                });
            }
        }
    }

    #[inline]
    pub(crate) fn own_at(&self, x: usize) -> &Chain<W> {
        &self.own[usize::from(self.at[x])]
    }

    #[inline]
    pub(crate) fn foe_chains(&self) -> u32 {
        Bits::<W>::narrow(self.foe.len()).into()
    }

    #[inline]
    pub(crate) fn foe_at(&self, x: usize) -> &Chain<W> {
        &self.foe[usize::from(self.at[x])]
    }
}

impl<const W: usize> Situation<W> {
    #[inline]
    pub(crate) fn empty(&self, arena: &Arena<W>) -> Bits<W> {
        arena.all.minus(self.own | self.foe)
    }

    #[inline]
    pub(crate) fn open(&self, arena: &Arena<W>) -> Bits<W> {
        let open = self.empty(arena).minus(arena.closed);
        if self.ko == NOWHERE {
            open
        } else {
            open.minus(Bits::one(usize::from(self.ko)))
        }
    }

    /// Whether a pass can help the claimant: with a ko mark, or as a move outside.
    #[inline]
    pub(crate) fn may_pass(&self, arena: &Arena<W>) -> bool {
        self.ko != NOWHERE || arena.is_zone
    }

    /// The successor by a pass (B2.4a).
    #[inline]
    pub(crate) fn passed(&self) -> Situation<W> {
        Situation {
            ko: NOWHERE,
            turn: self.turn.other(),
            ..*self
        }
    }

    /// The successor by a stone on an open member (B4), and what it captures; `None` when B4.5 forbids it.
    #[inline]
    pub(crate) fn played(
        &self,
        arena: &Arena<W>,
        survey: &Survey<W>,
        x: usize,
    ) -> Option<(Situation<W>, Bits<W>)> {
        let near = arena.near[x];
        let empty = self.empty(arena);
        let here = Bits::one(x);
        let (mine, theirs) = match self.turn {
            Side::Claimant => (self.own, self.foe),
            Side::Refuter => (self.foe, self.own),
        };
        // B4.4: enemy chains whose only liberty is here.
        let mut taken = Bits::EMPTY;
        let mut beside = near & theirs;
        while let Some(y) = beside.pop() {
            let chain = match self.turn {
                Side::Claimant => survey.foe_at(y),
                Side::Refuter => survey.own_at(y),
            };
            beside = beside.minus(chain.stones);
            if chain.liberties == here && !chain.anchored {
                taken |= chain.stones;
            }
        }
        // The refuter's vow in a zone: spared chains keep a liberty there.
        if arena.is_zone && self.turn == Side::Refuter {
            let mut beside = near & self.own;
            while let Some(y) = beside.pop() {
                let chain = survey.own_at(y);
                beside = beside.minus(chain.stones);
                if chain.liberties == here && chain.stones.meets(arena.spared) {
                    return None;
                }
            }
        }
        // B4.5
        if taken.is_empty() && !near.meets(empty.minus(arena.closed)) {
            let anchors = match self.turn {
                Side::Claimant => arena.fixed,
                Side::Refuter => arena.doors,
            };
            let mut breathes = here.meets(anchors);
            let mut beside = near & mine;
            while !breathes && let Some(y) = beside.pop() {
                let chain = match self.turn {
                    Side::Claimant => survey.own_at(y),
                    Side::Refuter => survey.foe_at(y),
                };
                beside = beside.minus(chain.stones);
                breathes = chain.anchored || !chain.liberties.minus(arena.closed | here).is_empty();
            }
            if !breathes {
                return None;
            }
        }
        // B4.8, where permanent refuter's stones outside are neighbours too, and the claimant's around a
        // part.
        let walled = match self.turn {
            Side::Claimant => near.is_within(theirs),
            Side::Refuter => (near & arena.all).is_within(theirs) && !arena.doors.has(x),
        };
        let ko = match taken.first() {
            Some(only) if walled && taken.len() == 1 => Bits::<W>::narrow(only),
            _ => NOWHERE,
        };
        let (own, foe) = match self.turn {
            Side::Claimant => (self.own | here, self.foe.minus(taken)),
            Side::Refuter => (self.own.minus(taken), self.foe | here),
        };
        let turn = self.turn.other();
        Some((Situation { own, foe, ko, turn }, taken))
    }

    /// C8; without open doors the set is bordered for good (C5).
    pub(crate) fn has_formation(&self, arena: &Arena<W>) -> bool {
        if !self.foe.is_empty() || arena.hopeless || !arena.doors.is_within(self.own) {
            return false;
        }
        let empty = self.empty(arena);
        if empty.iter().any(|x| arena.near[x].meets(empty)) {
            return false;
        }
        let mut rest = self.own;
        while let Some(x) = rest.first() {
            let chain = arena.reach(x, self.own);
            // Spared chains of a zone have their eyes elsewhere.
            if !chain.meets(arena.spared) && (arena.around(chain) & empty).len() < 2 {
                return false;
            }
            rest = rest.minus(chain);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::Situation;
    use crate::search::Node;

    // Memory ends many a search.
    #[test]
    fn nodes_are_small() {
        assert_eq!(size_of::<Node<Situation<1>>>(), 40);
        assert_eq!(size_of::<Node<Situation<2>>>(), 56);
    }
}
