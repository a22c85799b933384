//! Which stones live, and on which points.

use std::sync::Arc;

use loja_ground::{Board, ByColor, PointSet};
use loja_search::Control;

use super::status::status;
use crate::jrg89::{self, Fault};
use crate::{JudgedString, Judgement};

/// The status of every string, and how many situations were looked at.
///
/// # Errors
/// Where stones stand that no board can have.
pub fn strings(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    control: &Control<'_>,
) -> Result<(Vec<JudgedString>, u64), Fault> {
    jrg89::strings_by(board, stones, control, status)
}

/// What these rules say of a position, should play have stopped there and nobody asks for a resumption.
///
/// # Errors
/// Where stones stand that no board can have.
pub fn judge(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    prisoners: ByColor<u32>,
    komi_thousandths: i64,
    control: &Control<'_>,
) -> Result<Judgement, Fault> {
    let (strings, nodes) = strings(board, stones, control)?;
    let counted = jrg89::counted(board, stones, strings, prisoners, komi_thousandths);
    Ok(Judgement {
        readings: READINGS.to_vec(),
        nodes,
        ..counted
    })
}

/// Our readings of the text that every judgement rests on: `DIFFERENCES.md`.
pub const READINGS: [&str; 6] = [
    "fresh-marks",
    "marks-where-captured",
    "new-stone-on-its-board",
    "dead-by-colour",
    "can-play-is-can-force",
    "plain-passes-too",
];
