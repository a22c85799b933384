//! Questions about one stone, in order.
//!
//! We ask what the capturer shows between the capturer's walls, and what the owner shows between the owner's
//! (`safe.rs`); an answer against that player counts for nothing.

use std::rc::Rc;

use loja_ground::{ByColor, Point, PointSet};

use super::arena::{Arena, Set, index, members};
use super::asking::Asking;
use super::enabling::Alive;
use super::noted::UNBOUNDED;
use super::part::Part;
use super::places::Asked;
use crate::StringStatus;

/// Stones of the capturer that we try in the second part.
const BOUNDS: [u32; 6] = [0, 1, 2, 3, 5, 8];

/// From this many situations a question, we look at single points in any case.
const LONG: u64 = 50_000;

/// A question about one point gets this many times fewer situations, …
const ONE_POINT: u64 = 8;

/// … and one about a set this many times fewer, if we don't know whether all points would help.
const ONE_SET: u64 = 16;

/// `None` for a part that is too large.
pub(crate) struct Parts<'a> {
    asking: &'a Asking<'a>,
    parts: Vec<Option<Part<'a>>>,
}

pub(crate) type Reading = fn(&mut Stone<'_, '_>) -> Option<StringStatus>;

pub(crate) struct Stone<'p, 'a> {
    pub(crate) nodes: u64,
    parts: &'p mut Parts<'a>,
    asked: &'p Asked,
    owner: usize,
    stones: &'p ByColor<PointSet>,
}

impl<'a> Parts<'a> {
    /// A new stone has to be uncapturable, or `alive`.
    pub(crate) fn new(
        arenas: &'a [Option<Arena>],
        stones: &ByColor<PointSet>,
        asking: &'a Asking<'a>,
        alive: Option<&Rc<dyn Alive + 'a>>,
    ) -> Parts<'a> {
        let part = |arena: &'a Option<Arena>| {
            let arena = arena.as_ref()?;
            Some(Part::new(
                arena,
                arena.ground(stones),
                asking,
                alive.cloned(),
            ))
        };
        Parts {
            asking,
            parts: arenas.iter().map(part).collect(),
        }
    }

    pub(crate) fn status(
        &mut self,
        asked: &Asked,
        stones: &ByColor<PointSet>,
        nodes: u64,
        reading: Reading,
    ) -> StringStatus {
        let mut stone = Stone {
            nodes,
            owner: index(asked.color),
            parts: self,
            asked,
            stones,
        };
        reading(&mut stone).unwrap_or(StringStatus::Open)
    }

    pub(crate) fn move_to(&mut self, stones: &ByColor<PointSet>) {
        for part in self.parts.iter_mut().flatten() {
            part.move_to(part.arena().ground(stones));
        }
    }

    fn is_over(&self) -> bool {
        self.asking.is_over()
    }

    /// Notes about the other parts take at most a quarter of the memory.
    fn part(&mut self, number: usize) -> Option<&mut Part<'a>> {
        let others = self.parts.iter().enumerate();
        let others = others.filter_map(|(at, part)| part.as_ref().filter(|_| at != number));
        let mut elsewhere: u64 = others.map(Part::bytes).sum();
        if elsewhere > self.asking.control.limits().bytes / 4 {
            let others = self.parts.iter_mut().enumerate();
            for (_, part) in others.filter(|&(at, _)| at != number) {
                part.iter_mut().for_each(Part::forget);
            }
            elsewhere = 0;
        }
        let part = self.parts.get_mut(number)?.as_mut()?;
        part.elsewhere = elsewhere;
        Some(part)
    }
}

impl<'a> Stone<'_, 'a> {
    fn part(&mut self, number: usize) -> Option<&mut Part<'a>> {
        self.parts.part(number)
    }

    fn set(&mut self, number: usize, of: &PointSet) -> Set {
        self.part(number).map_or(0, |part| part.arena().set(of))
    }

    fn target(&mut self, number: usize) -> Option<usize> {
        let first = self.asked.first;
        let set = self.set(number, &[first].into_iter().collect());
        members(set).next()
    }

    /// Its enemy moves first (I1).
    pub(crate) fn is_capturable(&mut self) -> Option<bool> {
        let (his, own, nodes) = (self.asked.his, self.asked.own, self.nodes);
        let (in_his, in_own) = (self.target(his)?, self.target(own)?);
        let owner = self.owner;
        let told = self.part(his)?.is_capturable(owner, in_his, nodes);
        if told == Some(true) || his == own && told == Some(false) {
            return told;
        }
        let told = self.part(own)?.is_capturable(owner, in_own, nodes);
        (his != own && told == Some(false)).then_some(false)
    }

    /// Whether the owner shows that no capture comes without a new stone here.
    pub(crate) fn owner_gets(&mut self, set: &PointSet, nodes: u64) -> Option<bool> {
        let (owner, own) = (self.owner, self.asked.own);
        let (set, target) = (self.set(own, set), self.target(own)?);
        let clean = self
            .part(own)?
            .is_taken_cleanly(owner, target, set, nodes)?;
        Some(!clean)
    }

    /// Whether the capturer shows that it is dead, if only `beyond` is beyond prevention.
    ///
    /// `Some(false)`: no clean capture in the capturer's part.
    pub(crate) fn is_dead_but_for(&mut self, beyond: &PointSet) -> Option<bool> {
        let Asked { his, .. } = *self.asked;
        let (owner, nodes, target) = (self.owner, self.nodes, self.target(his)?);
        let set = self.part(his)?.arena().all & !self.set(his, beyond);
        let clean = self
            .part(his)?
            .is_taken_cleanly(owner, target, set, nodes)?;
        if !clean {
            return Some(false);
        }
        self.all_is_answered(beyond).then_some(true)
    }

    /// Whether the capturer's answers keep all parts beside theirs free, except `beyond` (*answered*, `safe.rs`).
    fn all_is_answered(&mut self, beyond: &PointSet) -> bool {
        let Some(answered) = self.asked.answered.clone() else {
            return false;
        };
        let (owner, nodes) = (self.owner, self.nodes);
        answered.into_iter().all(|number| {
            let but = self.set(number, beyond);
            self.part(number).is_some_and(|part| {
                let set = part.arena().all & !but;
                let mut bounds = BOUNDS.into_iter().skip(1);
                bounds.any(|bound| part.is_prevented(owner, set, bound, nodes) == Some(true))
            })
        })
    }

    pub(crate) fn occupied(&self) -> PointSet {
        self.stones.occupied()
    }

    /// Locations without a stone of the owner where one would matter.
    pub(crate) fn asked_points(&self) -> PointSet {
        self.asked.alone.iter().map(|&(at, _)| at).collect()
    }

    /// Whether the owner, first, forces an uncapturable stone here against any number of stones.
    pub(crate) fn forces_a_stone_on(&mut self, at: Point) -> Option<bool> {
        let (owner, few) = (self.owner, self.nodes / ONE_POINT);
        let alone = self.asked.alone.iter();
        let own = alone
            .copied()
            .find(|&(point, _)| point == at)
            .map(|(_, part)| part);
        let his = self.asked.his;
        let one = [at].into_iter().collect();
        let mut prevented = |number: usize| {
            let set = self.set(number, &one);
            let part = self.part(number).filter(|_| set != 0)?;
            part.is_prevented(owner, set, UNBOUNDED, few)
        };
        let forced = own.and_then(&mut prevented) == Some(false);
        let free = !forced && prevented(his) == Some(true);
        (forced || free).then_some(forced)
    }

    /// The status as Pauli reads it: uncapturable, or alive by I6.
    pub(crate) fn by_pauli(&mut self) -> Option<StringStatus> {
        if !self.is_capturable()? {
            return Some(StringStatus::Uncapturable);
        }
        if let Some(set) = self.by_own_stones() {
            return Some(StringStatus::Enabled(set));
        }
        // More points only help the owner in the first part: if none gives a stone, it is dead.
        let mut beyond = PointSet::new();
        if self.is_dead_but_for(&beyond) == Some(true) {
            return Some(StringStatus::Dead);
        }
        // Each point of a set that passes the second part passes it alone, with no bound on the stones.
        let owner = self.owner;
        let few = self.nodes / ONE_POINT;
        for (at, number) in self.asked.alone.clone() {
            if self.parts.asking.is_stopped() {
                return None;
            }
            let set = self.set(number, &[at].into_iter().collect());
            let prevented = self.part(number)?.is_prevented(owner, set, UNBOUNDED, few);
            if prevented == Some(false) {
                beyond.insert(at);
            }
        }
        let dead = self.is_dead_but_for(&beyond);
        if dead == Some(true) {
            return Some(StringStatus::Dead);
        }
        // Until we know whether all together would help, it is too early to look at each.
        if dead.is_none() && self.nodes < LONG || self.parts.is_over() {
            return None;
        }
        let mut surely = PointSet::new();
        for at in self.asked_points().difference(&beyond).iter() {
            if self.parts.asking.is_stopped() {
                return None;
            }
            if self.is_prevented(&[at].into_iter().collect(), few) {
                surely.insert(at);
            }
        }
        // While that isn't known, most such strings are dead, and then no set helps.
        let nodes = match dead {
            Some(_) => self.nodes,
            None => self.nodes / ONE_SET,
        };
        for set in self.candidates(&surely) {
            if self.is_prevented(&set, self.nodes) && self.owner_gets(&set, nodes) == Some(true) {
                return Some(StringStatus::Enabled(set));
            }
            if self.parts.is_over() {
                break;
            }
        }
        None
    }

    /// Whether the capturer shows that some number of stones keeps the set free.
    fn is_prevented(&mut self, set: &PointSet, nodes: u64) -> bool {
        if set.is_subset(&self.stones[self.asked.color]) {
            return true;
        }
        let (owner, his) = (self.owner, self.asked.his);
        let inside = self.set(his, set);
        inside.count_ones() as usize == set.len()
            && self.part(his).is_some_and(|part| {
                let mut bounds = BOUNDS.into_iter();
                bounds.any(|bound| part.is_prevented(owner, inside, bound, nodes) == Some(true))
            })
    }

    /// The owner's own stones pass the second part: under them nothing arises while the capturer plays nothing.
    fn by_own_stones(&mut self) -> Option<PointSet> {
        let own = self.asked.own;
        let all = self.part(own)?.arena().points_of(Set::MAX);
        let old = self.stones[self.asked.color].intersection(&all);
        let chain = self.asked.points.clone();
        for set in [&chain, &old] {
            if self.owner_gets(set, self.nodes) == Some(true) {
                return Some(set.clone());
            }
        }
        None
    }

    /// All points, then single ones, as far as both parts hold them.
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
        let single = surely.iter().map(|at| [at].into_iter().collect());
        let sets = [surely.clone(), all].into_iter().chain(single);
        sets.filter(|set| !set.is_empty()).collect()
    }
}

#[cfg(test)]
mod tests {
    use loja_ground::{Board, Color};
    use loja_search::Control;

    use super::super::ablation::Ablation;
    use super::super::places::Places;
    use super::*;

    /// *Answered* needs the capturer to keep a part free; that there is one is not enough.
    #[test]
    fn what_lives_beside_is_not_answered() -> Result<(), String> {
        // A black stone with two eyes; a white one in atari at 3; a white one with two eyes behind the empty
        // location 5.
        let pairs = [
            (0, 1),
            (0, 2),
            (0, 3),
            (0, 4),
            (3, 4),
            (0, 5),
            (5, 6),
            (6, 7),
            (6, 8),
        ];
        let board = Board::new(9, pairs).map_err(|fault| format!("{fault:?}"))?;
        let points: Vec<Point> = board.points().collect();
        let stones = ByColor {
            black: [points[0]].into_iter().collect(),
            white: [points[3], points[6]].into_iter().collect(),
        };
        let mut places = Places::new(&board, &stones, true);
        let asked = places.of(Color::White, [points[3]].into_iter().collect(), points[3]);
        let arenas: Vec<Option<Arena>> = places
            .parts
            .iter()
            .map(|part| Arena::new(&board, &stones, part))
            .collect();
        let asking = Asking {
            control: &Control::default(),
            lemmas: Ablation::default(),
        };
        let mut parts = Parts::new(&arenas, &stones, &asking, None);
        let mut stone = Stone {
            nodes: 10_000,
            owner: index(Color::White),
            parts: &mut parts,
            asked: &asked,
            stones: &stones,
        };
        assert!(!stone.all_is_answered(&PointSet::new()));
        assert_eq!(stone.is_dead_but_for(&PointSet::new()), None);
        let joined = [points[5]].into_iter().collect();
        assert!(stone.all_is_answered(&joined));
        assert_eq!(stone.is_dead_but_for(&joined), Some(true));
        Ok(())
    }
}
