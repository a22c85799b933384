//! Does a capture enable a new stone? The two parts of I6 (4752-4764), both as games of the same search.
//!
//! A new stone is one that its owner has played in the line, on a location of the set. It has *arisen* when on the board as it then is the
//! enemy, first and without marks, can't force its capture: the definition of an uncapturable stone once more
//! (beast 12, 5608-16, speaks so of the retaken stone; ours).
//!
//! *Plain passes.* After the capture, and in the second part, who waits for a stone to arise passes plainly only to show that it has, with the
//! capturer to move: else the capturer would pass too, and the line ends without one. Before it the capturer does not: the owner would end it. So the games need not note plain passes.

use loja_search::game::{Effort, Game, Key, Side};
use loja_search::{CirclesLoseForClaimant, Search};

use super::arena::{Arena, Ground, Set, members};
use super::capture::{Captures, ground, words};

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
        let rest = self.stones << 2 | u32::from(self.owner_moves) << 1 | u32::from(self.hunting);
        ([a, b, c, d, e, f, new[0], new[1]], rest)
    }

    fn unpack(&[a, b, c, d, e, f, low, high]: &[u64; 8], rest: u32) -> Noted {
        Noted {
            ground: ground(&[a, b, c, d, e, f]),
            new: Set::from(high) << 64 | Set::from(low),
            owner_moves: rest & 2 != 0,
            stones: rest >> 2,
            hunting: rest & 1 != 0,
        }
    }

    fn side(&self) -> Side {
        match self.owner_moves != self.hunting {
            true => Side::Claimant,
            false => Side::Refuter,
        }
    }
}

/// What both games know.
#[derive(Debug)]
pub(super) struct Terms<'a> {
    pub(super) arena: &'a Arena,
    pub(super) owner: usize,
    pub(super) set: Set,
}

impl Terms<'_> {
    /// All situations after one turn but a plain pass.
    fn follow(&self, noted: &Noted, mut to: impl FnMut(Noted)) {
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

    fn pass(noted: &Noted) -> Noted {
        Noted {
            owner_moves: !noted.owner_moves,
            ..*noted
        }
    }

    /// A new stone that is seen at once to stay.
    fn has_safe_new(&self, noted: &Noted) -> bool {
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

    /// How far it looks from a stone that stays on the set, and how much stands in its way.
    fn effort(&self, noted: &Noted) -> Effort {
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
    fn is_covered(&self, noted: &Noted) -> bool {
        let capturer = 1 - self.owner;
        noted.owner_moves
            && self.arena.may_cover(&noted.ground, capturer, self.set)
            && self.set & !self.arena.covered(&noted.ground, capturer) == 0
    }

    /// Whether a new stone has arisen; `None` where that is not found out.
    fn arisen(&self, noted: &Noted, captures: &mut Captures<'_>) -> Option<bool> {
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
}

/// After the capture, and the whole second part: the owner claims that a stone will arise.
#[derive(Debug)]
pub(super) struct Arise<'a> {
    pub(super) terms: Terms<'a>,
    pub(super) captures: Captures<'a>,
    /// It was once not found out whether a stone has arisen, and taken for no.
    pub(super) unsure: bool,
}

impl CirclesLoseForClaimant for Arise<'_> {}

impl Game for Arise<'_> {
    type Key = Noted;

    fn glance(&self, noted: &Noted) -> Option<Side> {
        if self.terms.has_safe_new(noted) {
            return Some(Side::Claimant);
        }
        self.terms.is_covered(noted).then_some(Side::Refuter)
    }

    fn expand(&mut self, noted: &Noted, successors: &mut Vec<Noted>) -> Option<Side> {
        // On the capturer's turn only: what stands on the owner's he shows by a pass.
        if !noted.owner_moves {
            match self.terms.arisen(noted, &mut self.captures) {
                Some(true) => return Some(Side::Claimant),
                Some(false) => {}
                None => self.unsure = true,
            }
        }
        self.terms.follow(noted, |next| successors.push(next));
        if !noted.owner_moves || noted.new != 0 {
            successors.push(Terms::pass(noted));
        }
        None
    }

    fn effort(&self, noted: &Noted) -> Effort {
        self.terms.effort(noted)
    }
}

/// No number of stones helps the capturer in the second part: the owner claims that a stone arises, or that the capturer has to play
/// one and it begins again.
///
/// *Lemma (begin again).* Let U be situations of the owner's turn from each of which he can force that a stone arises, or that the capturer
/// has played a stone and play is in U again. Then from all of U the capturer can't prevent it with any fixed number of stones.
/// *Proof.* By induction on that number. With none of them the second case can't occur, so a stone arises. With one more, either it arises,
/// or play is in U with fewer. ∎
///
/// Which situations are hoped to be in U, a search with a small bound tells; each that a strategy relies on is then asked itself. In a key
/// `stones` is 1 once the capturer has played one.
#[derive(Debug)]
pub(super) struct Again<'a> {
    pub(super) bounded: Search<Arise<'a>>,
    pub(super) bound: u32,
    pub(super) left: u64,
}

impl CirclesLoseForClaimant for Again<'_> {}

impl Again<'_> {
    /// Whether play may begin again here.
    pub(super) fn is_hoped_for(&mut self, noted: &Noted) -> bool {
        if !noted.owner_moves || noted.stones == 0 {
            return false;
        }
        let before = self.bounded.expanded;
        let asked = Noted {
            stones: self.bound,
            ..*noted
        };
        let winner = self.bounded.settle(&asked, self.left);
        self.left = self.left.saturating_sub(self.bounded.expanded - before);
        winner == Some(Side::Claimant)
    }

    pub(super) fn follow(&self, noted: &Noted, mut to: impl FnMut(Noted)) {
        let free = Noted {
            stones: UNBOUNDED,
            ..*noted
        };
        let capturer = 1 - self.bounded.game.terms.owner;
        self.bounded.game.terms.follow(&free, |next| {
            let added = next.ground.stones[capturer] & !noted.ground.stones[capturer];
            let played = !noted.owner_moves && added != 0;
            to(Noted {
                stones: noted.stones | u32::from(played),
                ..next
            });
        });
        if !noted.owner_moves || noted.new != 0 {
            to(Terms::pass(noted));
        }
    }

    pub(super) fn has_arisen(&mut self, noted: &Noted) -> bool {
        let game = &mut self.bounded.game;
        game.terms.has_safe_new(noted) || game.terms.arisen(noted, &mut game.captures) == Some(true)
    }
}

impl Game for Again<'_> {
    type Key = Noted;

    fn glance(&self, noted: &Noted) -> Option<Side> {
        let terms = &self.bounded.game.terms;
        if terms.has_safe_new(noted) {
            return Some(Side::Claimant);
        }
        terms.is_covered(noted).then_some(Side::Refuter)
    }

    fn expand(&mut self, noted: &Noted, successors: &mut Vec<Noted>) -> Option<Side> {
        if self.has_arisen(noted) || self.is_hoped_for(noted) {
            return Some(Side::Claimant);
        }
        self.follow(noted, |next| successors.push(next));
        None
    }

    fn effort(&self, noted: &Noted) -> Effort {
        self.bounded.game.terms.effort(noted)
    }
}

/// The first part: the capturer claims that he takes the stone and nothing arises, then or later.
#[derive(Debug)]
pub(super) struct Clean<'a> {
    pub(super) target: usize,
    pub(super) after: Search<Arise<'a>>,
    /// How many situations may still be expanded after captures.
    pub(super) left: u64,
    /// It was once not found out whether something arises after a capture, and taken for yes.
    pub(super) unsure: bool,
}

impl CirclesLoseForClaimant for Clean<'_> {}

impl Clean<'_> {
    fn is_clean(&mut self, noted: &Noted) -> bool {
        let before = self.after.expanded;
        let winner = self.after.settle(noted, self.left);
        self.left = self.left.saturating_sub(self.after.expanded - before);
        match winner {
            Some(Side::Refuter) if !self.after.game.unsure => true,
            Some(Side::Claimant) => false,
            _ => {
                self.unsure = true;
                false
            }
        }
    }
}

impl Game for Clean<'_> {
    type Key = Noted;

    fn glance(&self, noted: &Noted) -> Option<Side> {
        let terms = &self.after.game.terms;
        let (_, liberties) = terms.arena.chain(&noted.ground, terms.owner, self.target);
        let stays =
            liberties.is_none() || terms.arena.is_safe(&noted.ground, terms.owner, self.target);
        (stays || terms.has_safe_new(noted)).then_some(Side::Refuter)
    }

    fn expand(&mut self, noted: &Noted, successors: &mut Vec<Noted>) -> Option<Side> {
        // The owner shows it by a pass, too.
        if !noted.owner_moves {
            let game = &mut self.after.game;
            match game.terms.arisen(noted, &mut game.captures) {
                Some(true) => return Some(Side::Refuter),
                Some(false) => {}
                None => {
                    self.unsure = true;
                    return Some(Side::Refuter);
                }
            }
        }
        let terms = &self.after.game.terms;
        let owner = terms.owner;
        terms.follow(noted, |next| successors.push(next));
        let mut taken = Vec::new();
        successors.retain(|next| {
            let stands = next.ground.stones[owner] & 1 << self.target != 0;
            if !stands {
                taken.push(Noted {
                    hunting: false,
                    ..*next
                });
            }
            stands
        });
        if taken.iter().any(|next| self.is_clean(next)) {
            return Some(Side::Claimant);
        }
        if noted.owner_moves {
            successors.push(Terms::pass(noted));
        }
        None
    }

    fn effort(&self, noted: &Noted) -> Effort {
        let terms = &self.after.game.terms;
        let (_, liberties) = terms.arena.chain(&noted.ground, terms.owner, self.target);
        Effort {
            claimant: liberties.map_or(1, Set::count_ones).max(1),
            refuter: 1,
        }
    }
}
