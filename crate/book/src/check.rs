//! Checking what the book promises: every chapter by itself, several at once, and then the whole.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::book::Book;
use crate::chapter::Chapter;
use crate::decide::Depth;
use crate::examine::examine;
use crate::kept;
use crate::report::{Certificates, Report};
use crate::sample;

impl Book {
    /// Plays every step both ways, looks at everything that is said, and at what holds the chapters
    /// together.
    #[must_use]
    pub fn check(&self, depth: Depth) -> Report {
        let mut report = Report {
            chapters: self.chapters.len(),
            pages: self.all().count() - self.chapters.len(),
            ..Report::default()
        };
        let checked = self.each(|page| {
            let (shelf, mut report) = kept::read(page);
            report.add(examine(page, &shelf, depth).0);
            if depth == Depth::Stored {
                report.add(kept::idle(page, &shelf));
                report.add(sample::searched(page, &shelf));
            }
            report
        });
        for part in checked {
            report.add(part);
        }
        report.add(self.readable());
        report.add(self.covered());
        report
    }

    /// Decides everything anew, and gives the certificates of all long searches, with what failed. A
    /// certificate is true whatever the chapter says.
    #[must_use]
    pub fn prove(&self) -> (Report, Vec<Certificates>) {
        let mut report = Report::default();
        let mut files = Vec::new();
        let proved = self.each(|page| {
            let (shelf, _) = kept::read(page);
            let (report, found) = examine(page, &shelf, Depth::Full);
            // With certificates at hand the referee asks less than without.
            examine(page, &found, Depth::Stored);
            (report, kept::write(page, found))
        });
        for (part, more) in proved {
            report.add(part);
            files.extend(more);
        }
        (report, files)
    }

    /// What comes of each page by itself, in reading order. Pages share nothing, so each core takes the
    /// next one.
    fn each<T: Send>(&self, work: impl Fn(&Chapter) -> T + Sync) -> Vec<T> {
        let pages: Vec<&Chapter> = self.all().collect();
        let next = AtomicUsize::new(0);
        let run = || {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(page) = pages.get(number) else {
                    return done;
                };
                done.push((number, work(page)));
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let mut done = thread::scope(|scope| {
            let threads: Vec<_> = (0..cores).map(|_| scope.spawn(run)).collect();
            let mut done = Vec::new();
            for thread in threads {
                match thread.join() {
                    Ok(part) => done.extend(part),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            done
        });
        done.sort_by_key(|(number, _)| *number);
        done.into_iter().map(|(_, found)| found).collect()
    }
}
