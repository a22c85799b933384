//! Checking what the book promises: every chapter by itself, several at once, and then the whole.

use crate::book::Book;
use crate::chapter::Chapter;
use crate::decide::Depth;
use crate::examine::examine;
use crate::practice::HeldProblems;
use crate::proof_files;
use crate::report::{Certificates, Report};
use crate::sample;
use crate::spread::spread;

impl Book {
    /// Plays every step both ways, looks at everything that is said, and at what holds the chapters
    /// together.
    #[must_use]
    pub fn check(&self, depth: Depth) -> Report {
        self.check_knowing(depth, &HeldProblems::default()).0
    }

    /// The same, where these problems held before with the same program; also those that hold now. With
    /// [`Depth::Full`], nothing is known.
    #[must_use]
    pub fn check_knowing(&self, depth: Depth, known: &HeldProblems) -> (Report, HeldProblems) {
        let mut report = Report {
            chapters: self.chapters.len(),
            pages: self.all().count() - self.chapters.len(),
            ..Report::default()
        };
        let pages: Vec<&Chapter> = self.all().collect();
        let checked = spread(&pages, |page| {
            let (shelf, mut report) = proof_files::read(page);
            report.add(examine(page, &shelf, depth).0);
            if depth == Depth::Stored {
                report.add(proof_files::idle(page, &shelf));
                report.add(sample::searched(page, &shelf));
            }
            report
        });
        for part in checked {
            report.add(part);
        }
        report.add(self.readable());
        report.add(self.covered());
        report.add(self.graded());
        let (facts, known) = match depth {
            Depth::Stored => self.factual(known),
            Depth::Full => self.factual(&HeldProblems::default()),
        };
        report.add(facts);
        (report, known)
    }

    /// Decides everything anew, and gives the certificates of all long searches, with what failed. A
    /// certificate is true whatever the chapter says.
    #[must_use]
    pub fn prove(&self) -> (Report, Vec<Certificates>) {
        let mut report = Report::default();
        let mut files = Vec::new();
        let pages: Vec<&Chapter> = self.all().collect();
        let proved = spread(&pages, |page| {
            let (shelf, _) = proof_files::read(page);
            let (report, found) = examine(page, &shelf, Depth::Full);
            // With certificates at hand the referee asks less than without.
            examine(page, &found, Depth::Stored);
            (report, proof_files::write(page, found))
        });
        for (part, more) in proved {
            report.add(part);
            files.extend(more);
        }
        (report, files)
    }
}
