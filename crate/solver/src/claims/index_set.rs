//! Sets of small numbers, as many as needed.

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct IndexSet(Vec<u64>);

impl IndexSet {
    pub(crate) fn none(bound: usize) -> IndexSet {
        IndexSet(vec![0; bound.div_ceil(64)])
    }

    pub(crate) fn all(bound: usize) -> IndexSet {
        let mut set = IndexSet::none(bound);
        for number in 0..bound {
            set.insert(number);
        }
        set
    }

    pub(crate) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    pub(crate) fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    pub(crate) fn has(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(crate) fn add(&mut self, other: &IndexSet) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    pub(crate) fn take(&mut self, other: &IndexSet) {
        for (word, less) in self.0.iter_mut().zip(&other.0) {
            *word &= !less;
        }
    }

    pub(crate) fn pop(&mut self) -> Option<usize> {
        let at = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[at].trailing_zeros() as usize;
        self.0[at] &= self.0[at] - 1;
        Some(at * 64 + bit)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let words = self.0.iter().enumerate();
        words.flat_map(|(at, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest.checked_sub(1)?;
                Some(at * 64 + bit)
            })
        })
    }
}
