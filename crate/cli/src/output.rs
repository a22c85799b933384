//! What the command prints, and how it ends.

use std::io::{self, BufWriter, StderrLock, StdoutLock, Write};

use serde::Serialize;

/// How a command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Exit {
    /// Done, or yes.
    Done = 0,
    /// The answer is no.
    No = 1,
    /// Bad input or usage.
    Bad = 2,
}

/// Standard output and standard error.
pub(crate) struct Output {
    out: BufWriter<StdoutLock<'static>>,
    err: StderrLock<'static>,
    worst: Exit,
}

impl Output {
    pub(crate) fn new() -> Output {
        Output {
            out: BufWriter::new(io::stdout().lock()),
            err: io::stderr().lock(),
            worst: Exit::Done,
        }
    }

    /// The worst that was complained about.
    pub(crate) fn worst(&self) -> Exit {
        self.worst
    }

    pub(crate) fn text(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        write!(self.out, "{text}")
    }

    /// One JSON value on one line.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        writeln!(self.out)
    }

    /// A complaint. The run may go on, but will end at least so.
    pub(crate) fn complain(&mut self, exit: Exit, message: impl std::fmt::Display) {
        self.worst = self.worst.max(exit);
        // What was found before the complaint should stand before it.
        let _ = self.out.flush();
        // Nobody listens when standard error is closed.
        let _ = writeln!(self.err, "loja: {message}");
    }
}
