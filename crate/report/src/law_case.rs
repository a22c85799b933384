//! Questions of 1989 to argue.

use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::claim::StageReport;
use crate::word::{ColorWord, ExpectationWord, Location};

/// A question of 1989 in words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LawCase {
    /// "White, first, can take the black stone at a1."
    pub title: String,
    /// The passage of the text behind it.
    pub words: &'static str,
    /// The claimant, who moves first.
    pub player: ColorWord,
    /// The owner of the stone to capture, or to arise.
    pub owner: ColorWord,
    /// The stones in question; none in the second part.
    pub target: Vec<Location>,
    /// Where a new stone counts.
    pub set: Vec<Location>,
    /// The starting situation.
    pub stage: StageReport,
}

/// The progress of such a question's search.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct LawProgress {
    /// Whether the claimant is expected to be right.
    pub expectation: ExpectationWord,
    /// Whether no part of the board is small enough to search.
    pub too_large: bool,
    /// Situations expanded.
    pub nodes: u64,
    /// Their memory in bytes.
    pub bytes: u64,
}
