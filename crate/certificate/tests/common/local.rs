//! The local games of `sum` and `rooms` by a third hand, on bits, with an answer to each that is won.

use std::collections::{HashMap, HashSet};

use loja_certificate::{Choice, Claim};
use loja_rules::{Color, FastBoard, Point, PointSet};
use loja_testkit::Dice;

/// The refuter has the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Local {
    pub part: u32,
    pub own: u32,
    pub foe: u32,
    pub mark: u32,
    pub bound: bool,
    pub vow: bool,
}

/// An answer of the claimant's.
#[derive(Clone, Debug)]
pub struct Answered {
    /// As they are written: the answer, and the part that gets the vow where that is to be named.
    pub decisions: Vec<Choice>,
    pub left: Vec<Local>,
}

/// What is known of a position.
struct Known {
    /// For each legal move of the refuter's, in order, all answers.
    moves: Vec<Vec<Answered>>,
    rank: Option<usize>,
}

/// What is left out of the rules of a vow, to see that it would be noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slack {
    Nothing,
    /// The vow is never asked for again.
    Forgotten,
    /// Any open part may have it.
    Breathless,
    /// Chains with two eyes of their own become safe in a position with a vow too, and what is fillable beside
    /// them ends it.
    OwnEyes,
}

pub struct Locals {
    pub points: Vec<Point>,
    near: Vec<u32>,
    pub members: u32,
    pub doors: u32,
    player: Color,
    known: HashMap<Local, Known>,
    /// Of all searches so far.
    rounds: usize,
    pub slack: Slack,
    /// How often a part was named after an answer.
    pub names: usize,
}

pub fn bits(of: u32) -> impl Iterator<Item = usize> {
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
            slack: Slack::Nothing,
            names: 0,
        }
    }

    pub fn around(&self, of: u32) -> u32 {
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

    pub fn parts(&self, mut of: u32) -> Vec<u32> {
        let mut parts = Vec::new();
        while of != 0 {
            let part = self.flood(of & of.wrapping_neg(), of);
            parts.push(part);
            of &= !part;
        }
        parts
    }

    /// The stones of the largest set of chains that are beside what is safe or have two eyes.
    pub fn safe(&self, within: u32, own: u32, safe: u32) -> u32 {
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

    fn is_fillable(&self, part: u32, safe: u32) -> bool {
        part & !self.around(safe) == 0 && part & self.doors == 0
    }

    fn open(&self, within: u32, safe: u32) -> Vec<u32> {
        let mut parts = self.parts(within & !safe);
        parts.retain(|&part| !self.is_fillable(part, safe));
        parts
    }

    /// Stones and mark of a situation of which both lemmas ask the same: turn, pass count, marks for good, doors.
    pub fn read(&self, board: &FastBoard) -> Option<[u32; 3]> {
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
        Some([own, foe, marks.fold(0, |all, x| all | 1 << x)])
    }

    /// The first positions of `sum`, if it speaks here but for the games.
    pub fn first(&self, board: &FastBoard) -> Option<Vec<Local>> {
        let [own, foe, mark] = self.read(board)?;
        let safe = self.safe(self.members, own, 0);
        let open = self.open(self.members, safe);
        (safe != 0 && !open.is_empty()).then(|| Locals::split(&open, own, foe, mark, true))
    }

    pub fn split(open: &[u32], own: u32, foe: u32, mark: u32, bound: bool) -> Vec<Local> {
        let bound = bound && open.len() == 1;
        let local = |&part: &u32| Local {
            part,
            own: own & part,
            foe: foe & part,
            mark: if bound { mark & part } else { 0 },
            bound,
            vow: false,
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

    pub fn answers(&self, moved: Local) -> Vec<Answered> {
        let stones = bits(moved.part).filter_map(|x| {
            let next = self.play(moved, x, true)?;
            Some((Choice::Stone(self.points[x]), next))
        });
        let pass = (moved.mark != 0).then_some((Choice::Pass, Local { mark: 0, ..moved }));
        let all = stones.chain(pass);
        all.flat_map(|(choice, next)| self.taken_apart(choice, next))
            .collect()
    }

    /// What the position after an answer leaves. With a vow it may be nothing that is allowed, or several.
    fn taken_apart(&self, choice: Choice, next: Local) -> Vec<Answered> {
        let around = self.members & !next.part;
        let joined = self.flood(around, around | next.own) & next.part;
        let own_eyes = !next.vow || self.slack == Slack::OwnEyes;
        let safe = around
            | if own_eyes {
                self.safe(next.part, next.own, around)
            } else {
                joined
            };
        let open = self.open(next.part, safe);
        let left = Locals::split(&open, next.own, next.foe, next.mark, next.bound);
        let parts = self.parts(next.part & !safe);
        let fills = parts.iter().any(|&part| self.is_fillable(part, safe));
        if !next.vow || fills || self.slack == Slack::Forgotten {
            let decisions = vec![choice];
            return vec![Answered { decisions, left }];
        }
        let empty = next.part & !next.own & !next.foe;
        let breath = empty & self.around(safe);
        let breathes = |at: &usize| self.slack == Slack::Breathless || left[*at].part & breath != 0;
        let able: Vec<usize> = (0..left.len()).filter(breathes).collect();
        let carried = able.iter().map(|&carrier| {
            let mut left = left.clone();
            left[carrier].vow = true;
            let mut decisions = vec![choice];
            if able.len() > 1 {
                let least = left[carrier].part.trailing_zeros() as usize;
                decisions.push(Choice::Stone(self.points[least]));
            }
            Answered { decisions, left }
        });
        carried.collect()
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
            waiting.extend(moves.iter().flatten().flat_map(|answer| &answer.left));
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
                    let answered = |answers: &Vec<Answered>| {
                        answers.iter().any(|answer| answer.left.iter().all(won))
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

    /// The decisions of a position that is won, as a checker reads them, and how many positions are new. Where several
    /// answers are good it is any of them, and best one after which a part is named.
    pub fn write(
        &mut self,
        at: Local,
        done: &mut HashSet<Local>,
        dice: &mut Dice,
        decisions: &mut Vec<Choice>,
    ) {
        if done.contains(&at) {
            return;
        }
        let rank = self.rank(at).unwrap();
        for answers in 0..self.known[&at].moves.len() {
            let falling = |left: &Local| {
                done.contains(left) || self.known[left].rank.is_some_and(|next| next < rank)
            };
            let mut good = self.known[&at].moves[answers].clone();
            good.retain(|answer| answer.left.iter().all(falling));
            if dice.one_in(2) && good.iter().any(|answer| answer.decisions.len() > 1) {
                good.retain(|answer| answer.decisions.len() > 1);
                self.names += 1;
            }
            let answer = good.swap_remove(dice.below(good.len()));
            decisions.extend(answer.decisions);
            for part in answer.left {
                self.write(part, done, dice, decisions);
            }
        }
        done.insert(at);
    }
}
