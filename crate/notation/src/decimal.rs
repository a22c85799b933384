//! Numbers with few digits after the point. The library's own way to read and write any number at
//! all would be a tenth of the page's engine.

use std::fmt;

/// Written to the thousandth, without zeros at its end.
pub(crate) struct Decimal(pub(crate) f64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "komi and places have limits, and a float's cast saturates"
        )]
        let number = (self.0 * 1000.0).round() as i64;
        let sign = if number < 0 { "-" } else { "" };
        let (whole, part) = (number.unsigned_abs() / 1000, number.unsigned_abs() % 1000);
        let part = format!("{part:03}");
        match part.trim_end_matches('0') {
            "" => write!(f, "{sign}{whole}"),
            part => write!(f, "{sign}{whole}.{part}"),
        }
    }
}

/// Reads digits with a sign and a point or without. What follows the ninth digit after the point
/// makes no difference.
pub(crate) fn decimal(text: &str) -> Option<f64> {
    let (negative, digits) = match text.as_bytes().first() {
        Some(b'-') => (true, text.get(1..)?),
        Some(b'+') => (false, text.get(1..)?),
        _ => (false, text),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    if whole.is_empty() && part.is_empty() {
        return None;
    }
    let add = |sum: Option<f64>, sign: char| Some(sum? * 10.0 + f64::from(sign.to_digit(10)?));
    let number = whole.chars().fold(Some(0.0), add)?;
    let more = part.chars().take(9).fold(Some(0.0), add)?;
    part.chars().skip(9).fold(Some(0.0), add)?;
    let size = (0..part.len().min(9)).fold(1.0, |size, _| size * 10.0);
    let number = number + more / size;
    Some(if negative { -number } else { number })
}

#[cfg(test)]
mod tests {
    use super::{Decimal, decimal};

    #[test]
    fn there_and_back() {
        for text in [
            "0", "1", "-1", "6.5", "0.001", "-0.25", "1000000", "12.34", "-7.007",
        ] {
            assert_eq!(
                decimal(text)
                    .map(|number| Decimal(number).to_string())
                    .as_deref(),
                Some(text)
            );
            assert_eq!(decimal(text), text.parse().ok(), "{text}");
        }
        for text in [
            "+5",
            "5.",
            ".5",
            "007",
            "6.50000000000001",
            "0.1",
            "0.7",
            "3.333",
        ] {
            let exact: f64 = text.parse().unwrap_or(f64::NAN);
            assert!(
                decimal(text).is_some_and(|found| (found - exact).abs() < 1e-9),
                "{text}"
            );
        }
        for text in [
            "", "+", "-", ".", "1e3", "inf", "NaN", "0x1", "1.2.3", "--1", "1,5", "6.5x", "٣",
        ] {
            assert_eq!(decimal(text), None, "{text}");
        }
        assert_eq!(Decimal(-0.0).to_string(), "0");
    }
}
