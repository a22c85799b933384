//! `cycle`: a cycle may be removed (B3): is it better to do so?
//!
//! The best choice that removes one is compared with the best that does not, when both players go on for two, for three
//! and for four moves, the question included, and play stops then. All depths have to agree on which is better. What a
//! longer line could change is not looked at.

use loja_rules::{Board, Color, State};

use crate::ahead::{Found, sign};
use crate::ask::{Game, SHOWN};
use crate::budget::{Budget, Unfit};
use crate::dice::Dice;
use crate::difficulty::rated;
use crate::ending::{EACH, agreed};
use crate::generate::Wanted;
use crate::grow;
use crate::known::Known;
use crate::look::{Look, result};
use crate::problem::{Difficulty, Kind, Outcome, Problem};
use crate::question::{asked, number, question, written_move};
use crate::setting::Setting;
use crate::tally::Tally;

/// The two answers.
const ANSWERS: [&str; 2] = ["remove", "keep"];

/// Moves of a game at random until a cycle is looked for in vain.
const LONGEST: usize = 80;

/// Boards with more locations are not proposed: chance hardly ever makes a cycle there.
const LARGEST: usize = 16;

/// The facts of a `cycle` problem.
///
/// # Errors
/// When no cycle may be removed, when something stays undecided, or when the depths disagree.
pub(crate) fn facts(
    bare: &Problem,
    setting: &Setting,
    budget: &Budget,
    known: &mut Known,
    tally: &Tally,
) -> Result<Problem, Unfit> {
    let state = &setting.state;
    if state.cycles().is_empty() {
        return Err(Unfit::Field("no cycle may be removed here (B3)"));
    }
    let mut look = Look::new(EACH, budget.nodes, known).heard_by(tally);
    let turn = state.situation().turn();
    let better = |found: &[Found]| {
        let [remove, keep] = both(turn, found).map(|one| one.map(|one| sign(turn) * one.lead));
        Some(remove?.cmp(&keep?))
    };
    let found = agreed(state, &mut look, better)?;
    let [Some(remove), Some(keep)] = both(turn, &found) else {
        return Err(Unfit::Undecided);
    };
    let gain = sign(turn) * (remove.lead - keep.lead);
    let mut answers = [(ANSWERS[0], remove), (ANSWERS[1], keep)];
    if gain < 0 {
        answers.reverse();
    }
    let written = |one: &Found| one.line.iter().map(|&turn| setting.written(turn)).collect();
    let outcome = |(answer, one): &(&str, &Found)| Outcome {
        choice: (*answer).to_owned(),
        line: written(one),
        result: result(one.lead),
    };
    let right = usize::from(gain == 0) + 1;
    let length = number(answers[1].1.line.len());
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
            nodes: look.nodes(),
            depth: number(answers[0].1.line.len()),
            legal: number(found.len()),
            right: number(right),
            wrong: number(2 - right),
            length,
            // The cycle itself has to be followed, and both lines after it.
            reading: number(played + 2 * found.len()) + length,
            ..Difficulty::default()
        }),
        ..question(bare)
    })
}

/// Whether the two answers differ.
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

/// A game that came back to a situation, shown from where the cycle began.
pub(crate) fn propose(wanted: &Wanted, dice: &mut Dice) -> Option<Problem> {
    let (columns, rows) = (wanted.columns, wanted.rows);
    let board = grow::board(columns, rows)?;
    if board.len() > LARGEST {
        return None;
    }
    let mut game = Game::new(grow::sprinkled(&board, dice.below(70), dice)?);
    for _ in 0..LONGEST {
        game.wander(dice);
        let end = game.moves.len();
        // The shortest cycle is the easiest to see.
        let Some(cycle) = game.state.cycles().last().copied() else {
            continue;
        };
        if end - cycle.start > SHOWN || is_idle(&game.state, &board) {
            continue;
        }
        let (state, moves) = (0..=cycle.start)
            .rev()
            .find_map(|start| game.from(start, end))?;
        let played: Vec<String> = moves
            .iter()
            .map(|&turn| written_move(turn, columns, rows))
            .collect();
        if played.len() > SHOWN {
            continue;
        }
        return Some(Problem {
            played: played.join(" "),
            ..asked(Kind::Cycle, &state, columns)
        });
    }
    None
}

/// Whether all removals leave next to nothing of the board.
fn is_idle(state: &State, board: &Board) -> bool {
    let marked = |cycle: &loja_rules::Cycle| {
        let locations = state.cycle_locations(*cycle);
        locations.is_ok_and(|locations| locations.len() + 1 >= board.len())
    };
    state.cycles().iter().all(marked)
}

/// The best of the choices that remove a cycle, and the best of the others, where that is decided: what is open about
/// others can't make them better.
fn both(turn: Color, found: &[Found]) -> [Option<&Found>; 2] {
    let hope = |one: &Found| (sign(turn) * one.lead).max(sign(turn) * one.most);
    [true, false].map(|removes| {
        let some = || {
            let some = found.iter();
            some.filter(move |one| one.choice.cycle.is_some() == removes)
        };
        let exact = some().filter(|one| one.is_exact());
        // Of equal ones the first.
        let best = exact.rev().max_by_key(|one| hope(one))?;
        some().all(|one| hope(one) <= hope(best)).then_some(best)
    })
}
