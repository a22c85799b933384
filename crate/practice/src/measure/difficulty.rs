//! Ratings from measurements.

use loja_rules::saturated;

use crate::problem::Difficulty;

/// The lowest rating.
pub const LEAST: u32 = 800;

/// The highest rating.
pub const MOST: u32 = 2400;

/// Adds the rating, which grows with reading, situations, lengths, and plausible wrong moves.
#[must_use]
pub fn rated(difficulty: Difficulty) -> Difficulty {
    let Difficulty {
        nodes,
        depth,
        wrong,
        length,
        reading,
        ..
    } = difficulty;
    let parts = [
        (READING, u64::from(reading)),
        (NODES, nodes),
        (DEPTH, u64::from(depth)),
        (WRONG, u64::from(wrong)),
        (LENGTH, u64::from(length)),
    ];
    let sum: u64 = parts.iter().map(|&(weight, size)| weight * log(size)).sum();
    let rating: u32 = saturated(u64::from(BASE) + sum / ONE);
    Difficulty {
        rating: rating.clamp(LEAST, MOST),
        ..difficulty
    }
}

/// The rating without any reading.
const BASE: u32 = 500;

/// Points for each doubling.
const READING: u64 = 130;
const NODES: u64 = 30;
const DEPTH: u64 = 30;
const WRONG: u64 = 40;
const LENGTH: u64 = 20;

const ONE: u64 = 1 << DIGITS;

/// Binary places.
const DIGITS: u32 = 6;

/// The binary logarithm of `size + 1` in 64ths, linear between powers of two; integers, so that all machines agree.
fn log(size: u64) -> u64 {
    let size = size.saturating_add(1);
    let whole = size.ilog2();
    let power = 1_u64 << whole;
    let rest = size - power;
    let part = if whole > DIGITS {
        rest >> (whole - DIGITS)
    } else {
        rest << (DIGITS - whole)
    };
    u64::from(whole) * ONE + part
}

/// Spearman's rank correlation, from -1 to 1, where equal values share their ranks.
///
/// `None` for fewer than two pairs, or a constant measure.
#[must_use]
pub fn rank_correlation(pairs: &[(u64, u64)]) -> Option<f64> {
    let first = places(pairs.iter().map(|pair| pair.0));
    let second = places(pairs.iter().map(|pair| pair.1));
    // Of doubled ranks.
    let mean = pairs.iter().map(|_| 1).sum::<i128>() + 1;
    let product = |one: &[i128], other: &[i128]| -> i128 {
        let both = one.iter().zip(other);
        both.map(|(one, other)| (one - mean) * (other - mean)).sum()
    };
    let (a, b) = (product(&first, &first), product(&second, &second));
    (a != 0 && b != 0)
        .then(|| float(product(&first, &second)) / (float(a).sqrt() * float(b).sqrt()))
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn float(number: i128) -> f64 {
    number as f64
}

/// Doubled ranks from 1; equal values share their mean.
fn places(values: impl Iterator<Item = u64>) -> Vec<i128> {
    let values: Vec<u64> = values.collect();
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by_key(|&at| values[at]);
    let mut places = vec![0; values.len()];
    let mut before = 0;
    for group in order.chunk_by(|&one, &other| values[one] == values[other]) {
        let alike: i128 = group.iter().map(|_| 1).sum();
        for &at in group {
            places[at] = 2 * before + 1 + alike;
        }
        before += alike;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agreement() {
        let close = |pairs: &[(u64, u64)], wanted: f64| {
            let found = rank_correlation(pairs).unwrap();
            assert!((found - wanted).abs() < 1e-9, "{found} for {wanted}");
        };
        close(&[(1, 10), (2, 200), (5, 201)], 1.0);
        close(&[(1, 9), (2, 8), (3, 7), (4, 6)], -1.0);
        // Textbook cases with and without ties.
        close(&[(1, 2), (2, 1), (3, 4), (4, 3), (5, 5)], 0.8);
        close(&[(1, 1), (2, 1), (3, 2)], 0.75_f64.sqrt());
        assert_eq!(rank_correlation(&[(1, 1)]), None);
        assert_eq!(rank_correlation(&[(1, 1), (1, 2)]), None);
    }

    #[test]
    fn more_is_harder() {
        let easy = Difficulty {
            reading: 4,
            nodes: 3,
            depth: 2,
            wrong: 1,
            length: 1,
            ..Difficulty::default()
        };
        let rating = |difficulty| rated(difficulty).rating;
        let than = rating(easy);
        assert!((LEAST..1200).contains(&than), "{than}");
        let harder = |change: &dyn Fn(&mut Difficulty)| {
            let mut hard = easy;
            change(&mut hard);
            rating(hard) > than
        };
        assert!(harder(&|hard| hard.reading += 40));
        assert!(harder(&|hard| hard.nodes += 400));
        assert!(harder(&|hard| hard.depth += 4));
        assert!(harder(&|hard| hard.wrong += 2));
        assert!(harder(&|hard| hard.length += 6));
        let most = Difficulty {
            reading: u32::MAX,
            nodes: u64::MAX,
            ..easy
        };
        assert_eq!(rating(most), MOST);
        let numbers = [0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 1 << 40, u64::MAX];
        assert!(numbers.windows(2).all(|two| log(two[0]) <= log(two[1])));
    }
}
