//! `State::play` answers. Good questions look forbidden or allowed and are not: see [`Case`].

use loja_notation::parse_moves;
use loja_rules::{Move, Point};

use crate::kinds::rule::case::Case;
use crate::measure::difficulty::rated;
use crate::problem::writing::count_of;
use crate::problem::{Difficulty, Problem, Setting, Unfit};
use crate::symmetry::is_plain;

/// A move plain on the board may look special on the sheet.
fn case(setting: &Setting, turn: Move) -> Case {
    let found = Case::of(&setting.state, turn);
    match turn.stone {
        Some(at) if found == Case::Plain && is_full(setting, at) => Case::Seam,
        _ => found,
    }
}

fn is_full(setting: &Setting, at: Point) -> bool {
    let Some([column, row]) = setting.layout.cell(at) else {
        return false;
    };
    let beside = [
        (column.wrapping_sub(1), row),
        (column + 1, row),
        (column, row.wrapping_sub(1)),
        (column, row + 1),
    ];
    let points = beside.map(|(column, row)| setting.layout.point_at(column, row));
    let situation = setting.state.situation();
    let mut points = points.into_iter().flatten();
    points.all(|point| situation.color_at(point).is_some())
}

/// `legal`, B1.1, B3.1, B3.2, B4.2 and B4.5.
const ANSWERS: u32 = 6;

/// # Errors
/// When it asks about more or less than one move.
pub(crate) fn facts(bare: &Problem, setting: &Setting) -> Result<Problem, Unfit> {
    let turn = wanted(bare, setting)?;
    let state = &setting.state;
    let answer = match state.successor(turn) {
        Ok(_) => "legal",
        Err(illegal) => illegal.rule(),
    };
    let played = state.history().len() - setting.first.history().len();
    let case = case(setting, turn);
    let stones = state.situation().stones();
    let stones = stones.black.count() + stones.white.count();
    // The solver follows the moves played and remembers what is glued.
    let followed = if case.shows() { 0 } else { count_of(played)? };
    let glued = if is_plain(&bare.position) { 0 } else { 12 };
    Ok(Problem {
        solutions: vec![answer.to_owned()],
        difficulty: rated(Difficulty {
            legal: ANSWERS,
            right: 1,
            wrong: u32::from(!matches!(case, Case::Plain | Case::Obvious)),
            depth: count_of(played)?,
            reading: case.reading() + followed + glued + stones / 4,
            ..Difficulty::default()
        }),
        ..bare.question_without_set()
    })
}

pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    let setting = Setting::of(problem)?;
    match case(&setting, wanted(problem, &setting)?) {
        Case::Plain => Err(Unfit::Trivial("nothing speaks against this move")),
        Case::Obvious => Err(Unfit::Trivial("nobody would try this move")),
        _ => Ok(()),
    }
}

fn wanted(bare: &Problem, setting: &Setting) -> Result<Move, Unfit> {
    let asked = bare.asked.as_deref();
    let asked = asked.ok_or(Unfit::Field("name the move in question"))?;
    let moves = parse_moves(&setting.layout, asked);
    let moves = moves.map_err(|error| Unfit::Bad(error.to_string()))?;
    let [turn] = moves.as_slice() else {
        return Err(Unfit::Field("name exactly one move"));
    };
    Ok(*turn)
}
