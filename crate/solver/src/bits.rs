//! Small sets of fixed size, one bit a member of a claim.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    pub(crate) const EMPTY: Bits<W> = Bits([0; W]);

    pub(crate) fn one(x: usize) -> Bits<W> {
        let mut bits = Bits::EMPTY;
        bits.insert(x);
        bits
    }

    /// A member in 16 bits, which the compiler checks for each size.
    #[inline]
    pub(crate) fn narrow(x: usize) -> u16 {
        const { assert!(64 * W < u16::MAX as usize) };
        debug_assert!(x < 64 * W);
        #[expect(clippy::cast_possible_truncation, reason = "below 64 * W")]
        let x = x as u16;
        x
    }

    /// All numbers below this one.
    pub(crate) fn below(count: usize) -> Bits<W> {
        let mut bits = Bits::EMPTY;
        for x in 0..count {
            bits.insert(x);
        }
        bits
    }

    #[inline]
    pub(crate) fn insert(&mut self, x: usize) {
        self.0[x / 64] |= 1 << (x % 64);
    }

    #[inline]
    pub(crate) fn has(&self, x: usize) -> bool {
        self.0[x / 64] >> (x % 64) & 1 == 1
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    pub(crate) fn meets(&self, other: Bits<W>) -> bool {
        !(*self & other).is_empty()
    }

    #[inline]
    pub(crate) fn minus(self, other: Bits<W>) -> Bits<W> {
        self & !other
    }

    #[inline]
    pub(crate) fn is_within(self, other: Bits<W>) -> bool {
        self.minus(other).is_empty()
    }

    #[inline]
    pub(crate) fn first(&self) -> Option<usize> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(at * 64 + self.0[at].trailing_zeros() as usize)
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<usize> {
        let at = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[at].trailing_zeros() as usize;
        self.0[at] &= self.0[at] - 1;
        Some(at * 64 + bit)
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop())
    }

    #[inline]
    pub(crate) fn iter_down(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let at = rest.0.iter().rposition(|&word| word != 0)?;
            let bit = 63 - rest.0[at].leading_zeros() as usize;
            rest.0[at] &= !(1 << bit);
            Some(at * 64 + bit)
        })
    }

    #[inline]
    pub(crate) fn words(&self) -> &[u64; W] {
        &self.0
    }
}

impl<const W: usize> BitAnd for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn bitand(mut self, other: Bits<W>) -> Bits<W> {
        self &= other;
        self
    }
}

impl<const W: usize> BitAndAssign for Bits<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Bits<W>) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word &= more;
        }
    }
}

impl<const W: usize> BitOr for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn bitor(mut self, other: Bits<W>) -> Bits<W> {
        self |= other;
        self
    }
}

impl<const W: usize> BitOrAssign for Bits<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Bits<W>) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }
}

impl<const W: usize> Not for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn not(mut self) -> Bits<W> {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}
