/// A location: a number.
///
/// Only a [`Board`](crate::Board) makes points, but they don't know it. Another board treats one beyond it as
/// missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point(u16);

impl Point {
    /// The number, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number; 16 bits fit every board.
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
