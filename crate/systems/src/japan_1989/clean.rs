//! The first part of I6: the capture without a new stone.

use loja_search::game::{Effort, Game, Side};
use loja_search::{CirclesLoseForClaimant, Node, Search};

use super::arena::Set;
use super::capture::settle_in_room;
use super::enabling::{Arise, Asked, Terms};
use super::noted::{Noted, Stage, on, patience};

/// The capturer claims to take the stone with nothing arising, then or later.
#[derive(Debug)]
pub(crate) struct Clean<'a> {
    pub(crate) target: usize,
    pub(crate) after: Search<Arise<'a>>,
    /// Situations that may still be expanded after captures.
    pub(crate) left: u64,
}

impl CirclesLoseForClaimant for Clean<'_> {}

impl Clean<'_> {
    fn is_clean(&mut self, noted: &Noted, time: u8) -> Option<bool> {
        let before = self.after.expanded();
        let plain = after(noted);
        let winner = settle_in_room(&mut self.after, &plain, self.left.min(patience(time)));
        self.left = self.left.saturating_sub(self.after.expanded() - before);
        Some(winner? == Side::Refuter)
    }
}

/// As after the capture, when only a new stone matters.
fn after(noted: &Noted) -> Noted {
    Noted {
        hunting: false,
        stage: Stage::Plain,
        ..*noted
    }
}

impl Game for Clean<'_> {
    type Key = Noted;

    fn glance(&self, noted: &Noted) -> Option<Side> {
        if let Stage::After(_) = noted.stage {
            return self.after.winner_of(&after(noted)).map(Side::other);
        }
        if noted.stage != Stage::Plain {
            return None;
        }
        let terms = &self.after.game().terms;
        let (_, liberties) = terms.arena.chain(&noted.ground, terms.owner, self.target);
        let stays =
            liberties.is_none() || terms.arena.is_safe(&noted.ground, terms.owner, self.target);
        (stays || terms.has_safe_new(noted)).then_some(Side::Refuter)
    }

    fn expand(&mut self, noted: &Noted, successors: &mut Vec<Noted>) -> Option<Side> {
        if let Stage::After(time) = noted.stage {
            let clean = self.is_clean(noted, time);
            if clean.is_none() {
                let stage = Stage::After(time + 1);
                successors.extend(on(time, Noted { stage, ..*noted }));
            }
            return clean.map(|clean| match clean {
                true => Side::Claimant,
                false => Side::Refuter,
            });
        }
        let game = self.after.game_mut();
        match game.terms.asked(noted, &mut game.captures) {
            Asked::Arisen => return Some(Side::Refuter),
            Asked::Not => return Some(Side::Claimant),
            Asked::On(to) => {
                successors.extend(to);
                return None;
            }
            Asked::Follow => {}
        }
        let terms = &self.after.game().terms;
        let owner = terms.owner;
        terms.follow(noted, |next| successors.push(next));
        for next in successors.iter_mut() {
            if next.ground.stones[owner] & 1 << self.target == 0 {
                next.stage = Stage::After(0);
            }
        }
        if noted.owner_moves {
            successors.push(Terms::pass(noted));
        }
        None
    }

    fn may_expand(&self) -> bool {
        self.after.game().terms.asking.may_look()
    }

    fn are_alike(&self) -> bool {
        self.after.game().terms.asking.lemmas.alike
    }

    fn counterpart(&mut self, of: &Noted, from: &Noted, to: &Noted) -> Option<Noted> {
        let mut next = self.after.game().terms.counterpart(of, from, to)?;
        let Terms { owner, .. } = self.after.game().terms;
        if of.owner_moves != next.owner_moves {
            let taken = next.ground.stones[owner] & 1 << self.target == 0;
            next.stage = if taken { Stage::After(0) } else { Stage::Plain };
        }
        Some(next)
    }

    fn effort(&self, noted: &Noted) -> Effort {
        let terms = &self.after.game().terms;
        match noted.stage {
            Stage::After(time) => {
                let plain = after(noted);
                let known = self.after.node(&plain).and_then(Node::effort);
                let effort = known.unwrap_or_else(|| terms.effort(&plain));
                let least = 1 << (time / 2).min(20);
                Effort {
                    claimant: effort.refuter.max(least),
                    refuter: effort.claimant.max(least),
                }
            }
            Stage::Arisen(_) => terms.effort(noted),
            _ => {
                let (_, liberties) = terms.arena.chain(&noted.ground, terms.owner, self.target);
                Effort {
                    claimant: liberties.map_or(1, Set::count_ones).max(1),
                    refuter: 1,
                }
            }
        }
    }
}
