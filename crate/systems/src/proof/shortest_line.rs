//! One line of the play that a certificate would have whole: the one who is right takes the shortest way, the other the longest.

use loja_search::Control;

use super::certify::first;
use super::claim::{Claim, Question};
use super::contest::Turn;
use super::lemmas::Lemmas;
use super::provable::Posed;
use crate::frame::Start;
use crate::ruleset::System;

/// How a question that ends when yes is right comes to yes; none where it doesn't, where more situations would be needed, or where it rests on inner questions.
pub(crate) fn line(
    rules: System,
    start: &Start,
    question: &Question,
    control: &Control<'_>,
) -> Option<Vec<Turn>> {
    let turn = first(question, &start.stones, start.turn)?;
    let claim = Claim::of(rules, start, turn, question.clone());
    let part = rules.part(&claim.board, &claim.stones, question, turn);
    let posed = Posed {
        claim: &claim,
        part: &part,
        lemmas: Lemmas::NONE,
    };
    rules.contest(&posed).ok()?.line(control)
}
