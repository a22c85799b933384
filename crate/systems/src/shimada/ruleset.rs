use std::sync::Arc;

use loja_ground::{ByColor, Color, PointSet, saturated};
use loja_search::Control;

use super::score::judge;
use super::state::ShimadaState;
use crate::clause::Clause;
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::Judgement;
use crate::proof::{Facts, Provable, Refused};
use crate::ruleset::{Arbiter, Description, Ruleset, Settlement, System};

/// Shimada’s plan.
pub const RULES: System = System::of(&Shimada);

pub(crate) const PROOFS: &dyn Provable = &Shimada;

struct Shimada;

static DESCRIPTION: Description = Description {
    name: "shimada",
    title: "Three stops",
    by: "Shimada’s plan",
    short: "Shimada",
    words: "Shimada’s plan",
    guide: "Three times two passes: the temporary end, the end, the decisive position. No position may come back; suicide is allowed.",
    document: Some("Shimada’s plan"),
    clauses: [
        Clause::of_shimada(
            "Shimada’s plan, page 121",
            [445, 451],
            "two passes make the temporary end, the end, and the decisive pattern",
        ),
        Clause::of_shimada(
            "Shimada’s article 4",
            [451, 464],
            "nothing is taken off at the end: stones are counted where they stand",
        ),
        Clause::of_shimada(
            "Shimada’s plan, page 121",
            [451, 459],
            "own stones, and liberties of own stones with two eyes",
        ),
        Clause::of_shimada(
            "Shimada’s article 4",
            [463, 464],
            "points less the stones that were played and those that seki has gained",
        ),
    ],
};

impl Ruleset for Shimada {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    fn settlement(&self) -> Settlement {
        Settlement::ThreeStops
    }

    /// The stones without two eyes.
    fn seki(&self, start: &Start, judgement: &Judgement) -> PointSet {
        let eyed = judgement.strings.iter();
        let eyed = eyed.fold(PointSet::new(), |all, one| all.union(&one.points));
        start.stones.occupied().difference(&eyed)
    }
}

impl Arbiter for Shimada {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let played = |color: Color| {
            let stones = saturated::<u32, usize>(start.stones[color].len());
            stones.saturating_add(start.prisoners[color])
        };
        // Stones played: those standing and those taken off.
        let played = ByColor {
            black: played(Color::Black),
            white: played(Color::White),
        };
        let game = ShimadaState::start(board, stones, start.turn, played)?;
        Ok(RuleSetGame::of(game, start))
    }

    fn judge(&self, start: &Start, komi: i64, _control: &Control<'_>) -> Result<Judgement, Fault> {
        Ok(judge(&start.table()?, komi))
    }
}

impl Provable for Shimada {
    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        facts.as_it_stands(self)
    }
}
