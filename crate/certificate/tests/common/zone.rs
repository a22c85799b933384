//! The game of a zone, played once more: on bits, on the claim's own board, and by the words of the lemma.

use std::collections::HashMap;

use loja_certificate::{Choice, Claim};
use loja_rules::{Color, FastBoard, Point, PointSet};

/// Locations as bits.
pub type Bits = u16;

pub fn bits(set: &PointSet) -> Bits {
    set.iter().fold(0, |bits, x| bits | 1 << x.index())
}

pub fn each(bits: Bits) -> impl Iterator<Item = usize> {
    (0..16).filter(move |x| bits >> x & 1 == 1)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub own: Bits,
    pub foe: Bits,
    pub ko: Option<usize>,
    pub claimants: bool,
}

/// A zone. All bits are of locations of the claim.
pub struct Zone {
    near: Vec<Bits>,
    claim: Bits,
    pub members: Bits,
    pub spared: Bits,
    /// Marked for good.
    marked: Bits,
    /// The refuter's stones that stay, outside the claim and in it.
    enemies: Bits,
    pub start: Place,
}

/// The components of a claim.
pub fn components(claim: &Claim) -> Vec<PointSet> {
    let board = claim.board();
    let own = &claim.start().situation().stones()[claim.player()];
    let mut rest = claim.set().difference(own);
    let mut components = Vec::new();
    loop {
        let Some(first) = rest.iter().next() else {
            return components;
        };
        let mut part: PointSet = [first].into_iter().collect();
        loop {
            let near = |x: &Point| board.neighbors(*x).iter().any(|&y| part.contains(y));
            let more: PointSet = rest.iter().filter(near).collect();
            if more.is_subset(&part) {
                break;
            }
            part = part.union(&more);
        }
        rest = rest.difference(&part);
        components.push(part);
    }
}

impl Zone {
    /// With the strings spared that have to be, and those that hold one of `more`.
    pub fn new(claim: &Claim, active: &PointSet, more: Bits) -> Zone {
        let (board, start) = (claim.board(), claim.start().situation());
        let near: Vec<Bits> = board
            .points()
            .map(|x| {
                board
                    .neighbors(x)
                    .iter()
                    .fold(0, |bits, y| bits | 1 << y.index())
            })
            .collect();
        let own = bits(&start.stones()[claim.player()]);
        let foe = bits(&start.stones()[claim.refuter()]);
        let (set, active) = (bits(claim.set()), bits(active));
        let mut zone = Zone {
            near,
            claim: set,
            members: active,
            spared: 0,
            marked: bits(start.permanent()),
            enemies: foe & bits(start.permanent()),
            start: Place {
                own: 0,
                foe: foe & active,
                ko: None,
                claimants: false,
            },
        };
        for x in each(own) {
            let string = zone.reach(x, own);
            let around = zone.around(string);
            if around & active != 0 {
                zone.members |= string;
                zone.start.own |= string;
                if around & set & !own & !active != 0 || string & more != 0 {
                    zone.spared |= string;
                }
            }
        }
        zone
    }

    fn around(&self, of: Bits) -> Bits {
        each(of).fold(0, |bits, x| bits | self.near[x])
    }

    /// The connected part of these that holds x.
    fn reach(&self, x: usize, within: Bits) -> Bits {
        let mut part = 1 << x;
        loop {
            let more = part | self.around(part) & within;
            if more == part {
                return part;
            }
            part = more;
        }
    }

    /// Empty locations of the zone.
    fn empty(&self, place: &Place) -> Bits {
        self.members & !place.own & !place.foe
    }

    /// The chain of x as the zone sees it, and whether it is the claimant's.
    fn chain(&self, place: &Place, x: usize) -> (Bits, bool) {
        let own = place.own >> x & 1 == 1;
        (self.reach(x, if own { place.own } else { place.foe }), own)
    }

    /// Whether the chain stays whatever happens.
    fn stays(&self, chain: Bits, own: bool) -> bool {
        match own {
            true => chain & (self.spared | self.marked) != 0,
            false => (chain | self.around(chain)) & self.enemies != 0,
        }
    }

    fn doors(&self, place: &Place) -> u32 {
        let open = self.empty(place) & !self.marked;
        (open & self.around(self.enemies)).count_ones()
    }

    /// A stone there, and whether the vow allows it.
    pub fn play(&self, place: &Place, x: usize) -> Option<(Place, bool)> {
        let here: Bits = 1 << x;
        if self.empty(place) & !self.marked & here == 0 || place.ko == Some(x) {
            return None;
        }
        let mut next = Place {
            ko: None,
            claimants: !place.claimants,
            ..*place
        };
        if place.claimants {
            next.own |= here;
        } else {
            next.foe |= here;
        }
        // B4.4
        let mut taken = 0;
        for y in each(self.near[x] & self.members) {
            let stone = (next.own | next.foe) >> y & 1 == 1;
            let (chain, own) = self.chain(&next, y);
            if stone && own != place.claimants && !self.stays(chain, own) {
                let liberties = self.around(chain) & self.empty(&next);
                taken |= if liberties == 0 { chain } else { 0 };
            }
        }
        // B4.5
        let (chain, own) = self.chain(&next, x);
        let around = self.around(chain);
        let breath = around & self.empty(&next) & !self.marked != 0
            || match own {
                true => chain & (self.spared | self.marked) != 0,
                false => (chain | around) & self.enemies != 0,
            };
        if taken == 0 && !breath {
            return None;
        }
        // B4.8
        let enemies = if own {
            next.foe | !self.claim
        } else {
            next.own
        };
        if taken.count_ones() == 1 && self.near[x] & !enemies == 0 {
            next.ko = Some(taken.trailing_zeros() as usize);
        }
        next.own &= !taken;
        next.foe &= !taken;
        // The vow
        let bound = |y: usize| {
            let (chain, own) = self.chain(&next, y);
            let is_stone = next.own >> y & 1 == 1;
            is_stone
                && own
                && chain & self.spared != 0
                && self.around(chain) & self.empty(&next) == 0
        };
        let broken = !place.claimants && each(self.near[x] & self.members).any(bound);
        let free = self.has_anchored(&next) || self.doors(&next) > 1;
        Some((next, !broken || free))
    }

    /// Whether a stone of the refuter is on an anchor.
    fn has_anchored(&self, place: &Place) -> bool {
        let closed = self.empty(place) & self.marked;
        place.foe & (self.enemies | self.around(self.enemies) | self.around(closed)) != 0
    }

    pub fn goal(&self, place: &Place) -> bool {
        let empty = self.empty(place);
        let bordered = |x: usize| place.own >> x & 1 == 1 || self.near[x] & !self.claim == 0;
        let eyes = |x: usize| {
            let (chain, _) = self.chain(place, x);
            chain & self.spared != 0 || (self.around(chain) & empty).count_ones() > 1
        };
        place.foe == 0
            && each(self.members).all(bordered)
            && self.around(empty) & empty == 0
            && each(place.own).all(eyes)
    }

    /// The situation on a board with the claim's numbers.
    pub fn read(&self, board: &FastBoard, player: Color) -> Place {
        let points: Vec<Point> = board.board().points().collect();
        let of = |color| {
            let all = points.iter().filter(|&&x| board.color_at(x) == Some(color));
            all.fold(0, |bits, x| bits | 1 << x.index())
        };
        Place {
            own: of(player),
            foe: of(player.other()) & self.claim,
            ko: points.iter().position(|&x| board.is_marked_temporarily(x)),
            claimants: board.turn() == player,
        }
    }
}

/// All situations that follow from the start, with the round in which each enters the attractor.
pub struct ZoneSweep {
    pub numbers: HashMap<Place, usize>,
    pub places: Vec<Place>,
    pub after: Vec<Vec<(Option<usize>, usize)>>,
    pub won: Vec<bool>,
    /// How many stones the vow forbids.
    pub forbidden: usize,
}

impl ZoneSweep {
    pub fn new(zone: &Zone) -> ZoneSweep {
        let mut sweep = ZoneSweep {
            numbers: [(zone.start, 0)].into(),
            places: vec![zone.start],
            after: Vec::new(),
            won: Vec::new(),
            forbidden: 0,
        };
        while sweep.after.len() < sweep.places.len() {
            let place = sweep.places[sweep.after.len()];
            let passed = Place {
                ko: None,
                claimants: !place.claimants,
                ..place
            };
            let mut next = vec![(None, passed)];
            for x in each(zone.members) {
                match zone.play(&place, x) {
                    Some((after, true)) => next.push((Some(x), after)),
                    Some(_) => sweep.forbidden += 1,
                    None => {}
                }
            }
            let mut after = Vec::new();
            for (x, place) in next {
                let fresh = sweep.places.len();
                let number = *sweep.numbers.entry(place).or_insert(fresh);
                if number == fresh {
                    sweep.places.push(place);
                }
                after.push((x, number));
            }
            sweep.after.push(after);
        }
        sweep.won = sweep.places.iter().map(|place| zone.goal(place)).collect();
        loop {
            let enters = |at: &usize| {
                let mut after = self::ends(&sweep, *at);
                !sweep.won[*at]
                    && if sweep.places[*at].claimants {
                        after.any(|won| won)
                    } else {
                        after.all(|won| won)
                    }
            };
            let entering: Vec<usize> = (0..sweep.places.len()).filter(enters).collect();
            if entering.is_empty() {
                return sweep;
            }
            for at in entering {
                sweep.won[at] = true;
            }
        }
    }

    /// Whether the claimant loses.
    pub fn lost(&self) -> bool {
        !self.won[0]
    }

    /// The refuter's moves that keep what he has.
    pub fn advise(&self, place: &Place, board: &FastBoard, choices: &mut Vec<Choice>) {
        let Some(&number) = self.numbers.get(place) else {
            return;
        };
        let good = self.after[number]
            .iter()
            .filter(|&&(_, next)| !self.won[next]);
        choices.extend(good.map(|&(x, _)| match x {
            Some(x) => Choice::Stone(board.board().point(x).unwrap()),
            None => Choice::Pass,
        }));
    }
}

fn ends(sweep: &ZoneSweep, at: usize) -> impl Iterator<Item = bool> {
    sweep.after[at].iter().map(|&(_, next)| sweep.won[next])
}
