//! Questions on one part of the board. Answers in favour of the player whose walls are around it hold on the whole board.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use loja_search::Search;
use loja_search::game::Side;

use super::arena::{Arena, Ground, Set};
use super::capture::Captures;
use super::enabling::{Again, Arise, Clean, Noted, Terms, UNBOUNDED};
use super::limits::Limits;

/// At most so many situations in which it begins again.
const MOST_AGAIN: usize = 2_000;

/// Whoever asks, and what it has cost.
pub(super) struct Asking<'s> {
    pub(super) limits: Limits,
    stop: RefCell<&'s mut dyn FnMut(u64) -> bool>,
    stopped: Cell<bool>,
    nodes: Cell<u64>,
}

impl<'s> Asking<'s> {
    pub(super) fn new(limits: Limits, stop: &'s mut dyn FnMut(u64) -> bool) -> Asking<'s> {
        Asking {
            limits,
            stop: RefCell::new(stop),
            stopped: Cell::new(false),
            nodes: Cell::new(0),
        }
    }

    /// The situations looked at so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    pub(super) fn stopped(&self) -> bool {
        self.stopped.get()
    }

    fn add(&self, nodes: u64) {
        self.nodes.set(self.nodes.get() + nodes);
    }

    fn asks_to_stop(&self, besides: u64) -> bool {
        let asked = (self.stop.borrow_mut())(self.nodes() + besides);
        self.stopped.set(self.stopped() || asked);
        self.stopped()
    }
}

/// One part of the board, and the answers that are kept.
pub(super) struct Part<'a> {
    arena: &'a Arena,
    ground: Ground,
    limits: Limits,
    asking: &'a Asking<'a>,
    /// How many situations one question about a capture may take.
    pub(super) each: u64,
    /// Kept from one question to the next; out while one is asked.
    captures: Option<Captures<'a>>,
}

impl<'a> Part<'a> {
    pub(super) fn new(arena: &'a Arena, ground: Ground, asking: &'a Asking<'a>) -> Part<'a> {
        Part {
            arena,
            ground,
            limits: asking.limits,
            asking,
            each: asking.limits.nodes,
            captures: None,
        }
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
            if self.asking.asks_to_stop(search.expanded + spent)
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
        self.asking.add(captures.spent);
        self.captures = Some(captures);
    }

    /// Whether the enemy, first, can force the capture.
    pub(super) fn is_capturable(&mut self, owner: usize, target: usize) -> Option<bool> {
        let mut captures = self.captures();
        let capturable = captures.capturable(&self.ground, owner, target);
        self.put_back(captures);
        capturable
    }

    /// Whether the capturer takes the stone without a new one of this set: the first part fails.
    pub(super) fn is_taken_cleanly(
        &mut self,
        owner: usize,
        target: usize,
        set: Set,
    ) -> Option<bool> {
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
        self.asking
            .add(search.expanded + search.game.after.expanded);
        let Clean { after, unsure, .. } = search.game;
        self.put_back(after.game.captures);
        match winner? {
            Side::Claimant => Some(true),
            Side::Refuter => (!unsure).then_some(false),
        }
    }

    /// Whether the capturer, second and with so many stones, keeps the set free of new ones.
    pub(super) fn is_prevented(&mut self, owner: usize, set: Set, stones: u32) -> Option<bool> {
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
        self.asking.add(search.expanded);
        let Arise {
            captures, unsure, ..
        } = search.game;
        self.put_back(captures);
        match winner? {
            Side::Claimant => Some(false),
            Side::Refuter => (!unsure).then_some(true),
        }
    }

    /// The lemma of [`Again`]: whether no number of stones keeps the set free.
    pub(super) fn begins_again(&mut self, owner: usize, set: Set, bound: u32) -> bool {
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
            closed &= !self.asking.asks_to_stop(search.expanded);
        }
        self.asking
            .add(search.expanded + search.game.bounded.expanded);
        self.put_back(search.game.bounded.game.captures);
        closed
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
