//! `find`: mark what a player controls if play stopped now (C3).
//!
//! The answer is the referee's, from claims whose certificates were checked. What makes it hard is how far it is from
//! the first look ([`plain`]): stones that are not safe, eyes that are none, regions that nobody controls.

use loja_rules::{ByColor, Color, PointSet, State};

use crate::budget::{Budget, Unfit};
use crate::dice::Dice;
use crate::difficulty::rated;
use crate::generate::Wanted;
use crate::grow;
use crate::known::Known;
use crate::look::Look;
use crate::plain::{misjudged, plain};
use crate::problem::{Difficulty, Kind, Problem, Told};
use crate::question::{asked, number, question};
use crate::setting::Setting;
use crate::tally::Tally;

/// The facts of a `find` problem.
///
/// # Errors
/// When nobody is asked about, or the engine leaves something open.
pub(crate) fn facts(
    bare: &Problem,
    setting: &Setting,
    budget: &Budget,
    known: &mut Known,
    tally: &Tally,
) -> Result<Problem, Unfit> {
    let player = setting
        .player
        .ok_or(Unfit::Field("nobody’s control is asked for"))?;
    let mut look = Look::new(budget.limits(), budget.nodes, known).heard_by(tally);
    let control = look.control(&setting.state).ok_or(Unfit::Undecided)?;
    let seems = plain(&setting.state);
    let wrong = misjudged(&seems[player], &control[player]);
    let seen = Reading::of(&setting.state, &wrong);
    let set = setting.names(&control[player]);
    Ok(Problem {
        verdict: Some(Told::Lock),
        solutions: set.clone(),
        control: map(setting, &control),
        difficulty: rated(Difficulty {
            nodes: look.nodes(),
            legal: number(setting.state.board().len()),
            right: number(control[player].len()),
            wrong: number(wrong.len()),
            reading: seen.measure(),
            ..Difficulty::default()
        }),
        set,
        ..question(bare)
    })
}

/// Whether there is something to find: a part of the board, and not the one that everybody sees at once.
pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    let Difficulty {
        legal,
        right,
        wrong,
        ..
    } = problem.difficulty;
    if right == 0 || right == legal {
        return Err(Unfit::Trivial("the answer is all of the board, or nothing"));
    }
    if wrong == 0 {
        return Err(Unfit::Trivial(
            "the answer is what one sees at once: the stones, and the regions beside no other colour",
        ));
    }
    Ok(())
}

/// A position near its end, and the question about either player.
pub(crate) fn propose(wanted: &Wanted, dice: &mut Dice) -> Option<Problem> {
    let board = grow::board(wanted.columns, wanted.rows)?;
    let state = grow::ended(&board, dice)?;
    Some(Problem {
        player: Some(grow::color(dice).into()),
        ..asked(Kind::Find, &state, wanted.columns)
    })
}

/// Who controls what in the shape of the rows, with the signs that the command's referee uses.
pub(crate) fn map(setting: &Setting, control: &ByColor<PointSet>) -> Vec<String> {
    let sign = |point| match Color::ALL.map(|color| control[color].contains(point)) {
        [true, false] => 'B',
        [false, true] => 'W',
        [false, false] => '.',
        [true, true] => '2',
    };
    let cells = setting.layout.cells().iter();
    let rows = cells.map(|row| row.iter().map(|cell| cell.map_or(',', sign)));
    rows.map(Iterator::collect).collect()
}

/// What somebody has to look at who judges a whole position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// Strings and empty regions.
    pub(crate) parts: u32,
    /// Those about which the first look is wrong.
    pub(crate) misjudged: u32,
}

impl Reading {
    pub(crate) fn of(state: &State, wrong: &PointSet) -> Reading {
        let (mut seen, mut reading) = (
            PointSet::new(),
            Reading {
                parts: 0,
                misjudged: 0,
            },
        );
        for point in state.board().points() {
            if seen.contains(point) {
                continue;
            }
            let Some(part) = state.chain(point) else {
                continue;
            };
            seen = seen.union(&part.members);
            reading.parts += 1;
            reading.misjudged += u32::from(!part.members.intersection(wrong).is_empty());
        }
        reading
    }

    /// Each part is looked at once; where the first look is wrong, it has to be read out.
    pub(crate) const fn measure(self) -> u32 {
        self.parts / 2 + 4 * self.misjudged
    }
}
