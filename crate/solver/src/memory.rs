//! The joint memory of several proofs, also on several threads.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// One proof's share, released with it.
#[derive(Debug, Default)]
pub(crate) struct Share {
    all: Arc<AtomicU64>,
    own: Cell<u64>,
}

impl Share {
    /// Another one, of nothing yet.
    pub(crate) fn beside(&self) -> Share {
        Share {
            all: Arc::clone(&self.all),
            own: Cell::new(0),
        }
    }

    pub(crate) fn set(&self, bytes: u64) -> u64 {
        let before = self.all.fetch_add(bytes, Ordering::Relaxed);
        let own = self.own.replace(bytes);
        self.all.fetch_sub(own, Ordering::Relaxed);
        before.saturating_add(bytes).saturating_sub(own)
    }

    pub(crate) fn own(&self) -> u64 {
        self.own.get()
    }

    /// Bytes that the others take.
    pub(crate) fn others(&self) -> u64 {
        self.all
            .load(Ordering::Relaxed)
            .saturating_sub(self.own.get())
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.all.fetch_sub(self.own.get(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_all_take_is_the_sum_of_what_is_there() {
        let one = Share::default();
        let other = one.beside();
        assert_eq!((one.set(5), other.set(7), one.set(2)), (5, 12, 9));
        assert_eq!((one.others(), other.others()), (7, 2));
        drop(one);
        assert_eq!((other.own(), other.others(), other.set(1)), (7, 0, 1));
    }
}
