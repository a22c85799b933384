//! The best turn at a place, the distance to the goal, and a best line.

use loja_search::Limits;

use super::end::plain_end;
use super::judge::{ASIDE, Argument};
use crate::japan_1989::play::Turn;
use crate::jrg89::place::{ArgumentPlace, ArgumentQuestion};

/// Places looked into for a distance.
const DISTANT: usize = 6_000;

/// No line is longer.
const LONGEST: usize = 60;

/// Situations for each reply, to see how hard the right one is to find.
const REPLIES: u64 = 300;

const NEAR: Limits = Limits {
    nodes: ASIDE,
    bytes: u64::MAX,
};

impl Argument {
    /// Whether the winner needs something to happen, so that a shortest way exists.
    fn has_goal(&self, place: &ArgumentPlace, right: bool) -> bool {
        match self.case.question {
            ArgumentQuestion::Captured(_) | ArgumentQuestion::Beyond(..) => right,
            ArgumentQuestion::Clean(..) => !right && place.captured,
        }
    }

    /// The turn that leads the winner on, or on which the loser holds out longest.
    pub fn best(
        &mut self,
        place: &ArgumentPlace,
        right: Option<bool>,
        limit: Limits,
    ) -> Option<Turn> {
        let turns = self.case.turns(place);
        let Some(right) = right else {
            // Nothing is known: what looks busiest.
            let plays = turns.iter().filter(|(turn, _)| *turn != Turn::Pass);
            let first = plays.min_by_key(|(_, next)| self.liberties(next));
            return first.or(turns.first()).map(|(turn, _)| *turn);
        };
        if self.case.winner(right) == place.state.turn() {
            self.winning(place, right, turns, limit)
        } else {
            self.resisting(right, &turns, limit)
        }
    }

    fn winning(
        &mut self,
        place: &ArgumentPlace,
        right: bool,
        turns: Vec<(Turn, ArgumentPlace)>,
        limit: Limits,
    ) -> Option<Turn> {
        let mut kept = Vec::new();
        for (turn, next) in turns {
            if self.aside(&next, limit) == Some(right) {
                kept.push((turn, next));
            }
        }
        if self.has_goal(place, right) {
            let mut near: Option<(u32, Turn)> = None;
            for (turn, next) in &kept {
                let far = self.distance(next, right);
                if let Some(far) = far.filter(|far| near.is_none_or(|(best, _)| *far < best)) {
                    near = Some((far, *turn));
                }
            }
            if let Some((_, turn)) = near {
                return Some(turn);
            }
        }
        // A place settled earlier leads on; a pass says best that nothing has to be done.
        let own = self.order(place, right);
        let quiet = !self.has_goal(place, right) && !self.is_hunting(place, right);
        let rank = |argument: &Argument, turn: Turn, next: &ArgumentPlace| {
            let over = plain_end(&argument.case, next).is_some();
            let order = argument.order(next, right);
            let leads = order < own || quiet;
            let passes = quiet && turn == Turn::Pass;
            (!over, !leads, !passes, order)
        };
        kept.iter()
            .min_by_key(|(turn, next)| rank(self, *turn, next))
            .map(|(turn, _)| *turn)
    }

    /// In the first part a capturer who is right has to take the stone first.
    fn is_hunting(&self, place: &ArgumentPlace, right: bool) -> bool {
        matches!(self.case.question, ArgumentQuestion::Clean(..)) && right && !place.captured
    }

    fn order(&self, place: &ArgumentPlace, right: bool) -> u32 {
        let orders = self.fields.iter().enumerate().filter_map(|(at, field)| {
            let key = field.key(place)?;
            (self.counts(at, right) && field.known(&key) == Some(right)).then(|| field.order(&key))
        });
        orders.min().unwrap_or(u32::MAX)
    }

    fn liberties(&self, place: &ArgumentPlace) -> usize {
        self.case
            .liberties(place)
            .map_or(0, |(_, liberties)| liberties.len())
    }

    fn resisting(
        &mut self,
        right: bool,
        turns: &[(Turn, ArgumentPlace)],
        limit: Limits,
    ) -> Option<Turn> {
        let mut far: Option<(u32, bool, Turn)> = None;
        for (turn, next) in turns {
            if !self.has_goal(next, right) {
                continue;
            }
            if let Some(distance) = self.distance(next, right) {
                let rank = (distance, *turn != Turn::Pass);
                if far.is_none_or(|(most, plays, _)| rank > (most, plays)) {
                    far = Some((rank.0, rank.1, *turn));
                }
            }
        }
        if let Some((_, _, turn)) = far {
            return Some(turn);
        }
        // Where nothing has to happen, leave few right answers.
        let mut best: Option<(u32, bool, usize, Turn)> = None;
        for (turn, next) in turns {
            let replies = self.case.turns(next);
            let all = replies.len().max(1);
            let mut holding = 0;
            for (_, reply) in replies {
                if self.stops() {
                    holding = all;
                    break;
                }
                let nodes = limit.nodes.min(REPLIES);
                if self.right(&reply, Limits { nodes, ..limit }) == Some(right) {
                    holding += 1;
                }
            }
            let share = u32::try_from(holding * 1_000 / all).unwrap_or(u32::MAX);
            let ends = *turn == Turn::Pass;
            let rank = (share, ends, self.liberties(next));
            if best
                .is_none_or(|(least, pass, free, _)| (ends, rank.0, rank.2) < (pass, least, free))
            {
                best = Some((rank.0, rank.1, rank.2, *turn));
            }
        }
        best.map(|(.., turn)| turn)
    }

    /// The most turns by both until the winner's goal; `None` if there is none or it is too far.
    pub fn distance(&mut self, place: &ArgumentPlace, right: bool) -> Option<u32> {
        let mut left = DISTANT;
        self.far(place, right, &mut left, 0)
    }

    /// This ends, as what settled a place has a smaller number.
    fn far(
        &mut self,
        place: &ArgumentPlace,
        right: bool,
        left: &mut usize,
        depth: usize,
    ) -> Option<u32> {
        if let Some(&known) = self.far.get(place) {
            return Some(known);
        }
        if depth > LONGEST || self.stops() {
            return None;
        }
        *left = left.checked_sub(1)?;
        if !self.has_goal(place, right) {
            return None;
        }
        let far = if self
            .end_here(place, ASIDE)
            .is_some_and(|end| end.right == right)
        {
            0
        } else if self.case.winner(right) == place.state.turn() {
            let own = self.order(place, right);
            let mut ways: Vec<(u32, ArgumentPlace)> = Vec::new();
            for (_, next) in self.case.turns(place) {
                let order = self.order(&next, right);
                let goal = self
                    .end_here(&next, ASIDE)
                    .is_some_and(|end| end.right == right);
                if goal {
                    ways = vec![(0, next)];
                    break;
                }
                if order < own {
                    ways.push((order, next));
                }
            }
            ways.sort_by_key(|(order, _)| *order);
            let mut nearest = None;
            for (_, next) in ways.iter().take(4) {
                let far = self.far(next, right, left, depth + 1);
                nearest = match (nearest, far) {
                    (Some(one), Some(other)) => Some(u32::min(one, other)),
                    (one, other) => one.or(other),
                };
            }
            nearest? + 1
        } else {
            let mut farthest = 0;
            for (_, next) in self.case.turns(place) {
                // Search what no search has looked at yet.
                (self.aside(&next, NEAR)? == right).then_some(())?;
                farthest = farthest.max(self.far(&next, right, left, depth + 1)?);
            }
            farthest + 1
        };
        self.far.insert(place.clone(), far);
        Some(far)
    }

    /// A line in which both do their best, until it is over.
    pub fn line(&mut self, way: &[ArgumentPlace], limit: Limits) -> Vec<(Turn, ArgumentPlace)> {
        let mut way = way.to_vec();
        let mut line = Vec::new();
        while line.len() < LONGEST && !self.stops() {
            if self.end(&way, limit).is_some() {
                break;
            }
            let Some(place) = way.last().cloned() else {
                break;
            };
            let right = self.right(&place, limit);
            let Some(turn) = right.and_then(|right| self.best(&place, Some(right), limit)) else {
                break;
            };
            let Ok(next) = self.case.after(&place, turn) else {
                break;
            };
            way.push(next.clone());
            line.push((turn, next));
        }
        line
    }
}
