//! Whole scores: other certificates show the strings, and the rule set's text counts the rest, without a search.

use loja_ground::ByColor;

use super::claim::{Question, RuleSetClaim};
use super::facts::Facts;
use super::proved::Proved;
use super::refused::Refused;
use crate::fault::Fault;
use crate::ruleset::System;

/// Whether what others have shown yields this score, or another if that is claimed.
pub(super) fn shows(claim: &RuleSetClaim, rests: &[&Proved]) -> Result<(), Refused> {
    let Question::Score(told) = &claim.question else {
        return Err(Refused::NoQuestion);
    };
    if rests.iter().any(|rest| rest.claim.stones != claim.stones) {
        return Err(Refused::Inner);
    }
    let counted = counted(claim, told.taken, told.komi, rests)?;
    match (counted == told.points) == claim.answer {
        true => Ok(()),
        false => Err(Refused::Fails(0)),
    }
}

pub(super) fn counted(
    claim: &RuleSetClaim,
    taken: ByColor<u32>,
    komi: i64,
    shown: &[&Proved],
) -> Result<i64, Refused> {
    Fault::check(&claim.board, &claim.stones).map_err(|_| Refused::NoQuestion)?;
    let rules = System::from_name(claim.rules).ok_or(Refused::NoQuestion)?;
    rules.provable().counted(&Facts {
        claim,
        taken,
        komi,
        shown,
    })
}
