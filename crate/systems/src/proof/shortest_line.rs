//! One line of the play that a certificate would have whole: the one who is right takes the shortest way, the other the longest.

use loja_ground::{Board, ByColor, PointSet};
use loja_search::Control;

use super::certify::first;
use super::claim::{Claim, Question};
use super::contest::{Contest, Over, Turn};
use super::{Lemmas, Visitor, solve, with_contest};
use crate::System;

/// No line is longer.
const LONGEST: usize = 400;

/// How a question that ends when yes is right comes to yes; none where it doesn't, where more situations would be needed, or where it rests on inner questions.
pub(crate) fn line(
    rules: System,
    board: &Board,
    stones: &ByColor<PointSet>,
    question: &Question,
    control: &Control<'_>,
) -> Option<Vec<Turn>> {
    // A capture is asked for by the enemy, who moves first.
    let turn = first(question, stones, loja_ground::Color::Black)?;
    let claim = Claim {
        rules,
        board: board.clone(),
        stones: stones.clone(),
        turn,
        question: question.clone(),
        answer: true,
    };
    let part = board.locations();
    with_contest(&claim, &part, Lemmas::default(), Liner { control }).ok()?
}

struct Liner<'o> {
    control: &'o Control<'o>,
}

impl Visitor for Liner<'_> {
    type Out = Option<Vec<Turn>>;

    fn visit<C: Contest>(self, contest: &C) -> Self::Out {
        let mut nobody = |_: &super::Inner| None;
        let strategy = solve::solve(contest, self.control, &mut nobody)?;
        if !strategy.answer {
            return None;
        }
        let (mut state, mut turns) = (contest.start(), Vec::new());
        while turns.len() < LONGEST {
            if contest.over(&state, &mut nobody) == Over::Right(true) {
                return Some(turns);
            }
            let mut next = contest.next(&state);
            if contest.yes_moves(&state) {
                let turn = strategy.turn(&state, 0)?;
                next.retain(|(told, _)| *told == turn);
            }
            let far = |(_, state): &(Turn, C::State)| strategy.far(state);
            let (turn, after) = next.into_iter().max_by_key(far)?;
            turns.push(turn);
            state = after;
        }
        None
    }
}
