//! The facts of a problem, from its position and its question.

use crate::budget::{Budget, Unfit};
use crate::canon::{self, Stood, stand};
use crate::grid::turned;
use crate::known::Known;
use crate::problem::{Kind, Problem};
use crate::setting::Setting;
use crate::tally::Tally;
use crate::{argue, other};

/// Computes everything that is a fact about a problem from its position, kind, player, set, moves played and move
/// asked about; title, credit and source stay. The same problem gives the same facts everywhere, so whoever is given
/// a problem can compare. The budget says whether there is an answer, not which.
///
/// Facts are found with the board laid down in one way for all problems that are the same, so a problem that is turned
/// or has its colours exchanged has its facts turned and exchanged.
///
/// # Errors
/// Why it is no problem.
pub fn facts(bare: &Problem, budget: &Budget) -> Result<Problem, Unfit> {
    facts_told(bare, budget, &Tally::default())
}

/// The same for somebody who wants to hear how far it is.
///
/// # Errors
/// Why it is no problem.
pub fn facts_told(bare: &Problem, budget: &Budget, tally: &Tally) -> Result<Problem, Unfit> {
    facts_known(bare, budget, &mut Known::default(), tally)
}

/// The same for somebody who has looked at such situations before, which only saves time.
pub(crate) fn facts_known(
    bare: &Problem,
    budget: &Budget,
    known: &mut Known,
    tally: &Tally,
) -> Result<Problem, Unfit> {
    let bare = &bare.question();
    // What can't be read is told with the names that it has here.
    let setting = Setting::of(bare)?;
    if matches!(bare.kind, Kind::Lock | Kind::Refute) {
        setting.claim()?;
    } else if setting.layout.edges().is_some() {
        // A claim is argued within its set, whatever lies outside; the rest is about all of the board.
        return Err(Unfit::Field(
            "this is a part of a board, and what lies outside is not known; only claims are asked about parts",
        ));
    }
    let stood = stand(bare)?;
    let found = match bare.kind {
        Kind::Lock | Kind::Refute => argue::facts(&stood.problem, budget, tally),
        _ => {
            let setting = Setting::of(&stood.problem)?;
            let found = other::facts(&stood.problem, &setting, budget, known, tally);
            known.counts().and(found)
        }
    }?;
    finished(bare, &stood, &found)
}

/// Facts that were found about a problem as it stood, as it lies.
pub(crate) fn finished(bare: &Problem, stood: &Stood, found: &Problem) -> Result<Problem, Unfit> {
    let back = turned(found, stood.turning.inverse(), stood.exchange);
    let back = back.ok_or(Unfit::Field("the position can’t be laid down"))?;
    let setting = Setting::of(bare)?;
    let mut problem = Problem {
        position: bare.position.clone(),
        played: bare.played.clone(),
        ..back
    };
    // Elsewhere it is the answer.
    if bare.kind != Kind::Find {
        problem.set.clone_from(&bare.set);
    }
    // As one reads the board, whatever is no point last.
    let place = |name: &String| {
        let point = setting.layout.point(name);
        (point.is_none(), point)
    };
    problem.solutions.sort_by_key(place);
    problem.set.sort_by_key(place);
    problem.id = canon::id(&problem)?;
    Ok(problem)
}
