//! How far a computation may go. Who asks has the clock.

use std::fmt;

/// Why a computation ended before its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The limit of memory is reached.
    Memory,
    /// Who watches said stop.
    Watcher,
    /// The search for control contradicts its checker; nothing that was found counts.
    Contradiction,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stopped::Memory => "the limit of memory is reached",
            Stopped::Watcher => "it was stopped",
            Stopped::Contradiction => "the prover contradicts its checker",
        })
    }
}

impl std::error::Error for Stopped {}

/// What is being done, how much of it is done, and whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(&'static str, u64) -> bool;

/// The limits of a computation.
pub struct Limits<'a> {
    /// So many bytes, about.
    pub bytes: u64,
    /// Hears what is done; false stops.
    pub watch: Watch<'a>,
}

impl Limits<'_> {
    pub(crate) fn watch(
        &mut self,
        what: &'static str,
        count: u64,
        bytes: u64,
    ) -> Result<(), Stopped> {
        if bytes > self.bytes {
            return Err(Stopped::Memory);
        }
        if (self.watch)(what, count) {
            Ok(())
        } else {
            Err(Stopped::Watcher)
        }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}
