//! Compares the best removal with the best other choice at depths of two, three and four moves, the choice included;
//! all must agree. Longer lines don't count.

use loja_rules::Color;

use crate::control::ahead::{Found, sign};
use crate::control::depths::{EACH, agreed};
use crate::control::score::result_text;
use crate::kinds::task::Question;
use crate::measure::difficulty::rated;
use crate::problem::writing::count_of;
use crate::problem::{ChoiceOutcome, Difficulty, Problem, Unfit};

const ANSWERS: [&str; 2] = ["remove", "keep"];

/// # Errors
/// When no cycle may be removed, something is undecided, or depths disagree.
pub(crate) fn facts(mut question: Question<'_>) -> Result<Problem, Unfit> {
    let setting = question.setting;
    let bare = question.problem;
    let state = &setting.state;
    if state.cycles().is_empty() {
        return Err(Unfit::Field("no cycle may be removed here (B3)"));
    }
    let mut search = question.control_search(EACH);
    let turn = state.situation().turn();
    let better = |found: &[Found]| {
        let [remove, keep] = both(turn, found).map(|one| one.map(|one| sign(turn) * one.lead));
        Some(remove?.cmp(&keep?))
    };
    let found = agreed(state, &mut search, better)?;
    let [Some(remove), Some(keep)] = both(turn, &found) else {
        return Err(Unfit::Undecided);
    };
    let gain = sign(turn) * (remove.lead - keep.lead);
    let mut answers = [(ANSWERS[0], remove), (ANSWERS[1], keep)];
    if gain < 0 {
        answers.reverse();
    }
    let written = |one: &Found| {
        one.line
            .iter()
            .map(|&turn| setting.move_text(turn))
            .collect()
    };
    let outcome = |(answer, one): &(&str, &Found)| ChoiceOutcome {
        choice: (*answer).to_owned(),
        line: written(one),
        result: result_text(one.lead),
    };
    let right = usize::from(gain == 0) + 1;
    let length = count_of(answers[1].1.line.len())?;
    let played = state.history().len() - setting.first.history().len();
    Ok(Problem {
        solutions: answers
            .iter()
            .take(right)
            .map(|one| one.0.to_owned())
            .collect(),
        outcomes: answers.iter().map(outcome).collect(),
        line: written(answers[0].1),
        difficulty: rated(Difficulty {
            nodes: search.nodes(),
            depth: count_of(answers[0].1.line.len())?,
            legal: count_of(found.len())?,
            right: count_of(right)?,
            wrong: count_of(2 - right)?,
            length,
            // The solver follows the cycle itself, and both lines after it.
            reading: count_of(played + 2 * found.len())? + length,
            ..Difficulty::default()
        }),
        ..bare.question_without_set()
    })
}

pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    if problem.solutions.len() > 1 {
        return Err(Unfit::Trivial(
            "removing the cycle and keeping it come to the same",
        ));
    }
    if problem.difficulty.legal < 3 {
        return Err(Unfit::Trivial("there is next to nothing to choose from"));
    }
    Ok(())
}

/// The best decided removal and other choice; undecided ones mustn't be better.
fn both(turn: Color, found: &[Found]) -> [Option<&Found>; 2] {
    let hope = |one: &Found| (sign(turn) * one.lead).max(sign(turn) * one.most);
    [true, false].map(|removes| {
        let some = || {
            let some = found.iter();
            some.filter(move |one| one.choice.cycle.is_some() == removes)
        };
        let exact = some().filter(|one| one.is_exact());
        // The first of equals.
        let best = exact.rev().max_by_key(|one| hope(one))?;
        some().all(|one| hope(one) <= hope(best)).then_some(best)
    })
}
