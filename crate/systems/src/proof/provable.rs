//! What a rule set has for certificates: its questions as games, and how its score follows from their answers.

use loja_ground::{Board, ByColor, Color, PointSet};

use super::claim::{Claim, Question};
use super::contested::Contested;
use super::facts::Facts;
use super::lemmas::Lemmas;
use super::proved::Proved;
use super::refused::Refused;
use super::writer::Writer;
use crate::judgement::Judgement;

/// A claim, the part of the board that the one who shows it plays on, and the lemmas that may end it.
pub struct Posed<'a> {
    pub(crate) claim: &'a Claim,
    pub(crate) part: &'a PointSet,
    pub(crate) lemmas: Lemmas,
}

impl<'a> Posed<'a> {
    /// The claim, where it is played on the whole board.
    pub(crate) fn on_whole_board(&self) -> Result<&'a Claim, Refused> {
        match *self.part == self.claim.board.locations() {
            true => Ok(self.claim),
            false => Err(Refused::NoQuestion),
        }
    }

    /// The claim, where it is played on the whole board and no lemma ends it.
    pub(crate) fn plainly(&self) -> Result<&'a Claim, Refused> {
        match self.lemmas == Lemmas::NONE {
            true => self.on_whole_board(),
            false => Err(Refused::NoQuestion),
        }
    }
}

/// What a rule set has for certificates. Without anything of its own it has none.
pub trait Provable: Sync {
    /// A question as a game.
    ///
    /// # Errors
    /// When the rule set asks no such question.
    fn contest(&self, _posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        Err(Refused::NoQuestion)
    }

    /// The lemmas with which the finder tries a question, one after the other.
    fn lemmas(&self, _board: &Board) -> &'static [Lemmas] {
        &[Lemmas::NONE]
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

    /// Which answer to an inner question helps the one who shows this claim.
    fn relied_on(&self, _claim: &Claim) -> Option<bool> {
        None
    }

    /// Whether a question may rest on what another certificate has shown.
    ///
    /// # Errors
    /// When there is no such question.
    fn relies_on(&self, _posed: &Posed<'_>, _inner: &Proved) -> Result<bool, Refused> {
        Ok(false)
    }

    /// How many thousandths of a point the unit is in which [`Question::Ends`] asks.
    fn unit(&self) -> i64 {
        1000
    }

    /// The score in thousandths, Black minus White, from what was shown of a position.
    ///
    /// # Errors
    /// When that does not do, or the rule set does not count. Without a count of its own nothing shows the score.
    fn counted(&self, _facts: &Facts<'_>) -> Result<i64, Refused> {
        Err(Refused::Open)
    }

    /// Writes down what shows a judgement, beside its score.
    fn show(&self, _writer: &mut Writer<'_>, _judgement: &Judgement) {}
}
