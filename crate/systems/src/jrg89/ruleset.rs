//! The Japanese rules of 1989 as the registry has them: Robert Pauli's reading, and a frame for others that differ in article 7 alone.

use std::sync::Arc;

use loja_ground::{Board, ByColor, PointSet};
use loja_search::Control;

use super::judge::{READINGS, counted, strings};
use super::score::territory;
use super::state;
use super::whole::Whole;
use crate::clause::Clause;
use crate::fault::Fault;
use crate::frame::{Game, Start};
use crate::judgement::{JudgedString, Judgement};
use crate::ruleset::{Description, Ruleset, System};

/// The Japanese rules of 1989 as Robert Pauli reads them.
pub const RULES: System = System::of(&READING);

static READING: Japan1989 = Japan1989 {
    description: &DESCRIPTION,
    strings,
    readings: &READINGS,
};

/// The rules of 1989 by one reading of article 7. Play, stops, territory and the count are Pauli's in all of them.
pub(crate) struct Japan1989 {
    pub(crate) description: &'static Description,
    pub(crate) strings: Strings,
    /// Names of what is taken where the text is silent.
    pub(crate) readings: &'static [&'static str],
}

/// The status of every string, and how many situations were looked at.
type Strings = fn(
    &Arc<Board>,
    &ByColor<PointSet>,
    &Control<'_>,
) -> Result<(Vec<JudgedString>, u64), state::Fault>;

static DESCRIPTION: Description = Description {
    name: "jrg89",
    title: "Japanese 1989",
    by: "as Pauli reads it",
    short: "1989",
    words: "the 1989 rules",
    document: Some("Japanese rules of 1989"),
    ..described(Clause::of_ljrg(
        "article 7.1 as I1 to I6",
        [4588, 4592],
        "stones are alive that can’t be captured, or whose capture enables a new stone that can’t be",
    ))
};

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
            Clause::of_ljrg(
                "article 9.1",
                [4595, 4598],
                "two passes in a row stop the game",
            ),
            alive,
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
    }
}

impl Ruleset for Japan1989 {
    fn description(&self) -> &'static Description {
        self.description
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
        let judged = (self.strings)(board, stones, control);
        let (strings, nodes) = judged.map_err(|_| Fault {
            why: "these stones are no position",
            points: stones.occupied(),
        })?;
        Ok(Judgement {
            readings: self.readings.to_vec(),
            nodes,
            ..counted(board, stones, strings, *prisoners, komi)
        })
    }

    fn patience(&self) -> u64 {
        750_000
    }

    fn seki(&self, start: &Start, judgement: &Judgement) -> PointSet {
        territory(&start.board, &start.stones, &judgement.dead).in_seki
    }
}
