//! The Japanese rules of 1989 as Robert Pauli reads them, as the registry has them.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Point, PointSet};
use loja_search::Control;

use crate::clause::Clause;
use crate::compare::Taking;
use crate::frame::Start;
use crate::japan_1989::{Reading1989, Statuses, described, strings};
use crate::proof::{Question, line};
use crate::ruleset::{Description, System};

/// The Japanese rules of 1989 as Robert Pauli reads them.
pub const RULES: System = System::of(&Jrg89);

pub(super) struct Jrg89;

/// Our readings of the text that every judgement rests on: `DIFFERENCES.md`.
pub const READINGS: [&str; 4] = [
    "fresh-marks",
    "marks-where-captured",
    "new-stone-on-its-board",
    "dead-by-colour",
];

static DESCRIPTION: Description = Description {
    name: "jrg89",
    title: "Japanese 1989",
    by: "as Pauli reads it",
    short: "1989",
    words: "the 1989 rules",
    document: Some("Japanese rules of 1989"),
    ..described(Clause::of_ljrg(
        "article 7.1 as I1 to I6",
        [4588, 4592],
        "stones are alive that can’t be captured, or whose capture enables a new stone that can’t be",
    ))
};

impl Reading1989 for Jrg89 {
    fn about(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn strings(
        &self,
        board: &Arc<Board>,
        stones: &ByColor<PointSet>,
        control: &Control<'_>,
    ) -> Statuses {
        strings(board, stones, control)
    }

    fn readings(&self) -> &'static [&'static str] {
        &READINGS
    }

    fn taken(&self, start: &Start, at: Point, control: &Control<'_>) -> Option<Taking> {
        Some(Taking {
            first: start.stones.color_at(at)?.other(),
            tried: true,
            turns: line(
                RULES,
                &start.board,
                &start.stones,
                &Question::Captured(at),
                control,
            )?,
        })
    }
}
