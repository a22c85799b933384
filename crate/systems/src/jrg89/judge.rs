//! Which stones are alive, and on which points.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_search::Search;
use loja_search::game::Side;

use super::arena::{Arena, Ground, Set, index, members};
use super::capture::Captures;
use super::enabling::{Arise, Clean, Noted, Terms, UNBOUNDED};
use super::safe;
use super::score::{Territory, score, territory};
use super::state::{Fault, State};
use crate::{Counts, JudgedString, Judgement, Outcome, Standing, StringStatus};

/// How far a judgement may go.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Situations that may be expanded for one string.
    pub nodes: u64,
    /// Bytes of one search.
    pub bytes: u64,
    /// Whether safe strings part the board (the lemma of `safe.rs`). No verdict depends on it.
    pub walls: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: 2_000_000,
            bytes: 400 << 20,
            walls: true,
        }
    }
}

/// The bounds on the capturer's stones that are tried in the second part.
const BOUNDS: [u32; 6] = [0, 1, 2, 3, 5, 8];

/// What is found out about the strings of one part of the board.
struct Part<'a> {
    arena: &'a Arena,
    ground: Ground,
    limits: Limits,
    stop: &'a mut dyn FnMut(u64) -> bool,
    stopped: bool,
    nodes: u64,
}

impl Part<'_> {
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

    fn captures<'b>(&self, arena: &'b Arena) -> Captures<'b> {
        Captures::new(arena, self.limits.nodes)
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
        let captures = self.captures(arena);
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
        self.nodes +=
            search.expanded + search.game.after.expanded + search.game.after.game.captures.spent;
        match winner? {
            Side::Claimant => Some(true),
            Side::Refuter => (!search.game.unsure).then_some(false),
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
        let captures = self.captures(arena);
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
        self.nodes += search.expanded + search.game.captures.spent;
        match winner? {
            Side::Claimant => Some(false),
            Side::Refuter => (!search.game.unsure).then_some(true),
        }
    }

    /// The same with some bound. `Some(false)` where no number of stones helps.
    fn is_prevented_at_all(&mut self, owner: usize, set: Set) -> Option<bool> {
        if set & !self.ground.stones[owner] == 0 {
            return Some(true);
        }
        if self.is_prevented(owner, set, UNBOUNDED)? {
            for bound in BOUNDS {
                if self.is_prevented(owner, set, bound) == Some(true) {
                    return Some(true);
                }
            }
            return None;
        }
        Some(false)
    }

    fn status(&mut self, owner: usize, target: usize) -> StringStatus {
        let mut captures = self.captures(self.arena);
        let capturable = captures.capturable(&self.ground, owner, target);
        self.nodes += captures.spent;
        drop(captures);
        match capturable {
            Some(false) => return StringStatus::Uncapturable,
            None => return StringStatus::Open,
            Some(true) => {}
        }
        let own = self.ground.stones[owner];
        // Below his own stones nothing new arises while the capturer plays nothing. So this set passes the second part.
        match self.is_taken_cleanly(owner, target, own) {
            Some(false) => {
                return StringStatus::Enabled(
                    self.arena.points_of(self.smaller(owner, target, own)),
                );
            }
            Some(true) => {}
            None => return StringStatus::Open,
        }
        // The more points, the better for the owner in the first part: if he gets nothing anywhere, the stone is dead.
        if self.is_taken_cleanly(owner, target, self.arena.all) == Some(true) {
            return StringStatus::Dead;
        }
        // A set that passes the second part has only points that pass it alone.
        let mut may = own;
        let mut surely = 0;
        for at in members(self.arena.all & !own) {
            match self.is_prevented_at_all(owner, 1 << at) {
                Some(true) => {
                    surely |= 1 << at;
                    may |= 1 << at;
                }
                Some(false) => {}
                None => may |= 1 << at,
            }
            if self.stopped {
                return StringStatus::Open;
            }
        }
        if may != self.arena.all && self.is_taken_cleanly(owner, target, may) == Some(true) {
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

/// The status of every string, and how many situations were looked at.
///
/// # Errors
/// Where stones stand that no board can have.
pub fn strings(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    limits: Limits,
    stop: &mut dyn FnMut(u64) -> bool,
) -> Result<(Vec<JudgedString>, u64), Fault> {
    let state = State::start(Arc::clone(board), stones.clone(), Color::Black)?;
    let mut judged = Vec::new();
    let mut nodes = 0;
    for color in Color::ALL {
        let safe = safe::safe(board, stones, color, &PointSet::new());
        for chain in stones.chains(board, &stones[color]) {
            let Some(first) = chain.members.iter().next() else {
                continue;
            };
            let status = match safe.contains(first) {
                true => StringStatus::Uncapturable,
                false => status(
                    state.board(),
                    stones,
                    color,
                    first,
                    limits,
                    stop,
                    &mut nodes,
                ),
            };
            judged.push(JudgedString {
                points: chain.members,
                color,
                status,
            });
        }
    }
    Ok((judged, nodes))
}

fn status(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    at: Point,
    limits: Limits,
    stop: &mut dyn FnMut(u64) -> bool,
    nodes: &mut u64,
) -> StringStatus {
    let part = match limits.walls {
        true => safe::part(board, stones, at),
        false => board.locations(),
    };
    let Some(arena) = Arena::new(board, stones, &part) else {
        return StringStatus::Open;
    };
    let Some(target) = arena.points.iter().position(|&point| point == at) else {
        return StringStatus::Open;
    };
    let ground = arena.ground(stones);
    let mut part = Part {
        arena: &arena,
        ground,
        limits,
        stop,
        stopped: false,
        nodes: *nodes,
    };
    let status = part.status(index(color), target);
    *nodes = part.nodes;
    status
}

/// What the rules of 1989 say of a position, should play have stopped there and nobody asks for a resumption.
///
/// # Errors
/// Where stones stand that no board can have.
pub fn judge(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    prisoners: ByColor<u32>,
    komi_thousandths: i64,
    limits: Limits,
    stop: &mut dyn FnMut(u64) -> bool,
) -> Result<Judgement, Fault> {
    let (strings, nodes) = strings(board, stones, limits, stop)?;
    let with = |wanted: &StringStatus| {
        let chosen = strings.iter().filter(|string| string.status == *wanted);
        chosen.fold(PointSet::new(), |all, string| all.union(&string.points))
    };
    let (dead, open) = (with(&StringStatus::Dead), with(&StringStatus::Open));
    let mut judgement = Judgement {
        standing: Standing::Decided,
        counts: vec![Counts::Nobody; board.len()],
        dead: dead.clone(),
        strings: strings.clone(),
        outcome: Outcome::Open,
        open: Vec::new(),
        readings: READINGS.to_vec(),
        nodes,
    };
    if !open.is_empty() {
        judgement.standing = Standing::Undecided;
        judgement.counts = vec![Counts::Open; board.len()];
        judgement.open.push(format!(
            "whether {} stones are alive was not found out",
            open.count()
        ));
        return Ok(judgement);
    }
    let counted: Territory = territory(board, stones, &dead);
    for (point, counts) in board.points().zip(&mut judgement.counts) {
        for color in Color::ALL {
            if counted.territory[color].contains(point) {
                *counts = Counts::For(color);
            }
        }
    }
    judgement.outcome = Outcome::Score(score(&counted, prisoners, komi_thousandths));
    Ok(judgement)
}

/// Our readings of the text that every judgement rests on: `DIFFERENCES.md`.
pub const READINGS: [&str; 3] = ["fresh-marks", "new-stone-on-its-board", "dead-by-colour"];
