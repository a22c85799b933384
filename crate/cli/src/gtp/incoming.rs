//! Reads input while the engine thinks.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::line::Lines;

/// The most lines that wait.
const WAITING: usize = 16;

type Came = io::Result<Option<Vec<u8>>>;

/// A thread reads standard input.
pub(super) struct Incoming {
    lines: Receiver<Came>,
    next: Option<Came>,
}

impl Incoming {
    pub(super) fn new() -> Incoming {
        let (sender, lines) = sync_channel(WAITING);
        thread::spawn(move || {
            let mut lines = Lines::new(io::stdin().lock());
            loop {
                let came = lines.next();
                let is_last = !matches!(came, Ok(Some(_)));
                if sender.send(came).is_err() || is_last {
                    return;
                }
            }
        });
        Incoming { lines, next: None }
    }

    /// `None` at the end.
    pub(super) fn next(&mut self) -> Came {
        match self.next.take() {
            Some(came) => came,
            None => self.lines.recv().unwrap_or(Ok(None)),
        }
    }

    pub(super) fn has_come(&mut self, within: Duration) -> bool {
        if self.next.is_none() {
            self.next = match self.lines.recv_timeout(within) {
                Ok(came) => Some(came),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(Ok(None)),
            };
        }
        self.next.is_some()
    }
}
