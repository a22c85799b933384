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
            Stopped::Nodes => "it stopped at the limit of nodes",
            Stopped::Memory => "it stopped at the limit of memory",
            Stopped::Asked => "it was stopped",
        })
    }
}

/// How often whoever asked may stop it.
const EVERY: u64 = 1024;

/// Counts what a question looks at.
pub struct Meter<'a> {
    limits: Limits,
    nodes: u64,
    bytes: u64,
    stop: &'a mut dyn FnMut(u64) -> bool,
}

impl<'a> Meter<'a> {
    /// A meter that asks now and then whether to stop, telling how many situations there were.
    pub fn new(limits: Limits, stop: &'a mut dyn FnMut(u64) -> bool) -> Meter<'a> {
        Meter {
            limits,
            nodes: 0,
            bytes: 0,
            stop,
        }
    }

    /// How many situations were looked at.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A meter for a part of the question: so many situations more at most.
    #[must_use]
    pub fn part(&mut self, nodes: u64) -> Meter<'_> {
        let left = self.limits.nodes.saturating_sub(self.nodes);
        let bytes = self.limits.bytes.saturating_sub(self.bytes);
        Meter::new(
            Limits {
                nodes: nodes.min(left),
                bytes,
            },
            &mut *self.stop,
        )
    }

    /// So many situations were looked at by a part that is over, and nothing of it is remembered.
    pub fn add(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_add(nodes);
    }

    /// One situation more, which takes so many bytes.
    ///
    /// # Errors
    /// When a limit is reached.
    pub fn step(&mut self, bytes: usize) -> Result<(), Stopped> {
        self.bytes = self.bytes.saturating_add(bytes as u64);
        if self.nodes >= self.limits.nodes {
            return Err(Stopped::Nodes);
        }
        if self.bytes > self.limits.bytes {
            return Err(Stopped::Memory);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(EVERY) && (self.stop)(self.nodes) {
            return Err(Stopped::Asked);
        }
        Ok(())
    }

    /// Between steps that take long.
    ///
    /// # Errors
    /// When whoever asked says so.
    pub fn poll(&mut self) -> Result<(), Stopped> {
        match (self.stop)(self.nodes) {
            true => Err(Stopped::Asked),
            false => Ok(()),
        }
    }

    /// Gives memory back.
    pub fn forget(&mut self, bytes: usize) {
        self.bytes = self.bytes.saturating_sub(bytes as u64);
    }
}
