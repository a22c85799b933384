use std::sync::Arc;

use loja_search::Control;

use super::compensation::made_up;
use super::options::{Compensation, FIRST_PASS, OPTIONS};
use super::score::{judge, judge_territory};
use super::state::AreaState;
use crate::clause::Clause;
use crate::fault::Fault;
use crate::frame::{Play, RuleSetGame, Start};
use crate::judgement::{Judgement, Standing};
use crate::options::RuleOption;
use crate::perfect::{found_by_all, value};
use crate::proof::{Contested, Ends, Facts, Posed, Provable, Refused};
use crate::ruleset::{Arbiter, Counting, Description, Ruleset, System};

/// Counting stones and what they surround.
pub const RULES: System = System::of(&Area);

pub(crate) const PROOFS: &dyn Provable = &Area;

struct Area;

static DESCRIPTION: Description = Description {
    name: "area",
    title: "Area",
    by: "if nobody plays on",
    short: "Area",
    words: "area scoring",
    guide: "Three turns in a row without a stone end the game. Stones and what they surround are counted.",
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
            "rule 4 with eyes",
            [40, 41],
            "eyes count as well; they are not defined there, so taken as what touches stones of one colour alone",
        ),
        Clause::of_pauli("rule 4 with eyes", [40, 41], "stones and eyes"),
    ],
};

fn begun(start: &Start) -> Result<AreaState, Fault> {
    let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
    let compensation = Compensation::of(&start.options);
    let state = AreaState::start(board, stones, start.turn)?.with(compensation);
    Ok(state.passed_first(start.options.player(&FIRST_PASS)))
}

fn standing(start: &Start, komi: i64) -> Result<Judgement, Fault> {
    let table = start.table()?;
    let state = begun(start)?;
    let komi = komi.saturating_sub(made_up(&state));
    Ok(match state.compensation() {
        Compensation::PassStones => judge_territory(&table, komi),
        _ => judge(&table, komi),
    })
}

impl Ruleset for Area {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    /// With pass stones, too, territory comes to the same as area.
    fn counting(&self) -> Option<Counting> {
        Some(Counting::Area)
    }

    fn made_up(&self, start: &Start) -> i64 {
        begun(start).map_or(0, |state| made_up(&state))
    }

    fn options(&self) -> &'static [&'static RuleOption] {
        &OPTIONS
    }

    fn is_played_out(&self) -> bool {
        true
    }
}

impl Arbiter for Area {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        Ok(RuleSetGame::of(begun(start)?, start))
    }

    fn judge(&self, start: &Start, komi: i64, _control: &Control<'_>) -> Result<Judgement, Fault> {
        standing(start, komi)
    }

    fn perfect(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        let state = begun(start)?.forgetful();
        if state.compensation() == Compensation::PassStones {
            let why =
                "with pass stones each pass counts, and no search for perfect play counts them";
            return Ok(Judgement::without(
                Standing::Undecided,
                start.board.len(),
                why,
            ));
        }
        let found = value(&state, control);
        Ok(found_by_all(found, 1, komi, state.table(), control))
    }
}

impl Provable for Area {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        let claim = posed.plainly()?;
        // With these each pass counts, which a situation does not remember.
        if Compensation::of(&claim.options) == Compensation::PassStones {
            return Err(Refused::NoQuestion);
        }
        let forgetful = |start: &Start| Ok(begun(start)?.forgetful());
        Ok(Box::new(Ends::new(claim, forgetful)?))
    }

    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        facts.as_it_stands(self)
    }

    fn unit(&self) -> i64 {
        1
    }
}
