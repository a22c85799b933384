//! How far the finder goes.

use std::cell::{Cell, RefCell};

use crate::limits::Limits;

/// So many situations a question, and until somebody says stop.
pub struct Effort<'s> {
    most: usize,
    left: Cell<usize>,
    stop: RefCell<&'s mut dyn FnMut() -> bool>,
    stopped: Cell<bool>,
}

/// A question may take so many times what each search for it may, those for inner questions among them.
const SEARCHES: usize = 5;

/// About what a situation takes, with what leads to it and from it.
const BYTES: u64 = 4096;

impl<'s> Effort<'s> {
    /// So many situations a question at most; `stop` is asked now and then whether to give up.
    #[must_use]
    pub fn new(most: usize, stop: &'s mut dyn FnMut() -> bool) -> Effort<'s> {
        Effort {
            most,
            left: Cell::new(most.saturating_mul(SEARCHES)),
            stop: RefCell::new(stop),
            stopped: Cell::new(false),
        }
    }

    /// No more than these limits allow, and no more than the checker walks through.
    #[must_use]
    pub fn within(limits: Limits, stop: &'s mut dyn FnMut() -> bool) -> Effort<'s> {
        let most = limits.nodes.min(limits.bytes / BYTES);
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Effort::new(most.min(super::refused::MOST), stop)
    }

    /// How many situations a question may take.
    #[must_use]
    pub fn most(&self) -> usize {
        self.most
    }

    /// So many situations were looked at.
    pub(crate) fn spend(&self, situations: usize) {
        self.left.set(self.left.get().saturating_sub(situations));
    }

    /// Whether somebody has said stop, or all is spent. Once it is so, it stays so.
    pub fn is_over(&self) -> bool {
        if !self.stopped.get() && (self.left.get() == 0 || (self.stop.borrow_mut())()) {
            self.stopped.set(true);
        }
        self.stopped.get()
    }
}
