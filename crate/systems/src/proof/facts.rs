//! What certificates have shown of a position, for those who count it.

use loja_ground::{ByColor, Color, PointSet};

use super::claim::{Claim, Question};
use super::proved::Proved;
use super::refused::Refused;
use crate::frame::Start;
use crate::judgement::Judgement;

/// A position, and what others have shown of it.
pub struct Facts<'a> {
    pub(crate) claim: &'a Claim,
    /// How many stones of each colour were taken off before.
    pub(crate) taken: ByColor<u32>,
    /// Komi in thousandths.
    pub(crate) komi: i64,
    pub(crate) shown: &'a [&'a Proved],
}

impl Facts<'_> {
    /// Points in thousandths, without komi.
    pub(crate) fn thousandths(&self, points: i64) -> i64 {
        points.saturating_mul(1000).saturating_sub(self.komi)
    }

    /// The position, and what was taken off before.
    pub(crate) fn start(&self) -> Start {
        Start {
            prisoners: self.taken,
            ..self.claim.start()
        }
    }

    /// The score of a judgement that counts what stands.
    pub(crate) fn score_of(judgement: &Judgement) -> Result<i64, Refused> {
        judgement.outcome.score().ok_or(Refused::NoQuestion)
    }

    /// Whether something of the kind was shown with this answer.
    pub(crate) fn shown(&self, answer: bool, is: impl Fn(&Question) -> bool) -> bool {
        let mut all = self.shown.iter();
        all.any(|one| one.claim.answer == answer && is(&one.claim.question))
    }

    /// All dead stones.
    ///
    /// # Errors
    /// When it is not shown of each string whether it lives.
    pub(crate) fn dead_by(
        &self,
        lives: impl Fn(&PointSet, Color) -> Option<bool>,
    ) -> Result<PointSet, Refused> {
        let Claim { board, stones, .. } = self.claim;
        let mut dead = PointSet::new();
        for owner in Color::ALL {
            for chain in stones.chains(board, &stones[owner]) {
                if !lives(&chain.members, owner).ok_or(Refused::Open)? {
                    dead = dead.union(&chain.members);
                }
            }
        }
        Ok(dead)
    }
}
