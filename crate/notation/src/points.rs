//! Points of a score, exact to the thousandth: a komi may split them.

use std::fmt;

use loja_rules::{ByColor, Color, saturated};
use serde::{Serialize, Serializer};

use crate::decimal;
use crate::error::Error;

/// Points of a score or of a komi, as a whole number of thousandths. So few digits are the same in
/// every notation, and sums of them are exact.
///
/// ```
/// # use loja_notation::Points;
/// let komi = Points::parse("6.50");
/// assert_eq!(komi, Some(Points::rounded(6.5)));
/// assert_eq!(komi.map(|komi| (Points::whole(7) - komi).to_string()).as_deref(), Some("0.5"));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

const ONE: i64 = 1000;

/// No komi is larger, whoever gets it.
pub const MAX_KOMI: Points = Points(10_000 * ONE);

impl Points {
    /// So many whole points, or the most there are.
    #[must_use]
    pub fn whole(count: u64) -> Points {
        Points(saturated::<i64, u64>(count).saturating_mul(ONE))
    }

    /// The nearest thousandth of a number of JSON. What is too large, or no number, becomes the most or
    /// the least there is or nothing, and no komi has a place for so many.
    #[must_use]
    pub fn rounded(number: f64) -> Points {
        Points(decimal::thousandths(number))
    }

    /// The number of a text: digits with a sign and a point, or without.
    #[must_use]
    pub fn parse(text: &str) -> Option<Points> {
        decimal::decimal(text).map(Points)
    }

    /// So many thousandths.
    #[must_use]
    pub const fn from_thousandths(count: i64) -> Points {
        Points(count)
    }

    /// How many thousandths.
    #[must_use]
    pub const fn thousandths(self) -> i64 {
        self.0
    }

    /// The nearest number that JSON and JavaScript have.
    #[must_use]
    pub fn number(self) -> f64 {
        decimal::from_thousandths(self.0)
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Whether there are fewer than none.
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// Whether no point is split.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.0 % ONE == 0
    }

    /// The same without its sign.
    #[must_use]
    pub const fn abs(self) -> Points {
        Points(self.0.saturating_abs())
    }

    /// How many whole points these are, if they are whole and none is missing.
    #[must_use]
    pub fn count(self) -> Option<u64> {
        u64::try_from(self.0 / ONE).ok().filter(|_| self.is_whole())
    }
}

impl std::ops::Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl std::ops::Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

/// No more digits than it has.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&decimal::text(self.0))
    }
}

/// As the number that it is, so that a message of a test can be read.
impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.number(), f)
    }
}

/// A whole number without a point, as people write it.
impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_whole() {
            serializer.serialize_i64(self.0 / ONE)
        } else {
            serializer.serialize_f64(self.number())
        }
    }
}

/// In positions a komi has always been written as a float, `6.0`.
pub(crate) fn as_float<S: Serializer>(
    points: &Option<Points>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    points.map(Points::number).serialize(serializer)
}

/// What a komi adds to the captive counts.
pub(crate) fn whole_komi(komi: Points) -> ByColor<u32> {
    let mut captives = ByColor::default();
    let color = if komi.is_negative() {
        Color::White
    } else {
        Color::Black
    };
    // One that is too large for a count was refused.
    let count = komi
        .abs()
        .count()
        .and_then(|count| u32::try_from(count).ok());
    captives[color] = count.unwrap_or(0);
    captives
}

/// Refuses a komi that no captive count should hold.
pub(crate) fn measured(komi: Points) -> Result<(), Error> {
    if komi.abs() > MAX_KOMI {
        return Err(Error::new("this komi is out of all measure"));
    }
    Ok(())
}
