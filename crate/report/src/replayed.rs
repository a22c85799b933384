//! A game, situation after situation, as `loja replay --json` prints it.

use std::collections::BTreeMap;

use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::word::ColorWord;

/// A situation of a replayed game; the start has no move.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ReplayedTurn {
    /// How many turns led here.
    pub n: usize,
    /// What led here, in words.
    pub r#move: Option<String>,
    /// Stones and marks.
    pub rows: Vec<String>,
    /// Black stones taken off so far.
    pub black_captives: u32,
    /// White stones taken off so far.
    pub white_captives: u32,
    /// Who has the turn.
    pub turn: ColorWord,
    /// The pass count.
    pub passes: i8,
    /// By other rules: where the game is, where more is to say than that it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub stage: Option<&'static str>,
    /// By other rules: what is marked, each set under its name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, Vec<String>>>"))]
    pub marks: BTreeMap<&'static str, Vec<String>>,
    /// `false` where no rule led to it.
    #[serde(skip_serializing_if = "is_true")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub by_rules: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
fn is_true(flag: &bool) -> bool {
    *flag
}
