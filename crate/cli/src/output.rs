//! What the command prints, and how it ends.

use std::io::{self, BufWriter, StderrLock, StdoutLock, Write};

use loja_notation::{Error, Stop};
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

/// What stands in a batch where an answer would.
#[derive(Serialize)]
struct Bad<'a> {
    id: Option<&'a str>,
    status: &'static str,
    message: &'a str,
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

    /// Writes out what the buffer still holds.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    pub(crate) fn text(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        write!(self.out, "{text}")
    }

    /// One JSON value on one line.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, value)?;
        writeln!(self.out)
    }

    /// Bad input: a complaint, and among lines of JSON a line that says the same.
    pub(crate) fn bad(&mut self, error: &Error, json: bool) -> io::Result<()> {
        self.complain(Exit::Bad, error);
        if !json {
            return Ok(());
        }
        self.json(&Bad {
            id: error.id.as_deref(),
            status: "error",
            message: &error.message,
        })
    }

    /// An illegal move, named with the rule that forbids it.
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

    /// A complaint. The run may go on, but will end at least so.
    pub(crate) fn complain(&mut self, exit: Exit, message: impl std::fmt::Display) {
        self.worst = self.worst.max(exit);
        // What was found before the complaint should stand before it. When that fails, the last
        // flush fails too and says so.
        let _ = self.out.flush();
        // Nobody listens when standard error is closed.
        let _ = writeln!(self.err, "loja: {message}");
    }
}
