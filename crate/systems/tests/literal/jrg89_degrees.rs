//! Article 7 of 1989 by degrees (4726-4734), the recursive definition that Pauli sketches and doesn't believe in.
//!
//! The play, the marks and “uncapturable” are those of the literal judge of 1989 (I1, I7); the steps from status to score (5187-5200) too.
//!
//! # What the text leaves open
//!
//! - *“Capturing them would enable”*: as I6 makes “enable” precise, with “alive in degree M” in place of “uncapturable”
//!   ([`Enabling::Preventable`]): there is a set of locations such that the capturer, first, can't capture without such a stone
//!   arising on it, but, second and with a fixed number of stones, could keep it free of them. The sketch stands before I6 and may mean the first half
//!   alone ([`Enabling::Permitted`]): the stone may then be any, had the capture to do with it or not.
//! - *“Alive in degree M, with M in 0..N”*: any M, and another one in another line ([`Degrees::Any`]),
//!   or one M that holds for all lines ([`Degrees::One`]). Under I6 more stones to prevent can make a set unpreventable, so neither
//!   reading contains the other.
//! - *When a new stone is alive in degree M*: it may come late, elsewhere, and become so later (I2 to I5). It is judged on the board as it
//!   then is, as the rule judges a stone: its capturer first, no marks. In degree 0 alone the world's `new_stone` says whether its turn
//!   and marks count instead.
//! - *Several degrees at once*: a stone is alive if it is in any, and a degree need not contain the one below.
//!
//! A line without end favours the side that wants nothing to happen (5518, 6222).

use std::collections::HashMap;

use super::jrg89::{self, BLACK, EMPTY, NewStone, Stones, Turn, WHITE, World, other};
use super::lines::{Lines, Marked, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enabling {
    Preventable,
    Permitted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Degrees {
    Any,
    One,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    pub enabling: Enabling,
    pub degrees: Degrees,
}

impl Reading {
    /// The new words put into the article, and nothing else of Pauli's reading changed.
    pub const MEANT: Reading = Reading {
        enabling: Enabling::Preventable,
        degrees: Degrees::Any,
    };
}

/// Per board and point whether the stone there is alive in one degree.
type Alive = HashMap<Stones, Vec<bool>>;

pub struct Judge<'a> {
    world: &'a World,
    reading: Reading,
    lines: [Lines<'a>; 2],
    /// The stones of each degree, until a degree is as the one before: all later ones are.
    degrees: Vec<Alive>,
}

impl<'a> Judge<'a> {
    pub fn new(world: &'a World, reading: Reading) -> Judge<'a> {
        let mut judge = Judge {
            world,
            reading,
            lines: [BLACK, WHITE].map(|owner| Lines::of(world, owner)),
            degrees: Vec::new(),
        };
        let zero = judge.uncapturable();
        judge.degrees.push(zero);
        loop {
            let next = judge.next_degree();
            let last = judge.degrees.len() - 1;
            if last > 0 && judge.degrees[last] == next {
                return judge;
            }
            judge.degrees.push(next);
        }
    }

    /// 7.2: alive in degree 0 is a stone that can't be captured by the opponent, who takes the first turn.
    fn uncapturable(&self) -> Alive {
        let alive = |stones: &Stones| {
            let one = |at| stones[at] != EMPTY && self.world.uncapturable(stones, at);
            (0..stones.len()).map(one).collect()
        };
        let boards = self.world.all.iter().map(|now| &now.stones);
        boards
            .map(|stones| (stones.clone(), alive(stones)))
            .collect()
    }

    /// 7.3: alive in degree N + 1 is a stone whose capture would enable a new one that is alive in degree M, with M in 0..N.
    fn next_degree(&self) -> Alive {
        let found = 0..self.degrees.len();
        let wanted: Vec<Vec<usize>> = match self.reading.degrees {
            Degrees::Any => vec![found.collect()],
            Degrees::One => found.map(|degree| vec![degree]).collect(),
        };
        let mut alive: Alive = self.degrees[0]
            .keys()
            .map(|stones| (stones.clone(), vec![false; stones.len()]))
            .collect();
        for degrees in &wanted {
            for lines in &self.lines {
                self.add_enabling(lines, degrees, &mut alive);
            }
        }
        alive
    }

    /// Whether a new stone at the point counts: alive in one of the degrees.
    fn counts(&self, degrees: &[usize], situation: usize, at: usize) -> bool {
        let stones = &self.world.all[situation].stones;
        degrees.iter().any(|&degree| match self.world.new_stone {
            NewStone::InItsSituation if degree == 0 => !self.world.capturable[at][situation],
            _ => self.degrees[degree][stones][at],
        })
    }

    /// Adds the stones whose capture enables a new stone of their owner, alive in one of the degrees.
    fn add_enabling(&self, lines: &Lines, degrees: &[usize], alive: &mut Alive) {
        let points = self.world.neighbors.len();
        let sets: Vec<u32> = match self.reading.enabling {
            Enabling::Preventable => (1..1 << points).collect(),
            // The more locations, the less the capturer can do: the whole board speaks for every set.
            Enabling::Permitted => vec![(1 << points) - 1],
        };
        for set in sets {
            let arising = lines.arising(set, |situation, at| self.counts(degrees, situation, at));
            let preventable = match self.reading.enabling {
                Enabling::Preventable => preventable(lines, &arising),
                Enabling::Permitted => vec![true; lines.nodes.len()],
            };
            let free = free(lines, &arising);
            for at in 0..points {
                let mut captured = None;
                for (stones, alive) in alive.iter_mut() {
                    if stones[at] != lines.owner
                        || alive[at]
                        || !preventable[lines.start(stones, lines.owner)]
                    {
                        continue;
                    }
                    let captured =
                        captured.get_or_insert_with(|| captured_free(lines, &arising, &free, at));
                    alive[at] = !captured[lines.start(stones, other(lines.owner))];
                }
            }
        }
    }

    /// The least degree in which the stone there is alive.
    pub fn degree(&self, stones: &[u8], at: usize) -> Option<usize> {
        self.degrees.iter().position(|alive| alive[stones][at])
    }

    /// The number of degrees that differ from the one before: no stone is alive in a later one only.
    pub fn degrees(&self) -> usize {
        self.degrees.len()
    }

    /// 7.1: alive in some degree.
    pub fn alive(&self, stones: &[u8], at: usize) -> bool {
        self.degree(stones, at).is_some()
    }

    pub fn dead(&self, stones: &Stones) -> Vec<bool> {
        (0..stones.len())
            .map(|at| stones[at] != EMPTY && !self.alive(stones, at))
            .collect()
    }

    /// Black's score less White's, without prisoners, by the five steps (5187-5200).
    pub fn score(&self, stones: &Stones) -> i64 {
        jrg89::score(stones, &self.world.neighbors, &self.dead(stones), 0, 0)
    }
}

/// From which nodes the capturer can keep such stones from arising for ever.
fn free(lines: &Lines, arising: &Marked) -> Vec<bool> {
    lines.greatest(|node, free| {
        let mut steps = lines.steps[node].iter().zip(&arising[node]);
        let fine = |(step, &arises): (&Step, &bool)| !arises && free[step.to];
        if lines.situation(node).over {
            true
        } else if lines.is_owners(node) {
            steps.all(fine)
        } else {
            steps.any(fine)
        }
    })
}

/// First half of “enable” (4759), the other way round: from which nodes the capturer takes the stone there and no such stone
/// arises before or after.
fn captured_free(lines: &Lines, arising: &Marked, free: &[bool], at: usize) -> Vec<bool> {
    lines.least(|node, captured| {
        if lines.situation(node).over || !lines.stands(node, at) {
            return false;
        }
        let mut steps = lines.steps[node].iter().zip(&arising[node]);
        let fine = |(step, &arises): (&Step, &bool)| {
            let standing = lines.stands(step.to, at);
            !arises
                && if standing {
                    captured[step.to]
                } else {
                    free[step.to]
                }
        };
        if lines.is_owners(node) {
            steps.all(fine)
        } else {
            steps.any(fine)
        }
    })
}

/// Second half (4762): from which nodes the capturer, bound to nothing and with a number of stones fixed beforehand, can keep
/// such stones from arising for ever. First without a stone, then with one more each time, until one more changes nothing.
fn preventable(lines: &Lines, arising: &Marked) -> Vec<bool> {
    let mut with_fewer = vec![false; lines.nodes.len()];
    loop {
        let prevents = lines.greatest(|node, prevents| {
            let mut steps = lines.steps[node].iter().zip(&arising[node]);
            let owners = lines.is_owners(node);
            let fine = |(step, &arises): (&Step, &bool)| {
                let costs = !owners && matches!(step.turn, Turn::Play(_));
                !arises
                    && if costs {
                        with_fewer[step.to]
                    } else {
                        prevents[step.to]
                    }
            };
            if lines.situation(node).over {
                true
            } else if owners {
                steps.all(fine)
            } else {
                steps.any(fine)
            }
        });
        if prevents == with_fewer {
            return prevents;
        }
        with_fewer = prevents;
    }
}
