use std::sync::Arc;

use loja_ground::{Point, PointSet};
use loja_search::Control;

use super::judge::judge;
use super::state::{NajState, Repetition};
use super::whole::GameWithAgreement;
use crate::clause::Clause;
use crate::compare::Life;
use crate::fault::Fault;
use crate::frame::{RuleSetGame, Start};
use crate::judgement::{Counts, Judgement, StringStatus};
use crate::proof::Provable;
use crate::ruleset::{Arbiter, Description, Ruleset, Settlement, System};

/// New Amateur-Japanese.
pub const RULES: System = System::of(&Naj(Repetition::FixedKo));

pub(crate) const PROOFS: &dyn Provable = &Naj(Repetition::FixedKo);

/// New Amateur-Japanese with games without a result.
pub const WITH_TIES: System = System::of(&Naj(Repetition::TieIfAgreed));

pub(crate) const WITH_TIES_PROOFS: &dyn Provable = &Naj(Repetition::TieIfAgreed);

pub(super) struct Naj(Repetition);

const DOCUMENT: &str = "new-amateur-japanese-rules-commentary.txt";

const CLAUSES: [Clause; 4] = [
    Clause::of(
        DOCUMENT,
        "Two and Three Successive Passes",
        [1022, 1024],
        "two passes in a row end the alternation",
    ),
    Clause::of(
        DOCUMENT,
        "control",
        [446, 550],
        "enemy stones count where a player’s own analysis ends with that player’s immortal stones on or around them",
    ),
    Clause::of(
        DOCUMENT,
        "control",
        [446, 550],
        "an intersection is controlled where a player’s own analysis ends with that player’s immortal stones on it or all around",
    ),
    Clause::of(
        DOCUMENT,
        "score",
        [502, 606],
        "a controlled intersection is one point if it is empty, two with an enemy stone",
    ),
];

static FIXED_KO: Description = Description {
    name: "naj",
    title: "New Amateur-Japanese",
    by: "Jasiek, commentary",
    short: "NAJ",
    words: "the New Amateur-Japanese rules",
    guide: "Two passes in a row end the game. Then both agree, or go through ten steps.",
    document: None,
    clauses: CLAUSES,
};

static TIES: Description = Description {
    name: "najn",
    title: "New Amateur, ties",
    by: "Jasiek, repetition ties",
    short: "NAJ tie",
    words: "the New Amateur-Japanese rules with ties",
    guide: "Two passes in a row end the game. When a position comes back, both may agree on a tie.",
    document: None,
    clauses: CLAUSES,
};

impl Ruleset for Naj {
    fn description(&self) -> &'static Description {
        match self.0 {
            Repetition::FixedKo => &FIXED_KO,
            Repetition::TieIfAgreed => &TIES,
        }
    }

    fn settlement(&self) -> Settlement {
        Settlement::TenSteps
    }

    /// They judge alike and differ in the game before.
    fn spokesman(&self) -> Option<System> {
        (self.0 == Repetition::TieIfAgreed).then_some(RULES)
    }

    /// By location: the opponent may control only part of a string.
    fn life(&self, judgement: &Judgement, at: Point) -> Life {
        let open = judgement.counts.get(at.index()) == Some(&Counts::Open);
        let mut strings = judgement.strings.iter();
        let immortal =
            strings.any(|one| one.points.contains(at) && one.status == StringStatus::Immortal);
        match (open, judgement.dead.contains(at)) {
            (true, _) if immortal => Life::Stands,
            (true, _) => Life::Undecided,
            (false, true) => Life::Dead,
            (false, false) => Life::Stands,
        }
    }

    /// The locations that nobody controls.
    fn seki(&self, start: &Start, judgement: &Judgement) -> PointSet {
        let nobody = |at: &Point| judgement.counts.get(at.index()) == Some(&Counts::Nobody);
        start.stones.occupied().iter().filter(nobody).collect()
    }
}

impl Arbiter for Naj {
    fn start(&self, start: &Start) -> Result<RuleSetGame, Fault> {
        let (board, stones) = (Arc::clone(&start.board), start.stones.clone());
        let game = NajState::start(board, stones, start.turn)?.repetition(self.0);
        Ok(RuleSetGame::of(GameWithAgreement::start(game), start))
    }

    fn judge(&self, start: &Start, komi: i64, control: &Control<'_>) -> Result<Judgement, Fault> {
        judge(&start.board, &start.stones, start.prisoners, komi, control)
    }
}
