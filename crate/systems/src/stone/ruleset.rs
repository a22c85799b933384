use std::sync::Arc;

use loja_search::Control;

use super::score::judge;
use super::state::StoneState;
use crate::clause::Clause;
use crate::fault::Fault;
use crate::frame::{Play, RuleSetGame, Start};
use crate::judgement::Judgement;
use crate::perfect::{found_by_all, value};
use crate::proof::{Contested, Ends, Facts, Posed, Provable, Refused};
use crate::ruleset::{Arbiter, Counting, Description, Ruleset, System};

/// Counting stones.
pub const RULES: System = System::of(&Stone);

pub(crate) const PROOFS: &dyn Provable = &Stone;

struct Stone;

static DESCRIPTION: Description = Description {
    name: "stone",
    title: "Stones",
    by: "if nobody plays on",
    short: "Stones",
    words: "stone scoring",
    guide: "Three turns in a row without a stone end the game. Stones on the board are counted.",
    document: Some("the eleven rules of the introduction"),
    clauses: [
        Clause::of_pauli(
            "rule 8",
            [34, 35],
            "three turns without a stone end the game",
        ),
        Clause::of_pauli(
            "rule 7",
            [33, 34],
            "only stones without liberties are taken off",
        ),
        Clause::of_pauli(
            "rule 4",
            [30, 31],
            "stones count, and no empty location does",
        ),
        Clause::of_pauli("rule 4", [30, 31], "stones on the board"),
    ],
};

impl Ruleset for Stone {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn counting(&self) -> Option<Counting> {
        Some(Counting::Stones)
    }

    fn is_played_out(&self) -> bool {
        true
    }
}

impl Arbiter for Stone {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let game = StoneState::start(board, stones, start.turn)?;
        Ok(RuleSetGame::of(game, start))
    }

    fn judge(&self, start: &Start, komi: i64, _control: &Control<'_>) -> Result<Judgement, Fault> {
        Ok(judge(&start.table()?, komi))
    }

    fn perfect(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let state = StoneState::start(board, stones, start.turn)?.without_prisoners();
        let found = value(&state, control);
        Ok(found_by_all(found, 1000, komi, state.table(), control))
    }
}

impl Provable for Stone {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        let begun = |start: &Start| {
            let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
            StoneState::start(board, stones, start.turn)
        };
        Ok(Box::new(Ends::new(posed.plainly()?, begun)?))
    }

    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        facts.as_it_stands(self)
    }
}
