use loja_ground::{Board, ByColor, Color, PointSet};

use super::claim::{Question, RuleSetClaim};
use super::contested::Contested;
use super::facts::Facts;
use super::lemmas::EndLemmas;
use super::proved::Proved;
use super::refused::Refused;
use super::writer::Writer;
use crate::judgement::Judgement;

/// A claim, the part where its prover plays, and the lemmas that may end it.
pub struct Posed<'a> {
    pub(crate) claim: &'a RuleSetClaim,
    pub(crate) part: &'a PointSet,
    pub(crate) lemmas: EndLemmas,
}

impl<'a> Posed<'a> {
    pub(crate) fn on_whole_board(&self) -> Result<&'a RuleSetClaim, Refused> {
        match *self.part == self.claim.board.locations() {
            true => Ok(self.claim),
            false => Err(Refused::NoQuestion),
        }
    }

    /// The claim, if on the whole board without lemmas.
    pub(crate) fn plainly(&self) -> Result<&'a RuleSetClaim, Refused> {
        match self.lemmas == EndLemmas::NONE {
            true => self.on_whole_board(),
            false => Err(Refused::NoQuestion),
        }
    }
}

/// A rule set's questions as games, and its score; by default, none.
pub trait Provable: Sync {
    /// A question as a game.
    ///
    /// # Errors
    /// If the rule set has no such question.
    fn contest(&self, _posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        Err(Refused::NoQuestion)
    }

    /// The lemmas that the finder tries, in order.
    fn lemmas(&self, _board: &Board) -> &'static [EndLemmas] {
        &[EndLemmas::NONE]
    }

    /// Where a player who shows an answer plays.
    fn part(
        &self,
        board: &Board,
        _stones: &ByColor<PointSet>,
        _question: &Question,
        _shows: Color,
    ) -> PointSet {
        board.locations()
    }

    /// The answer to an inner question that helps this claim's prover.
    fn relied_on(&self, _claim: &RuleSetClaim) -> Option<bool> {
        None
    }

    /// Whether a question may rest on another certificate.
    ///
    /// # Errors
    /// On an impossible question.
    fn relies_on(&self, _posed: &Posed<'_>, _inner: &Proved) -> Result<bool, Refused> {
        Ok(false)
    }

    /// The unit of [`Question::Ends`], in thousandths of a point.
    fn unit(&self) -> i64 {
        1000
    }

    /// The score in thousandths, Black minus White, from what was shown.
    ///
    /// # Errors
    /// If that isn't enough; by default, always.
    fn counted(&self, _facts: &Facts<'_>) -> Result<i64, Refused> {
        Err(Refused::Open)
    }

    /// Writes what shows a judgement, beside its score.
    fn show(&self, _writer: &mut Writer<'_>, _judgement: &Judgement) {}
}
