//! The rules of 1989 with article 7 by degrees, as the registry has it.

use std::sync::Arc;

use loja_ground::{Board, ByColor, PointSet};
use loja_search::Control;

use super::strings::{READINGS, strings};
use crate::clause::Clause;
use crate::japan_1989::{Reading1989, Statuses, described};
use crate::proof::Provable;
use crate::ruleset::{Description, System};

/// The rules of 1989 with article 7 by degrees.
pub const RULES: System = System::of(&Degrees);

struct Degrees;

static DESCRIPTION: Description = Description {
    name: "jrg89-degrees",
    title: "1989 by degrees",
    by: "article 7 by degrees",
    short: "1989 °",
    words: "the 1989 rules by degrees",
    document: Some("Japanese rules of 1989, article 7 by degrees"),
    ..described(Clause::of_ljrg(
        "article 7 by degrees",
        [4729, 4733],
        "stones are alive that can’t be captured, or whose capture enables a new stone that is alive in a lower degree",
    ))
};

impl Reading1989 for Degrees {
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
impl Provable for Degrees {}
