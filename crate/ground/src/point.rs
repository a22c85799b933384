//! A location.

/// A location of a board: its number and nothing else.
///
/// Only a [`Board`](crate::Board) makes points. A point says nothing about which board made it, so a point of a
/// larger board may be unknown to a smaller one; every function here treats such a point as a
/// location that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point(u16);

impl Point {
    /// The location's number, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The location's number in 16 bits, which hold the numbers of every board.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u16 {
        self.0
    }

    #[inline]
    pub(crate) fn at_index(index: usize) -> Option<Point> {
        u16::try_from(index).ok().map(Point)
    }
}
