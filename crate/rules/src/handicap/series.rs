//! Handicaps that are no whole stones, as a series of games.

use super::fraction::Fraction;

/// The handicap stones of so many games whose average is this handicap, the fewest first: the
/// numbers differ by one at most. `None` when the games can't be shared out so, or are none.
///
/// 0 stands for taking White, 1 for taking Black, and a negative number for giving stones.
///
/// ```
/// # use loja_rules::handicap::{Fraction, series};
/// let bwb = Fraction::new(2, 3).ok_or("a denominator of 0")?;
/// assert_eq!(series(bwb, 3), Some(vec![0, 1, 1]));
/// assert_eq!(series(bwb, 4), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn series(handicap: Fraction, games: u16) -> Option<Vec<i64>> {
    let stones = handicap.times(games.into()).whole()?;
    let (least, more) = (
        stones.checked_div_euclid(games.into())?,
        stones.checked_rem_euclid(games.into())?,
    );
    let least = i64::try_from(least).ok()?;
    let fewer = i128::from(games) - more;
    Some(
        (0..i128::from(games))
            .map(|game| least + i64::from(game >= fewer))
            .collect(),
    )
}
