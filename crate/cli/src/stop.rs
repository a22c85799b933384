//! Reasons why a search ended without an answer.

use std::io::{self, Write as _};
use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use loja_report::StopWord;
use loja_solver::Halt;

use crate::budget::Budget;
use crate::map::plural_of;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Nodes,
    Seconds,
    Memory,
    Interrupt,
    /// The certificate exceeds the writer's limits.
    Certificate,
    /// More claims than anybody examines.
    Claims,
    /// More members than a search takes.
    Size,
}

impl Stop {
    pub(crate) fn word(self) -> StopWord {
        StopWord::of(self.name())
    }

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

/// While the program only waits for input, perhaps forever.
static IDLE: AtomicBool = AtomicBool::new(false);

/// The time of the first interrupt.
static FIRST: OnceLock<Instant> = OnceLock::new();

/// Interrupts so close are one press: `timeout` and others signal a program and then its group.
pub(crate) const ONE_PRESS: Duration = Duration::from_millis(300);

/// As shells report an interrupted program.
pub(crate) const INTERRUPTED_TWICE: i32 = 130;

/// Notes the first Ctrl-C, so that findings can be reported; the second ends the program.
pub(crate) fn listen() {
    // Without a handler, Ctrl-C ends the program anyway.
    let _ = ctrlc::set_handler(|| {
        let first = FIRST.get_or_init(Instant::now);
        if INTERRUPTED.swap(true, Ordering::SeqCst) {
            if first.elapsed() < ONE_PRESS {
                return;
            }
            process::exit(INTERRUPTED_TWICE);
        }
        if IDLE.load(Ordering::SeqCst) {
            // Nobody listens if standard error is closed.
            let _ = writeln!(io::stderr(), "loja: {IDLE_INTERRUPTED}");
            process::exit(0);
        }
    });
}

pub(crate) const IDLE_INTERRUPTED: &str =
    "interrupted while it waited for a command; all answers were given";

/// Ctrl-C ends it at once; `None` if that came before.
pub(crate) fn while_idle<T>(wait: impl FnOnce() -> T) -> Option<T> {
    IDLE.store(true, Ordering::SeqCst);
    // Nobody ended it before; from here on the listener does.
    let came = (!is_interrupted()).then(wait);
    IDLE.store(false, Ordering::SeqCst);
    came
}

pub(crate) fn is_ended(budget: &Budget) -> bool {
    is_interrupted() || budget.is_cut()
}

/// Ends all searches, like a first Ctrl-C after [`listen`].
#[cfg(feature = "serve")]
pub(crate) fn interrupt() {
    INTERRUPTED.store(true, Ordering::SeqCst);
}

pub(crate) fn is_interrupted() -> bool {
    INTERRUPTED.load(Ordering::SeqCst)
}
