//! One line of the play that a certificate would have whole: the one who is right takes the shortest way, the other the longest.

use loja_ground::{Board, ByColor, PointSet};
use loja_search::Control;

use super::certify::first;
use super::claim::{Claim, Question};
use super::contest::Turn;
use super::lemmas::Lemmas;
use super::provable::Posed;
use crate::ruleset::System;

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
        rules: rules.name(),
        board: board.clone(),
        stones: stones.clone(),
        turn,
        question: question.clone(),
        answer: true,
    };
    let part = rules.part(board, stones, question, turn);
    let posed = Posed {
        claim: &claim,
        part: &part,
        lemmas: Lemmas::NONE,
    };
    rules.contest(&posed).ok()?.line(control)
}
