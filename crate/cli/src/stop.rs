//! Why a search ended before it knew.

use std::io::{self, Write as _};
use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use loja_report::StopWord;
use loja_solver::Halt;

use crate::budget::Budget;
use crate::map::plural_of;

/// What ended a search of a position or of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Nodes,
    Seconds,
    Memory,
    /// The user did.
    Interrupt,
    /// There is an answer, and no certificate of it within the writer's bounds.
    Certificate,
    /// There are more claims than anybody looks at.
    Claims,
    /// More members than a search takes.
    Size,
}

impl Stop {
    /// Its word in JSON.
    pub(crate) fn word(self) -> StopWord {
        StopWord::of(self.name())
    }

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Stop::Nodes => "nodes",
            Stop::Seconds => "seconds",
            Stop::Memory => "memory",
            Stop::Interrupt => "interrupt",
            Stop::Certificate => "certificate",
            Stop::Claims => "claims",
            Stop::Size => "size",
        }
    }

    /// A sentence about it.
    pub(crate) fn words(self, budget: &Budget) -> String {
        match self {
            Stop::Nodes => {
                let nodes = plural_of(budget.nodes(), "node");
                format!("It stopped at the limit of {nodes} (--max-nodes).")
            }
            Stop::Seconds => {
                let seconds = budget.seconds().as_secs_f64();
                format!("It stopped at the limit of {seconds} s (--max-seconds).")
            }
            Stop::Memory => {
                let megabytes = budget.bytes() >> 20;
                format!("It stopped at the limit of {megabytes} MiB (--max-memory).")
            }
            Stop::Interrupt => "It was interrupted.".to_owned(),
            Stop::Certificate => {
                "The search has an answer, and could not write a certificate of it.".to_owned()
            }
            Stop::Claims => "There are more claims than it looks at.".to_owned(),
            Stop::Size => "The set has more members than a search takes.".to_owned(),
        }
    }

    /// What ended the search for one claim, when this ended all of it.
    pub(crate) fn of_claim(halt: Option<Halt>, all: Stop) -> Stop {
        match halt {
            None => Stop::Certificate,
            Some(Halt::Memory) => Stop::Memory,
            Some(Halt::TooLarge) => Stop::Size,
            Some(_) => all,
        }
    }
}

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Nothing is searched, and somebody may wait for ever for what to do next.
static IDLE: AtomicBool = AtomicBool::new(false);

/// When the first one came.
static FIRST: OnceLock<Instant> = OnceLock::new();

/// What comes within this time is the same press: `timeout` and others send it to a program, and then to all of its group.
pub(crate) const ONE_PRESS: Duration = Duration::from_millis(300);

/// As a shell tells of a program that was interrupted.
pub(crate) const INTERRUPTED_TWICE: i32 = 130;

/// From now on the first Ctrl-C is only noted down, so that what was found can still be told. The second one ends the
/// program at once.
pub(crate) fn listen() {
    // Where nobody can listen, Ctrl-C ends the program at once, as it does without this.
    let _ = ctrlc::set_handler(|| {
        let first = FIRST.get_or_init(Instant::now);
        if INTERRUPTED.swap(true, Ordering::SeqCst) {
            if first.elapsed() < ONE_PRESS {
                return;
            }
            process::exit(INTERRUPTED_TWICE);
        }
        if IDLE.load(Ordering::SeqCst) {
            // Nobody listens when standard error is closed.
            let _ = writeln!(io::stderr(), "loja: {IDLE_INTERRUPTED}");
            process::exit(0);
        }
    });
}

pub(crate) const IDLE_INTERRUPTED: &str =
    "interrupted while it waited for a command; all answers were given";

/// Waits for what comes from outside, which Ctrl-C ends at once. `None` when it did before.
pub(crate) fn while_idle<T>(wait: impl FnOnce() -> T) -> Option<T> {
    IDLE.store(true, Ordering::SeqCst);
    // Before this nobody ended it, and from here on the listener does.
    let came = (!is_interrupted()).then(wait);
    IDLE.store(false, Ordering::SeqCst);
    came
}

/// Whether the user has ended this search, or nobody waits for it any more.
pub(crate) fn is_ended(budget: &Budget) -> bool {
    is_interrupted() || budget.is_cut()
}

/// Ends all searches, as the first Ctrl-C does where [`listen`] was called.
#[cfg(feature = "serve")]
pub(crate) fn interrupt() {
    INTERRUPTED.store(true, Ordering::SeqCst);
}

pub(crate) fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::SeqCst)
}
