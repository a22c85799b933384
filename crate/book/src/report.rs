use serde::Serialize;

use crate::chapter::Chapter;

/// The numbers and failures of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Entries of the table of contents.
    pub chapters: usize,
    /// Pages of chapters.
    pub pages: usize,
    /// Tasks for the reader: steps, questions, proofs.
    pub steps: usize,
    /// Those with a claim to argue.
    pub proofs: usize,
    /// Sequences to walk.
    pub lines: usize,
    /// Statements that the engine or a certificate confirms.
    pub claims: usize,
    /// Those with a stored certificate that were searched anew all the same.
    pub sampled: usize,
    /// Pages of beasts.
    pub beasts: usize,
    /// Answers of rule sets in the gallery.
    pub compared: usize,
    /// Practice problems.
    pub problems: usize,
    /// Those whose facts were recomputed.
    pub recomputed: usize,
    /// Claims that the engine can't decide.
    pub undecided: usize,
    /// Positions and lines of the source shown.
    pub sources: usize,
    /// Rulings of other sources shown.
    pub rulings: usize,
    /// The number of failures.
    pub failed: usize,
    /// The failures.
    #[serde(skip)]
    pub failures: Vec<Failure>,
}

/// A broken promise of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file, relative to the book's folder.
    pub file: String,
    /// The line; 0 for the whole file.
    pub line: usize,
    /// The title of the step, or the statement in words.
    pub title: String,
    /// The reasons.
    pub complaints: Vec<String>,
}

/// Certificates to keep with a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificates {
    /// The file, relative to the book's folder.
    pub file: String,
    /// Its contents.
    pub text: String,
}

impl Report {
    pub(crate) fn fail(&mut self, failure: Failure) {
        self.failed += 1;
        self.failures.push(failure);
    }

    pub(crate) fn fail_file(&mut self, file: &str, complaints: Vec<String>) {
        if !complaints.is_empty() {
            self.fail(Failure {
                file: file.to_owned(),
                line: 0,
                title: "sources".to_owned(),
                complaints,
            });
        }
    }

    pub(crate) fn fail_page(&mut self, page: &Chapter, complaints: Vec<String>) {
        if !complaints.is_empty() {
            self.fail(Failure {
                file: page.file(),
                line: 1,
                title: "compared".to_owned(),
                complaints,
            });
        }
    }

    pub(crate) fn add(&mut self, other: Report) {
        let Report {
            chapters,
            pages,
            steps,
            proofs,
            lines,
            claims,
            sampled,
            beasts,
            compared,
            problems,
            recomputed,
            undecided,
            sources,
            rulings,
            failed,
            failures,
        } = other;
        self.chapters += chapters;
        self.pages += pages;
        self.steps += steps;
        self.proofs += proofs;
        self.lines += lines;
        self.claims += claims;
        self.sampled += sampled;
        self.beasts += beasts;
        self.compared += compared;
        self.problems += problems;
        self.recomputed += recomputed;
        self.undecided += undecided;
        self.sources += sources;
        self.rulings += rulings;
        self.failed += failed;
        self.failures.extend(failures);
    }
}
