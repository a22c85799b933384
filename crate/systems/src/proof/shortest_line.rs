//! One line of the play that a certificate would have whole: the one who is right takes the shortest way, the other the longest.

use loja_ground::{Color, PointSet};
use loja_search::Control;

use super::advise::Advise;
use super::certify::first;
use super::claim::{Claim, Question};
use super::contest::Turn;
use super::contested;
use super::lemmas::Lemmas;
use super::provable::Posed;
use super::refused::Refused;
use crate::frame::Start;
use crate::ruleset::System;

/// How a question that ends when yes is right comes to yes; none where it doesn't, where more situations would be needed, or where it rests on inner questions.
///
/// The contest is given, and not asked of the rule set: so who wants a line alone brings no finder and no checker along.
pub(crate) fn line<C: Advise>(
    rules: System,
    start: &Start,
    question: &Question,
    part: &PointSet,
    contest: impl FnOnce(&Posed<'_>) -> Result<C, Refused>,
    control: &Control<'_>,
) -> Option<Vec<Turn>> {
    // A capture is asked for by the enemy, who moves first.
    let turn = first(question, &start.stones, Color::Black)?;
    let claim = Claim::of(rules, start, turn, question.clone());
    let posed = Posed {
        claim: &claim,
        part,
        lemmas: Lemmas::NONE,
    };
    contested::line(&contest(&posed).ok()?, control)
}
