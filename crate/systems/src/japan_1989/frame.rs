//! What all readings of 1989 are as rule sets.

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
use crate::frame::{Game, Start};
use crate::judgement::Judgement;
use crate::options::RuleOption;
use crate::proof::{Provable, Question, line};
use crate::ruleset::{Arbiter, Description, Ruleset, System};

/// The rules of 1989 by one reading of article 7. Play, stops, territory and the count are Pauli's in all of them.
pub(crate) struct Reading1989<Proofs = ()> {
    pub(crate) description: &'static Description,
    /// The status of every string.
    pub(crate) strings: fn(&Start, &Control<'_>) -> Statuses,
    /// Names of what it takes where its text is silent, beside what all of them take.
    pub(crate) readings: &'static [&'static str],
    /// What implements its certificates; `()`: no certificate knows this reading yet.
    pub(crate) proofs: PhantomData<Proofs>,
}

impl Provable for Reading1989 {}

static OPTIONS: [&RuleOption; 1] = [&KO_MARKS];

/// What all readings say of themselves, with the words that decide which stones are alive.
pub(crate) const fn described(alive: Clause) -> Description {
    Description {
        name: "",
        title: "",
        by: "",
        short: "",
        words: "",
        guide: "Two passes in a row stop play. Then both agree, or are asked whether to resume.",
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

impl<Proofs: Sync> Ruleset for Reading1989<Proofs>
where
    Reading1989<Proofs>: Provable,
{
    fn description(&self) -> &'static Description {
        self.description
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

impl<Proofs: Sync> Arbiter for Reading1989<Proofs>
where
    Reading1989<Proofs>: Provable,
{
    fn start(&self, start: &Start) -> Result<Game, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let marking = Marking::of(&start.options);
        let whole = Whole::start(board, stones, start.turn, marking)?;
        Ok(Game::of(whole, start))
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
        let rules = System::from_name(self.description.name)?;
        let question = Question::Captured(at);
        Some(Taking {
            first: start.stones.color_at(at)?.other(),
            tried: true,
            turns: line(rules, start, &question, control)?,
        })
    }
}
