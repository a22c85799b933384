//! Does a capture enable a new stone? The two parts of I6 (4752-4764), both as games of the same search.
//!
//! A new stone is one that its owner has played in the line, on a location of the set. It has *arisen* when on the board as it then is the
//! enemy, first and without marks, can't force its capture: the definition of an uncapturable stone once more
//! (beast 12, 5608-16, speaks so of the retaken stone; ours).
//!
//! *Plain passes.* After the capture, and in the second part, who waits for a stone to arise passes plainly only to show that it has, with the
//! capturer to move: else the capturer would pass too, and the line ends without one. Before it the capturer does not: the owner would end it. So the games need not note plain passes.

use std::fmt;
use std::rc::Rc;

use loja_search::CirclesLoseForClaimant;
use loja_search::game::{Effort, Game, Side};

use super::arena::{Arena, Ground, Set, members};
use super::asking::Asking;
use super::capture::{Captures, counterpart};
use super::noted::{FIRST, Noted, Stage, UNBOUNDED, on, patience};

/// An effort of the capturer counts no more than this.
const MOST_OPEN: u32 = 100;

/// Which capturable stones are as good as uncapturable ones where a new stone is asked for.
pub(crate) trait Alive: fmt::Debug {
    /// Whether this stone is; `None` where that isn't found out within so many situations.
    fn is_alive(&self, ground: &Ground, owner: usize, at: usize, nodes: u64) -> Option<bool>;
}

/// What both games know.
#[derive(Clone, Debug)]
pub(crate) struct Terms<'a> {
    pub(crate) arena: &'a Arena,
    pub(crate) asking: &'a Asking<'a>,
    pub(crate) owner: usize,
    pub(crate) set: Set,
    /// None where a new stone has to be uncapturable.
    pub(crate) alive: Option<Rc<dyn Alive + 'a>>,
}

impl<'a> Terms<'a> {
    /// The terms by which a new stone has to be uncapturable.
    pub(crate) fn new(arena: &'a Arena, asking: &'a Asking<'a>, owner: usize, set: Set) -> Self {
        Terms {
            arena,
            asking,
            owner,
            set,
            alive: None,
        }
    }

    /// All situations after one turn but a plain pass.
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

    /// A new stone that is seen at once to stay.
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

    /// The successor of a situation by the turn that leads from one to another; a step of a nested question is the same one.
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

    /// How far it looks from a stone that stays on the set, and how much is left to be covered.
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
            // Where no stone of the capturer's is near, he has to come first.
            let far_off = (his | touched) & bit == 0;
            open += if far_off { 2 * left + 1 } else { left };
        }
        Effort {
            claimant: nearest,
            refuter: 1 + open.min(MOST_OPEN),
        }
    }

    /// Nothing can arise on the set any more, though the capturer only passes.
    pub(crate) fn is_covered(&self, noted: &Noted) -> bool {
        let capturer = 1 - self.owner;
        // The lemmas of `firm.rs` say where no uncapturable stone arises, and of others nothing.
        self.alive.is_none()
            && noted.owner_moves
            && self.arena.may_cover(&noted.ground, capturer, self.set)
            && self.set
                & !self
                    .arena
                    .covered(&noted.ground, capturer, self.asking.lemmas.gaps)
                == 0
    }

    /// A new stone arises, whatever the capturer does.
    pub(crate) fn has_room(&self, noted: &Noted) -> bool {
        self.asking.lemmas.room && self.arena.has_room(&noted.ground, self.owner, self.set)
    }

    /// A new stone that has arisen, or that none has; `None` where that is not found out with so many situations for each.
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

    /// What a stage in which it is asked whether a new stone has arisen comes to.
    pub(crate) fn asked(&self, noted: &Noted, captures: &mut Captures<'_>) -> Asked {
        // On the capturer's turn only: what stands on the owner's he shows by a pass.
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

/// What comes of asking whether a new stone has arisen.
pub(crate) enum Asked {
    /// One has.
    Arisen,
    /// None has, and to go on was the other choice.
    Not,
    /// The question goes on.
    On(Vec<Noted>),
    /// None has, or that is taken so: play goes on.
    Follow,
}

/// After the capture, and the whole second part: the owner claims that a stone will arise.
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
