//! How far a question may go.

use std::fmt;

/// So many situations, and so much memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many situations may be looked at.
    pub nodes: u64,
    /// How many bytes what is remembered of them may take.
    pub bytes: u64,
}

/// What ended a question before its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// As many situations as allowed were looked at.
    Nodes,
    /// There was no more memory for them.
    Memory,
    /// Whoever asked said so.
    Asked,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stopped::Nodes => "it reached its limit of situations",
            Stopped::Memory => "it reached its limit of memory",
            Stopped::Asked => "it was stopped",
        })
    }
}

/// How often whoever asked may stop it: a situation of a large board takes a good part of a millisecond.
pub(crate) const EVERY: u64 = 16;

/// Counts what a question looks at.
pub struct Meter<'a> {
    limits: Limits,
    nodes: u64,
    bytes: u64,
    /// What was looked at before this part of a question.
    before: u64,
    stopped: bool,
    stop: &'a mut dyn FnMut(u64) -> bool,
}

impl<'a> Meter<'a> {
    /// A meter that asks now and then whether to stop, telling how many situations there were.
    pub fn new(limits: Limits, stop: &'a mut dyn FnMut(u64) -> bool) -> Meter<'a> {
        Meter {
            limits,
            nodes: 0,
            bytes: 0,
            before: 0,
            stopped: false,
            stop,
        }
    }

    /// How many situations were looked at.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many more may be.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.limits.nodes.saturating_sub(self.nodes)
    }

    /// Asks a part of the question, with so many situations at most. They count here too; of the part nothing is remembered.
    pub fn within<T>(&mut self, nodes: u64, ask: impl FnOnce(&mut Meter<'_>) -> T) -> T {
        let mut part = Meter {
            limits: Limits {
                nodes: nodes.min(self.left()),
                bytes: self.limits.bytes.saturating_sub(self.bytes),
            },
            nodes: 0,
            bytes: 0,
            before: self.before + self.nodes,
            stopped: self.stopped,
            stop: &mut *self.stop,
        };
        let told = ask(&mut part);
        let (nodes, stopped) = (part.nodes, part.stopped);
        self.nodes += nodes;
        self.stopped = stopped;
        told
    }

    /// One situation more, which takes so many bytes.
    ///
    /// # Errors
    /// When a limit is reached.
    pub fn step(&mut self, bytes: usize) -> Result<(), Stopped> {
        if self.stopped {
            return Err(Stopped::Asked);
        }
        if self.nodes >= self.limits.nodes {
            return Err(Stopped::Nodes);
        }
        self.take(bytes)?;
        self.nodes += 1;
        // Parts count on, so that many short ones are asked as often as a long one.
        if (self.before + self.nodes).is_multiple_of(EVERY) {
            self.poll()?;
        }
        Ok(())
    }

    /// So many bytes more, without a situation.
    ///
    /// # Errors
    /// When the limit of memory is reached.
    pub fn take(&mut self, bytes: usize) -> Result<(), Stopped> {
        self.bytes = self.bytes.saturating_add(bytes as u64);
        if self.bytes > self.limits.bytes {
            return Err(Stopped::Memory);
        }
        Ok(())
    }

    /// Between steps that take long. Once somebody has said stop, it stays so.
    ///
    /// # Errors
    /// When whoever asked says so.
    pub fn poll(&mut self) -> Result<(), Stopped> {
        self.stopped = self.stopped || (self.stop)(self.before + self.nodes);
        match self.stopped {
            true => Err(Stopped::Asked),
            false => Ok(()),
        }
    }

    /// Gives memory back.
    pub fn forget(&mut self, bytes: usize) {
        self.bytes = self.bytes.saturating_sub(bytes as u64);
    }
}
