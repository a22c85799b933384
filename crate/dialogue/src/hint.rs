//! Hints in three steps: where to look, what to achieve, the move.

use loja_certificate::Choice;
use loja_rules::{Chain, Color, PassCount, PointSet};
use loja_solver::opponent::BadMove;
use loja_voice::ArgumentFact;

use crate::chains::chains;
use crate::deed::Deed;
use crate::move_purpose::{Scene, is_far};
use crate::place::place;
use crate::placed_facts::PlacedFacts;
use crate::standing::winner;
use crate::stones::stones_at;
use crate::talk::{Talk, reached};

impl Talk<'_> {
    /// Hints for the player to move, the gentlest first; none if nothing is left to do.
    ///
    /// # Errors
    ///
    /// If the line has an illegal move, or one after the end.
    pub fn hints(&mut self, line: &[Choice]) -> Result<Vec<PlacedFacts>, BadMove> {
        let found = self.judge(line)?;
        let Some(best) = found.best.filter(|_| found.end.is_none()) else {
            return Ok(Vec::new());
        };
        let claim = self.claim();
        let before = reached(&claim, line);
        let Ok(after) = before.successor(best.into()) else {
            return Ok(Vec::new());
        };
        let longer = [line, &[best]].concat();
        let shown = self.show(&longer)?;
        // What it prevents says more than an end far away.
        let wins = winner(&claim, found.expectation) == Some(found.turn);
        let passed = if wins && best != Choice::Pass && is_far(&shown) {
            Some(self.why(&[line, &[Choice::Pass]].concat())?)
        } else {
            None
        };
        let deed = Deed::between(&before, &after);
        let scene = Scene {
            layout: self.layout,
            claim: &claim,
            found: &found,
            before: &before,
            after: &after,
            deed: &deed,
        };
        let purpose = scene.purpose(&shown, passed.as_ref());
        Ok(vec![scene.place(), purpose, scene.point()])
    }
}

impl Scene<'_> {
    fn place(&self) -> PlacedFacts {
        let mut facts = match self.wins() {
            Some(true) => Vec::new(),
            Some(false) if self.lasts_longest() => vec![ArgumentFact::LostHoldOut],
            Some(false) => vec![ArgumentFact::LostMakeHard],
            None => vec![ArgumentFact::Undecided, ArgumentFact::LooksPromising],
        };
        let (look, points) = match (self.deed.at, self.concerned()) {
            (None, _) => (ArgumentFact::LookAtSet, self.claim.set().clone()),
            (_, Some((chain, owner))) => {
                let stones = stones_at(self.before, owner, &chain.members);
                (ArgumentFact::LookAtStones { stones }, chain.members)
            }
            (Some(at), None) => {
                let near = self.before.board().neighbors(at).iter().copied();
                let points: PointSet = near.chain([at]).collect();
                let place = place(self.layout, &points);
                (ArgumentFact::LookAtPlace { place }, points)
            }
        };
        facts.push(look);
        PlacedFacts { facts, points }
    }

    fn concerned(&self) -> Option<(Chain, Color)> {
        let color = self.deed.color;
        if let Some(first) = chains(self.before, &self.deed.captured).into_iter().next() {
            return Some((first, color.other()));
        }
        let at = self.deed.at?;
        let near = self.before.board().neighbors(at).iter().copied();
        let near: PointSet = near.collect();
        for owner in [color, color.other()] {
            let beside = near.intersection(&self.before.situation().stones()[owner]);
            for chain in chains(self.before, &beside) {
                let permanent = chain.has_permanent_stone(self.before.situation());
                let most = if owner == color { 1 } else { 2 };
                if !permanent && chain.liberties(self.before.situation()).len() <= most {
                    return Some((chain, owner));
                }
            }
        }
        None
    }

    fn point(&self) -> PlacedFacts {
        let fact = match self.deed.at {
            Some(at) => ArgumentFact::Play {
                at,
                taken: self.deed.taken(self.before),
                ko: !self.deed.ko.is_empty(),
            },
            None => ArgumentFact::Pass {
                too: self.before.situation().pass_count() == PassCount::One,
            },
        };
        PlacedFacts::new(fact, self.deed.at.into_iter().collect())
    }
}
