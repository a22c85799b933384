//! `count`: the score of a final situation (C1), by the referee.
//!
//! It is wrong at the first look where stones are dead, eyes are false or shared, or regions belong to nobody.

use loja_rules::{ByColor, Color, PassCount, PointSet, State};

use crate::budget::{Budget, Unfit};
use crate::dice::Dice;
use crate::difficulty::rated;
use crate::find::{Reading, map};
use crate::generate::Wanted;
use crate::grow;
use crate::known::Known;
use crate::look::{Look, lead, result};
use crate::plain::{misjudged, plain};
use crate::problem::{Difficulty, Kind, PlayerScore, Problem, ScoreChart};
use crate::question::{asked, number, question};
use crate::setting::Setting;
use crate::tally::Tally;

/// The facts of a `count` problem.
///
/// # Errors
/// When there is a komi, which these problems don't know, or the engine leaves something open.
pub(crate) fn facts(
    bare: &Problem,
    setting: &Setting,
    budget: &Budget,
    known: &mut Known,
    tally: &Tally,
) -> Result<Problem, Unfit> {
    if bare.position.komi.is_some() {
        return Err(Unfit::Field("a problem of counting has no komi"));
    }
    let state = &setting.state;
    let mut look = Look::new(budget.limits(), budget.nodes, known).heard_by(tally);
    let control = look.control(state).ok_or(Unfit::Undecided)?;
    let seems = plain(state);
    let wrong = Color::ALL.map(|color| misjudged(&seems[color], &control[color]));
    let wrong = wrong[0].union(&wrong[1]);
    let score = chart(state, &control);
    // A prisoner is easily forgotten, a dead stone counts twice.
    let marks = [score.black, score.white].map(|side| side.dead + side.prisoners.min(4));
    Ok(Problem {
        solutions: vec![result(lead(state, &control))],
        control: map(setting, &control),
        score: Some(score),
        difficulty: rated(Difficulty {
            nodes: look.nodes(),
            right: 1,
            wrong: number(wrong.len()),
            reading: Reading::of(state, &wrong).measure() + marks[0] + marks[1],
            ..Difficulty::default()
        }),
        ..question(bare)
    })
}

/// Whether the game is over and the first look gives another result.
pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    let setting = Setting::of(problem)?;
    if setting.state.situation().pass_count() != PassCount::Two {
        return Err(Unfit::Trivial(
            "the game is not over, so nothing is counted",
        ));
    }
    let first = result(lead(&setting.state, &plain(&setting.state)));
    if problem.solutions.contains(&first) {
        return Err(Unfit::Trivial(
            "who counts what everybody sees at once gets the same result",
        ));
    }
    Ok(())
}

/// The end of a game, with as many captives as make the numbers of moves equal.
pub(crate) fn propose(wanted: &Wanted, dice: &mut Dice) -> Option<Problem> {
    let board = grow::board(wanted.columns, wanted.rows)?;
    let state = grow::ended(&board, dice)?;
    let state = grow::with_captives(&state, Color::Black, PassCount::Two, dice)?;
    Some(asked(Kind::Count, &state, wanted.columns))
}

/// C1 in parts. Captives that were there before the first move count as prisoners like the others.
fn chart(state: &State, control: &ByColor<PointSet>) -> ScoreChart {
    let score = state.score(control);
    let side = |color: Color| {
        let tally = score[color];
        let prisoners = tally.prisoners + tally.komi;
        PlayerScore {
            territory: tally.territory,
            dead: tally.dead,
            prisoners,
            total: tally.territory + tally.dead + prisoners,
        }
    };
    ScoreChart {
        black: side(Color::Black),
        white: side(Color::White),
    }
}
