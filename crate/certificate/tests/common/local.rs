//! The local games of `sum` by a third hand, on bits, with an answer to each that is won; and claims where there are some.
#![allow(
    clippy::unwrap_used,
    clippy::many_single_char_names,
    reason = "a test fails by panicking, and its boards are small"
)]

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use loja_certificate::{Choice, Claim};
use loja_rules::{Board, ByColor, Color, FastBoard, Point, PointSet, Setup, State};

use super::Dice;

/// The refuter has the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Local {
    pub part: u32,
    pub own: u32,
    pub foe: u32,
    pub mark: u32,
    pub bound: bool,
}

/// What is known of a position.
struct Known {
    /// For each legal move of the refuter's, in order, all answers and what is left after them.
    moves: Vec<Vec<(Choice, Vec<Local>)>>,
    rank: Option<usize>,
}

pub struct Locals {
    points: Vec<Point>,
    near: Vec<u32>,
    members: u32,
    doors: u32,
    player: Color,
    known: HashMap<Local, Known>,
    /// Of all searches so far.
    rounds: usize,
}

fn bits(of: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |x| of >> x & 1 == 1)
}

impl Locals {
    pub fn new(claim: &Claim) -> Locals {
        let board = claim.board();
        let set = |points: &PointSet| points.iter().fold(0, |all, x| all | 1 << x.index());
        let near: Vec<u32> = board
            .points()
            .map(|x| {
                let near = board.neighbors(x).iter();
                near.fold(0, |all, y| all | 1 << y.index())
            })
            .collect();
        let members = set(claim.set());
        Locals {
            points: board.points().collect(),
            doors: bits(members)
                .filter(|&x| near[x] & !members != 0)
                .fold(0, |all, x| all | 1 << x),
            near,
            members,
            player: claim.player(),
            known: HashMap::new(),
            rounds: 0,
        }
    }

    fn around(&self, of: u32) -> u32 {
        bits(of).fold(0, |all, x| all | self.near[x])
    }

    fn flood(&self, from: u32, within: u32) -> u32 {
        let mut all = from;
        loop {
            let more = all | self.around(all) & within;
            if more == all {
                return all;
            }
            all = more;
        }
    }

    fn parts(&self, mut of: u32) -> Vec<u32> {
        let mut parts = Vec::new();
        while of != 0 {
            let part = self.flood(of & of.wrapping_neg(), of);
            parts.push(part);
            of &= !part;
        }
        parts
    }

    /// The stones of the largest set of chains that are beside what is safe or have two eyes.
    fn safe(&self, within: u32, own: u32, safe: u32) -> u32 {
        let mut stays = own;
        loop {
            let regions = self.parts(within & !stays);
            let mut next = 0;
            for chain in self.parts(stays) {
                let near = self.around(chain);
                let eye = |region: &&u32| **region & !near == 0 && **region & self.doors == 0;
                if near & safe != 0 || regions.iter().filter(eye).count() >= 2 {
                    next |= chain;
                }
            }
            if next == stays {
                return stays;
            }
            stays = next;
        }
    }

    fn open(&self, within: u32, safe: u32) -> Vec<u32> {
        let near = self.around(safe);
        let mut parts = self.parts(within & !safe);
        parts.retain(|part| part & !near != 0 || part & self.doors != 0);
        parts
    }

    /// The first positions of the lemma, if it speaks here but for the games.
    pub fn first(&self, board: &FastBoard) -> Option<Vec<Local>> {
        let color = |wanted: Color| {
            let colored = self
                .points
                .iter()
                .filter(|&&x| board.color_at(x) == Some(wanted));
            colored.fold(0, |all, x| all | 1 << x.index()) & self.members
        };
        let situation = board.situation();
        let (own, foe) = (color(self.player), color(self.player.other()));
        if board.turn() == self.player
            || board.pass_count().value() > 0
            || bits(self.members).any(|x| situation.permanent().contains(self.points[x]))
            || self.doors & !own != 0
        {
            return None;
        }
        let marks = bits(self.members).filter(|&x| board.is_marked_temporarily(self.points[x]));
        let mark = marks.fold(0, |all, x| all | 1 << x);
        let safe = self.safe(self.members, own, 0);
        let open = self.open(self.members, safe);
        (safe != 0 && !open.is_empty()).then(|| Locals::split(&open, own, foe, mark, true))
    }

    fn split(open: &[u32], own: u32, foe: u32, mark: u32, bound: bool) -> Vec<Local> {
        let bound = bound && open.len() == 1;
        let local = |&part: &u32| Local {
            part,
            own: own & part,
            foe: foe & part,
            mark: if bound { mark & part } else { 0 },
            bound,
        };
        open.iter().map(local).collect()
    }

    /// B4: stones of the mover and of the other, and the mark.
    fn play(&self, at: Local, x: usize, is_own: bool) -> Option<Local> {
        let (safe, outside) = (self.members & !at.part, !self.members);
        let (mut mine, mut other) = if is_own {
            (at.own, at.foe)
        } else {
            (at.foe, at.own)
        };
        let (my_ground, other_ground) = if is_own {
            (safe, outside)
        } else {
            (outside, safe)
        };
        if (mine | other | at.mark) >> x & 1 == 1 {
            return None;
        }
        let surrounded = self.near[x] & !(other | other_ground) == 0;
        mine |= 1 << x;
        let empty = at.part & !mine & !other;
        let mut taken = 0;
        for chain in self.parts(other) {
            if self.around(chain) & (empty | other_ground) == 0 {
                taken |= chain;
            }
        }
        other &= !taken;
        let chain = self.flood(1 << x, mine);
        if taken == 0 && self.around(chain) & (empty | my_ground) == 0 {
            return None;
        }
        let mark = if taken.count_ones() == 1 && surrounded {
            taken
        } else {
            0
        };
        let (own, foe) = if is_own { (mine, other) } else { (other, mine) };
        Some(Local {
            own,
            foe,
            mark,
            ..at
        })
    }

    /// The refuter's legal moves, and the positions after them.
    pub fn moves(&self, at: Local) -> Vec<(Choice, Local)> {
        let stones = bits(at.part).filter_map(|x| {
            let next = self.play(at, x, false)?;
            Some((Choice::Stone(self.points[x]), next))
        });
        [(Choice::Pass, Local { mark: 0, ..at })]
            .into_iter()
            .chain(stones)
            .collect()
    }

    pub fn answers(&self, moved: Local) -> Vec<(Choice, Vec<Local>)> {
        let stones = bits(moved.part).filter_map(|x| {
            let next = self.play(moved, x, true)?;
            Some((Choice::Stone(self.points[x]), next))
        });
        let pass = (moved.mark != 0).then_some((Choice::Pass, Local { mark: 0, ..moved }));
        let all = stones.chain(pass).map(|(choice, next)| {
            let around = self.members & !next.part;
            let safe = around | self.safe(next.part, next.own, around);
            let open = self.open(next.part, safe);
            (
                choice,
                Locals::split(&open, next.own, next.foe, next.mark, next.bound),
            )
        });
        all.collect()
    }

    /// The round in which the claimant has won the position, if he does.
    pub fn rank(&mut self, first: Local) -> Option<usize> {
        let mut waiting = vec![first];
        let mut fresh = Vec::new();
        while let Some(at) = waiting.pop() {
            if self.known.contains_key(&at) {
                continue;
            }
            let moves: Vec<_> = self
                .moves(at)
                .iter()
                .map(|&(_, moved)| self.answers(moved))
                .collect();
            waiting.extend(moves.iter().flatten().flat_map(|(_, left)| left));
            self.known.insert(at, Known { moves, rank: None });
            fresh.push(at);
        }
        loop {
            self.rounds += 1;
            let won = |at: &Local| self.known[at].rank.is_some();
            let entering: Vec<Local> = fresh
                .iter()
                .copied()
                .filter(|at| {
                    let known = &self.known[at];
                    let answered = |answers: &Vec<(Choice, Vec<Local>)>| {
                        answers.iter().any(|(_, left)| left.iter().all(won))
                    };
                    known.rank.is_none() && known.moves.iter().all(answered)
                })
                .collect();
            if entering.is_empty() {
                break;
            }
            for at in entering {
                self.known.get_mut(&at)?.rank = Some(self.rounds);
            }
        }
        self.known[&first].rank
    }

    /// The decisions of a position that is won, as a checker reads them, and how many positions are new.
    pub fn write(&mut self, at: Local, done: &mut HashSet<Local>, decisions: &mut Vec<Choice>) {
        if done.contains(&at) {
            return;
        }
        let rank = self.rank(at).unwrap();
        for answers in 0..self.known[&at].moves.len() {
            let falling = |left: &Local| {
                done.contains(left) || self.known[left].rank.is_some_and(|next| next < rank)
            };
            let answers = &self.known[&at].moves[answers];
            let best = answers.iter().find(|(_, left)| left.iter().all(falling));
            let (choice, left) = best.unwrap().clone();
            decisions.push(choice);
            for part in left {
                self.write(part, done, decisions);
            }
        }
        done.insert(at);
    }
}

/// A claim with a chain that has two eyes, or two chains that share them, and some locations more where anything may be.
pub fn claim_with_eyes(dice: &mut Dice, more: usize) -> Claim {
    loop {
        let (player, shared, wide) = (dice.pick(&Color::ALL), dice.one_in(4), dice.one_in(6));
        // 0 is outside; 1 has the eyes 2 and 3, and so has 4 where they are shared; 5 is beside 2 in a wide eye.
        let mut pairs = vec![(1, 2), (1, 3)];
        let mut core = 4;
        if shared {
            pairs.extend([(2, core), (3, core)]);
            core += 1;
        }
        if wide {
            pairs.extend([(1, core), (2, core)]);
            if shared {
                pairs.push((4, core));
            }
            core += 1;
        }
        let count = core + more;
        // What else there is falls into one or two heaps.
        let (to_core, to_rest, out) = (1 + dice.below(3), 1 + dice.below(3), 1 + dice.below(6));
        let heap = if dice.one_in(2) {
            count
        } else {
            core + more / 2
        };
        for x in core..count {
            if dice.one_in(out) && dice.one_in(2) {
                pairs.push((0, x));
            }
            if dice.one_in(to_core) || x == heap {
                pairs.push((1, x));
            }
            if shared && dice.one_in(to_core) {
                pairs.push((4, x));
            }
            let near = (core..x).filter(|&y| (y < heap) == (x < heap));
            let near: Vec<_> = near
                .filter(|y| x == y + 1 || dice.one_in(to_rest + 1))
                .collect();
            pairs.extend(near.into_iter().map(|y| (y, x)));
        }
        let board = Board::new(count, pairs).unwrap();
        let set: PointSet = board.points().skip(1).collect();
        let mut stones = ByColor::<PointSet>::default();
        for x in board.points().skip(1) {
            let is_door = board.neighbors(x).iter().any(|y| y.index() == 0);
            let what = match x.index() {
                1 => Some(player),
                4 if shared => Some(player),
                inside if inside < core => None,
                _ if is_door => Some(player),
                _ => dice.pick(&[None, None, Some(player), Some(player.other())]),
            };
            if let Some(color) = what {
                stones[color].insert(x);
            }
        }
        let setup = Setup {
            stones,
            ..Setup::empty()
        };
        let Ok(state) = State::new(Arc::new(board), setup) else {
            continue;
        };
        if let Ok(claim) = Claim::new(&state, player, &set) {
            return claim;
        }
    }
}
