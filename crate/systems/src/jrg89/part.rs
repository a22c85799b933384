//! Questions about one stone of a part of the board, in the order in which they are asked.

use std::collections::HashSet;

use loja_search::Search;
use loja_search::game::Side;

use super::arena::{Arena, Ground, Set, members};
use super::capture::Captures;
use super::enabling::{Again, Arise, Clean, Noted, Terms, UNBOUNDED};
use super::limits::Limits;
use crate::StringStatus;

/// The bounds on the capturer's stones that are tried in the second part.
const BOUNDS: [u32; 6] = [0, 1, 2, 3, 5, 8];

/// From this bound on it is asked whether no bound helps.
const LEAST_HOPE: u32 = 2;

/// At most so many situations in which it begins again.
const MOST_AGAIN: usize = 2_000;

/// How many situations a question about one new stone may take at first.
const LITTLE: u64 = 500;

/// A set is made smaller where the first answer took no more situations than this.
const SHOWN_SMALL: u64 = 5_000;

/// What is found out about the strings of one part of the board.
pub(super) struct Part<'a> {
    arena: &'a Arena,
    ground: Ground,
    limits: Limits,
    stop: &'a mut dyn FnMut(u64) -> bool,
    stopped: bool,
    nodes: u64,
    /// How many situations one question about a new stone may take.
    each: u64,
    /// Kept from one question to the next; out while one is asked.
    captures: Option<Captures<'a>>,
}

impl<'a> Part<'a> {
    pub(super) fn new(
        arena: &'a Arena,
        ground: Ground,
        limits: Limits,
        stop: &'a mut dyn FnMut(u64) -> bool,
        nodes: u64,
    ) -> Part<'a> {
        Part {
            arena,
            ground,
            limits,
            stop,
            stopped: false,
            nodes,
            each: limits.nodes,
            captures: None,
        }
    }

    /// The situations looked at so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn arena(&self) -> &'a Arena {
        self.arena
    }

    /// Runs a search until it has a winner, has looked at so many situations, or takes too much memory.
    fn run<G: loja_search::CirclesLoseForClaimant>(
        &mut self,
        search: &mut Search<G>,
        besides: impl Fn(&G) -> (u64, u64),
    ) -> Option<Side> {
        const SLICE: u64 = 20_000;
        loop {
            if let Some(winner) = search.run(SLICE.min(self.limits.nodes)) {
                return Some(winner);
            }
            let (spent, bytes) = besides(&search.game);
            self.stopped |= (self.stop)(self.nodes + search.expanded + spent);
            if self.stopped
                || search.expanded + spent >= self.limits.nodes
                || search.graph.bytes() + bytes > self.limits.bytes
            {
                return None;
            }
        }
    }

    fn captures(&mut self) -> Captures<'a> {
        let mut captures = self
            .captures
            .take()
            .unwrap_or_else(|| Captures::new(self.arena, 0));
        if captures.bytes() > self.limits.bytes / 2 {
            captures = Captures::new(self.arena, 0);
        }
        captures.left = self.limits.nodes;
        captures.each = self.each;
        captures.spent = 0;
        captures
    }

    fn put_back(&mut self, captures: Captures<'a>) {
        self.nodes += captures.spent;
        self.captures = Some(captures);
    }

    /// Whether the capturer takes the stone without a new one of this set: the first part fails.
    fn is_taken_cleanly(&mut self, owner: usize, target: usize, set: Set) -> Option<bool> {
        let arena = self.arena;
        let terms = Terms { arena, owner, set };
        let start = Noted {
            ground: self.ground,
            new: 0,
            owner_moves: false,
            stones: UNBOUNDED,
            hunting: true,
        };
        let captures = self.captures();
        let after = Search::new(
            Arise {
                terms,
                captures,
                unsure: false,
            },
            &Noted {
                hunting: false,
                ..start
            },
        );
        let mut search = Search::new(
            Clean {
                target,
                after,
                left: self.limits.nodes,
                unsure: false,
            },
            &start,
        );
        let winner = self.run(&mut search, |game| {
            let captures = &game.after.game.captures;
            (
                game.after.expanded + captures.spent,
                game.after.graph.bytes() + captures.bytes(),
            )
        });
        self.nodes += search.expanded + search.game.after.expanded;
        let Clean { after, unsure, .. } = search.game;
        self.put_back(after.game.captures);
        match winner? {
            Side::Claimant => Some(true),
            Side::Refuter => (!unsure).then_some(false),
        }
    }

    /// Whether the capturer, second and with so many stones, keeps the set free of new ones.
    fn is_prevented(&mut self, owner: usize, set: Set, stones: u32) -> Option<bool> {
        if stones == 0 && set & !self.ground.stones[owner] == 0 {
            // Who plays no stone takes none, so the old ones stay.
            return Some(true);
        }
        let arena = self.arena;
        let terms = Terms { arena, owner, set };
        let start = Noted {
            ground: self.ground,
            new: 0,
            owner_moves: true,
            stones,
            hunting: false,
        };
        let captures = self.captures();
        let mut search = Search::new(
            Arise {
                terms,
                captures,
                unsure: false,
            },
            &start,
        );
        let winner = self.run(&mut search, |game| {
            (game.captures.spent, game.captures.bytes())
        });
        self.nodes += search.expanded;
        let Arise {
            captures, unsure, ..
        } = search.game;
        self.put_back(captures);
        match winner? {
            Side::Claimant => Some(false),
            Side::Refuter => (!unsure).then_some(true),
        }
    }

    /// The same with some bound. `Some(false)` where no number of stones helps.
    fn is_prevented_at_all(&mut self, owner: usize, set: Set) -> Option<bool> {
        if set & !self.ground.stones[owner] == 0 {
            return Some(true);
        }
        for bound in BOUNDS {
            if self.is_prevented(owner, set, bound) == Some(true) {
                return Some(true);
            }
            if bound >= LEAST_HOPE && self.begins_again(owner, set, bound) {
                return Some(false);
            }
            if self.stopped {
                break;
            }
        }
        None
    }

    /// The lemma of [`Again`]: whether no number of stones keeps the set free.
    fn begins_again(&mut self, owner: usize, set: Set, bound: u32) -> bool {
        let terms = Terms {
            arena: self.arena,
            owner,
            set,
        };
        let start = Noted {
            ground: self.ground,
            new: 0,
            owner_moves: true,
            stones: 0,
            hunting: false,
        };
        let captures = self.captures();
        let bounded = Search::new(
            Arise {
                terms,
                captures,
                unsure: false,
            },
            &Noted {
                stones: bound,
                ..start
            },
        );
        let mut search = Search::new(
            Again {
                bounded,
                bound,
                left: self.limits.nodes,
            },
            &start,
        );
        let mut known = HashSet::from([start]);
        let mut asked = vec![start];
        let mut closed = true;
        while let Some(from) = asked.pop() {
            let left = self.limits.nodes.saturating_sub(search.expanded);
            closed = known.len() < MOST_AGAIN && search.settle(&from, left) == Some(Side::Claimant);
            let relied = if closed {
                relied_on(&mut search, &from)
            } else {
                None
            };
            let Some(relied) = relied else {
                closed = false;
                break;
            };
            asked.extend(relied.into_iter().filter(|next| known.insert(*next)));
            self.stopped |= (self.stop)(self.nodes + search.expanded);
            closed &= !self.stopped;
        }
        self.nodes += search.expanded + search.game.bounded.expanded;
        self.put_back(search.game.bounded.game.captures);
        closed
    }

    pub(super) fn status(&mut self, owner: usize, target: usize) -> StringStatus {
        let mut captures = self.captures();
        let capturable = captures.capturable(&self.ground, owner, target);
        self.put_back(captures);
        match capturable {
            Some(false) => return StringStatus::Uncapturable,
            None => return StringStatus::Open,
            Some(true) => {}
        }
        let own = self.ground.stones[owner];
        let (chain, _) = self.arena.chain(&self.ground, owner, target);
        // Below his own stones nothing new arises while the capturer plays nothing. So these sets pass the second part. What arises is
        // mostly seen soon: so at first nobody looks long at one stone.
        let mut clean = None;
        for each in [LITTLE, self.limits.nodes] {
            self.each = each;
            for set in [chain, own] {
                let before = self.nodes;
                clean = self.is_taken_cleanly(owner, target, set);
                if clean == Some(false) {
                    let cheap = self.nodes - before < SHOWN_SMALL;
                    let by = if cheap {
                        self.smaller(owner, target, set)
                    } else {
                        set
                    };
                    self.each = self.limits.nodes;
                    return StringStatus::Enabled(self.arena.points_of(by));
                }
                if self.stopped {
                    return StringStatus::Open;
                }
            }
            if clean == Some(true) {
                break;
            }
        }
        self.each = self.limits.nodes;
        if clean.is_none() {
            return StringStatus::Open;
        }
        // The more points, the better for the owner in the first part: if he gets nothing anywhere, the stone is dead.
        if self.is_taken_cleanly(owner, target, self.arena.all) == Some(true) {
            return StringStatus::Dead;
        }
        // A set that passes the second part has only points that pass it alone, and with no bound on the stones.
        let mut may = own;
        for at in members(self.arena.all & !own) {
            if self.is_prevented(owner, 1 << at, UNBOUNDED) != Some(false) {
                may |= 1 << at;
            }
            if self.stopped {
                return StringStatus::Open;
            }
        }
        if may != self.arena.all && self.is_taken_cleanly(owner, target, may) == Some(true) {
            return StringStatus::Dead;
        }
        let mut surely = 0;
        let asked = may & !own;
        for at in members(asked) {
            match self.is_prevented_at_all(owner, 1 << at) {
                Some(true) => surely |= 1 << at,
                Some(false) => may &= !(1 << at),
                None => {}
            }
            if self.stopped {
                return StringStatus::Open;
            }
        }
        if asked & !may != 0 && self.is_taken_cleanly(owner, target, may) == Some(true) {
            return StringStatus::Dead;
        }
        for set in Self::candidates(own, surely) {
            if self.is_prevented_at_all(owner, set) == Some(true)
                && self.is_taken_cleanly(owner, target, set) == Some(false)
            {
                return StringStatus::Enabled(self.arena.points_of(set));
            }
            if self.stopped {
                break;
            }
        }
        StringStatus::Open
    }

    /// One point of these, where one is enough, for the eye.
    fn smaller(&mut self, owner: usize, target: usize, own: Set) -> Set {
        let (chain, _) = self.arena.chain(&self.ground, owner, target);
        for at in members(chain).take(8) {
            if own.count_ones() > 1 && self.is_taken_cleanly(owner, target, 1 << at) == Some(false)
            {
                return 1 << at;
            }
        }
        match chain != own && self.is_taken_cleanly(owner, target, chain) == Some(false) {
            true => chain,
            false => own,
        }
    }

    /// All of them, then one point and two points.
    fn candidates(own: Set, surely: Set) -> Vec<Set> {
        let mut sets = vec![surely, surely | own];
        let single: Vec<Set> = members(surely).map(|at| 1 << at).collect();
        sets.extend(&single);
        for (i, a) in single.iter().enumerate() {
            sets.extend(single[i + 1..].iter().map(|b| a | b));
        }
        sets.retain(|&set| set != 0);
        sets.truncate(200);
        sets
    }
}

/// Where a strategy of [`Again`] begins again: in situations of which each is to be asked.
fn relied_on(search: &mut Search<Again<'_>>, from: &Noted) -> Option<Vec<Noted>> {
    let mut relied = Vec::new();
    let mut seen = HashSet::from([*from]);
    let mut left = vec![*from];
    while let Some(here) = left.pop() {
        if search.game.has_arisen(&here) {
            continue;
        }
        if search.game.is_hoped_for(&here) {
            relied.push(Noted { stones: 0, ..here });
            continue;
        }
        let mut follow = Vec::new();
        search.game.follow(&here, |next| follow.push(next));
        if here.owner_moves {
            // Of what he wins the one that was settled first: so it leads somewhere.
            let order = |next: &Noted| {
                search
                    .graph
                    .find(next)
                    .map_or(0, |number| search.graph.nodes[number].order())
            };
            let own = order(&here);
            let wins =
                |next: &&Noted| search.winner_of(next) == Some(Side::Claimant) && order(next) < own;
            follow = vec![*follow.iter().filter(wins).min_by_key(|next| order(next))?];
        }
        left.extend(follow.into_iter().filter(|next| seen.insert(*next)));
    }
    Some(relied)
}
