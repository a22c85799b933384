//! The fixed part of a proof's board.

use loja_rules::{Color, Point};

use crate::bits::Bits;

/// A claim's set as a graph of its own, members numbered in the order of locations.
///
/// After C6 the outside is all permanent refuter's stones, so it only matters which members touch it.
#[derive(Clone, Debug)]
pub(crate) struct Arena<const W: usize> {
    pub(crate) claimant: Color,
    /// The location of each member.
    pub(crate) points: Vec<Point>,
    pub(crate) near: Vec<Bits<W>>,
    pub(crate) all: Bits<W>,
    /// Members beside a permanent refuter's stone: the doors. The refuter may always play there without a mark
    /// (B4.5), and such a stone is never captured (D1).
    pub(crate) doors: Bits<W>,
    /// Empty members marked for good: liberties forever.
    pub(crate) closed: Bits<W>,
    /// Members beside a closed one, where a stone is never captured (D1.2a).
    pub(crate) beside_closed: Bits<W>,
    pub(crate) fixed: Bits<W>,
    /// No formation is possible: C8.1, C8.2, C8.4 or C8.5 fails for good.
    pub(crate) hopeless: bool,
    /// Whether this is a zone, where the claimant may always move elsewhere.
    pub(crate) is_zone: bool,
    pub(crate) spared: Bits<W>,
    pub(crate) dead: bool,
}

impl<const W: usize> Arena<W> {
    #[inline]
    pub(crate) fn around(&self, members: Bits<W>) -> Bits<W> {
        let mut around = Bits::EMPTY;
        for x in members.iter() {
            around |= self.near[x];
        }
        around
    }

    #[inline]
    pub(crate) fn reach(&self, from: usize, within: Bits<W>) -> Bits<W> {
        let mut reached = Bits::one(from);
        let mut fresh = reached;
        while let Some(x) = fresh.pop() {
            let more = (self.near[x] & within).minus(reached);
            reached |= more;
            fresh |= more;
        }
        reached
    }
}
