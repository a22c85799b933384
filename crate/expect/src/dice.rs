//! Reproducible dice.

/// SplitMix64, by Sebastiano Vigna.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that fall alike for equal seeds.
    #[must_use]
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }

    /// A number below `sides`, or 0.
    pub fn below(&mut self, sides: usize) -> usize {
        // 32 random bits are fair enough, as boards are far smaller.
        let wide = (self.next() >> 32) * (sides as u64);
        usize::try_from(wide >> 32).unwrap_or_default()
    }

    /// True this many times of 256.
    pub fn of_256(&mut self, times: u64) -> bool {
        self.next() >> 56 < times
    }
}
