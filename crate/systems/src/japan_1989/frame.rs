//! Makes every reading of 1989 a rule set.

use std::marker::PhantomData;
use std::sync::Arc;

use loja_ground::{Point, PointSet};
use loja_search::Control;

use super::marking::{KO_MARKS, Marking};
use super::score::territory;
use super::strings::{Statuses, counted};
use super::whole::Whole;
use crate::clause::Clause;
use crate::compare::Taking;
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::Judgement;
use crate::options::RuleOption;
use crate::proof::{ProofTurn, Provable};
use crate::ruleset::{Arbiter, Description, Ruleset, Settlement};

/// The rules of 1989 by one reading of article 7; all else is Pauli's.
pub(crate) struct Reading1989<Proofs = ()> {
    pub(crate) description: &'static Description,
    pub(crate) strings: fn(&Start, &Control<'_>) -> Statuses,
    /// Names of its own choices where the text is silent.
    pub(crate) readings: &'static [&'static str],
    /// The implementation of its certificates; `()` for nothing yet.
    pub(crate) proofs: PhantomData<Proofs>,
}

impl Provable for Reading1989 {}

static OPTIONS: [&RuleOption; 1] = [&KO_MARKS];

/// How a reading shows that a stone is captured, if it has certificates.
pub(crate) trait ShowsCapture: Sync {
    /// The line of both.
    fn line(_start: &Start, _at: Point, _control: &Control<'_>) -> Option<Vec<ProofTurn>> {
        None
    }
}

impl ShowsCapture for () {}

pub(crate) const fn described(alive: Clause) -> Description {
    Description {
        name: "",
        title: "",
        by: "",
        short: "",
        words: "",
        guide: "Two passes in a row stop play. Then both agree, or say whether to resume.",
        document: None,
        clauses: [
            Clause::of_pauli(
                "article 9.1",
                [4595, 4598],
                "two passes in a row stop the game",
            ),
            alive,
            Clause::of_pauli(
                "article 8 as corrected",
                [5187, 5199],
                "eye points of living stones that no seki has spread to",
            ),
            Clause::of_pauli(
                "article 10",
                [4599, 4603],
                "points of territory, dead enemy stones in it, and prisoners",
            ),
        ],
    }
}

impl<Proofs: ShowsCapture> Ruleset for Reading1989<Proofs> {
    fn description(&self) -> &'static Description {
        self.description
    }

    fn settlement(&self) -> Settlement {
        Settlement::Resumption
    }

    fn options(&self) -> &'static [&'static RuleOption] {
        &OPTIONS
    }

    fn patience(&self) -> u64 {
        750_000
    }

    fn seki(&self, start: &Start, judgement: &Judgement) -> PointSet {
        territory(&start.board, &start.stones, &judgement.dead).in_seki
    }
}

impl<Proofs: ShowsCapture> Arbiter for Reading1989<Proofs> {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let marking = Marking::of(&start.options);
        let whole = Whole::start(board, stones, start.turn, marking)?;
        Ok(RuleSetGame::of(whole, start))
    }

    fn judge(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        let Start {
            board,
            stones,
            prisoners,
            ..
        } = start;
        let (strings, nodes) = (self.strings)(start, control)?;
        let marking = Marking::of(&start.options).name();
        let readings = [
            "fresh-marks",
            marking,
            "new-stone-on-its-board",
            "dead-by-colour",
        ];
        Ok(Judgement {
            readings: readings.iter().chain(self.readings).copied().collect(),
            nodes,
            ..counted(board, stones, strings, *prisoners, komi)
        })
    }

    fn taking_line(&self, start: &Start, at: Point, control: &Control<'_>) -> Option<Taking> {
        Some(Taking {
            first: start.stones.color_at(at)?.other(),
            tried: true,
            turns: Proofs::line(start, at, control)?,
        })
    }
}
