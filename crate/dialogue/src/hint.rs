//! Hints in three steps: where to look, what to achieve, the move.

use loja_certificate::Choice;
use loja_rules::{Chain, Color, PointSet};
use loja_solver::opponent::BadMove;

use crate::deed::Deed;
use crate::move_effects::done;
use crate::move_purpose::{Scene, is_far};
use crate::place;
use crate::placed_sentence::PlacedSentence;
use crate::standing::{UNDECIDED, winner};
use crate::talk::{Talk, reached, turn};
use crate::text::sentence;
use crate::voice::chains;

impl Talk<'_> {
    /// Hints for the player to move, the gentlest first; none if nothing is left to do.
    ///
    /// # Errors
    ///
    /// If the line has an illegal move, or one after the end.
    pub fn hints(&mut self, line: &[Choice]) -> Result<Vec<PlacedSentence>, BadMove> {
        let found = self.judge(line)?;
        let Some(best) = found.best.filter(|_| found.end.is_none()) else {
            return Ok(Vec::new());
        };
        let claim = self.claim();
        let voice = self.voice(Some(found.turn));
        let before = reached(&claim, line);
        let Ok(after) = before.successor(turn(best)) else {
            return Ok(Vec::new());
        };
        let longer = [line, &[best]].concat();
        let shown = self.shown(voice, &longer)?;
        // What it prevents says more than an end far away.
        let wins = winner(&claim, found.expectation) == Some(found.turn);
        let passed = if wins && best != Choice::Pass && is_far(&shown) {
            Some(self.why(&[line, &[Choice::Pass]].concat())?)
        } else {
            None
        };
        let deed = Deed::between(&before, &after);
        let scene = Scene {
            voice,
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
    fn place(&self) -> PlacedSentence {
        let mut said = match self.wins() {
            Some(true) => String::new(),
            Some(false) if self.lasts_longest() => {
                "The engine expects no move to win here; this is about holding out longest. "
                    .to_owned()
            }
            Some(false) => {
                "The engine expects no move to win here; this is about making it hard. ".to_owned()
            }
            None => format!("{UNDECIDED} This looks most promising. "),
        };
        let Some(at) = self.deed.at else {
            said.push_str("Look at the whole set. Do you need a stone there at all?");
            let points = self.claim.set().clone();
            return PlacedSentence {
                words: said,
                points,
            };
        };
        if let Some((chain, owner)) = self.concerned() {
            let stones = self.voice.stones(self.before, owner, &chain.members);
            said.push_str(&sentence(&["look at ", &stones.text].concat()));
            let points = chain.members;
            return PlacedSentence {
                words: said,
                points,
            };
        }
        let mut points: PointSet = self.before.board().neighbors(at).iter().copied().collect();
        points.insert(at);
        let place = match place::of(self.voice.layout, &points) {
            place if place.starts_with("all") => "at the whole board".to_owned(),
            place => place,
        };
        said.push_str(&sentence(&["look ", &place].concat()));
        PlacedSentence {
            words: said,
            points,
        }
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

    /// The move.
    fn point(&self) -> PlacedSentence {
        let verbs = ["play", "take", "pass"];
        let words = sentence(&done(self.voice, verbs, self.before, self.deed));
        PlacedSentence {
            words,
            points: self.deed.at.into_iter().collect(),
        }
    }
}
