use std::sync::Arc;

use loja_search::Control;

use super::score::judge;
use super::state::TrompTaylorState;
use crate::clause::Clause;
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::Judgement;
use crate::options::{HANDICAP, RuleOption};
use crate::perfect::{found_by_all, value};
use crate::proof::{Contested, Ends, Facts, Posed, Provable, Refused};
use crate::ruleset::{Arbiter, Counting, Description, Ruleset, System};

/// The ten rules of Tromp and Taylor.
pub const RULES: System = System::of(&TrompTaylor);

pub(crate) const PROOFS: &dyn Provable = &TrompTaylor;

struct TrompTaylor;

static DESCRIPTION: Description = Description {
    name: "tromp-taylor",
    title: "Tromp-Taylor",
    by: "ten rules",
    short: "Ten rules",
    words: "the rules of Tromp and Taylor",
    guide: "Two passes in a row end the game. No board may come back, and you may take your own stones off.",
    document: Some("the logical rules of Tromp and Taylor"),
    clauses: [
        rule("rule 8", 8, "two passes in a row end the game"),
        rule(
            "rule 7",
            7,
            "only moves take stones off, the opponent’s first",
        ),
        rule(
            "rule 9",
            9,
            "stones, and empty points that reach no other colour",
        ),
        rule("rule 9", 9, "a point for each of them"),
    ],
};

const fn rule(name: &'static str, number: u16, says: &'static str) -> Clause {
    Clause::of("tromp.github.io/go.html", name, [number, number], says)
}

fn begun(start: &Start) -> Result<TrompTaylorState, Fault> {
    let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
    TrompTaylorState::start(board, stones, start.turn, start.options.value(HANDICAP))
}

impl Ruleset for TrompTaylor {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn counting(&self) -> Option<Counting> {
        Some(Counting::Area)
    }

    fn options(&self) -> &'static [&'static RuleOption] {
        &[HANDICAP]
    }

    fn is_played_out(&self) -> bool {
        true
    }
}

impl Arbiter for TrompTaylor {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        Ok(RuleSetGame::of(begun(start)?, start))
    }

    fn judge(&self, start: &Start, komi: i64, _control: &Control<'_>) -> Result<Judgement, Fault> {
        Ok(judge(&start.table()?, komi))
    }

    fn perfect(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        let state = begun(start)?;
        let found = value(&state, control);
        Ok(found_by_all(found, 1000, komi, &start.table()?, control))
    }
}

impl Provable for TrompTaylor {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        Ok(Box::new(Ends::new(posed.plainly()?, begun)?))
    }

    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        facts.as_it_stands(self)
    }
}
