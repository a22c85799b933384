use std::sync::Arc;

use loja_ground::{Point, PointSet};
use loja_search::Control;

use super::contest::Forced;
use super::judge::judge;
use super::score::territory;
use super::state::J2003State;
use super::whole::Whole;
use crate::clause::Clause;
use crate::compare::Taking;
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::{Judgement, StringStatus};
use crate::proof::{Provable, Question, line};
use crate::ruleset::{Arbiter, Description, Ruleset, System};

/// The informal Japanese rules of 2003.
pub const RULES: System = System::of(&J2003);

pub(crate) const PROOFS: &dyn Provable = &J2003;

pub(super) struct J2003;

const DOCUMENT: &str = "japanese-2003-rules-informal.txt";

static DESCRIPTION: Description = Description {
    name: "j2003",
    title: "Japanese 2003",
    by: "Jasiek, informal text",
    short: "2003",
    words: "the 2003 rules",
    guide: "Two passes in a row end play, but not while there is a direct ko stone.",
    document: None,
    clauses: [
        Clause::of(
            DOCUMENT,
            "Direct Ko Rule",
            [61, 77],
            "two passes in a row end the alternation, but never with a direct ko stone on the board",
        ),
        Clause::of(
            DOCUMENT,
            "Life and Death",
            [95, 119],
            "strings are alive that are uncapturable, or capturable under or local to the string",
        ),
        Clause::of(
            DOCUMENT,
            "Scoring",
            [177, 189],
            "eye points that are in no region beside a dame",
        ),
        Clause::of(
            DOCUMENT,
            "Scoring",
            [189, 193],
            "territory, dead stones on it, and the difference of prisoners; the list of the score itself is lost",
        ),
    ],
};

impl Ruleset for J2003 {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn seki(&self, start: &Start, judgement: &Judgement) -> PointSet {
        let dead = judgement.strings.iter();
        let dead = dead.filter(|string| string.status == StringStatus::Dead);
        let dead = dead.fold(PointSet::new(), |all, string| all.union(&string.points));
        territory(&start.board, &start.stones, &dead).seki
    }
}

impl Arbiter for J2003 {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let game = J2003State::start(board, stones, start.turn)?;
        Ok(RuleSetGame::of(Whole::start(game), start))
    }

    fn judge(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        judge(&start.board, &start.stones, start.prisoners, komi, control)
    }

    fn taking_line(&self, start: &Start, at: Point, control: &Control<'_>) -> Option<Taking> {
        let question = Question::Forced(at, PointSet::new());
        Some(Taking {
            first: start.stones.color_at(at)?.other(),
            tried: true,
            turns: line(
                RULES,
                start,
                &question,
                &start.board.locations(),
                |posed| Forced::new(posed.on_whole_board()?, posed.lemmas),
                control,
            )?,
        })
    }
}
