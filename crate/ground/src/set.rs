use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::point::Point;

/// A set of locations.
///
/// ```
/// # use loja_ground::{Board, PointSet};
/// let board = Board::rectangle(2, 2);
/// let all: PointSet = board.points().collect();
/// assert_eq!(all.len(), 4);
/// assert_eq!(all, board.locations());
///
/// let first: PointSet = board.points().take(3).collect();
/// let last: PointSet = board.points().skip(1).collect();
/// assert_eq!((&first | &last).len(), 4);
/// assert_eq!((&first & &last).len(), 2);
/// assert!((&first - &last).iter().eq(board.point(0)));
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "Vec<Point>", into = "Vec<Point>")
)]
pub struct PointSet {
    // One bit a location; no empty word at the end, so that derived equality is right.
    words: Vec<u64>,
}

const BITS: usize = u64::BITS as usize;

impl PointSet {
    /// The empty set.
    #[must_use]
    pub const fn new() -> PointSet {
        PointSet { words: Vec::new() }
    }

    /// Whether the set has no member.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The number of members; 32 bits fit every board.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// The number of members.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words
            .iter()
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    /// Whether the location is a member.
    #[must_use]
    #[inline]
    pub fn contains(&self, point: Point) -> bool {
        let index = point.index();
        self.words
            .get(index / BITS)
            .is_some_and(|word| word >> (index % BITS) & 1 == 1)
    }

    /// Adds a location; returns whether it was missing.
    #[inline]
    pub fn insert(&mut self, point: Point) -> bool {
        let index = point.index();
        if self.words.len() <= index / BITS {
            self.words.resize(index / BITS + 1, 0);
        }
        let word = &mut self.words[index / BITS];
        let before = *word;
        *word |= 1 << (index % BITS);
        *word != before
    }

    /// Removes a location; returns whether it was there.
    pub fn remove(&mut self, point: Point) -> bool {
        let index = point.index();
        let Some(word) = self.words.get_mut(index / BITS) else {
            return false;
        };
        let before = *word;
        *word &= !(1 << (index % BITS));
        let changed = *word != before;
        self.trim();
        changed
    }

    /// The members of either set.
    #[must_use]
    pub fn union(&self, other: &PointSet) -> PointSet {
        let (mut long, short) = if self.words.len() < other.words.len() {
            (other.clone(), self)
        } else {
            (self.clone(), other)
        };
        for (word, more) in long.words.iter_mut().zip(&short.words) {
            *word |= more;
        }
        long
    }

    /// The members of both sets.
    #[must_use]
    pub fn intersection(&self, other: &PointSet) -> PointSet {
        let words = self.words.iter().zip(&other.words).map(|(a, b)| a & b);
        PointSet {
            words: words.collect(),
        }
        .trimmed()
    }

    /// The members that the other set lacks.
    #[must_use]
    pub fn difference(&self, other: &PointSet) -> PointSet {
        let mut left = self.clone();
        for (word, taken) in left.words.iter_mut().zip(&other.words) {
            *word &= !taken;
        }
        left.trimmed()
    }

    /// Whether the other set has every member.
    #[must_use]
    pub fn is_subset(&self, other: &PointSet) -> bool {
        self.difference(other).is_empty()
    }

    /// The members in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.words.iter().enumerate().flat_map(|(at, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                Point::at_index(at * BITS + bit)
            })
        })
    }

    fn trim(&mut self) {
        while self.words.last() == Some(&0) {
            self.words.pop();
        }
    }

    fn trimmed(mut self) -> PointSet {
        self.trim();
        self
    }
}

impl std::fmt::Debug for PointSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Point::index))
            .finish()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        let mut set = PointSet::new();
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}

macro_rules! operators {
    ($($sign:ident, $short:ident, $assigned:ident, $assign:ident, $named:ident;)*) => {$(
        impl $sign for &PointSet {
            type Output = PointSet;

            fn $short(self, other: &PointSet) -> PointSet {
                self.$named(other)
            }
        }

        impl $assigned<&PointSet> for PointSet {
            fn $assign(&mut self, other: &PointSet) {
                *self = self.$named(other);
            }
        }
    )*};
}

operators! {
    BitOr, bitor, BitOrAssign, bitor_assign, union;
    BitAnd, bitand, BitAndAssign, bitand_assign, intersection;
    Sub, sub, SubAssign, sub_assign, difference;
}
