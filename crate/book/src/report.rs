//! What the check found.

use serde::Serialize;

use crate::chapter::Chapter;

/// What was checked and how it went, as numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Entries of the table of contents.
    pub chapters: usize,
    /// Pages that belong to a chapter.
    pub pages: usize,
    /// Whatever asks the reader to do something: steps, questions, proofs.
    pub steps: usize,
    /// Those of them in which he argues a claim.
    pub proofs: usize,
    /// Lines to walk.
    pub lines: usize,
    /// Statements that the engine or a certificate confirms.
    pub claims: usize,
    /// Those of them that a stored certificate answers and that were searched anew all the same.
    pub sampled: usize,
    /// Pages of beasts.
    pub beasts: usize,
    /// What laws say of the boards that many of them judge.
    pub compared: usize,
    /// Practice problems.
    pub problems: usize,
    /// Those of them whose facts were computed anew, and not held as they stand the last time.
    pub recomputed: usize,
    /// Claims that the engine can't decide.
    pub undecided: usize,
    /// Positions and lines of the source that are shown.
    pub sources: usize,
    /// Rulings of other systems' sources that are shown.
    pub rulings: usize,
    /// What failed.
    pub failed: usize,
    /// Each failure.
    #[serde(skip)]
    pub failures: Vec<Failure>,
}

/// Something that does not keep its promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file, as seen from the folder of the book.
    pub file: String,
    /// The line of the step, or of what is said; 0 when it is about the whole file.
    pub line: usize,
    /// The title of the step, or what is said in words.
    pub title: String,
    /// What is wrong with it.
    pub complaints: Vec<String>,
}

/// Certificates to be kept beside a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificates {
    /// The file, as seen from the folder of the book.
    pub file: String,
    /// What belongs into it.
    pub text: String,
}

impl Report {
    pub(crate) fn fail(&mut self, failure: Failure) {
        self.failed += 1;
        self.failures.push(failure);
    }

    /// Something is wrong with a whole file.
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

    /// Something is wrong with the head of a page.
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

    /// Adds what was found elsewhere.
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
