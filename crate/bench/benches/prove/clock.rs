//! How long this thread has worked, so that a limit means the same on a busy machine.

use std::time::{Duration, Instant};

use loja_solver::Going;

/// The system brings the figure up to date that often at least.
const TICK: Duration = Duration::from_millis(4);

/// Runs from its making.
pub struct Clock {
    begun: Instant,
    worked: Option<Duration>,
}

impl Clock {
    pub fn new() -> Clock {
        Clock {
            begun: Instant::now(),
            worked: worked(),
        }
    }

    /// The thread's processor time where the system tells it, and else what has gone by.
    pub fn elapsed(&self) -> Duration {
        let wall = self.begun.elapsed();
        match (self.worked, worked()) {
            (Some(before), Some(now)) => wall.min(now.saturating_sub(before) + TICK),
            _ => wall,
        }
    }

    /// Whether a search that may work for so long goes on.
    pub fn going(&self, limit: Duration) -> Going {
        // Nobody works longer than time goes by, so mostly nothing has to be read.
        if self.begun.elapsed() < limit || self.elapsed() < limit {
            Going::Continue(())
        } else {
            Going::Break(())
        }
    }
}

/// Linux counts nanoseconds.
fn worked() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
