//! JSON lines on standard input, one at a time: a client may wait for an answer before it sends the next.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use loja_notation::{Error, MAX_TEXT};

use crate::stop::is_interrupted;

/// Between looks for an interrupt.
const MOMENT: Duration = Duration::from_millis(100);

/// The most lines the threads share at once.
const AT_ONCE: usize = 256;

pub(crate) struct InputLine {
    /// From 1.
    pub(crate) number: usize,
    pub(crate) text: Result<String, Error>,
}

pub(crate) struct Lines {
    first: Option<InputLine>,
    rest: Receiver<InputLine>,
    pub(crate) interrupted: bool,
}

/// The first line that isn't empty, with all before it.
pub(crate) fn first_of_input() -> io::Result<(Vec<u8>, usize)> {
    let mut input = io::stdin().lock();
    let mut head = Vec::new();
    let mut number = 0;
    while head.len() <= MAX_TEXT {
        let before = head.len();
        read_line(&mut input, &mut head, (MAX_TEXT + 1).saturating_sub(before))?;
        number += 1;
        if head.len() == before || !head[before..].trim_ascii().is_empty() {
            break;
        }
    }
    Ok((head, number))
}

fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>, most: usize) -> io::Result<usize> {
    input.by_ref().take(most as u64).read_until(b'\n', line)
}

impl Lines {
    pub(crate) fn after(first: String, number: usize) -> Lines {
        let (sender, rest) = sync_channel(AT_ONCE);
        let read = move || {
            let mut input = io::stdin().lock();
            let mut number = number;
            while let Ok(Some(text)) = next(&mut input) {
                number += 1;
                if matches!(&text, Ok(text) if text.trim().is_empty()) {
                    continue;
                }
                // The listener is gone.
                if sender.send(InputLine { number, text }).is_err() {
                    return;
                }
            }
        };
        // Without a thread, read only the first line.
        drop(thread::Builder::new().spawn(read));
        let text = Ok(first);
        Lines {
            first: Some(InputLine { number, text }),
            rest,
            interrupted: false,
        }
    }

    fn next(&mut self) -> Option<InputLine> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        loop {
            if is_interrupted() {
                self.interrupted = true;
                return None;
            }
            match self.rest.recv_timeout(MOMENT) {
                Ok(line) => return Some(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
    }

    /// Waits for at least one; empty at the end.
    pub(crate) fn ready(&mut self) -> VecDeque<InputLine> {
        let mut lines: VecDeque<InputLine> = self.next().into_iter().collect();
        if !lines.is_empty() {
            lines.extend(self.rest.try_iter().take(AT_ONCE - 1));
        }
        lines
    }
}

/// Skips overlong lines with an error.
fn next(input: &mut impl BufRead) -> io::Result<Option<Result<String, Error>>> {
    let mut line = Vec::new();
    if read_line(input, &mut line, MAX_TEXT + 1)? == 0 {
        return Ok(None);
    }
    if line.len() > MAX_TEXT && line.last() != Some(&b'\n') {
        while line.last() != Some(&b'\n') {
            line.clear();
            if read_line(input, &mut line, MAX_TEXT)? == 0 {
                break;
            }
        }
        let what = "at most 1 MB of text is read";
        return Ok(Some(Err(Error::new(what))));
    }
    let text = String::from_utf8(line);
    Ok(Some(text.map_err(|_| {
        Error::new("this is not UTF-8; save the text as UTF-8")
    })))
}
