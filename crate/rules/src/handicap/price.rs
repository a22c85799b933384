//! Price functions: how many points so many handicap stones are worth.

use loja_ground::saturated;

/// Each stone is worth as much as the first one, which is twice the komi of an even game.
///
/// ```
/// # use loja_rules::handicap::linear;
/// assert_eq!(linear(10)(3), 30);
/// ```
pub fn linear(first: u32) -> impl Fn(u32) -> u32 {
    move |stones| stones.saturating_mul(first)
}

/// The price table of the Karlsruhe method: from the third on, each stone is worth one point more
/// than the one before, since stones help each other.
///
/// The source's formula has the value 1 at 0; no stone is worth nothing here, as it has to be by
/// the meaning of a price. The table begins at 1, and ends where 32 bits do, at some 92,000 stones: from there on
/// the price stays the greatest.
///
/// ```
/// # use loja_rules::handicap::karlsruhe;
/// assert_eq!([1, 2, 3, 17].map(karlsruhe), [10, 20, 31, 290]);
/// ```
#[must_use]
pub fn karlsruhe(stones: u32) -> u32 {
    if stones == 0 {
        return 0;
    }
    let double = u64::from(stones).saturating_mul(u64::from(stones) + 17);
    saturated(double / 2 + 1)
}
