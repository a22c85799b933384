use std::sync::Arc;

use loja_ground::Point;
use loja_search::Control;

use super::contest::Taken;
use super::score::judge;
use super::state::YasunagaState;
use crate::clause::Clause;
use crate::compare::{Life, Taking, Whose};
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::{Judgement, Standing};
use crate::proof::{Provable, Question, line};
use crate::ruleset::{Arbiter, Description, Ruleset, System};

/// Yasunaga’s draft.
pub const RULES: System = System::of(&Yasunaga);

pub(crate) const PROOFS: &dyn Provable = &Yasunaga;

pub(super) struct Yasunaga;

static DESCRIPTION: Description = Description {
    name: "yasunaga",
    title: "Draft of 1929",
    by: "Yasunaga",
    short: "1929",
    words: "the draft of 1929",
    guide: "Three passes in a row end the game. No position may come back, except after a pass.",
    document: Some("Yasunaga’s draft"),
    clauses: [
        Clause::of_shimada(
            "Yasunaga’s article 8",
            [45, 45],
            "three passes in a row are the end",
        ),
        Clause::of_shimada(
            "Yasunaga’s article 9",
            [49, 51],
            "stones live that can’t be taken or can protect themselves; the others are taken off",
        ),
        Clause::of_shimada(
            "Yasunaga’s article 9",
            [53, 55],
            "what independent living stones enclose; “independent” is not defined",
        ),
        Clause::of_shimada(
            "Yasunaga’s article 9",
            [53, 57],
            "a point for each enclosed one, and one less for each stone taken off",
        ),
    ],
};

impl Ruleset for Yasunaga {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn patience(&self) -> u64 {
        130_000
    }

    /// “Independent” is undefined, and so is enclosure; and what dead stones leave may be enclosed differently
    /// once all are known.
    fn whose(&self, judgement: &Judgement, life: Life, at: Point) -> Whose {
        match (judgement.standing, life, judgement.whose(at)) {
            (Standing::Undecided, Life::Dead, _) => Whose::Undecided,
            (Standing::Undefined, _, Whose::For(_)) => Whose::Undefined,
            (_, _, whose) => whose,
        }
    }
}

impl Arbiter for Yasunaga {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let game = YasunagaState::start(board, stones, start.turn)?;
        Ok(RuleSetGame::of(game, start))
    }

    fn judge(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        judge(&start.table()?, komi, control)
    }

    /// By the draft a stone is dead only if its owner, moving first, can’t protect it.
    fn taking_line(&self, start: &Start, at: Point, control: &Control<'_>) -> Option<Taking> {
        let question = Question::Unprotected(at);
        Some(Taking {
            first: start.stones.color_at(at)?,
            tried: false,
            turns: line(
                RULES,
                start,
                &question,
                &start.board.locations(),
                |posed| Taken::new(posed.plainly()?),
                control,
            )?,
        })
    }
}
