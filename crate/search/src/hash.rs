//! Tables with a quick hash. Whole keys decide equality.

use std::hash::{BuildHasherDefault, Hasher};

/// Makes that hash.
pub type QuickHash = BuildHasherDefault<QuickHasher>;

/// A table with it.
pub type QuickMap<K, V> = hashbrown::HashMap<K, V, QuickHash>;

/// The hash so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct QuickHasher(u64);

impl Hasher for QuickHasher {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 ^= self.0 >> 29;
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let word = part
                .iter()
                .fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.write_u64(word);
        }
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0.wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ (self.0 >> 32)
    }
}
