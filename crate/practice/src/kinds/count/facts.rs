//! `count`: the referee's score of a final situation (C1), where the first look errs on dead stones, false or shared
//! eyes, or neutral regions.

use loja_rules::{ByColor, Color, PassCount, PointSet, State};

use crate::control::score::{lead, result_text};
use crate::kinds::task::Question;
use crate::measure::difficulty::rated;
use crate::measure::first_look::{first_look, misjudged};
use crate::measure::parts::Parts;
use crate::problem::{Difficulty, PlayerScore, Problem, ScoreChart, Setting, Unfit};

/// # Errors
/// When there is komi, which these problems exclude, or something open.
pub(crate) fn facts(mut question: Question<'_>) -> Result<Problem, Unfit> {
    let setting = question.setting;
    let bare = question.problem;
    if bare.position.komi.is_some() {
        return Err(Unfit::Field("a problem of counting has no komi"));
    }
    let state = &setting.state;
    let mut search = question.control_search(question.budget.limits());
    let control = search.control(state).ok_or(Unfit::Undecided)?;
    let seems = first_look(state);
    let wrong = Color::ALL.map(|color| misjudged(&seems[color], &control[color]));
    let wrong = wrong[0].union(&wrong[1]);
    let score = chart(state, &control);
    // Prisoners are easily forgotten, and dead stones count twice.
    let marks = [score.black, score.white].map(|side| side.dead + side.prisoners.min(4));
    Ok(Problem {
        solutions: vec![result_text(lead(state, &control))],
        control: setting.control_rows(&control),
        score: Some(score),
        difficulty: rated(Difficulty {
            nodes: search.nodes(),
            right: 1,
            wrong: wrong.count(),
            reading: Parts::of(state, &wrong).measure() + marks[0] + marks[1],
            ..Difficulty::default()
        }),
        ..bare.question_without_set()
    })
}

/// The game must be over and the first look wrong.
pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    let setting = Setting::of(problem)?;
    if setting.state.situation().pass_count() != PassCount::Two {
        return Err(Unfit::Trivial(
            "the game is not over, so nothing is counted",
        ));
    }
    let first = result_text(lead(&setting.state, &first_look(&setting.state)));
    if problem.solutions.contains(&first) {
        return Err(Unfit::Trivial(
            "counting what everybody sees at once gives the same result",
        ));
    }
    Ok(())
}

/// The parts of C1, with earlier captives as prisoners.
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
