//! Points of a score, which a komi may split.

use std::fmt;

use serde::{Serialize, Serializer};

/// Points to the thousandth, as exact as a komi is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Points(i64);

const ONE: i64 = 1000;

impl Points {
    /// So many whole points.
    pub(crate) fn whole(count: u64) -> Points {
        Points(i64::try_from(count).unwrap_or(i64::MAX).saturating_mul(ONE))
    }

    /// The nearest thousandth.
    pub(crate) fn near(number: f64) -> Points {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a float's cast saturates, and komi has a bound"
        )]
        Points((number * 1000.0).round() as i64)
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.0 == 0
    }

    pub(crate) fn is_negative(self) -> bool {
        self.0 < 0
    }

    pub(crate) fn is_whole(self) -> bool {
        self.0 % ONE == 0
    }

    pub(crate) fn abs(self) -> Points {
        Points(self.0.saturating_abs())
    }

    /// How many whole points these are, if they are whole and none is missing.
    pub(crate) fn count(self) -> Option<u64> {
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
        let sign = if self.is_negative() { "-" } else { "" };
        let (whole, part) = (
            self.0.unsigned_abs() / ONE.unsigned_abs(),
            self.0.unsigned_abs() % ONE.unsigned_abs(),
        );
        let digits = format!("{part:03}");
        let text = match digits.trim_end_matches('0') {
            "" => format!("{sign}{whole}"),
            digits => format!("{sign}{whole}.{digits}"),
        };
        f.pad(&text)
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_whole() {
            serializer.serialize_i64(self.0 / ONE)
        } else {
            #[expect(
                clippy::cast_precision_loss,
                reason = "a split komi is at most ten thousand"
            )]
            serializer.serialize_f64(self.0 as f64 / 1000.0)
        }
    }
}
