//! Random games until a situation recurs.

use loja_rules::{Board, State};

use crate::candidates::candidate::Candidate;
use crate::candidates::game::{Game, SHOWN};
use crate::candidates::grow;
use crate::candidates::wanted::Wanted;
use crate::dice::Chance;
use crate::problem::writing::{move_name, question_about};
use crate::problem::{Kind, Problem};

/// The most moves before a cycle.
const LONGEST: usize = 80;

/// Random play hardly ever makes cycles on larger boards.
const LARGEST: usize = 16;

/// A game back at an earlier situation, from the start of that cycle.
pub(crate) fn propose(wanted: &Wanted, dice: &mut Chance) -> Option<Candidate> {
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
            .map(|&turn| move_name(turn, columns, rows))
            .collect();
        if played.len() > SHOWN {
            continue;
        }
        let question = Problem {
            played: played.join(" "),
            ..question_about(Kind::Cycle, &state, columns)
        };
        return Some(Candidate::new(question, wanted));
    }
    None
}

/// Whether all removals leave an almost empty board.
fn is_idle(state: &State, board: &Board) -> bool {
    let marked = |cycle: &loja_rules::Cycle| {
        let locations = state.cycle_locations(*cycle);
        locations.is_ok_and(|locations| locations.len() + 1 >= board.len())
    };
    state.cycles().iter().all(marked)
}
