//! The odds that a claim holds, in sixteenths of a doubling: from a short search, games that learn, and the refuter's stones.
//!
//! Whole numbers throughout, so that every machine expects the same.

use loja_solver::Expectation;

/// The sixteenths that double the odds.
const DOUBLING: i32 = 16;

/// The signs of an open claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signs {
    /// A search's result, without a check.
    pub expectation: Expectation,
    /// The situations that a refutation may still take …
    pub effort_refuted: u64,
    /// … and a lock.
    pub effort_lock: u64,
    /// Games in which both had learned something, …
    pub games: u32,
    /// … and those in which the claimant held everything.
    pub held: u32,
    /// The refuter's stones among the members.
    pub foes: u32,
}

/// How many signs are weighed.
pub const SIGNS: usize = 4;

/// The weight of each sign, in 64ths, as `examples/calibrate_claims` has fitted it: nothing, the search, the games, and the
/// refuter's stones.
const WEIGHTS: [i32; SIGNS] = [103, 46, 186, -48];

/// A sign reaches no further than this.
const MOST: i32 = 10 * DOUBLING;

impl Signs {
    /// Each sign as a number.
    #[must_use]
    pub fn numbers(&self) -> [i32; SIGNS] {
        let lean = doublings(self.effort_refuted) - doublings(self.effort_lock);
        [
            DOUBLING,
            lean.clamp(-MOST, MOST),
            odds(self.held, self.games),
            doublings(self.foes.into()),
        ]
    }

    /// The odds that the claim holds.
    #[must_use]
    pub fn odds(&self) -> i32 {
        match self.expectation {
            Expectation::Holds => MOST,
            Expectation::Fails => -MOST,
            Expectation::Open => self.weighed(),
        }
    }

    fn weighed(&self) -> i32 {
        let weighed = self.numbers().into_iter().zip(WEIGHTS);
        weighed.map(|(sign, weight)| sign * weight).sum::<i32>() / 64
    }
}

/// The logarithm of one more, in sixteenths of a doubling, straight between the powers of two.
pub(crate) fn doublings(number: u64) -> i32 {
    let number = number.saturating_add(1).min(1 << 58);
    let whole = number.ilog2();
    let rest = (number << 4) >> whole;
    i32::try_from(u64::from(whole) * 16 + rest - 16).unwrap_or(i32::MAX)
}

/// The odds of `some` among `all`.
fn odds(some: u32, all: u32) -> i32 {
    doublings(2 * u64::from(some)) - doublings(2 * u64::from(all.saturating_sub(some)))
}

/// These odds in percent, from 1 to 99.
#[must_use]
pub fn percent(odds: i32) -> u8 {
    // 2^(n/16), in 1024ths.
    const POWERS: [u64; 16] = [
        1024, 1069, 1117, 1166, 1218, 1272, 1328, 1387, 1448, 1512, 1579, 1649, 1722, 1798, 1878,
        1961,
    ];
    let far = odds.unsigned_abs().min(20 * 16);
    let times = POWERS[(far % 16) as usize] << (far / 16);
    let more = (100 * times / (times + 1024)).clamp(50, 99);
    let more = u8::try_from(more).unwrap_or(99);
    if odds < 0 { 100 - more } else { more }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doubling_is_a_doubling() {
        assert_eq!([0, 1, 3, 7].map(doublings), [0, 16, 32, 48]);
        assert_eq!(doublings(u64::MAX), 58 * 16);
        assert_eq!(odds(3, 6), 0);
        assert_eq!(odds(10, 12), -odds(2, 12));
    }

    #[test]
    fn odds_are_percent() {
        assert_eq!(
            [0, 16, -16, 1_000, i32::MIN].map(percent),
            [50, 66, 34, 99, 1]
        );
        assert!((-400..400).all(|odds| percent(odds) <= percent(odds + 1)));
    }
}
