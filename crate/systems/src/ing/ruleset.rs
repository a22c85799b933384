use std::sync::Arc;

use loja_search::Control;

use super::fill::judge;
use super::state::IngState;
use crate::clause::Clause;
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::Judgement;
use crate::options::{HANDICAP, RuleOption};
use crate::proof::{Facts, Provable, Refused};
use crate::ruleset::{Arbiter, Counting, Description, Ruleset, System};

/// Ing’s rules as simplified.
pub const RULES: System = System::of(&Ing);

pub(crate) const PROOFS: &dyn Provable = &Ing;

struct Ing;

const DOCUMENT: &str = "simplified-ing-rules.txt";

static DESCRIPTION: Description = Description {
    name: "ing",
    title: "Ing",
    by: "as simplified",
    short: "Ing",
    words: "the Ing rules as simplified",
    guide: "Two passes adjourn the game, two more end it. Nobody may recapture hot stones at once.",
    document: Some("Simplified Ing Rules"),
    clauses: [
        Clause::of(
            DOCUMENT,
            "2",
            [37, 37],
            "two passes adjourn the game, two more end it",
        ),
        Clause::of(
            DOCUMENT,
            "2, 3",
            [37, 38],
            "the players agree on groups or play on; nothing is dead by itself",
        ),
        Clause::of(
            DOCUMENT,
            "2, 3",
            [56, 57],
            "the player who can fill it with own stones; shared points of a seki are nobody’s",
        ),
        Clause::of(
            DOCUMENT,
            "4",
            [58, 59],
            "stones that don’t fit into the own territory decide",
        ),
    ],
};

impl Ruleset for Ing {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn counting(&self) -> Option<Counting> {
        Some(Counting::Area)
    }

    fn options(&self) -> &'static [&'static RuleOption] {
        &[HANDICAP]
    }
}

impl Arbiter for Ing {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let game = IngState::start(board, stones, start.turn)?;
        Ok(RuleSetGame::of(game, start))
    }

    fn judge(&self, start: &Start, komi: i64, _control: &Control<'_>) -> Result<Judgement, Fault> {
        Ok(judge(&start.table()?, komi, start.options.value(HANDICAP)))
    }
}

impl Provable for Ing {
    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        facts.as_it_stands(self)
    }
}
