//! `pass`: is anything left to play for, or is passing the only move that costs nothing?
//!
//! What is claimed is this and no more: when both go on for two, for three and for four moves, the question included,
//! and play stops then (or two passes end it before), the same choices are best each time. What a longer line could
//! gain is not looked at, and the reader is told so.

use std::sync::Arc;

use loja_rules::{Move, PassCount, PointSet, Setup, State};
use loja_solver::Limits;

use crate::ahead::{Ahead, Found, sign};
use crate::budget::{Budget, Unfit};
use crate::difficulty::rated;
use crate::fit::few;
use crate::known::Known;
use crate::look::{Look, result};
use crate::problem::{Difficulty, Outcome, Problem};
use crate::question::{number, question};
use crate::setting::Setting;
use crate::tally::Tally;

/// How many moves are looked ahead. All have to agree.
pub(crate) const DEPTHS: [usize; 3] = [2, 3, 4];

/// What one situation of a search may cost. What is too hard need not matter, and the same is too hard whatever the
/// whole search may cost.
pub(crate) const EACH: Limits = Limits {
    nodes: 12_500,
    bytes: 64 << 20,
};

/// The facts of a `pass` problem.
///
/// # Errors
/// When the game is over or a cycle may be removed, when something stays undecided, or when the depths disagree.
pub(crate) fn facts(
    bare: &Problem,
    setting: &Setting,
    budget: &Budget,
    known: &mut Known,
    tally: &Tally,
) -> Result<Problem, Unfit> {
    let state = &setting.state;
    let passes = state.situation().pass_count();
    if !matches!(passes, PassCount::Zero | PassCount::One) {
        return Err(Unfit::Field("the pass count is 0 or 1 when this is asked"));
    }
    if !state.cycles().is_empty() {
        return Err(Unfit::Field(
            "a cycle may be removed here, which is another task",
        ));
    }
    let mut look = Look::new(EACH, budget.nodes, known).heard_by(tally);
    let all = |found: &[Found]| {
        let decided = found.iter().all(Found::is_exact);
        decided.then(|| best(state, found))
    };
    let found = agreed(state, &mut look, all)?;
    let right = best(state, &found);
    let solutions: Vec<String> = right.iter().map(|&turn| setting.written(turn)).collect();
    let tempting = tempting(state, &right, &mut look).ok_or(Unfit::Undecided)?;
    let lines = found.iter().filter(|one| tempting.contains(&one.choice));
    let lengths: Vec<usize> = lines.map(|one| played(&one.line)).collect();
    let line = found.iter().find(|one| right.contains(&one.choice));
    let line = line.map(|one| one.line.clone()).unwrap_or_default();
    Ok(Problem {
        solutions,
        outcomes: outcomes(setting, &found),
        difficulty: rated(Difficulty {
            nodes: look.nodes(),
            depth: number(line.len()),
            legal: number(found.len()),
            right: number(right.len()),
            wrong: number(tempting.len()),
            length: number(lengths.iter().copied().max().unwrap_or(0)),
            reading: number(found.len() + 2 * lengths.iter().sum::<usize>() + played(&line)),
            ..Difficulty::default()
        }),
        line: line.iter().map(|&turn| setting.written(turn)).collect(),
        ..question(bare)
    })
}

/// Whether somebody may be mistaken.
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
    few(legal, right)?;
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

/// The choices at the greatest depth, if all depths agree on what `told` makes of them. It tells nothing where that is
/// not decided.
pub(crate) fn agreed<T: PartialEq>(
    state: &State,
    look: &mut Look,
    told: impl Fn(&[Found]) -> Option<T>,
) -> Result<Vec<Found>, Unfit> {
    let mut last: Option<Vec<Found>> = None;
    for depth in DEPTHS {
        let found = Ahead::new(state, look)
            .choices(depth)
            .ok_or(Unfit::Undecided)?;
        let now = told(&found).ok_or(Unfit::Undecided)?;
        if last.is_some_and(|last| told(&last) != Some(now)) {
            return Err(Unfit::Unsettled);
        }
        last = Some(found);
    }
    let found = last.ok_or(Unfit::Undecided)?;
    let exact = || found.iter().filter(|one| one.is_exact());
    if exact().all(|one| ends(state, &one.line, look)) {
        Ok(found)
    } else {
        Err(Unfit::Undecided)
    }
}

/// Whether it is known who controls what at the end of a line, so that its result can be shown.
fn ends(state: &State, line: &[Move], look: &mut Look) -> bool {
    let mut end = state.clone();
    line.iter().all(|&turn| end.play(turn).is_ok()) && look.lead(&end).is_some()
}

/// All of them, if all are decided.
pub(crate) fn exact(found: Vec<Found>) -> Option<Vec<Found>> {
    found.iter().all(Found::is_exact).then_some(found)
}

/// The choices that are as good as any.
pub(crate) fn best(state: &State, found: &[Found]) -> Vec<Move> {
    let sign = sign(state.situation().turn());
    let most = found.iter().map(|one| sign * one.lead).max();
    let right = found.iter().filter(|one| Some(sign * one.lead) == most);
    right.map(|one| one.choice).collect()
}

/// The wrong choices that look right: those after which the count is at least as good as after a right one, and stones
/// where one of the opponent’s would cost something if nobody answered it. `None` when something stays undecided.
pub(crate) fn tempting(state: &State, right: &[Move], look: &mut Look) -> Option<Vec<Move>> {
    let at_once = exact(Ahead::new(state, look).choices(1)?)?;
    let lead = look.lead(state)?;
    let sign = sign(state.situation().turn());
    let is_right = |one: &&Found| right.contains(&one.choice);
    let least = at_once
        .iter()
        .filter(is_right)
        .map(|one| sign * one.lead)
        .min();
    let setup = Setup {
        temporary: PointSet::new(),
        turn: state.situation().turn().other(),
        passes: PassCount::Zero,
        ..state.situation().clone().into_setup()
    };
    let theirs = State::new(Arc::clone(state.board()), setup).ok()?;
    let threats = exact(Ahead::new(&theirs, look).choices(1)?)?;
    let costs = |one: &Found| !one.choice.is_pass() && sign * one.lead < sign * lead;
    let threats: Vec<Move> = threats
        .into_iter()
        .filter(costs)
        .map(|one| one.choice)
        .collect();
    let looks = |one: &&Found| Some(sign * one.lead) >= least || threats.contains(&one.choice);
    let wrong = at_once.iter().filter(|one| !right.contains(&one.choice));
    Some(wrong.filter(looks).map(|one| one.choice).collect())
}

/// The moves of a line without the passes at its end.
fn played(line: &[Move]) -> usize {
    line.iter()
        .rposition(|turn| !turn.is_pass())
        .map_or(0, |at| at + 1)
}

/// All choices with what they come to, the best first.
fn outcomes(setting: &Setting, found: &[Found]) -> Vec<Outcome> {
    let sign = sign(setting.state.situation().turn());
    let mut found: Vec<&Found> = found.iter().collect();
    found.sort_by_key(|one| -sign * one.lead);
    let outcome = |one: &&Found| Outcome {
        choice: setting.written(one.choice),
        line: one.line.iter().map(|&turn| setting.written(turn)).collect(),
        result: result(one.lead),
    };
    found.iter().map(outcome).collect()
}
