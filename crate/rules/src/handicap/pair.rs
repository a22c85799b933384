//! Handicap pairs (N, K): so many stones for Black, and so many points for White.

use loja_ground::saturated;
use std::fmt;

use super::fraction::Fraction;

/// So many handicap stones before White's first turn, and so many points of komi.
///
/// A negative komi is White's debt. A negative number of stones is only a way of speaking: it is
/// the same handicap as the other player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// N: Black may place up to so many stones.
    pub stones: i64,
    /// K: what Black pays to White.
    pub komi: i64,
}

/// No board that handicap is defined for has more locations.
const MOST_STONES: u32 = 361;

impl Pair {
    /// The best fit for a strength gap: A1.2 to A1.4 of the handicap rules.
    ///
    /// The gap is your strength minus the opponent's, so it is positive when you are the weaker
    /// one. The rules play a handicap game only then; other gaps are looked at from the
    /// opponent's side, as the source's table does.
    #[must_use]
    pub fn for_gap(gap: Fraction, price: impl Fn(u32) -> u32) -> Pair {
        Pair::for_handicap(gap.plus(Fraction::HALF), price)
    }

    /// The best fit for a handicap, which is half a stone more than the gap (A1.3, A1.4): the least
    /// komi, and with equal ones fewer stones. Looks at 0 to 361 stones.
    #[must_use]
    pub fn for_handicap(handicap: Fraction, price: impl Fn(u32) -> u32) -> Pair {
        if handicap < Fraction::HALF {
            let theirs = Fraction::from(1).minus(handicap);
            return Pair::for_handicap(theirs, price).from_other_side();
        }
        let worth = handicap.times(price(1).into());
        let komi = |stones: u32| Fraction::from(1).times(price(stones).into()).minus(worth);
        let mut stones = 0;
        for more in 1..=MOST_STONES {
            if komi(more).abs() < komi(stones).abs() {
                stones = more;
            }
        }
        Pair {
            stones: stones.into(),
            // Prices are 32 bits wide; only a handicap beyond all boards makes more of it.
            komi: saturated(komi(stones).rounded()),
        }
    }

    /// The same handicap as the opponent sees it: the complement to one stone and no komi.
    ///
    /// ```
    /// # use loja_rules::handicap::Pair;
    /// let mine = Pair { stones: 2, komi: -1 };
    /// assert_eq!(mine.from_other_side(), Pair { stones: -1, komi: 1 });
    /// assert_eq!(mine.from_other_side().from_other_side(), mine);
    /// ```
    #[must_use]
    pub const fn from_other_side(self) -> Pair {
        Pair {
            stones: 1_i64.saturating_sub(self.stones),
            komi: self.komi.saturating_neg(),
        }
    }

    /// The former German classes, half a stone apart: the gap in classes, and Black pays 5 points
    /// where it is even.
    ///
    /// ```
    /// # use loja_rules::handicap::Pair;
    /// assert_eq!(Pair::by_classes(4), Pair { stones: 3, komi: 5 });
    /// assert_eq!(Pair::by_classes(3), Pair { stones: 2, komi: 0 });
    /// ```
    #[must_use]
    pub fn by_classes(gap: u32) -> Pair {
        let even = i64::from(gap.is_multiple_of(2));
        Pair {
            stones: (i64::from(gap) + 1 + even) / 2,
            komi: 5 * even,
        }
    }

    /// The compensation of the Milton Keynes board for a difference in grades: six grades a
    /// stone, and two points a grade for what is left.
    ///
    /// ```
    /// # use loja_rules::handicap::Pair;
    /// // A 10-kyu meets a 1-dan: two stones, and two points for Black.
    /// assert_eq!(Pair::milton_keynes(10), Pair { stones: 2, komi: -2 });
    /// ```
    #[must_use]
    pub fn milton_keynes(difference: u32) -> Pair {
        Pair {
            stones: 1 + i64::from(difference / 6),
            komi: 6 - 2 * i64::from(difference % 6),
        }
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} stones, komi {}", self.stones, self.komi)
    }
}
