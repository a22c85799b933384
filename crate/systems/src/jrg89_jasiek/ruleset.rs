//! The rules of 1989 with Jasiek's capturable living string, as the registry has it.

use std::sync::Arc;

use loja_ground::{Board, ByColor, PointSet};
use loja_search::Control;

use super::status::{READINGS, strings};
use crate::clause::Clause;
use crate::japan_1989::{Reading1989, Statuses, described};
use crate::proof::Provable;
use crate::ruleset::{Description, System};

/// The rules of 1989 with Jasiek's capturable living string.
pub const RULES: System = System::of(&Jasiek);

struct Jasiek;

static DESCRIPTION: Description = Description {
    name: "jrg89-jasiek",
    title: "1989, Jasiek",
    by: "capturable living string",
    short: "1989 J",
    words: "Jasiek’s reading of the 1989 rules",
    document: Some("Jasiek on the Japanese rules of 1989"),
    ..described(Clause::of_ljrg(
        "capturable living string",
        [5280, 5293],
        "strings live that can’t be captured, or whose capture leaves their owner a new stone that can’t be, on a point of S",
    ))
};

impl Reading1989 for Jasiek {
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
}

/// No certificate knows this reading yet.
impl Provable for Jasiek {}
