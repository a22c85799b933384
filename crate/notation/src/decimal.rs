//! Numbers with three decimals; the library's formatting would be a tenth of the page's engine.

use std::fmt;

pub(crate) struct Decimal(pub(crate) f64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text(thousandths(self.0)))
    }
}

/// A float's cast saturates; callers refuse numbers that large.
#[expect(
    clippy::cast_possible_truncation,
    reason = "komi and places have limits, and a float's cast saturates"
)]
pub(crate) fn thousandths(number: f64) -> i64 {
    (number * 1000.0).round() as i64
}

#[expect(
    clippy::cast_precision_loss,
    reason = "komi and places have limits, far below where a float has no thousandths"
)]
pub(crate) fn from_thousandths(count: i64) -> f64 {
    count as f64 / 1000.0
}

/// Formats thousandths without trailing zeros.
pub(crate) fn text(count: i64) -> String {
    let sign = if count < 0 { "-" } else { "" };
    let (whole, part) = (count.unsigned_abs() / 1000, count.unsigned_abs() % 1000);
    let part = format!("{part:03}");
    match part.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        part => format!("{sign}{whole}.{part}"),
    }
}

pub(crate) fn rounded(number: f64) -> f64 {
    from_thousandths(thousandths(number))
}

/// Reads a decimal as thousandths. The fourth place rounds, from 5 on away from zero; later ones don't count.
pub(crate) fn decimal(text: &str) -> Option<i64> {
    let (negative, digits) = match text.as_bytes().first() {
        Some(b'-') => (true, text.get(1..)?),
        Some(b'+') => (false, text.get(1..)?),
        _ => (false, text),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let figures = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
    if (whole.is_empty() && part.is_empty()) || !figures(whole) || !figures(part) {
        return None;
    }
    let figure = |sign: u8| i64::from(sign - b'0');
    let mut after = part.bytes().map(figure).chain(std::iter::repeat(0));
    // Every caller's limit is far lower.
    let add = |sum: i64, more: i64| sum.saturating_mul(10).saturating_add(more);
    let count = whole.bytes().map(figure).fold(0, add);
    let count = after.by_ref().take(3).fold(count, add);
    let up = i64::from(after.next() >= Some(5));
    let count = count.saturating_add(up);
    Some(if negative { -count } else { count })
}

#[cfg(test)]
mod tests {
    use super::{decimal, from_thousandths, rounded, text, thousandths};

    #[test]
    fn there_and_back() {
        for told in [
            "0", "1", "-1", "6.5", "0.001", "-0.25", "1000000", "12.34", "-7.007",
        ] {
            let read = decimal(told);
            assert_eq!(read.map(text).as_deref(), Some(told));
            assert_eq!(read.map(from_thousandths), told.parse().ok(), "{told}");
            assert_eq!(read, told.parse().ok().map(thousandths), "{told}");
        }
        for (told, expected) in [
            ("+5", 5000),
            ("5.", 5000),
            (".5", 500),
            ("007", 7000),
            ("6.50000000000001", 6500),
            ("0.1", 100),
            ("3.3334", 3333),
            ("3.3335", 3334),
            ("-0.0005", -1),
            ("-0.0004999", 0),
            ("9.99951", 10_000),
            ("99999999999999999999", i64::MAX),
        ] {
            assert_eq!(decimal(told), Some(expected), "{told}");
        }
        for told in [
            "", "+", "-", ".", "1e3", "inf", "NaN", "0x1", "1.2.3", "--1", "1,5", "6.5x", "\u{663}",
        ] {
            assert_eq!(decimal(told), None, "{told}");
        }
    }

    #[test]
    fn no_more_than_three_digits() {
        for (number, expected) in [(6.5, 6.5), (1.000_49, 1.0), (-2.0005, -2.001), (1e-9, 0.0)] {
            assert_eq!(
                rounded(number).to_bits(),
                f64::to_bits(expected),
                "{number}"
            );
        }
        assert_eq!(rounded(-1e-9).to_bits(), 0.0_f64.to_bits());
        assert_eq!(
            (thousandths(1e300), thousandths(-1e300)),
            (i64::MAX, i64::MIN)
        );
    }
}
