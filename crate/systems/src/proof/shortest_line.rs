//! One line of a certificate's play: the winner takes the shortest way, the other the longest.

use loja_ground::{Color, PointSet};
use loja_search::Control;

use super::advise::Advise;
use super::certify::first;
use super::claim::{Question, RuleSetClaim};
use super::contest::ProofTurn;
use super::contested;
use super::lemmas::EndLemmas;
use super::provable::Posed;
use super::refused::Refused;
use crate::frame::Start;
use crate::ruleset::System;

/// How a question comes to yes, within the limits and without inner questions.
///
/// The caller gives the contest, so that a line alone needs no finder or checker.
pub(crate) fn line<C: Advise>(
    rules: System,
    start: &Start,
    question: &Question,
    part: &PointSet,
    contest: impl FnOnce(&Posed<'_>) -> Result<C, Refused>,
    control: &Control<'_>,
) -> Option<Vec<ProofTurn>> {
    // The enemy, who asks for a capture, moves first.
    let turn = first(question, &start.stones, Color::Black)?;
    let claim = RuleSetClaim::of(rules, start, turn, question.clone());
    let posed = Posed {
        claim: &claim,
        part,
        lemmas: EndLemmas::NONE,
    };
    contested::line(&contest(&posed).ok()?, control)
}
