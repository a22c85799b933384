/// Chance, equal in every run (SplitMix64).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that depend on this number alone.
    #[must_use]
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5555_5555)
    }

    /// Sixty-four bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number below the limit, which isn't 0.
    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.word() % limit as u64).unwrap()
    }

    /// True once in this many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// True with this percentage.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::Dice;

    #[test]
    fn all_sides_come_up_and_the_same_again() {
        let throws = |seed| -> Vec<usize> {
            let mut dice = Dice::new(seed);
            (0..6_000).map(|_| dice.below(6)).collect()
        };
        for side in 0..6 {
            let count = throws(1).iter().filter(|&&throw| throw == side).count();
            assert!((900..1_100).contains(&count), "{side}: {count}");
        }
        assert_eq!(throws(1), throws(1));
        assert_ne!(throws(1), throws(2));
    }
}
