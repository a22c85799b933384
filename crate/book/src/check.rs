//! Checking what the book promises.

use serde::Serialize;

use crate::book::Book;

/// What was checked and how it went, as numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Entries of the table of contents.
    pub chapters: usize,
    /// Steps that ask the reader to do something.
    pub steps: usize,
    /// Statements that the engine or a certificate confirms. There are none yet.
    pub claims: usize,
    /// Positions of the bestiary that have a page. There are none yet.
    pub beasts: usize,
    /// Practice problems. There are none yet.
    pub problems: usize,
    /// Claims that the engine can't decide. There are none yet.
    pub undecided: usize,
    /// What failed.
    pub failed: usize,
    /// Each failure.
    #[serde(skip)]
    pub failures: Vec<Failure>,
}

/// A step that does not keep its promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file, as seen from the folder of the book.
    pub file: String,
    /// The line of the step.
    pub line: usize,
    /// The title of the step.
    pub title: String,
    /// What is wrong with it.
    pub complaints: Vec<String>,
}

impl Book {
    /// Plays every step both ways.
    #[must_use]
    pub fn check(&self) -> Report {
        let mut report = Report {
            chapters: self.chapters.len(),
            ..Report::default()
        };
        for chapter in &self.chapters {
            for figure in chapter.sections.iter().flat_map(|section| &section.figures) {
                let Some((_, step)) = &figure.step else {
                    continue;
                };
                report.steps += 1;
                let complaints = step.complaints();
                if complaints.is_empty() {
                    continue;
                }
                report.failed += 1;
                report.failures.push(Failure {
                    file: format!("{}/chapter.md", chapter.slug),
                    line: figure.line,
                    title: figure.title.clone().unwrap_or_default(),
                    complaints: complaints.iter().map(ToString::to_string).collect(),
                });
            }
        }
        report
    }
}
