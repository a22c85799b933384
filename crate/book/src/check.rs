use crate::book::Book;
use crate::chapter::Chapter;
use crate::decide::Depth;
use crate::examine::examine;
use crate::practice::HeldProblems;
use crate::proof_files;
use crate::report::{BookReport, Certificates};
use crate::sample;
use crate::spread::spread;

impl Book {
    /// Plays every step both ways, verifies every statement, and checks what joins chapters.
    #[must_use]
    pub fn check(&self, depth: Depth) -> BookReport {
        self.check_knowing(depth, &HeldProblems::default()).0
    }

    /// Checks the book except `known` problems, which hold with this program, and returns those that hold now.
    /// [`Depth::Full`] skips none.
    #[must_use]
    pub fn check_knowing(&self, depth: Depth, known: &HeldProblems) -> (BookReport, HeldProblems) {
        let mut report = BookReport::default();
        report.counts.chapters = self.chapters.len();
        report.counts.pages = self.all().count() - self.chapters.len();
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

    /// Decides everything again, and returns the failures and the certificates of long searches.
    ///
    /// A certificate is true whatever the chapter says.
    #[must_use]
    pub fn prove(&self) -> (BookReport, Vec<Certificates>) {
        let mut report = BookReport::default();
        let mut files = Vec::new();
        let pages: Vec<&Chapter> = self.all().collect();
        let proved = spread(&pages, |page| {
            let (shelf, _) = proof_files::read(page);
            let (report, found) = examine(page, &shelf, Depth::Full);
            // With certificates, the referee asks fewer claims.
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
