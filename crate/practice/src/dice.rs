//! Reproducible chance on every machine.

/// A small generator of chance (SplitMix64).
#[derive(Clone, Debug)]
pub struct Chance(u64);

/// SplitMix64's finalizer: each bit of the result depends on all bits.
pub(crate) const fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

impl Chance {
    /// A candidate's dice, independent of its neighbours'.
    #[must_use]
    pub const fn new(seed: u64, number: u64) -> Chance {
        Chance(mixed(
            seed ^ mixed(number.wrapping_add(0x9e37_79b9_7f4a_7c15)),
        ))
    }

    /// A random number.
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// A number below `end`, or 0.
    pub fn below(&mut self, end: usize) -> usize {
        // The upper half of a product: fair for small ends, without division.
        let end = u128::try_from(end).unwrap_or(0);
        usize::try_from((u128::from(self.roll()) * end) >> 64).unwrap_or(0)
    }

    /// True with this probability in percent.
    pub fn percent(&mut self, share: usize) -> bool {
        self.below(100) < share
    }

    /// A random element.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len()))
    }

    /// Shuffles a list fairly.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for end in (1..list.len()).rev() {
            list.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_numbers_everywhere() {
        let mut dice = Chance::new(7, 3);
        let rolled: Vec<usize> = (0..8).map(|_| dice.below(1000)).collect();
        let mut again = Chance::new(7, 3);
        assert!(rolled.iter().all(|&number| again.below(1000) == number));
        assert_ne!(Chance::new(7, 4).roll(), Chance::new(7, 3).roll());
        assert_ne!(Chance::new(8, 3).roll(), Chance::new(7, 3).roll());
    }

    #[test]
    fn fair_enough() {
        let mut dice = Chance::new(1, 1);
        let mut counts = [0_u32; 5];
        for _ in 0..10_000 {
            counts[dice.below(5)] += 1;
        }
        assert!(
            counts.iter().all(|count| (1_850..2_150).contains(count)),
            "{counts:?}"
        );
        let mut list: Vec<usize> = (0..9).collect();
        dice.shuffle(&mut list);
        list.sort_unstable();
        assert!(list.into_iter().eq(0..9));
        assert_eq!(dice.pick::<u8>(&[]), None);
    }
}
