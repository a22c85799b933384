use std::sync::Arc;

use loja_ground::{Color, Point};
use loja_search::Control;

use super::judge::judge;
use super::state::NoPassState;
use crate::clause::Clause;
use crate::compare::{Life, Whose};
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::{GameResult, Judgement, Standing};
use crate::proof::{Contested, Ends, Posed, Provable, Question, Refused, Writer};
use crate::ruleset::{Arbiter, Counting, Description, Ruleset, System};

/// Go without passing.
pub const RULES: System = System::of(&NoPass);

pub(crate) const PROOFS: &dyn Provable = &NoPass;

struct NoPass;

static DESCRIPTION: Description = Description {
    name: "no-pass",
    title: "No pass",
    by: "who moves last",
    short: "No pass",
    words: "go without passing",
    guide: "Nobody may pass. A player who can’t place a stone anywhere has lost.",
    document: Some("Logical Japanese Rules, without passes"),
    clauses: [Clause::of_pauli(
        "no-pass go",
        [3986, 3988],
        "nobody passes, who has no legal move left has lost, and nothing is counted",
    ); 4],
};

impl Ruleset for NoPass {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn counting(&self) -> Option<Counting> {
        None
    }

    fn is_played_out(&self) -> bool {
        true
    }

    fn patience(&self) -> u64 {
        60_000
    }

    fn life(&self, _judgement: &Judgement, _at: Point) -> Life {
        Life::Stands
    }

    /// It knows no points at all.
    fn whose(&self, _judgement: &Judgement, _life: Life, _at: Point) -> Whose {
        Whose::Nobody
    }
}

impl Arbiter for NoPass {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let game = NoPassState::start(board, stones, start.turn)?;
        Ok(RuleSetGame::of(game, start))
    }

    fn judge(&self, start: &Start, _komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let state = NoPassState::start(board, stones, start.turn)?;
        Ok(judge(&state, control))
    }

    fn perfect(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        self.judge(start, komi, control)
    }
}

impl Provable for NoPass {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        let begun = |start: &Start| {
            let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
            NoPassState::start(board, stones, start.turn)
        };
        Ok(Box::new(Ends::new(posed.plainly()?, begun)?))
    }

    fn show(&self, writer: &mut Writer<'_>, judgement: &Judgement) {
        match (judgement.outcome, judgement.standing) {
            (GameResult::Won(color), _) => writer.expect(&Question::Ends(color, 1), true),
            (_, Standing::Undefined) => {
                for color in Color::ALL {
                    writer.expect(&Question::Ends(color, 1), false);
                }
            }
            _ => {}
        }
    }
}
