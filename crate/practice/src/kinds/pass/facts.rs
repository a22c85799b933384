//! `pass` claims only, and says so, that the best choices agree at depths of two, three and four moves, the choice
//! included, with play stopping then or at two passes.

use loja_rules::{Move, PassCount};

use crate::control::ahead::{Found, sign};
use crate::control::depths::{EACH, agreed, best, tempting};
use crate::control::score::result_text;
use crate::kinds::task::Question;
use crate::measure::choices::few_are_right;
use crate::measure::difficulty::rated;
use crate::problem::writing::count_of;
use crate::problem::{ChoiceOutcome, Difficulty, Problem, Setting, Unfit};

/// # Errors
/// When the game is over, a cycle may be removed, something is undecided, or depths disagree.
pub(crate) fn facts(mut question: Question<'_>) -> Result<Problem, Unfit> {
    let setting = question.setting;
    let bare = question.problem;
    let state = &setting.state;
    let passes = state.situation().pass_count();
    if !matches!(passes, PassCount::Zero | PassCount::One) {
        return Err(Unfit::Field(
            "the pass count has to be 0 or 1 for this question",
        ));
    }
    if !state.cycles().is_empty() {
        return Err(Unfit::Field(
            "a cycle may be removed here, which is another task",
        ));
    }
    let mut search = question.control_search(EACH);
    let all = |found: &[Found]| {
        let decided = found.iter().all(Found::is_exact);
        decided.then(|| best(state, found))
    };
    let found = agreed(state, &mut search, all)?;
    let right = best(state, &found);
    let solutions: Vec<String> = right.iter().map(|&turn| setting.move_text(turn)).collect();
    let tempting = tempting(state, &right, &mut search).ok_or(Unfit::Undecided)?;
    let lines = found.iter().filter(|one| tempting.contains(&one.choice));
    let lengths: Vec<usize> = lines.map(|one| played(&one.line)).collect();
    let line = found.iter().find(|one| right.contains(&one.choice));
    let line = line.map(|one| one.line.clone()).unwrap_or_default();
    Ok(Problem {
        solutions,
        outcomes: outcomes(setting, &found),
        difficulty: rated(Difficulty {
            nodes: search.nodes(),
            depth: count_of(line.len())?,
            legal: count_of(found.len())?,
            right: count_of(right.len())?,
            wrong: count_of(tempting.len())?,
            length: count_of(lengths.iter().copied().max().unwrap_or(0))?,
            reading: count_of(found.len() + 2 * lengths.iter().sum::<usize>() + played(&line))?,
            ..Difficulty::default()
        }),
        line: line.iter().map(|&turn| setting.move_text(turn)).collect(),
        ..bare.question_without_set()
    })
}

pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    let Difficulty {
        legal,
        right,
        wrong,
        ..
    } = problem.difficulty;
    let over = problem.solutions.iter().any(|turn| turn == "pass");
    if over && right > 1 {
        return Err(Unfit::Trivial(
            "a stone is as good as a pass, so both answers are right",
        ));
    }
    few_are_right(legal, right)?;
    if !problem
        .line
        .ends_with(&["pass".to_owned(), "pass".to_owned()])
        && !over
    {
        return Err(Unfit::Trivial("the line ends before the game is over"));
    }
    if wrong == 0 {
        return Err(Unfit::Trivial(
            "no wrong choice looks as good as the right one",
        ));
    }
    Ok(())
}

/// Without its final passes.
fn played(line: &[Move]) -> usize {
    line.iter()
        .rposition(|turn| !turn.is_pass())
        .map_or(0, |at| at + 1)
}

/// The best first.
fn outcomes(setting: &Setting, found: &[Found]) -> Vec<ChoiceOutcome> {
    let sign = sign(setting.state.situation().turn());
    let mut found: Vec<&Found> = found.iter().collect();
    found.sort_by_key(|one| -sign * one.lead);
    let outcome = |one: &&Found| ChoiceOutcome {
        choice: setting.move_text(one.choice),
        line: one
            .line
            .iter()
            .map(|&turn| setting.move_text(turn))
            .collect(),
        result: result_text(one.lead),
    };
    found.iter().map(outcome).collect()
}
