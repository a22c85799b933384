//! The Japanese rules of 1989 as Robert Pauli reads them, as the registry has it.

use std::sync::Arc;

use loja_ground::{Point, PointSet};
use loja_search::Control;

use super::capturing_line::capturing_line;
use super::contest::named;
use super::judge::judge;
use super::score::territory;
use super::whole::Whole;
use crate::clause::Clause;
use crate::compare::Taking;
use crate::fault::Fault;
use crate::frame::{Game, Start};
use crate::judgement::Judgement;
use crate::proof::search_nodes;
use crate::ruleset::{Description, Ruleset, System};

/// The Japanese rules of 1989 as Robert Pauli reads them.
pub const RULES: System = System::of(&Jrg89);

pub(super) struct Jrg89;

static DESCRIPTION: Description = Description {
    name: "jrg89",
    title: "Japanese 1989",
    by: "as Pauli reads it",
    short: "1989",
    words: "the 1989 rules",
    guide: "Two passes in a row stop play. Then both agree, or are asked whether to resume.",
    document: Some("Japanese rules of 1989"),
    clauses: [
        Clause::of_ljrg(
            "article 9.1",
            [4595, 4598],
            "two passes in a row stop the game",
        ),
        Clause::of_ljrg(
            "article 7.1 as I1 to I6",
            [4588, 4592],
            "stones are alive that can’t be captured, or whose capture enables a new stone that can’t be",
        ),
        Clause::of_ljrg(
            "article 8 as corrected",
            [5187, 5199],
            "eye points of living stones that no seki has spread to",
        ),
        Clause::of_ljrg(
            "article 10",
            [4599, 4603],
            "points of territory, dead enemy stones in it, and prisoners",
        ),
    ],
};

impl Ruleset for Jrg89 {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn start(&self, start: &Start) -> Result<Game, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        Ok(Game::of(Whole::start(board, stones, start.turn)?, start))
    }

    fn judge(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        let Start {
            board,
            stones,
            prisoners,
            ..
        } = start;
        Fault::check(board, stones)?;
        let judged = judge(board, stones, *prisoners, komi, control);
        judged.map_err(|_| Fault {
            why: "these stones are no position",
            points: stones.occupied(),
        })
    }

    fn patience(&self) -> u64 {
        750_000
    }

    fn seki(&self, start: &Start, judgement: &Judgement) -> PointSet {
        territory(&start.board, &start.stones, &judgement.dead).in_seki
    }

    fn taking_line(&self, start: &Start, at: Point, control: &Control<'_>) -> Option<Taking> {
        let turns = control.part(search_nodes(control), |part| {
            capturing_line(&start.board, &start.stones, at, part)
        })?;
        Some(Taking {
            first: start.stones.color_at(at)?.other(),
            tried: true,
            turns: turns.into_iter().map(named).collect(),
        })
    }
}
