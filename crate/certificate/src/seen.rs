//! The situations visited so far, by their exact keys.

pub(crate) type Number = u32;

/// A table of keys of equal length, compared in full; hashing only finds them faster.
pub(crate) struct Seen {
    /// Words in a key.
    width: usize,
    keys: Vec<u64>,
    finished: Vec<bool>,
    /// Numbers plus one, 0 for free; a power of two, at most half of them taken.
    places: Vec<Number>,
}

impl Seen {
    pub(crate) fn new(width: usize) -> Seen {
        Seen {
            width,
            keys: Vec::new(),
            finished: Vec::new(),
            places: vec![0; 64],
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.finished.len()
    }

    pub(crate) fn find(&self, key: &[u64]) -> Option<Number> {
        self.places[self.place(key)].checked_sub(1)
    }

    /// Whether everything after it was visited.
    pub(crate) fn is_finished(&self, number: Number) -> bool {
        self.finished[number as usize]
    }

    pub(crate) fn finish(&mut self, number: Number) {
        self.finished[number as usize] = true;
    }

    /// Adds a key that is not there. `None` when there are too many to be numbered.
    pub(crate) fn add(&mut self, key: &[u64]) -> Option<Number> {
        let number = Number::try_from(self.len()).ok()?;
        let stored = number.checked_add(1)?;
        if self.places.len() < 2 * (self.len() + 1) {
            self.grow();
        }
        let place = self.place(key);
        self.places[place] = stored;
        self.keys.extend_from_slice(key);
        self.finished.push(false);
        Some(number)
    }

    fn key(&self, number: usize) -> &[u64] {
        &self.keys[number * self.width..(number + 1) * self.width]
    }

    fn place(&self, key: &[u64]) -> usize {
        let mask = self.places.len() - 1;
        let mut place = hash(key) & mask;
        loop {
            match self.places[place].checked_sub(1) {
                Some(number) if self.key(number as usize) != key => place = (place + 1) & mask,
                _ => return place,
            }
        }
    }

    fn grow(&mut self) {
        self.places = vec![0; 2 * self.places.len()];
        // `add` never makes more numbers than fit.
        for (number, stored) in (0..self.len()).zip(1..) {
            let place = self.place(self.key(number));
            self.places[place] = stored;
        }
    }
}

fn hash(key: &[u64]) -> usize {
    let mixed = key.iter().fold(0_u64, |sum, &word| {
        let sum = (sum ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        sum ^ sum >> 29
    });
    let mixed = mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    // Only the low bits matter, and any mixture of them will do.
    #[allow(clippy::cast_possible_truncation)]
    let low = (mixed ^ mixed >> 32) as usize;
    low
}

#[cfg(test)]
mod tests {
    use super::Seen;

    #[test]
    fn finds_what_was_added_and_nothing_else() {
        let mut seen = Seen::new(2);
        let key = |at: u64| [at / 7, (at << 60) | (at % 7)];
        for at in 0..10_000 {
            assert_eq!(seen.find(&key(at)), None);
            assert_eq!(u64::from(seen.add(&key(at)).unwrap()), at);
        }
        for at in 0..10_000 {
            assert_eq!(seen.find(&key(at)).map(u64::from), Some(at));
        }
        assert_eq!(seen.find(&key(10_000)), None);
        seen.finish(17);
        assert!(seen.is_finished(17) && !seen.is_finished(18));
    }
}
