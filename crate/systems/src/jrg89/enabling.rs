//! Does a capture enable a new stone? The two parts of I6 (4752-4764), both as games of the same search.
//!
//! A new stone is one that its owner has played in the line, on a location of the set. It has *arisen* when on the board as it then is the
//! enemy, first and without marks, can't force its capture: the definition of an uncapturable stone once more
//! (beast 12, 5608-16, speaks so of the retaken stone; ours).
//!
//! *Plain passes.* After the capture, and in the second part, who waits for a stone to arise passes plainly only to show that it has, with the
//! capturer to move: else the capturer would pass too, and the line ends without one. Before it the capturer does not: the owner would end it. So the games need not note plain passes.

use loja_search::CirclesLoseForClaimant;
use loja_search::game::{Effort, Game, Key, Side};
use loja_search::graph::MOST_SUCCESSORS;

use super::arena::{Arena, Ground, Set, members};
use super::asking::Asking;
use super::capture::{Captures, counterpart, ground, words};

/// No bound on the capturer's stones.
pub(super) const UNBOUNDED: u32 = 1 << 20;

/// A situation, with the new stones on the set that are still there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Noted {
    pub(super) ground: Ground,
    pub(super) new: Set,
    pub(super) owner_moves: bool,
    /// How many stones the capturer may still play.
    pub(super) stones: u32,
    /// Before the capture. It makes the claimant the capturer.
    pub(super) hunting: bool,
    pub(super) stage: Stage,
}

/// Which of the steps that a hard nested question is cut into. Each is a node of its own, so that the search goes on with whatever looks most decisive, and no
/// such question takes all that there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stage {
    /// A situation. Where new stones stand it is asked whether one has arisen, for a short while.
    Plain,
    /// The same where the answer to that is taken for no.
    GoOn,
    /// The owner chooses: to go on, or to have it asked longer.
    Choice,
    /// It is asked for the so-manieth time.
    Arisen(u8),
    /// After a capture it is asked so whether something arises.
    After(u8),
}

/// At most so many repetitions of one nested question; each may take some times more than the one before.
const MOST_ASKED: u8 = 27;

impl Stage {
    fn number(self) -> u32 {
        match self {
            Stage::Plain => 0,
            Stage::GoOn => 1,
            Stage::Choice => 2,
            Stage::Arisen(time) => 3 + u32::from(time.min(MOST_ASKED)),
            Stage::After(time) => 35 + u32::from(time.min(MOST_ASKED)),
        }
    }

    fn of(number: u32) -> Stage {
        let time = |number: u32| u8::try_from(number).unwrap_or(MOST_ASKED);
        match number {
            0 => Stage::Plain,
            1 => Stage::GoOn,
            2 => Stage::Choice,
            3..35 => Stage::Arisen(time(number - 3)),
            _ => Stage::After(time(number - 35)),
        }
    }
}

/// What follows where a nested question stays open: the same once more. At the end of all patience, where nothing is left to ask with, nothing may be
/// concluded: so it follows more often than the search can write down.
pub(super) fn on(time: u8, again: Noted) -> Vec<Noted> {
    let times = match time {
        MOST_ASKED.. => usize::from(MOST_SUCCESSORS) + 1,
        _ => 1,
    };
    vec![again; times]
}

/// How many situations a nested question may take the first time, …
const FIRST: u64 = 100;

/// … and the so-manieth time.
pub(super) fn patience(time: u8) -> u64 {
    FIRST << time.min(MOST_ASKED)
}

impl Key for Noted {
    type Words = [u64; 8];

    #[allow(
        clippy::cast_possible_truncation,
        reason = "the two halves of a number"
    )]
    fn pack(&self) -> ([u64; 8], u32) {
        let [a, b, c, d, e, f] = words(&self.ground);
        let new = [self.new as u64, (self.new >> 64) as u64];
        let who = u32::from(self.owner_moves) << 1 | u32::from(self.hunting);
        let rest = self.stones << 8 | self.stage.number() << 2 | who;
        ([a, b, c, d, e, f, new[0], new[1]], rest)
    }

    fn unpack(&[a, b, c, d, e, f, low, high]: &[u64; 8], rest: u32) -> Noted {
        Noted {
            ground: ground(&[a, b, c, d, e, f]),
            new: Set::from(high) << 64 | Set::from(low),
            owner_moves: rest & 2 != 0,
            stones: rest >> 8,
            hunting: rest & 1 != 0,
            stage: Stage::of(rest >> 2 & 63),
        }
    }

    fn side(&self) -> Side {
        let asked = !matches!(self.stage, Stage::Plain | Stage::GoOn);
        match (self.owner_moves || asked) != self.hunting {
            true => Side::Claimant,
            false => Side::Refuter,
        }
    }
}

/// What both games know.
#[derive(Debug)]
pub(super) struct Terms<'a> {
    pub(super) arena: &'a Arena,
    pub(super) asking: &'a Asking<'a>,
    pub(super) owner: usize,
    pub(super) set: Set,
}

impl Terms<'_> {
    /// All situations after one turn but a plain pass.
    pub(super) fn follow(&self, noted: &Noted, mut to: impl FnMut(Noted)) {
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

    pub(super) fn pass(noted: &Noted) -> Noted {
        Noted {
            owner_moves: !noted.owner_moves,
            stage: Stage::Plain,
            ..*noted
        }
    }

    /// A new stone that is seen at once to stay.
    pub(super) fn has_safe_new(&self, noted: &Noted) -> bool {
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
    pub(super) fn counterpart(&self, of: &Noted, from: &Noted, to: &Noted) -> Option<Noted> {
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

    /// How far it looks from a stone that stays on the set, and how much stands in its way.
    pub(super) fn effort(&self, noted: &Noted) -> Effort {
        if let Stage::Arisen(time) = noted.stage {
            let much = 2 << time.min(20);
            return Effort {
                claimant: much,
                refuter: much,
            };
        }
        let Ground { stones, .. } = noted.ground;
        let (own, his) = (stones[self.owner], stones[1 - self.owner]);
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
            open += left;
        }
        Effort {
            claimant: nearest,
            refuter: 1 + open.min(12),
        }
    }

    /// Nothing can arise on the set any more, though the capturer only passes.
    pub(super) fn is_covered(&self, noted: &Noted) -> bool {
        let capturer = 1 - self.owner;
        noted.owner_moves
            && self.arena.may_cover(&noted.ground, capturer, self.set)
            && self.set & !self.arena.covered(&noted.ground, capturer) == 0
    }

    /// A new stone arises, whatever the capturer does.
    pub(super) fn has_room(&self, noted: &Noted) -> bool {
        self.asking.limits.room && self.arena.has_room(&noted.ground, self.owner, self.set)
    }

    /// Whether a new stone has arisen; `None` where that is not found out with so many situations for each.
    pub(super) fn arisen(
        &self,
        noted: &Noted,
        captures: &mut Captures<'_>,
        each: u64,
    ) -> Option<bool> {
        captures.each = each;
        let mut left = noted.new;
        let mut unknown = false;
        while left != 0 {
            let at = left.trailing_zeros() as usize;
            match captures.capturable(&noted.ground, self.owner, at) {
                Some(false) => return Some(true),
                Some(true) => {}
                None => unknown = true,
            }
            left &= !self.arena.chain(&noted.ground, self.owner, at).0;
        }
        (!unknown).then_some(false)
    }

    /// What a stage in which it is asked whether a new stone has arisen comes to.
    pub(super) fn asked(&self, noted: &Noted, captures: &mut Captures<'_>) -> Asked {
        // On the capturer's turn only: what stands on the owner's he shows by a pass.
        if noted.owner_moves || noted.new == 0 {
            return Asked::Follow;
        }
        let to = |stage| Noted { stage, ..*noted };
        match noted.stage {
            Stage::Plain => match self.arisen(noted, captures, FIRST) {
                Some(true) => Asked::Arisen,
                Some(false) => Asked::Follow,
                None => Asked::On(vec![to(Stage::Choice)]),
            },
            Stage::Choice => Asked::On(vec![to(Stage::GoOn), to(Stage::Arisen(1))]),
            Stage::Arisen(time) => match self.arisen(noted, captures, patience(time)) {
                Some(true) => Asked::Arisen,
                Some(false) => Asked::Not,
                None => Asked::On(on(time, to(Stage::Arisen(time + 1)))),
            },
            Stage::GoOn | Stage::After(_) => Asked::Follow,
        }
    }
}

/// What comes of asking whether a new stone has arisen.
pub(super) enum Asked {
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
pub(super) struct Arise<'a> {
    pub(super) terms: Terms<'a>,
    pub(super) captures: Captures<'a>,
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
        self.terms.asking.limits.alike
    }

    fn counterpart(&mut self, of: &Noted, from: &Noted, to: &Noted) -> Option<Noted> {
        self.terms.counterpart(of, from, to)
    }

    fn effort(&self, noted: &Noted) -> Effort {
        self.terms.effort(noted)
    }
}

#[cfg(test)]
mod tests {
    use loja_ground::{ByColor, PointSet};
    use loja_search::Search;

    use super::super::dice::number;
    use super::super::limits::Limits;
    use super::*;

    /// The lemma of room against the search without it, whoever moves.
    #[test]
    fn where_there_is_room_a_stone_arises() -> Result<(), String> {
        let mut dice = 8;
        let mut found = 0;
        for (columns, rows) in [(7, 2), (8, 2), (5, 3)].into_iter().cycle().take(60_000) {
            let board = loja_ground::Board::rectangle(columns, rows);
            let none = ByColor {
                black: PointSet::new(),
                white: PointSet::new(),
            };
            let arena = Arena::new(&board, &none, &board.locations()).ok_or("small")?;
            let mut stones = [0, 0];
            for at in members(arena.all) {
                match number(&mut dice, 20) {
                    0..13 => stones[0] |= 1 << at,
                    13..15 => stones[1] |= 1 << at,
                    _ => {}
                }
            }
            let ground = Ground { stones, marks: 0 };
            let stuck = |color: usize| {
                members(stones[color]).any(|at| arena.chain(&ground, color, at).1 == Some(0))
            };
            if stuck(0) || stuck(1) {
                continue;
            }
            for at in members(arena.all & !stones[0]) {
                if !arena.has_room(&ground, 0, 1 << at) {
                    continue;
                }
                found += 1;
                for owner_moves in [true, false] {
                    let limits = Limits {
                        room: false,
                        ..Limits::default()
                    };
                    let mut never = |_: u64| false;
                    let asking = Asking::new(limits, &mut never);
                    let mut captures = Captures::new(&arena, &asking);
                    (captures.left, captures.each) = (u64::MAX, u64::MAX);
                    let terms = Terms {
                        arena: &arena,
                        asking: &asking,
                        owner: 0,
                        set: 1 << at,
                    };
                    let start = Noted {
                        ground,
                        new: 0,
                        owner_moves,
                        stones: UNBOUNDED,
                        hunting: false,
                        stage: Stage::Plain,
                    };
                    let mut search = Search::new(Arise { terms, captures }, &start);
                    let winner = search.run(20_000);
                    assert!(winner != Some(Side::Refuter), "{ground:?} at {at}");
                    assert!(winner.is_some(), "{ground:?} at {at}: {}", asking.nodes());
                }
            }
            if found > 200 {
                break;
            }
        }
        assert!(found > 20, "{found}");
        Ok(())
    }
}
