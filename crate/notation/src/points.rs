use std::fmt;

use loja_rules::{ByColor, Color, saturated};
use loja_voice::NotationFact;
use serde::{Serialize, Serializer};

use crate::decimal;
use crate::error::Error;

/// Points in whole thousandths: notations agree, and sums are exact.
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

/// The largest komi for either player.
pub const MAX_KOMI: Points = Points(10_000 * ONE);

impl Points {
    /// Whole points, saturating.
    #[must_use]
    pub fn whole(count: u64) -> Points {
        Points(saturated::<i64, u64>(count).saturating_mul(ONE))
    }

    /// Rounds to thousandths, saturating beyond any komi; not-a-number is 0.
    #[must_use]
    pub fn rounded(number: f64) -> Points {
        Points(decimal::thousandths(number))
    }

    /// Reads a signed or unsigned decimal.
    #[must_use]
    pub fn parse(text: &str) -> Option<Points> {
        decimal::decimal(text).map(Points)
    }

    /// This number of thousandths.
    #[must_use]
    pub const fn from_thousandths(count: i64) -> Points {
        Points(count)
    }

    /// The number of thousandths.
    #[must_use]
    pub const fn thousandths(self) -> i64 {
        self.0
    }

    /// The nearest float, for JSON and JavaScript.
    #[must_use]
    pub fn number(self) -> f64 {
        decimal::from_thousandths(self.0)
    }

    /// Whether this is zero.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Whether this is below zero.
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// Whether this is a whole number.
    #[must_use]
    pub const fn is_whole(self) -> bool {
        self.0 % ONE == 0
    }

    /// The absolute value.
    #[must_use]
    pub const fn abs(self) -> Points {
        Points(self.0.saturating_abs())
    }

    /// The points, if whole and not negative.
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

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&decimal::text(self.0))
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.number(), f)
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_whole() {
            serializer.serialize_i64(self.0 / ONE)
        } else {
            serializer.serialize_f64(self.number())
        }
    }
}

/// Positions have always written komi as `6.0`.
pub(crate) fn as_float<S: Serializer>(
    points: &Option<Points>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    points.map(Points::number).serialize(serializer)
}

pub(crate) fn whole_komi(komi: Points) -> ByColor<u32> {
    let mut captives = ByColor::default();
    let color = if komi.is_negative() {
        Color::White
    } else {
        Color::Black
    };
    // Larger ones were refused.
    let count = komi
        .abs()
        .count()
        .and_then(|count| u32::try_from(count).ok());
    captives[color] = count.unwrap_or(0);
    captives
}

pub(crate) fn measured(komi: Points) -> Result<(), Error> {
    if komi.abs() > MAX_KOMI {
        return Err(NotationFact::WildKomi.into());
    }
    Ok(())
}
