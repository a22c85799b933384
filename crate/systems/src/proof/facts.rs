use loja_ground::{ByColor, Color, PointSet};
use loja_search::Control;

use super::claim::{Question, RuleSetClaim};
use super::proved::Proved;
use super::refused::Refused;
use crate::frame::Start;
use crate::ruleset::Arbiter;

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

    /// The score by rules that search for nothing: of the board as it is.
    pub(crate) fn as_it_stands(&self, rules: &dyn Arbiter) -> Result<i64, Refused> {
        let judged = rules.judge(&self.start(), self.komi, &Control::default());
        let judged = judged.map_err(|_| Refused::NoQuestion)?;
        judged.outcome.score().ok_or(Refused::NoQuestion)
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
