//! Checks of the tutorials.

use std::ops::AddAssign;

use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

/// A check in numbers, as `loja book check --json` prints it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct BookCheck {
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
    /// Stored certificates whose claims were searched again.
    pub sampled: usize,
    /// Pages of beasts.
    pub beasts: usize,
    /// Rule sets' answers in the gallery.
    pub compared: usize,
    /// Practice problems.
    pub problems: usize,
    /// Those whose facts were recomputed.
    pub recomputed: usize,
    /// Claims that the engine can't decide.
    pub undecided: usize,
    /// The source's positions and lines shown.
    pub sources: usize,
    /// Rulings of other sources shown.
    pub rulings: usize,
    /// The number of failures.
    pub failed: usize,
}

impl AddAssign for BookCheck {
    fn add_assign(&mut self, other: BookCheck) {
        let BookCheck {
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
    }
}

/// How many files `loja book prove --json` wrote.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct BookProofs {
    /// Files with certificates.
    pub files: usize,
}
