use loja_ground::{Point, PointSet};

use crate::clause::Clause;
use crate::compare::Life;
use crate::frame::Start;
use crate::judgement::{Counts, Judgement};
use crate::law::Law;
use crate::ruleset::{Description, Ruleset};

/// The Logical Japanese Rules.
pub const RULES: Law = Law::judged_elsewhere(&Ljrg);

struct Ljrg;

static DESCRIPTION: Description = Description {
    name: "ljrg",
    title: "This book",
    by: "LJRG, Pauli",
    short: "Book",
    words: "the rules of this book",
    guide: "",
    document: None,
    clauses: [
        Clause::of_pauli(
            "E2",
            [902, 904],
            "a pass count of 2 is final; a turn without a stone or a cycle raises it (B2), and nothing else matters",
        ),
        Clause::of_pauli(
            "C1, C3",
            [820, 832],
            "a stone is dead where the opponent controls its location, so where he can lock a set that it is in",
        ),
        Clause::of_pauli(
            "C3, C4",
            [830, 836],
            "a location is controlled by who can lock a set that it is in",
        ),
        Clause::of_pauli(
            "C1, C2",
            [820, 829],
            "controlled locations without an own stone, enemy stones there once more, and prisoners",
        ),
    ],
};

impl Ruleset for Ljrg {
    fn description(&self) -> &'static Description {
        &DESCRIPTION
    }

    /// It judges locations, not strings.
    fn life(&self, judgement: &Judgement, at: Point) -> Life {
        match (judgement.dead.contains(at), judgement.doubtful.contains(at)) {
            (true, _) => Life::Dead,
            (false, true) => Life::Undecided,
            (false, false) => Life::Stands,
        }
    }

    /// Standing stones whose owner doesn't control their locations.
    fn seki(&self, start: &Start, judgement: &Judgement) -> PointSet {
        let own = |at: &Point| start.stones.color_at(*at).map(Counts::For);
        let is_own = |at: &Point| judgement.counts.get(at.index()).copied() == own(at);
        let stones = start.stones.occupied();
        stones.iter().filter(|at| !is_own(at)).collect()
    }

    /// Each stone by itself.
    fn known_seki(&self, start: &Start, judgement: &Judgement, _life: &[Life]) -> PointSet {
        self.seki(start, judgement)
    }
}
