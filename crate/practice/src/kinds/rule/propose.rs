//! Interesting moves of random games on small boards.

use loja_rules::{Cycle, Move, Point, State};

use crate::candidates::candidate::Candidate;
use crate::candidates::game::{Game, SHOWN, starting_later};
use crate::candidates::grow;
use crate::candidates::wanted::Wanted;
use crate::dice::Chance;
use crate::kinds::rule::case::Case;
use crate::problem::writing::{move_name, question_about};
use crate::problem::{Kind, Problem};

/// The most moves of a game.
const LONGEST: usize = 60;

pub(crate) fn propose(wanted: &Wanted, dice: &mut Chance) -> Option<Candidate> {
    let (columns, rows) = (wanted.columns, wanted.rows);
    let board = grow::board(columns, rows)?;
    let share = dice.below(70);
    let mut game = Game::new(grow::sprinkled(&board, share, dice)?);
    let mut found: Vec<(Case, usize, Move)> = Vec::new();
    for _ in 0..LONGEST {
        let number = game.moves.len();
        for turn in candidates(&game.state) {
            let case = Case::of(&game.state, turn);
            if !matches!(case, Case::Plain | Case::Obvious) {
                found.push((case, number, turn));
            }
        }
        if !game.go_on(dice) {
            break;
        }
    }
    // Makes rare cases as likely as common ones.
    let mut cases: Vec<Case> = found.iter().map(|one| one.0).collect();
    cases.sort_unstable();
    cases.dedup();
    let &case = dice.pick(&cases)?;
    found.retain(|one| one.0 == case);
    let &(_, number, turn) = dice.pick(&found)?;
    let question = shortest(&game, number, turn, case, [columns, rows])?;
    Some(Candidate::new(question, wanted))
}

/// Stones everywhere, passes, and removals of cycles whose stones recurred.
fn candidates(state: &State) -> Vec<Move> {
    let now = state.situation();
    let empty = |x: &Point| now.color_at(*x).is_none();
    let mut turns: Vec<Move> = state
        .board()
        .points()
        .filter(empty)
        .map(Move::stone)
        .collect();
    turns.push(Move::PASS);
    let history = state.history().iter().enumerate();
    let same = history.filter(|(_, then)| then.stones() == now.stones());
    turns.extend(same.map(|(start, _)| Move::cycle(Cycle { start })));
    turns
}

/// Starts as late as the case stays the same.
fn shortest(
    game: &Game,
    number: usize,
    turn: Move,
    case: Case,
    [columns, rows]: [usize; 2],
) -> Option<Problem> {
    let until = if case.shows() {
        number
    } else {
        number.saturating_sub(1)
    };
    for start in (number.saturating_sub(SHOWN)..=until).rev() {
        let Some((state, moves)) = game.from(start, number) else {
            continue;
        };
        let mut end = state.clone();
        if moves.iter().any(|&turn| end.play(turn).is_err()) {
            continue;
        }
        let Some(turn) = starting_later(turn, start) else {
            continue;
        };
        if Case::of(&end, turn) == case {
            let played: Vec<String> = moves
                .iter()
                .map(|&turn| move_name(turn, columns, rows))
                .collect();
            return Some(Problem {
                played: played.join(" "),
                asked: Some(move_name(turn, columns, rows)),
                ..question_about(Kind::Rule, &state, columns)
            });
        }
    }
    None
}
