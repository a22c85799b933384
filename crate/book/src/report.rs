use loja_report::BookCheck;

use crate::chapter::Chapter;

/// A check's numbers and failures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookReport {
    /// The numbers.
    pub counts: BookCheck,
    /// The failures.
    pub failures: Vec<BrokenPromise>,
}

/// A broken promise of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenPromise {
    /// The file, from the book's folder.
    pub file: String,
    /// The line; 0 for the file.
    pub line: usize,
    /// The step's title, or the statement.
    pub title: String,
    /// The reasons.
    pub complaints: Vec<String>,
}

/// Certificates to keep with a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificates {
    /// The file, from the book's folder.
    pub file: String,
    /// Its contents.
    pub text: String,
}

impl BookReport {
    pub(crate) fn fail(&mut self, failure: BrokenPromise) {
        self.counts.failed += 1;
        self.failures.push(failure);
    }

    pub(crate) fn fail_file(&mut self, file: &str, complaints: Vec<String>) {
        if !complaints.is_empty() {
            self.fail(BrokenPromise {
                file: file.to_owned(),
                line: 0,
                title: "sources".to_owned(),
                complaints,
            });
        }
    }

    pub(crate) fn fail_page(&mut self, page: &Chapter, complaints: Vec<String>) {
        if !complaints.is_empty() {
            self.fail(BrokenPromise {
                file: page.file(),
                line: 1,
                title: "compared".to_owned(),
                complaints,
            });
        }
    }

    pub(crate) fn add(&mut self, other: BookReport) {
        self.counts += other.counts;
        self.failures.extend(other.failures);
    }
}
