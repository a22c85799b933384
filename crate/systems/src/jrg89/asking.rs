//! Whoever asks, and what it has cost: one budget of all searches of a judgement, those within others too.

use std::cell::{Cell, RefCell};
use std::fmt;

use super::limits::Limits;
use crate::limits::EVERY;

/// Whoever asks, and what it has cost.
pub(crate) struct Asking<'s> {
    pub(super) limits: Limits,
    stop: RefCell<&'s mut dyn FnMut(u64) -> bool>,
    stopped: Cell<bool>,
    nodes: Cell<u64>,
}

impl fmt::Debug for Asking<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Asking { limits, nodes, .. } = self;
        write!(f, "{} of {limits:?}", nodes.get())
    }
}

impl<'s> Asking<'s> {
    pub(crate) fn new(limits: Limits, stop: &'s mut dyn FnMut(u64) -> bool) -> Asking<'s> {
        Asking {
            limits,
            stop: RefCell::new(stop),
            stopped: Cell::new(false),
            nodes: Cell::new(0),
        }
    }

    /// The situations looked at so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// Whether somebody has said stop.
    pub(super) fn stopped(&self) -> bool {
        self.stopped.get()
    }

    /// So many situations for a question, or as many as are left; `None` where none are.
    pub(super) fn at_most(&self, nodes: u64) -> Option<u64> {
        let left = self.limits.nodes.saturating_sub(self.nodes());
        (left > 0 && !self.stopped()).then_some(nodes.min(left))
    }

    /// Whether it was asked to stop, or nothing is left to ask with.
    pub(crate) fn is_over(&self) -> bool {
        self.stopped() || self.nodes() >= self.limits.nodes
    }

    /// Counts one situation more, if it may be looked at.
    pub(super) fn may_look(&self) -> bool {
        if self.is_over() || self.nodes().is_multiple_of(EVERY) && self.poll() {
            return false;
        }
        self.nodes.set(self.nodes() + 1);
        true
    }

    /// May be asked again: whoever keeps a search stops it now and then.
    pub(super) fn again(&self) {
        self.stopped.set(false);
    }

    /// Asks whether to stop. Once somebody has said so, it stays so.
    pub(super) fn poll(&self) -> bool {
        let asked = self.stopped() || (self.stop.borrow_mut())(self.nodes());
        self.stopped.set(asked);
        asked
    }
}
