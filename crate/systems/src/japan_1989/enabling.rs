//! Does a capture enable a new stone? Both parts of I6 (4752-4764), as games of one search.
//!
//! A new stone is one that its owner has played in the line, on a location of the set. It has *arisen* when the
//! enemy, first and without marks, can't force its capture on the board as it then is: uncapturable once more (beast
//! 12, 5608-16, says so of the recaptured stone; ours).
//!
//! *Plain passes.* After the capture, and in the second part, the owner passes plainly only to show that a stone has
//! arisen, with the capturer to move: else the capturer would pass too, and end the line without one. Before the
//! capture the capturer doesn't: the owner would end the line. So the games need not note plain passes.

use std::fmt;
use std::rc::Rc;

use loja_search::CirclesLoseForClaimant;
use loja_search::game::{Effort, Game, Side};

use super::arena::{Arena, Ground, Set, members};
use super::asking::Asking;
use super::capture::{Captures, counterpart};
use super::noted::{FIRST, Noted, Stage, UNBOUNDED, on, patience};

const MOST_OPEN: u32 = 100;

/// Which capturable stones also count as new stones.
pub(crate) trait Alive: fmt::Debug {
    /// `None` if `nodes` situations don't tell.
    fn is_alive(&self, ground: &Ground, owner: usize, at: usize, nodes: u64) -> Option<bool>;
}

/// The terms that both games share.
#[derive(Clone, Debug)]
pub(crate) struct Terms<'a> {
    pub(crate) arena: &'a Arena,
    pub(crate) asking: &'a Asking<'a>,
    pub(crate) owner: usize,
    pub(crate) set: Set,
    /// `None` if new stones have to be uncapturable.
    pub(crate) alive: Option<Rc<dyn Alive + 'a>>,
}

impl<'a> Terms<'a> {
    pub(crate) fn new(arena: &'a Arena, asking: &'a Asking<'a>, owner: usize, set: Set) -> Self {
        Terms {
            arena,
            asking,
            owner,
            set,
            alive: None,
        }
    }

    pub(crate) fn follow(&self, noted: &Noted, mut to: impl FnMut(Noted)) {
        let mover = if noted.owner_moves {
            self.owner
        } else {
            1 - self.owner
        };
        let next = |ground: Ground, new: Set, stones| Noted {
            ground,
            new: new & ground.stones[self.owner],
            owner_moves: !noted.owner_moves,
            stones,
            hunting: noted.hunting,
            stage: Stage::Plain,
        };
        let cost = u32::from(!noted.owner_moves && noted.stones != UNBOUNDED);
        if noted.stones >= cost {
            for at in members(self.arena.all & !noted.ground.occupied()) {
                if let Some((ground, _)) = self.arena.play(&noted.ground, mover, at) {
                    let new = if noted.owner_moves {
                        noted.new | self.set & 1 << at
                    } else {
                        noted.new
                    };
                    to(next(ground, new, noted.stones - cost));
                }
            }
        }
        for at in members(noted.ground.marks) {
            let ground = Ground {
                marks: noted.ground.marks & !(1 << at),
                ..noted.ground
            };
            to(next(ground, noted.new, noted.stones));
        }
    }

    pub(crate) fn pass(noted: &Noted) -> Noted {
        Noted {
            owner_moves: !noted.owner_moves,
            stage: Stage::Plain,
            ..*noted
        }
    }

    pub(crate) fn has_safe_new(&self, noted: &Noted) -> bool {
        let mut left = if noted.owner_moves { 0 } else { noted.new };
        while left != 0 {
            let at = left.trailing_zeros() as usize;
            if self.arena.is_safe(&noted.ground, self.owner, at) {
                return true;
            }
            left &= !self.arena.flood(noted.ground.stones[self.owner], 1 << at);
        }
        false
    }

    /// Plays the turn `from` one situation `to` another in `of`; a step of a nested question stays that step.
    pub(crate) fn counterpart(&self, of: &Noted, from: &Noted, to: &Noted) -> Option<Noted> {
        if (of.owner_moves, of.hunting) != (from.owner_moves, from.hunting) {
            return None;
        }
        if from.owner_moves == to.owner_moves {
            return (of.stage == from.stage).then_some(Noted {
                stage: to.stage,
                ..*of
            });
        }
        let mover = if of.owner_moves {
            self.owner
        } else {
            1 - self.owner
        };
        let ground = counterpart(self.arena, mover, &of.ground, &from.ground, &to.ground)?;
        let cost = from.stones - to.stones;
        let added = ground.stones[self.owner] & !of.ground.stones[self.owner];
        Some(Noted {
            ground,
            new: (of.new | self.set & added) & ground.stones[self.owner],
            owner_moves: to.owner_moves,
            stones: of.stones.checked_sub(cost)?,
            hunting: to.hunting,
            stage: to.stage,
        })
    }

    /// How far a stone that stays seems, and how much is left to cover.
    pub(crate) fn effort(&self, noted: &Noted) -> Effort {
        if let Stage::Arisen(time) = noted.stage {
            let much = 2 << time.min(20);
            return Effort {
                claimant: much,
                refuter: much,
            };
        }
        let Ground { stones, .. } = noted.ground;
        let (own, his) = (stones[self.owner], stones[1 - self.owner]);
        let touched = self.arena.around(his) | self.arena.wall[1 - self.owner];
        let (mut nearest, mut open) = (6, 0);
        for at in members(self.set) {
            let bit = 1 << at;
            let (far, left) = if noted.new & bit != 0 {
                (1, 3)
            } else if own & bit != 0 {
                (5, 0)
            } else if his & bit == 0 {
                (2, 2)
            } else {
                let (_, liberties) = self.arena.chain(&noted.ground, 1 - self.owner, at);
                liberties.map_or((9, 0), |set| {
                    (2 + set.count_ones(), u32::from(set.count_ones() < 2))
                })
            };
            nearest = nearest.min(far);
            // With no stone near, the capturer has to get there first.
            let far_off = (his | touched) & bit == 0;
            open += if far_off { 2 * left + 1 } else { left };
        }
        Effort {
            claimant: nearest,
            refuter: 1 + open.min(MOST_OPEN),
        }
    }

    /// Whether nothing arises any more, though the capturer only passes.
    pub(crate) fn is_covered(&self, noted: &Noted) -> bool {
        let capturer = 1 - self.owner;
        // `firm.rs` speaks only of uncapturable stones.
        self.alive.is_none()
            && noted.owner_moves
            && self.arena.may_cover(&noted.ground, capturer, self.set)
            && self.set
                & !self
                    .arena
                    .covered(&noted.ground, capturer, self.asking.lemmas.gaps)
                == 0
    }

    pub(crate) fn has_room(&self, noted: &Noted) -> bool {
        self.asking.lemmas.room && self.arena.has_room(&noted.ground, self.owner, self.set)
    }

    /// A new stone that has arisen, or that none has; `None` if `each` situations a stone don't tell.
    pub(crate) fn arisen(
        &self,
        noted: &Noted,
        captures: &mut Captures<'_>,
        each: u64,
    ) -> Option<Option<usize>> {
        captures.each = each;
        let mut left = noted.new;
        let mut unknown = false;
        while left != 0 {
            let at = left.trailing_zeros() as usize;
            match captures.capturable(&noted.ground, self.owner, at) {
                Some(false) => return Some(Some(at)),
                Some(true) => match &self.alive {
                    None => {}
                    Some(alive) => match alive.is_alive(&noted.ground, self.owner, at, each) {
                        Some(true) => return Some(Some(at)),
                        Some(false) => {}
                        None => unknown = true,
                    },
                },
                None => unknown = true,
            }
            left &= !self.arena.chain(&noted.ground, self.owner, at).0;
        }
        (!unknown).then_some(None)
    }

    pub(crate) fn asked(&self, noted: &Noted, captures: &mut Captures<'_>) -> Asked {
        // On the capturer's turn only: on the owner's, a pass shows the stone.
        if noted.owner_moves || noted.new == 0 {
            return Asked::Follow;
        }
        let to = |stage| Noted { stage, ..*noted };
        match noted.stage {
            Stage::Plain => match self.arisen(noted, captures, FIRST) {
                Some(Some(_)) => Asked::Arisen,
                Some(None) => Asked::Follow,
                None => Asked::On(vec![to(Stage::Choice)]),
            },
            Stage::Choice => Asked::On(vec![to(Stage::GoOn), to(Stage::Arisen(1))]),
            Stage::Arisen(time) => match self.arisen(noted, captures, patience(time)) {
                Some(Some(_)) => Asked::Arisen,
                Some(None) => Asked::Not,
                None => Asked::On(on(time, to(Stage::Arisen(time + 1)))),
            },
            Stage::GoOn | Stage::After(_) => Asked::Follow,
        }
    }
}

pub(crate) enum Asked {
    /// One has.
    Arisen,
    /// None has, and going on was the other choice.
    Not,
    /// The question goes on.
    On(Vec<Noted>),
    /// None has, or we take it so: play goes on.
    Follow,
}

/// The owner claims that a stone will arise: after the capture, or in the second part.
#[derive(Debug)]
pub(crate) struct Arise<'a> {
    pub(crate) terms: Terms<'a>,
    pub(crate) captures: Captures<'a>,
}

impl CirclesLoseForClaimant for Arise<'_> {}

impl Game for Arise<'_> {
    type Key = Noted;

    fn glance(&self, noted: &Noted) -> Option<Side> {
        if noted.stage != Stage::Plain {
            return None;
        }
        if self.terms.has_safe_new(noted) {
            return Some(Side::Claimant);
        }
        self.terms.is_covered(noted).then_some(Side::Refuter)
    }

    fn expand(&mut self, noted: &Noted, successors: &mut Vec<Noted>) -> Option<Side> {
        if noted.stage == Stage::Plain && self.terms.has_room(noted) {
            return Some(Side::Claimant);
        }
        match self.terms.asked(noted, &mut self.captures) {
            Asked::Arisen => return Some(Side::Claimant),
            Asked::Not => return Some(Side::Refuter),
            Asked::On(to) => {
                successors.extend(to);
                return None;
            }
            Asked::Follow => {}
        }
        self.terms.follow(noted, |next| successors.push(next));
        if !noted.owner_moves || noted.new != 0 {
            successors.push(Terms::pass(noted));
        }
        None
    }

    fn may_expand(&self) -> bool {
        self.terms.asking.may_look()
    }

    fn are_alike(&self) -> bool {
        self.terms.asking.lemmas.alike
    }

    fn counterpart(&mut self, of: &Noted, from: &Noted, to: &Noted) -> Option<Noted> {
        self.terms.counterpart(of, from, to)
    }

    fn effort(&self, noted: &Noted) -> Effort {
        self.terms.effort(noted)
    }
}
