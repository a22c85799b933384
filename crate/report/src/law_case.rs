//! A question of 1989 that is argued.

use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::claim::StageReport;
use crate::word::{ColorWord, Location, VerdictWord};

/// What a question of 1989 says, in words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct LawCase {
    /// "White, first, can take the black stone at a1."
    pub title: String,
    /// What it is for: the passage of the text.
    pub words: &'static str,
    /// Who claims, and moves first.
    pub player: ColorWord,
    /// Whose stone is to be taken, or to arise.
    pub owner: ColorWord,
    /// The stones in question; none in the second part.
    pub target: Vec<Location>,
    /// Where a new stone counts.
    pub set: Vec<Location>,
    /// The situation in which it begins.
    pub stage: StageReport,
}

/// How far the search for such a question is.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS))]
pub struct LawProgress {
    /// Whether the claimant is right.
    pub verdict: VerdictWord,
    /// No part of the board is small enough to be searched.
    pub too_large: bool,
    /// Situations expanded.
    pub nodes: u64,
    /// The memory that they take.
    pub bytes: u64,
}
