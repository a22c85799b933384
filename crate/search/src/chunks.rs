use std::ops::{Index, IndexMut};

const BITS: u32 = 14;
const SIZE: usize = 1 << BITS;

/// A list in pieces of equal size, which never holds an old and a new copy while growing: a search with a memory
/// limit can't afford both.
#[derive(Clone, Debug)]
pub struct Chunks<T> {
    pieces: Vec<Vec<T>>,
    len: u32,
}

impl<T> Default for Chunks<T> {
    fn default() -> Chunks<T> {
        let (pieces, len) = (Vec::new(), 0);
        Chunks { pieces, len }
    }
}

impl<T> Chunks<T> {
    /// How many items there are.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Adds an item and returns its number. The caller ensures room (`Graph::has_room`).
    pub fn push(&mut self, item: T) -> u32 {
        if self.len.is_multiple_of(1 << BITS) {
            // Most proofs are small.
            let size = if self.len == 0 { 16 } else { SIZE };
            self.pieces.push(Vec::with_capacity(size));
        }
        if let Some(last) = self.pieces.last_mut() {
            last.push(item);
        }
        let number = self.len;
        self.len += 1;
        number
    }

    /// Drops the items from this number on, with their memory.
    pub fn truncate(&mut self, len: u32) {
        self.pieces.truncate(len.div_ceil(1 << BITS) as usize);
        if let Some(last) = self.pieces.last_mut()
            && !len.is_multiple_of(1 << BITS)
        {
            last.truncate(len as usize & (SIZE - 1));
            last.shrink_to_fit();
        }
        self.len = self.len.min(len);
    }

    /// The memory that it takes.
    pub fn bytes(&self) -> usize {
        let items: usize = self.pieces.iter().map(Vec::capacity).sum();
        items * size_of::<T>()
    }
}

impl<T> Index<u32> for Chunks<T> {
    type Output = T;
    #[inline]
    fn index(&self, at: u32) -> &T {
        &self.pieces[(at >> BITS) as usize][at as usize & (SIZE - 1)]
    }
}

impl<T> IndexMut<u32> for Chunks<T> {
    #[inline]
    fn index_mut(&mut self, at: u32) -> &mut T {
        &mut self.pieces[(at >> BITS) as usize][at as usize & (SIZE - 1)]
    }
}
