use std::io::{self, BufWriter, IsTerminal, Stderr, StdoutLock, Write};

use loja_notation::{Error, Stop};
use loja_report::RefusedInput;
use serde::Serialize;

/// How a command ends; the greatest of several counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    Done,
    /// The answer is no.
    No,
    /// Undecided within the budget.
    Undecided,
    /// Bad input or usage.
    Bad,
}

impl Exit {
    pub(crate) const fn code(self) -> u8 {
        match self {
            Exit::Done => 0,
            Exit::No => 1,
            Exit::Bad => 2,
            Exit::Undecided => 3,
        }
    }
}

pub(crate) struct Output {
    out: BufWriter<StdoutLock<'static>>,
    // Unlocked: a worker's complaint must never wait.
    err: Stderr,
    worst: Exit,
    /// Whether standard error is a terminal.
    watched: bool,
    /// Whether a progress line is shown.
    progress: bool,
}

impl Output {
    pub(crate) fn new() -> Output {
        Output {
            out: BufWriter::new(io::stdout().lock()),
            err: io::stderr(),
            worst: Exit::Done,
            watched: io::stderr().is_terminal(),
            progress: false,
        }
    }

    pub(crate) fn worst(&self) -> Exit {
        self.worst
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// On terminals only, until the next output.
    pub(crate) fn progress(&mut self, line: impl std::fmt::Display) {
        if self.watched {
            self.progress = true;
            let _ = write!(self.err, "\r{line}\x1b[K");
            let _ = self.err.flush();
        }
    }

    fn no_progress(&mut self) {
        if std::mem::take(&mut self.progress) {
            let _ = write!(self.err, "\r\x1b[K");
        }
    }

    pub(crate) fn text(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        self.no_progress();
        write!(self.out, "{text}")
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.no_progress();
        self.out.write_all(bytes)
    }

    pub(crate) fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        self.no_progress();
        serde_json::to_writer(&mut self.out, value)?;
        writeln!(self.out)
    }

    /// Complains and, among JSON lines, prints a line with the error.
    pub(crate) fn bad(&mut self, error: &Error, json: bool) -> io::Result<()> {
        self.complain(Exit::Bad, error);
        if !json {
            return Ok(());
        }
        self.json(&RefusedInput::new(error.id.as_deref(), None, error))
    }

    pub(crate) fn illegal(&mut self, id: Option<&str>, stop: &Stop) {
        let of = id
            .map(|id| format!("{}: ", id.escape_debug()))
            .unwrap_or_default();
        let (number, message, rule) = (stop.number, &stop.message, stop.rule);
        self.complain(
            Exit::No,
            format_args!("{of}move {number} is illegal: {message} ({rule})"),
        );
    }

    /// Sets the exit without a complaint.
    pub(crate) fn worsen(&mut self, exit: Exit) {
        self.worst = self.worst.max(exit);
    }

    /// The run may go on, but ends with this exit at least.
    pub(crate) fn complain(&mut self, exit: Exit, message: impl std::fmt::Display) {
        self.worsen(exit);
        self.no_progress();
        // Earlier results come first; the last flush reports a failure.
        let _ = self.out.flush();
        // Nobody listens if standard error is closed.
        let _ = writeln!(self.err, "loja: {message}");
    }
}
