//! Replayed games, as `loja replay --json` prints them.

use std::collections::BTreeMap;

use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::word::ColorWord;

/// A replayed game's situation; the start has no move.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ReplayedTurn {
    /// The number of turns before it.
    pub n: usize,
    /// The move before it, in words.
    pub r#move: Option<String>,
    /// Stones and marks.
    pub rows: Vec<String>,
    /// Black stones captured so far.
    pub black_captives: u32,
    /// White stones captured so far.
    pub white_captives: u32,
    /// The player to move.
    pub turn: ColorWord,
    /// The pass count.
    pub passes: i8,
    /// Under other rules: the stage, unless play simply goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stage: Option<&'static str>,
    /// Under other rules: marks by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, Vec<String>>>"))]
    pub marks: BTreeMap<&'static str, Vec<String>>,
    /// `false` beyond the rules.
    #[serde(skip_serializing_if = "is_true")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub by_rules: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
fn is_true(flag: &bool) -> bool {
    *flag
}
