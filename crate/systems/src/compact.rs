//! Positions in two words a colour.

use std::cell::RefCell;

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::unconditional::{Region, kept};

/// Locations as bits.
pub(crate) type Bits = u128;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Stones {
    pub black: Bits,
    pub white: Bits,
}

impl Stones {
    pub fn of(self, color: Color) -> Bits {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    pub fn all(self) -> Bits {
        self.black | self.white
    }

    fn mixed(self) -> u64 {
        let fold =
            |bits: Bits| u64::try_from((bits ^ bits >> 64) & Bits::from(u64::MAX)).unwrap_or(0);
        let (black, white) = (fold(self.black), fold(self.white));
        let mixed = black.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ white.rotate_left(32).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        mixed ^ mixed >> 29
    }

    fn set(&mut self, color: Color, bits: Bits) {
        match color {
            Color::Black => self.black = bits,
            Color::White => self.white = bits,
        }
    }
}

/// The neighbours of each location, as bits.
#[derive(Clone, Debug)]
pub(crate) struct Compact {
    near: Vec<Bits>,
    whole: Bits,
    /// Immortal stones of recent positions: one position recurs with many pasts.
    lately: RefCell<Vec<Option<Known>>>,
}

type Known = (Stones, [Bits; 2]);

/// How many positions are remembered so.
const LATELY: usize = 1 << 13;

/// The set bits' numbers, ascending.
pub(crate) fn each(mut bits: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = (bits != 0).then_some(bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(at)
    })
}

pub(crate) fn bits(set: &PointSet) -> Bits {
    set.iter().fold(0, |bits, point| bits | 1 << point.index())
}

impl Compact {
    /// The most locations handled.
    pub const MOST: usize = Bits::BITS as usize;

    pub fn of(board: &Board) -> Option<Compact> {
        (board.len() <= Compact::MOST).then(|| {
            let near = |point| {
                board
                    .neighbors(point)
                    .iter()
                    .fold(0, |all, near| all | 1 << near.index())
            };
            Compact {
                near: board.points().map(near).collect(),
                whole: bits(&board.locations()),
                lately: RefCell::default(),
            }
        })
    }

    pub fn stones(stones: &ByColor<PointSet>) -> Stones {
        Stones {
            black: bits(&stones.black),
            white: bits(&stones.white),
        }
    }

    pub fn points(&self, board: &Board, bits: Bits) -> PointSet {
        each(bits).filter_map(|at| board.point(at)).collect()
    }

    pub fn len(&self) -> usize {
        self.near.len()
    }

    pub fn near(&self, at: usize) -> Bits {
        self.near[at]
    }

    /// All locations.
    pub fn whole(&self) -> Bits {
        self.whole
    }

    /// The board of these locations alone.
    pub fn only(&self, part: Bits) -> Compact {
        let near = self.near.iter().enumerate();
        let near = near.map(|(at, &near)| if part >> at & 1 == 1 { near & part } else { 0 });
        Compact {
            near: near.collect(),
            whole: self.whole & part,
            lately: RefCell::default(),
        }
    }

    /// The locations that touch a set.
    pub fn around(&self, set: Bits) -> Bits {
        each(set).fold(0, |all, at| all | self.near[at])
    }

    /// The locations that a set reaches within another.
    pub fn reach(&self, from: Bits, among: Bits) -> Bits {
        let mut found = from;
        let mut fresh = from;
        while fresh != 0 {
            fresh = self.around(fresh) & among & !found;
            found |= fresh;
        }
        found
    }

    /// The connected parts of a set.
    pub fn parts(&self, set: Bits) -> Vec<Bits> {
        let mut rest = set;
        let mut parts = Vec::new();
        while rest != 0 {
            let part = self.reach(rest & rest.wrapping_neg(), set);
            rest &= !part;
            parts.push(part);
        }
        parts
    }

    /// The position after a stone, and its captures; `None` if occupied or suicide.
    pub fn play(&self, stones: Stones, color: Color, at: usize) -> Option<(Stones, Bits)> {
        let stone: Bits = 1 << at;
        if stones.all() & stone != 0 {
            return None;
        }
        let own = stones.of(color) | stone;
        let mut enemy = stones.of(color.other());
        let mut taken = 0;
        let mut beside = self.near[at] & enemy;
        while beside != 0 {
            let string = self.reach(beside & beside.wrapping_neg(), enemy);
            beside &= !string;
            if self.around(string) & !(own | stones.of(color.other())) == 0 {
                taken |= string;
            }
        }
        enemy &= !taken;
        if taken == 0 && self.near[at] & !(own | enemy) == 0 {
            let string = self.reach(stone, own);
            if self.around(string) & !(own | enemy) == 0 {
                return None;
            }
        }
        let mut after = stones;
        after.set(color, own);
        after.set(color.other(), enemy);
        Some((after, taken))
    }

    /// The stones of a colour that no plays in a row can take while their owner passes (Benson).
    ///
    /// A region, a connected part of what is not theirs, is vital to a string if all its empty locations touch
    /// the string. Strings with fewer than two vital regions go, then regions beside them, until none goes.
    pub fn immortal(&self, stones: Stones, color: Color) -> Bits {
        let mut lately = self.lately.borrow_mut();
        if lately.is_empty() {
            lately.resize(LATELY, None);
        }
        let place = usize::try_from(stones.mixed() % LATELY as u64).unwrap_or(0);
        let known = match lately[place] {
            Some((known, immortal)) if known == stones => immortal,
            _ => {
                let immortal = Color::ALL.map(|color| self.benson(stones, color));
                lately[place] = Some((stones, immortal));
                immortal
            }
        };
        known[usize::from(color == Color::White)]
    }

    fn benson(&self, stones: Stones, color: Color) -> Bits {
        let own = stones.of(color);
        let strings = self.parts(own);
        let around: Vec<Bits> = strings.iter().map(|&string| self.around(string)).collect();
        let regions = self.parts(self.whole() & !own).into_iter();
        let regions = regions.map(|region| {
            let empty = region & !stones.all();
            let beside = (0..strings.len()).filter(|&string| around[string] & region != 0);
            let border: Vec<usize> = beside.collect();
            let vital = border.iter().copied();
            let vital = vital.filter(|&string| empty & !around[string] == 0);
            let vital = vital.collect();
            Region { border, vital }
        });
        let kept = kept(strings.len(), regions.collect());
        let kept = strings.into_iter().zip(kept).filter(|(_, kept)| *kept);
        kept.fold(0, |all, (string, _)| all | string)
    }
}
