//! Questions about one stone, in the order in which they are asked. What the capturer shows is asked where his walls are around the part, what
//! the owner shows where the owner's are (`safe.rs`); an answer against whose part it is counts for nothing.

use loja_ground::{ByColor, PointSet};

use super::arena::{Arena, Set, index, members};
use super::enabling::UNBOUNDED;
use super::part::{Asking, Part};
use super::places::Asked;
use crate::StringStatus;

/// The bounds on the capturer's stones that are tried in the second part.
const BOUNDS: [u32; 6] = [0, 1, 2, 3, 5, 8];

/// From this bound on it is asked whether no bound helps.
const LEAST_HOPE: u32 = 2;

/// How many situations a question may take at first.
const LITTLE: u64 = 500;

/// A set is made smaller where the first answer took no more situations than this.
const SHOWN_SMALL: u64 = 5_000;

/// All parts, by number. `None` where one is too large.
pub(super) struct Parts<'a> {
    asking: &'a Asking<'a>,
    parts: Vec<Option<Part<'a>>>,
}

/// One stone.
struct Stone<'p, 'a> {
    parts: &'p mut Parts<'a>,
    asked: &'p Asked,
    owner: usize,
    stones: &'p ByColor<PointSet>,
}

impl<'a> Parts<'a> {
    pub(super) fn new(
        arenas: &'a [Option<Arena>],
        stones: &ByColor<PointSet>,
        asking: &'a Asking<'a>,
    ) -> Parts<'a> {
        let part = |arena: &'a Option<Arena>| {
            let arena = arena.as_ref()?;
            Some(Part::new(arena, arena.ground(stones), asking))
        };
        Parts {
            asking,
            parts: arenas.iter().map(part).collect(),
        }
    }

    pub(super) fn status(&mut self, asked: &Asked, stones: &ByColor<PointSet>) -> StringStatus {
        let mut stone = Stone {
            owner: index(asked.color),
            parts: self,
            asked,
            stones,
        };
        stone.status().unwrap_or(StringStatus::Open)
    }

    fn stopped(&self) -> bool {
        self.asking.stopped()
    }
}

impl<'a> Stone<'_, 'a> {
    fn part(&mut self, number: usize) -> Option<&mut Part<'a>> {
        self.parts.parts.get_mut(number)?.as_mut()
    }

    /// A set of the board as a part has it.
    fn set(&mut self, number: usize, of: &PointSet) -> Set {
        self.part(number).map_or(0, |part| part.arena().set(of))
    }

    fn target(&mut self, number: usize) -> Option<usize> {
        let first = self.asked.first;
        let set = self.set(number, &[first].into_iter().collect());
        members(set).next()
    }

    fn patience(&mut self, each: u64) {
        for number in [self.asked.his, self.asked.own] {
            if let Some(part) = self.part(number) {
                part.each = each;
            }
        }
    }

    fn is_capturable(&mut self) -> Option<bool> {
        let (his, own) = (self.asked.his, self.asked.own);
        let (in_his, in_own) = (self.target(his)?, self.target(own)?);
        let owner = self.owner;
        let all = self.parts.asking.limits.nodes;
        // Neither is to wait long for what only the other can show.
        for each in [LITTLE, LITTLE * 20, all] {
            self.patience(each.min(all));
            let told = self.part(his)?.is_capturable(owner, in_his);
            if told == Some(true) || his == own && told == Some(false) {
                return told;
            }
            if his != own && self.part(own)?.is_capturable(owner, in_own) == Some(false) {
                return Some(false);
            }
            if self.parts.stopped() {
                break;
            }
        }
        None
    }

    /// Whether the owner shows that the stone is not taken without a new one of this set.
    fn owner_gets(&mut self, set: &PointSet) -> Option<bool> {
        let (owner, own) = (self.owner, self.asked.own);
        let (set, target) = (self.set(own, set), self.target(own)?);
        let clean = self.part(own)?.is_taken_cleanly(owner, target, set)?;
        Some(!clean)
    }

    /// Whether the capturer shows that it is, whatever set of these locations is asked for.
    fn is_dead_but_for(&mut self, beyond: &PointSet) -> Option<bool> {
        let Asked { his, .. } = *self.asked;
        let (owner, target) = (self.owner, self.target(his)?);
        let set = self.part(his)?.arena().all & !self.set(his, beyond);
        if self.part(his)?.is_taken_cleanly(owner, target, set) != Some(true) {
            return None;
        }
        let old = &self.stones[self.asked.color];
        let but = beyond.union(old);
        for number in self.asked.beside.clone()? {
            let set = self.part(number)?.arena().all & !self.set(number, &but);
            if set != 0 && self.part(number)?.is_prevented(owner, set, 0) != Some(true) {
                return None;
            }
        }
        Some(true)
    }

    fn status(&mut self) -> Option<StringStatus> {
        let capturable = self.is_capturable();
        self.patience(self.parts.asking.limits.nodes);
        if !capturable? {
            return Some(StringStatus::Uncapturable);
        }
        if let Some(set) = self.by_own_stones() {
            return Some(StringStatus::Enabled(set));
        }
        // The more points, the better for the owner in the first part: if he gets nothing anywhere, the stone is dead.
        let mut beyond = PointSet::new();
        if self.parts.stopped() || self.is_dead_but_for(&beyond) == Some(true) {
            return (!self.parts.stopped()).then_some(StringStatus::Dead);
        }
        // A set that passes the second part has only points that pass it alone, and with no bound on the stones.
        let owner = self.owner;
        for (at, number) in self.asked.alone.clone() {
            let set = self.set(number, &[at].into_iter().collect());
            if self.part(number)?.is_prevented(owner, set, UNBOUNDED) == Some(false) {
                beyond.insert(at);
            }
            if self.parts.stopped() {
                return None;
            }
        }
        if !beyond.is_empty() && self.is_dead_but_for(&beyond) == Some(true) {
            return Some(StringStatus::Dead);
        }
        let before = beyond.len();
        let mut surely = PointSet::new();
        for (at, number) in self.asked.alone.clone() {
            if beyond.contains(at) {
                continue;
            }
            match self.is_prevented(&[at].into_iter().collect(), Some(number)) {
                Some(true) => {
                    surely.insert(at);
                }
                Some(false) => {
                    beyond.insert(at);
                }
                None => {}
            }
            if self.parts.stopped() {
                return None;
            }
        }
        if beyond.len() > before && self.is_dead_but_for(&beyond) == Some(true) {
            return Some(StringStatus::Dead);
        }
        for set in self.candidates(&surely) {
            if self.is_prevented(&set, None) == Some(true) && self.owner_gets(&set) == Some(true) {
                return Some(StringStatus::Enabled(set));
            }
            if self.parts.stopped() {
                break;
            }
        }
        None
    }

    /// Whether the capturer shows that he can keep a set free; or the owner, in this part, that no number of stones does it.
    fn is_prevented(&mut self, set: &PointSet, alone: Option<usize>) -> Option<bool> {
        if set.is_subset(&self.stones[self.asked.color]) {
            return Some(true);
        }
        let (owner, his) = (self.owner, self.asked.his);
        let inside = self.set(his, set);
        let whole = inside.count_ones() as usize == set.len();
        for bound in BOUNDS {
            if whole && self.part(his)?.is_prevented(owner, inside, bound) == Some(true) {
                return Some(true);
            }
            if let Some(number) = alone.filter(|_| bound >= LEAST_HOPE) {
                let set = self.set(number, set);
                if self.part(number)?.begins_again(owner, set, bound) {
                    return Some(false);
                }
            }
            if self.parts.stopped() {
                break;
            }
        }
        None
    }

    /// Below his own stones nothing new arises while the capturer plays nothing. So these sets pass the second part. What arises is
    /// mostly seen soon: so at first nobody looks long at one stone.
    fn by_own_stones(&mut self) -> Option<PointSet> {
        let Asked { own, first, .. } = *self.asked;
        let all = self.part(own)?.arena().points_of(Set::MAX);
        let old = self.stones[self.asked.color].intersection(&all);
        let chain = self.asked.points.clone();
        debug_assert!(chain.contains(first));
        let mut gets = None;
        for each in [LITTLE, self.parts.asking.limits.nodes] {
            self.patience(each);
            for set in [&chain, &old] {
                let before = self.parts.asking.nodes();
                gets = self.owner_gets(set);
                if gets == Some(true) {
                    let cheap = self.parts.asking.nodes() - before < SHOWN_SMALL;
                    let by = if cheap {
                        self.smaller(set)
                    } else {
                        set.clone()
                    };
                    self.patience(self.parts.asking.limits.nodes);
                    return Some(by);
                }
                if self.parts.stopped() {
                    return None;
                }
            }
            if gets == Some(false) {
                break;
            }
        }
        self.patience(self.parts.asking.limits.nodes);
        None
    }

    /// One point of these, where one is enough, for the eye.
    fn smaller(&mut self, old: &PointSet) -> PointSet {
        let chain = self.asked.points.clone();
        for at in chain.iter().take(8) {
            let one = [at].into_iter().collect();
            if old.len() > 1 && self.owner_gets(&one) == Some(true) {
                return one;
            }
        }
        match chain != *old && self.owner_gets(&chain) == Some(true) {
            true => chain,
            false => old.clone(),
        }
    }

    /// All of them, then one point and two points: those that are in both parts.
    fn candidates(&mut self, surely: &PointSet) -> Vec<PointSet> {
        let Asked { his, own, .. } = *self.asked;
        let mut all = surely.union(&self.stones[self.asked.color]);
        for number in [his, own] {
            let inside = self.set(number, &all);
            all = self
                .part(number)
                .map_or_else(PointSet::new, |part| part.arena().points_of(inside));
        }
        let surely = surely.intersection(&all);
        let single: Vec<PointSet> = surely.iter().map(|at| [at].into_iter().collect()).collect();
        let mut sets = vec![surely, all];
        sets.extend(single.iter().cloned());
        for (i, a) in single.iter().enumerate() {
            sets.extend(single[i + 1..].iter().map(|b| a.union(b)));
        }
        sets.retain(|set| !set.is_empty());
        sets.truncate(200);
        sets
    }
}
