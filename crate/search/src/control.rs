//! Limits on a question, and why it stopped.
//!
//! Every search of the workspace takes a [`Control`]. Limits are counted, so that a question has one answer on every
//! machine; only a poll knows a clock.

use std::cell::Cell;
use std::fmt;
use std::ops::ControlFlow;

/// The answer to a poll: `Continue` to go on, `Break` to stop.
pub type Going = ControlFlow<()>;

/// The limits of a question.
///
/// ```
/// # use loja_search::Limits;
/// let small = Limits { nodes: 10_000, bytes: 16 << 20 };
/// assert!(small.nodes < Limits::default().nodes && small.bytes < Limits::default().bytes);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many situations may be expanded.
    pub nodes: u64,
    /// How many bytes may be kept of them.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: 20_000_000,
            bytes: 512 << 20,
        }
    }
}

/// The effort of a question so far, as a poll hears it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Situations expanded.
    pub nodes: u64,
    /// Bytes kept.
    pub bytes: u64,
}

/// Why a question ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "snake_case")
)]
#[non_exhaustive]
pub enum Halt {
    /// Its situations are used up.
    Nodes,
    /// Its memory is used up.
    Memory,
    /// The poll said stop.
    Stopped,
    /// The question is too large for any search, now and later.
    TooLarge,
}

impl fmt::Display for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Halt::Nodes => "it reached its limit of situations",
            Halt::Memory => "it reached its limit of memory",
            Halt::Stopped => "it was stopped",
            Halt::TooLarge => "it is too large",
        })
    }
}

impl std::error::Error for Halt {}

/// Situations between two polls; one of a large board takes a good part of a millisecond.
const EVERY: u64 = 16;

/// Counts a question's cost, and ends it at its limits, or for good when the poll says stop.
///
/// All methods take `&self`, so nested searches share one control.
///
/// ```
/// use std::ops::ControlFlow;
/// use loja_search::{Control, Halt, Limits};
///
/// let limits = Limits { nodes: 100, ..Limits::default() };
/// let control = Control::new(limits);
/// while control.step(40).is_ok() {}
/// assert_eq!((control.nodes(), control.step(40)), (100, Err(Halt::Nodes)));
///
/// let stop = |_| ControlFlow::Break(());
/// let control = Control::polling(limits, &stop);
/// while control.step(40).is_ok() {}
/// assert_eq!((control.nodes(), control.step(40)), (16, Err(Halt::Stopped)));
/// ```
pub struct Control<'a> {
    limits: Limits,
    nodes: Cell<u64>,
    bytes: Cell<u64>,
    before: Usage,
    stopped: Cell<bool>,
    poll: Option<&'a dyn Fn(Usage) -> Going>,
}

impl<'a> Control<'a> {
    /// A control with limits and no poll.
    #[must_use]
    pub fn new(limits: Limits) -> Control<'a> {
        Control {
            limits,
            nodes: Cell::new(0),
            bytes: Cell::new(0),
            before: Usage::default(),
            stopped: Cell::new(false),
            poll: None,
        }
    }

    /// A control that also polls now and then.
    pub fn polling(limits: Limits, poll: &'a dyn Fn(Usage) -> Going) -> Control<'a> {
        Control {
            poll: Some(poll),
            ..Control::new(limits)
        }
    }

    /// The limits of the whole question.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// How many situations it has expanded.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    /// How many bytes it keeps.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.bytes.get()
    }

    /// How many more situations it may expand.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.limits.nodes.saturating_sub(self.nodes.get())
    }

    /// Whether the poll has said stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.get()
    }

    /// Why it can't go on, if so, without a poll.
    ///
    /// # Errors
    ///
    /// When it was stopped, or has no situations left.
    pub fn check(&self) -> Result<(), Halt> {
        match (self.stopped.get(), self.left()) {
            (true, _) => Err(Halt::Stopped),
            (false, 0) => Err(Halt::Nodes),
            (false, _) => Ok(()),
        }
    }

    /// Counts one more situation of this size.
    ///
    /// # Errors
    ///
    /// When a limit is reached, or the poll says stop.
    pub fn step(&self, bytes: usize) -> Result<(), Halt> {
        self.check()?;
        self.take(bytes)?;
        self.spend(1);
        // Parts count on, so many short ones poll as often as a long one.
        if (self.before.nodes + self.nodes.get()).is_multiple_of(EVERY) {
            self.poll()?;
        }
        Ok(())
    }

    /// Counts situations that were expanded elsewhere.
    pub fn spend(&self, nodes: u64) {
        self.nodes.set(self.nodes.get().saturating_add(nodes));
    }

    /// Takes more bytes without a situation.
    ///
    /// # Errors
    ///
    /// At the limit of memory.
    pub fn take(&self, bytes: usize) -> Result<(), Halt> {
        self.bytes
            .set(self.bytes.get().saturating_add(bytes as u64));
        match self.bytes.get() > self.limits.bytes {
            true => Err(Halt::Memory),
            false => Ok(()),
        }
    }

    /// Gives memory back.
    pub fn forget(&self, bytes: usize) {
        self.bytes
            .set(self.bytes.get().saturating_sub(bytes as u64));
    }

    /// Polls between steps that take long.
    ///
    /// # Errors
    /// When the poll says stop, now or earlier.
    pub fn poll(&self) -> Result<(), Halt> {
        self.hear(self.usage());
        match self.stopped.get() {
            true => Err(Halt::Stopped),
            false => Ok(()),
        }
    }

    /// Polls while this many more bytes are held.
    ///
    /// # Errors
    ///
    /// When the poll says stop, now or earlier.
    pub fn poll_holding(&self, bytes: u64) -> Result<(), Halt> {
        self.bytes.set(self.bytes.get().saturating_add(bytes));
        let polled = self.poll();
        self.bytes.set(self.bytes.get().saturating_sub(bytes));
        polled
    }

    /// Whether the limits are reached, or the poll says stop.
    pub fn is_over(&self) -> bool {
        self.poll().is_err() || self.left() == 0
    }

    /// The answer of [`poll`](Control::poll) for other controls.
    pub fn going(&self) -> Going {
        match self.poll() {
            Ok(()) => Going::Continue(()),
            Err(_) => Going::Break(()),
        }
    }

    /// Lets a stopped question resume.
    pub fn resume(&self) {
        self.stopped.set(false);
    }

    /// Asks a part of the question with a limit of situations, which count here too; its memory doesn't.
    pub fn part<T>(&self, nodes: u64, ask: impl FnOnce(&Control<'_>) -> T) -> T {
        let poll = |usage| {
            self.hear(usage);
            match self.stopped.get() {
                true => Going::Break(()),
                false => Going::Continue(()),
            }
        };
        let limits = Limits {
            nodes: nodes.min(self.left()),
            bytes: self.limits.bytes.saturating_sub(self.bytes.get()),
        };
        let part = Control {
            before: self.usage(),
            stopped: self.stopped.clone(),
            ..Control::polling(limits, &poll)
        };
        let answer = ask(&part);
        self.spend(part.nodes());
        answer
    }

    /// The effort of the whole question.
    fn usage(&self) -> Usage {
        Usage {
            nodes: self.before.nodes + self.nodes.get(),
            bytes: self.before.bytes + self.bytes.get(),
        }
    }

    fn hear(&self, usage: Usage) {
        if let Some(poll) = self.poll
            && !self.stopped.get()
        {
            self.stopped.set(poll(usage).is_break());
        }
    }
}

impl Default for Control<'_> {
    fn default() -> Self {
        Control::new(Limits::default())
    }
}

impl fmt::Debug for Control<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (nodes, bytes) = (self.nodes(), self.bytes());
        f.debug_struct("Control")
            .field("limits", &self.limits)
            .field("usage", &Usage { nodes, bytes })
            .finish_non_exhaustive()
    }
}
