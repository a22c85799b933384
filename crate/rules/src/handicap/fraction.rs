//! Exact strengths and gaps.

use std::cmp::Ordering;
use std::fmt;

/// A rational number. Strengths are multiples of a quarter, a sixth or whatever a grade system
/// likes, and rounding them would decide ties that are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    // Lowest terms, and the lower part above 0, so that equal numbers are equal values. What a
    // caller can hold has at most 32 bits above and 16 below, so nothing that is computed from it
    // here comes near 128.
    upper: i128,
    lower: i128,
}

impl Fraction {
    /// One half: what a handicap has on top of the gap.
    pub const HALF: Fraction = Fraction { upper: 1, lower: 2 };

    /// The number `upper / lower`; `None` when `lower` is 0, or more than 65,535 in lowest terms.
    ///
    /// ```
    /// # use loja_rules::handicap::Fraction;
    /// assert_eq!(Fraction::new(3, 6), Some(Fraction::HALF));
    /// assert_eq!(Fraction::new(1, 0), None);
    /// ```
    #[must_use]
    pub fn new(upper: i32, lower: u32) -> Option<Fraction> {
        (lower != 0)
            .then(|| Fraction::lowest(upper.into(), lower.into()))?
            .within_bounds()
    }

    fn lowest(upper: i128, lower: i128) -> Fraction {
        let (mut a, mut b) = (upper.abs(), lower);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Fraction {
            upper: upper / a,
            lower: lower / a,
        }
    }

    pub(super) fn plus(self, other: Fraction) -> Fraction {
        Fraction::lowest(
            self.upper * other.lower + other.upper * self.lower,
            self.lower * other.lower,
        )
    }

    pub(super) fn times(self, whole: i128) -> Fraction {
        Fraction::lowest(self.upper * whole, self.lower)
    }

    pub(super) fn minus(self, other: Fraction) -> Fraction {
        self.plus(other.times(-1))
    }

    pub(super) fn abs(self) -> Fraction {
        Fraction {
            upper: self.upper.abs(),
            ..self
        }
    }

    /// The gap between two strengths, `|S1 - S2|` (handicap A1.2). `None` when it has no place
    /// within the bounds of [`new`](Fraction::new).
    #[must_use]
    pub fn gap(self, other: Fraction) -> Option<Fraction> {
        self.minus(other).abs().within_bounds()
    }

    fn within_bounds(self) -> Option<Fraction> {
        let fits = i32::try_from(self.upper).is_ok() && u16::try_from(self.lower).is_ok();
        fits.then_some(self)
    }

    /// The greatest integer that is not above the number.
    pub(super) fn floor(self) -> i128 {
        self.upper.div_euclid(self.lower)
    }

    /// The number itself, if it is an integer.
    pub(super) fn whole(self) -> Option<i128> {
        (self.lower == 1).then_some(self.upper)
    }

    /// The rounding of the handicap rules (A1.4): what is no integer goes away from 0. The text
    /// asks for the integer nearest to X + 1/2, and that is the next one above X.
    pub(super) fn rounded(self) -> i128 {
        let up = |x: Fraction| -x.times(-1).floor();
        self.upper.signum() * up(self.abs())
    }
}

impl From<i32> for Fraction {
    fn from(whole: i32) -> Fraction {
        Fraction {
            upper: whole.into(),
            lower: 1,
        }
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        self.minus(*other).upper.cmp(&0)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.upper)?;
        if self.lower != 1 {
            write!(f, "/{}", self.lower)?;
        }
        Ok(())
    }
}
