//! Can the enemy force a stone's capture? The enemy claims, and loses endless play (5518, 6222).

use loja_search::game::{Effort, Game, Key, Side};
use loja_search::{CirclesLoseForClaimant, Search};

use super::arena::{Arena, Ground, Set, members};
use super::asking::Asking;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hunt {
    pub(crate) ground: Ground,
    pub(crate) capturer_moves: bool,
    /// The first stone of its chain, so that joined stones share a question.
    pub(crate) target: u8,
}

impl Key for Hunt {
    type Words = [u64; 6];

    fn pack(&self) -> ([u64; 6], u32) {
        let rest = u32::from(self.target) << 1 | u32::from(self.capturer_moves);
        (words(&self.ground), rest)
    }

    fn unpack(words: &[u64; 6], rest: u32) -> Hunt {
        Hunt {
            ground: ground(words),
            capturer_moves: rest & 1 == 1,
            target: u8::try_from(rest >> 1).unwrap_or(u8::MAX),
        }
    }

    fn side(&self) -> Side {
        match self.capturer_moves {
            true => Side::Claimant,
            false => Side::Refuter,
        }
    }
}

#[allow(
    clippy::cast_possible_truncation,
    reason = "the two halves of a number"
)]
pub(crate) fn words(ground: &Ground) -> [u64; 6] {
    let Ground {
        stones: [black, white],
        marks,
    } = *ground;
    let halves = |set: Set| [set as u64, (set >> 64) as u64];
    let ([a, b], [c, d], [e, f]) = (halves(black), halves(white), halves(marks));
    [a, b, c, d, e, f]
}

pub(crate) fn ground(words: &[u64; 6]) -> Ground {
    let set = |low: u64, high: u64| Set::from(high) << 64 | Set::from(low);
    let [a, b, c, d, e, f] = *words;
    Ground {
        stones: [set(a, b), set(c, d)],
        marks: set(e, f),
    }
}

/// Plays the turn `from` one situation `to` another in a similar one; `None` if forbidden.
pub(crate) fn counterpart(
    arena: &Arena,
    mover: usize,
    of: &Ground,
    from: &Ground,
    to: &Ground,
) -> Option<Ground> {
    let added = to.stones[mover] & !from.stones[mover];
    if added != 0 {
        let played = arena.play(of, mover, added.trailing_zeros() as usize);
        return played.map(|(ground, _)| ground);
    }
    let passed_for = from.marks & !to.marks;
    (of.marks & passed_for == passed_for).then_some(Ground {
        marks: of.marks & !passed_for,
        ..*of
    })
}

/// Lemmas of `firm.rs` that may say a stone is taken; certificates of version 1 use none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lemmas {
    None,
    Narrow,
    /// *Filled* and *gap* too.
    Gaps,
}

#[derive(Clone, Debug)]
pub(crate) struct Capture<'a> {
    pub(crate) arena: &'a Arena,
    pub(crate) owner: usize,
    pub(crate) lemmas: Lemmas,
    /// Whose situations these are.
    pub(crate) asking: Option<&'a Asking<'a>>,
}

impl CirclesLoseForClaimant for Capture<'_> {}

impl Capture<'_> {
    pub(crate) fn start(&self, ground: Ground, at: usize) -> Hunt {
        Hunt {
            ground,
            capturer_moves: true,
            target: self.first_of(&ground, at),
        }
    }

    fn first_of(&self, ground: &Ground, at: usize) -> u8 {
        let chain = self.arena.flood(ground.stones[self.owner], 1 << at);
        u8::try_from(chain.trailing_zeros()).unwrap_or(u8::MAX)
    }

    /// Only the owner's turns make the chain grow.
    fn target_after(&self, hunt: &Hunt, next: &Ground) -> u8 {
        match hunt.capturer_moves {
            true => hunt.target,
            false => self.first_of(next, usize::from(hunt.target)),
        }
    }

    /// The situations after one turn.
    ///
    /// The capturer never passes plainly: the owner would pass too, and end the line with the stone on the board.
    /// So a plain pass of the owner needs no note.
    pub(crate) fn follow(&self, hunt: &Hunt, mut to: impl FnMut(Hunt)) {
        let mover = if hunt.capturer_moves {
            1 - self.owner
        } else {
            self.owner
        };
        let next = |ground| Hunt {
            ground,
            capturer_moves: !hunt.capturer_moves,
            target: self.target_after(hunt, &ground),
        };
        for at in members(self.arena.all & !hunt.ground.occupied()) {
            if let Some((ground, _)) = self.arena.play(&hunt.ground, mover, at) {
                to(next(ground));
            }
        }
        for at in members(hunt.ground.marks) {
            to(next(Ground {
                marks: hunt.ground.marks & !(1 << at),
                ..hunt.ground
            }));
        }
        if !hunt.capturer_moves {
            to(next(hunt.ground));
        }
    }

    fn is_covered(&self, ground: &Ground, at: usize, liberties: Set) -> bool {
        let capturer = 1 - self.owner;
        self.lemmas != Lemmas::None
            && self.arena.may_cover(ground, capturer, liberties)
            && self
                .arena
                .covered(ground, capturer, self.lemmas == Lemmas::Gaps)
                & 1 << at
                != 0
    }

    fn is_taken(&self, hunt: &Hunt) -> bool {
        hunt.ground.stones[self.owner] & 1 << hunt.target == 0
    }
}

impl Game for Capture<'_> {
    type Key = Hunt;

    fn glance(&self, hunt: &Hunt) -> Option<Side> {
        if self.is_taken(hunt) {
            return Some(Side::Claimant);
        }
        let (_, liberties) = self
            .arena
            .chain(&hunt.ground, self.owner, usize::from(hunt.target));
        let Some(liberties) = liberties else {
            return Some(Side::Refuter);
        };
        if hunt.capturer_moves && liberties.count_ones() == 1 {
            let at = liberties.trailing_zeros() as usize;
            if self.arena.play(&hunt.ground, 1 - self.owner, at).is_some() {
                return Some(Side::Claimant);
            }
        }
        // Only the capturer's turns make the capturer's stones safe.
        if !hunt.capturer_moves
            && self.is_covered(&hunt.ground, usize::from(hunt.target), liberties)
        {
            return Some(Side::Claimant);
        }
        // Only the owner's turns make the owner's stones safe.
        let may_be = hunt.capturer_moves && liberties.count_ones() > 1;
        (may_be
            && self
                .arena
                .is_safe(&hunt.ground, self.owner, usize::from(hunt.target)))
        .then_some(Side::Refuter)
    }

    fn expand(&mut self, hunt: &Hunt, successors: &mut Vec<Hunt>) -> Option<Side> {
        self.follow(hunt, |next| successors.push(next));
        None
    }

    fn may_expand(&self) -> bool {
        self.asking.is_none_or(Asking::may_look)
    }

    fn are_alike(&self) -> bool {
        self.asking.is_some_and(|asking| asking.lemmas.alike)
    }

    fn counterpart(&mut self, of: &Hunt, from: &Hunt, to: &Hunt) -> Option<Hunt> {
        if of.capturer_moves != from.capturer_moves {
            return None;
        }
        let mover = if of.capturer_moves {
            1 - self.owner
        } else {
            self.owner
        };
        let ground = counterpart(self.arena, mover, &of.ground, &from.ground, &to.ground)?;
        let passes = ground == of.ground;
        (!passes || !of.capturer_moves).then(|| Hunt {
            ground,
            capturer_moves: !of.capturer_moves,
            target: self.target_after(of, &ground),
        })
    }

    fn effort(&self, hunt: &Hunt) -> Effort {
        let (_, liberties) = self
            .arena
            .chain(&hunt.ground, self.owner, usize::from(hunt.target));
        let count = liberties.map_or(1, Set::count_ones);
        Effort {
            claimant: count.max(1),
            refuter: 1,
        }
    }
}

/// A nested search gets one such part of the memory.
pub(crate) const PART_OF_BYTES: u64 = 4;

/// Settles a situation within `expand` more, making room when full.
pub(crate) fn settle_in_room<G: CirclesLoseForClaimant>(
    search: &mut Search<G>,
    key: &G::Key,
    expand: u64,
) -> Option<Side> {
    let until = search.expanded() + expand;
    loop {
        let winner = search.settle(key, until - search.expanded());
        if winner.is_some() || search.has_room() || search.expanded() >= until {
            return winner;
        }
        // Rather keep what is below this situation.
        search.ask(key);
        search.make_room_if_full();
        // With hardly any memory there may be no room.
        if !search.has_room() {
            return None;
        }
    }
}

/// All captures asked for in one arena: a kept search for each player.
#[derive(Debug)]
pub(crate) struct Captures<'a> {
    arena: &'a Arena,
    asking: &'a Asking<'a>,
    searches: [Option<Search<Capture<'a>>>; 2],
    /// Situations that may still be expanded.
    pub(crate) left: u64,
    /// How many for one question.
    pub(crate) each: u64,
    pub(crate) spent: u64,
}

impl<'a> Captures<'a> {
    pub(crate) fn new(arena: &'a Arena, asking: &'a Asking<'a>) -> Captures<'a> {
        Captures {
            arena,
            asking,
            searches: [None, None],
            left: 0,
            each: 0,
            spent: 0,
        }
    }

    /// Whether the stone is capturable (I1), its enemy first and without marks; `None` if `left` is too small.
    pub(crate) fn capturable(
        &mut self,
        ground: &Ground,
        owner: usize,
        target: usize,
    ) -> Option<bool> {
        let (arena, asking) = (self.arena, self.asking);
        let game = Capture {
            arena,
            owner,
            lemmas: match asking.lemmas.gaps {
                true => Lemmas::Gaps,
                false => Lemmas::Narrow,
            },
            asking: Some(asking),
        };
        let unmarked = Ground {
            marks: 0,
            ..*ground
        };
        let start = game.start(unmarked, target);
        if game.is_covered(&unmarked, target, 1 << target) {
            return Some(true);
        }
        let search = self.searches[owner].get_or_insert_with(|| {
            let mut search = Search::new(game, &start);
            search.keep_within(asking.control.limits().bytes / PART_OF_BYTES);
            search
        });
        if let Some(winner) = search.winner_of(&start) {
            return Some(winner == Side::Claimant);
        }
        let before = search.expanded();
        let winner = settle_in_room(search, &start, self.left.min(self.each));
        let spent = search.expanded() - before;
        self.left = self.left.saturating_sub(spent);
        self.spent += spent;
        Some(winner? == Side::Claimant)
    }

    pub(crate) fn forget_half(&mut self) {
        self.searches
            .iter_mut()
            .flatten()
            .for_each(Search::forget_half);
    }

    pub(crate) fn bytes(&self) -> u64 {
        let searches = self.searches.iter().flatten();
        searches.map(|search| search.held()).sum()
    }
}
