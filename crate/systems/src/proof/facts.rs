use loja_ground::{ByColor, Color, PointSet};

use super::claim::{Question, RuleSetClaim};
use super::proved::Proved;
use super::refused::Refused;
use crate::frame::Start;
use crate::judgement::Judgement;

/// A position, and what certificates have shown of it.
pub struct Facts<'a> {
    pub(crate) claim: &'a RuleSetClaim,
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

    pub(crate) fn start(&self) -> Start {
        Start {
            prisoners: self.taken,
            ..self.claim.start()
        }
    }

    pub(crate) fn score_of(judgement: &Judgement) -> Result<i64, Refused> {
        judgement.outcome.score().ok_or(Refused::NoQuestion)
    }

    pub(crate) fn shown(&self, answer: bool, is: impl Fn(&Question) -> bool) -> bool {
        let mut all = self.shown.iter();
        all.any(|one| one.claim.answer == answer && is(&one.claim.question))
    }

    /// All dead stones, or an error if some string's life isn't shown.
    pub(crate) fn dead_by(
        &self,
        lives: impl Fn(&PointSet, Color) -> Option<bool>,
    ) -> Result<PointSet, Refused> {
        let RuleSetClaim { board, stones, .. } = self.claim;
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
