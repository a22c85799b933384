//! How much is tried, by how many threads, and how it is told.

use std::io::{IsTerminal, Write, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use loja_testkit::{at_length, is_long};

/// Does jobs 0 to `count` on all cores in the long run, and else on one, and tells how far it is.
pub fn jobs(title: &str, count: usize, work: impl Fn(usize) + Sync) {
    if !is_long() {
        return (0..count).for_each(work);
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let line = Mutex::new(Line::new(title));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= count {
                        break;
                    }
                    at_length(|| work(job));
                    let done = 1 + done.fetch_add(1, Ordering::Relaxed);
                    line.lock().unwrap().tell(done, count);
                }
            });
        }
    });
}

/// The line of progress on standard error: rewritten on a terminal, else a new one now and then.
struct Line<'a> {
    title: &'a str,
    begun: Instant,
    told: Instant,
}

impl Line<'_> {
    fn new(title: &str) -> Line<'_> {
        Line {
            title,
            begun: Instant::now(),
            told: Instant::now(),
        }
    }

    fn tell(&mut self, done: usize, count: usize) {
        let live = stderr().is_terminal();
        let pause = if live { 200 } else { 15_000 };
        if self.told.elapsed() < Duration::from_millis(pause) && !(live && done == count) {
            return;
        }
        self.told = Instant::now();
        let (open, close) = match (live, done == count) {
            (true, false) => ("\r\x1b[K", ""),
            (true, true) => ("\r\x1b[K", "\r\x1b[K"),
            (false, _) => ("", "\n"),
        };
        let seconds = self.begun.elapsed().as_secs();
        // Standard error itself, since a test's own output is kept back.
        let text = format!(
            "{open}  … {}: {done} of {count}, {seconds} s{close}",
            self.title
        );
        let _ = stderr().write_all(text.as_bytes());
    }
}

/// What a test did on one board or family of boards.
pub struct Row {
    test: &'static str,
    boards: String,
    begun: Instant,
    pub positions: usize,
    /// Pairs of a position and a set.
    pub claims: usize,
    /// Proofs asked for: claims with one worst case are asked once for each colour.
    pub asked: usize,
    pub undecided: usize,
    pub disagreements: usize,
    /// Anything else worth telling.
    pub note: String,
}

impl Row {
    pub fn new(test: &'static str, boards: impl Into<String>) -> Row {
        Row {
            test,
            boards: boards.into(),
            begun: Instant::now(),
            positions: 0,
            claims: 0,
            asked: 0,
            undecided: 0,
            disagreements: 0,
            note: String::new(),
        }
    }

    pub fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    /// Prints the row as JSON, for the summary of `npm run prove:exhaustive`.
    pub fn print(&self) {
        println!(
            "\n@row {{\"test\":\"{}\",\"boards\":\"{}\",\"positions\":{},\"claims\":{},\"asked\":{},\
             \"undecided\":{},\"disagreements\":{},\"seconds\":{:.1},\"note\":\"{}\"}}",
            self.test,
            self.boards,
            self.positions,
            self.claims,
            self.asked,
            self.undecided,
            self.disagreements,
            self.seconds(),
            self.note
        );
    }

    /// The row, and a failure if anything disagreed.
    pub fn end(&self) {
        self.print();
        assert_eq!(self.disagreements, 0, "{} on {}", self.test, self.boards);
    }
}
