//! Who wins from a place, which turns keep that, which is best, and how long it takes.

use std::collections::HashMap;

use loja_ground::{Color, Point, PointSet};

use super::end::{End, Why, plain_end, round_is_right};
use super::field::{Field, Key, Stop};
use super::place::{Case, No, Place, Question};
use crate::jrg89::play::Turn;
use crate::jrg89::safe;

/// So many situations a step, each question a little longer than last time.
const STEPS: [u64; 7] = [250, 1_000, 4_000, 16_000, 64_000, 256_000, 1_000_000];

/// From here on the whole board is asked too.
const WHOLE: u64 = 1_000;

/// How many places are looked into for a distance.
const DISTANT: usize = 6_000;

/// No line is longer.
const LONGEST: usize = 60;

/// What is asked about a turn beside the one that is played.
const ASIDE: u64 = 2_000;

/// How many replies are looked at to see how hard it is to find the right one.
const REPLIES: u64 = 300;

/// How far it goes.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Situations for the place itself.
    pub nodes: u64,
    /// Bytes of all that is kept.
    pub bytes: u64,
}

/// What is known about a place.
#[derive(Clone, Debug)]
pub struct Known {
    /// Whether the one who claims is right; `None`: not found out.
    pub right: Option<bool>,
    /// When it is over.
    pub end: Option<End>,
    /// After at most how many turns of both the winner has what he wants, where he wants something to happen.
    pub distance: Option<u32>,
    /// What is played here: the winner's shortest way, or the longest resistance.
    pub best: Option<Turn>,
    /// All turns, and what becomes of each.
    pub turns: Vec<Tried>,
}

/// A turn, and what becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Which.
    pub turn: Turn,
    /// Whether the one who claims is right after it.
    pub right: Option<bool>,
    /// After at most how many turns more the winner has what he wants.
    pub distance: Option<u32>,
}

/// A question that is argued, and all that was found out about it.
pub struct Argument {
    case: Case,
    fields: Vec<Field>,
    stop: Stop,
    bytes: u64,
    verdicts: HashMap<Place, bool>,
    far: HashMap<Place, u32>,
}

impl Argument {
    /// `stop` is asked while a search runs.
    #[must_use]
    pub fn new(case: Case, stop: Stop) -> Argument {
        let all = case.start.state.board().locations();
        let mut fields = Vec::new();
        for player in [case.capturer(), case.owner] {
            let points = part(&case, player);
            if points != all {
                fields.extend(Field::new(&case, points, Some(player), &stop));
            }
        }
        fields.extend(Field::new(&case, all, None, &stop));
        Argument {
            case,
            fields,
            stop,
            bytes: u64::MAX,
            verdicts: HashMap::new(),
            far: HashMap::new(),
        }
    }

    /// What is asked, and where play begins.
    #[must_use]
    pub fn case(&self) -> &Case {
        &self.case
    }

    /// Whether there is anything that could find out: no part of the board is small enough otherwise.
    #[must_use]
    pub fn can_be_searched(&self) -> bool {
        !self.fields.is_empty()
    }

    /// Situations looked at so far, and the memory that they take.
    #[must_use]
    pub fn size(&self) -> (u64, u64) {
        let sizes = self.fields.iter().map(Field::size);
        sizes.fold((0, 0), |(nodes, bytes), (more, also)| {
            (nodes + more, bytes + also)
        })
    }

    /// All places of a line, the start first.
    ///
    /// # Errors
    /// With the number of the turn that can't be made, counted from 0, the places before it, and the reason.
    pub fn places(&self, turns: &[Turn]) -> Result<Vec<Place>, (usize, Vec<Place>, No)> {
        let mut places = vec![self.case.start.clone()];
        for (number, &turn) in turns.iter().enumerate() {
            let last = &places[number];
            match self.case.after(last, turn) {
                Ok(next) => places.push(next),
                Err(no) => return Err((number, places, no)),
            }
        }
        Ok(places)
    }

    fn stops(&self) -> bool {
        (self.stop)() || self.size().1 > self.bytes
    }

    /// Whether the one who claims is right from a place on. `None`: not found out within the limit.
    pub fn right(&mut self, place: &Place, limit: Limit) -> Option<bool> {
        self.bytes = limit.bytes;
        if let Some(&known) = self.verdicts.get(place) {
            return Some(known);
        }
        let found = self.searched(place, limit.nodes)?;
        self.verdicts.insert(place.clone(), found);
        Some(found)
    }

    fn searched(&mut self, place: &Place, nodes: u64) -> Option<bool> {
        if let Some(end) = self.end_here(place, nodes) {
            return Some(end.right);
        }
        // The other passes too, and the line ends as it stands.
        if place.state.passed() {
            let owner_ends = place.state.turn() == self.case.owner;
            let hunts = self.case.target().is_some() && !place.captured;
            if hunts && owner_ends {
                return Some(false);
            }
            if !hunts && !owner_ends && self.none_arisen(place, nodes) {
                return Some(self.case.target().is_some());
            }
        }
        let valid: Vec<bool> = self.fields.iter().map(|field| field.holds(place)).collect();
        let target = self.case.target();
        for step in STEPS {
            let step = step.min(nodes);
            for (at, &valid) in valid.iter().enumerate() {
                let field = &mut self.fields[at];
                let late = field.whose.is_none() && at > 0 && step < WHOLE && nodes > step;
                if !valid || late {
                    continue;
                }
                let Some(key) = field.key(place, target) else {
                    continue;
                };
                let found = field.winner(&key, step);
                if let Some(right) = found
                    && self.counts(at, right)
                {
                    return Some(right);
                }
                if self.stops() {
                    return None;
                }
            }
            if step >= nodes {
                return None;
            }
        }
        None
    }

    /// Whether an answer of this field may be relied on: it has to be for the player whose walls are around it.
    fn counts(&self, field: usize, right: bool) -> bool {
        let claimant = self.case.claimant();
        let winner = if right { claimant } else { claimant.other() };
        self.fields[field]
            .whose
            .is_none_or(|player| player == winner)
    }

    fn none_arisen(&mut self, place: &Place, nodes: u64) -> bool {
        self.arisen(place, nodes) == Some(None)
    }

    /// A new stone that stays, or that there is none. `None`: not found out.
    fn arisen(&mut self, place: &Place, nodes: u64) -> Option<Option<Point>> {
        if place.new.is_empty() {
            return Some(None);
        }
        let owner = self.case.owner;
        for at in 0..self.fields.len() {
            let field = &mut self.fields[at];
            if !field.holds(place) {
                continue;
            }
            match field.arisen(place, nodes) {
                Some(Some(stone)) if field.whose.is_none_or(|player| player == owner) => {
                    return Some(place.state.board().point(stone));
                }
                Some(None) if field.whose.is_none_or(|player| player != owner) => {
                    return Some(None);
                }
                _ => {}
            }
        }
        None
    }

    /// An end that depends on the place alone.
    fn end_here(&mut self, place: &Place, nodes: u64) -> Option<End> {
        let end = |why, right| Some(End { why, right });
        let asks = !matches!(self.case.question, Question::Captured(_));
        let for_owner = matches!(self.case.question, Question::Beyond(..));
        if asks && let Some(Some(stone)) = self.arisen(place, nodes.min(STEPS[3])) {
            return end(Why::Arisen(stone), for_owner);
        }
        if let Some(end) = plain_end(&self.case, place) {
            return Some(end);
        }
        let set = self.case.question.set();
        let waits = asks && (for_owner || place.captured);
        let covered = waits
            && place.new.is_empty()
            && self.fields.iter().any(|field| {
                field.whose.is_none() && field.holds(place) && field.is_covered(place, &set)
            });
        if covered {
            return end(Why::Covered, !for_owner);
        }
        None
    }

    /// Whether the argument is over at the last of these places, which follow one another.
    pub fn end(&mut self, way: &[Place], limit: Limit) -> Option<End> {
        let (place, before) = way.split_last()?;
        self.bytes = limit.bytes;
        if let Some(end) = self.end_here(place, limit.nodes) {
            return Some(end);
        }
        let since = before.iter().rposition(|earlier| earlier == place)?;
        let right = round_is_right(&self.case, place);
        // Whoever has a way that leads somewhere only lost time.
        (self.right(place, limit) == Some(right)).then_some(End {
            why: Why::Round(since),
            right,
        })
    }

    /// Everything about a place.
    pub fn known(&mut self, way: &[Place], limit: Limit) -> Option<Known> {
        let place = way.last()?.clone();
        let end = self.end(way, limit);
        let right = match &end {
            Some(end) => Some(end.right),
            None => self.right(&place, limit),
        };
        let is_last = end.as_ref().is_some_and(|end| end.why.is_last());
        let mut turns = Vec::new();
        for (turn, next) in self.case.turns(&place) {
            if is_last {
                break;
            }
            let right = self.aside(&next, limit);
            turns.push(Tried {
                turn,
                right,
                distance: None,
            });
        }
        let (best, distance) = if is_last {
            (None, None)
        } else {
            let best = self.best(&place, right, limit);
            (best, right.and_then(|right| self.distance(&place, right)))
        };
        for tried in &mut turns {
            let next = self.case.after(&place, tried.turn).ok();
            tried.distance = next.and_then(|next| self.far.get(&next).copied());
        }
        Some(Known {
            right,
            end,
            distance,
            best,
            turns,
        })
    }

    fn aside(&mut self, place: &Place, limit: Limit) -> Option<bool> {
        if let Some(&known) = self.verdicts.get(place) {
            return Some(known);
        }
        if self.stops() {
            return None;
        }
        let nodes = limit.nodes.min(ASIDE);
        self.right(place, Limit { nodes, ..limit })
    }

    /// Whose turn wins what: the colour that wants this answer.
    fn winner(&self, right: bool) -> Color {
        let claimant = self.case.claimant();
        if right { claimant } else { claimant.other() }
    }

    /// Whether the winner wants something to happen, so that there is a shortest way to it.
    fn has_goal(&self, place: &Place, right: bool) -> bool {
        match self.case.question {
            Question::Captured(_) | Question::Beyond(..) => right,
            Question::Clean(..) => !right && place.captured,
        }
    }

    /// What is played: by the winner what leads on, by the other what holds out longest.
    pub fn best(&mut self, place: &Place, right: Option<bool>, limit: Limit) -> Option<Turn> {
        let turns = self.case.turns(place);
        let Some(right) = right else {
            // Nothing is known: what looks busiest.
            let plays = turns.iter().filter(|(turn, _)| *turn != Turn::Pass);
            let first = plays.min_by_key(|(_, next)| self.liberties(next));
            return first.or(turns.first()).map(|(turn, _)| *turn);
        };
        if self.winner(right) == place.state.turn() {
            self.winning(place, right, turns, limit)
        } else {
            self.resisting(right, &turns, limit)
        }
    }

    fn winning(
        &mut self,
        place: &Place,
        right: bool,
        turns: Vec<(Turn, Place)>,
        limit: Limit,
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
        // What was settled before this place leads on; a pass says best that nothing has to be done.
        let own = self.order(place, right);
        let quiet = !self.has_goal(place, right) && !self.is_hunting(place, right);
        let rank = |argument: &Argument, turn: Turn, next: &Place| {
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

    /// The capturer of the first part has to take the stone first.
    fn is_hunting(&self, place: &Place, right: bool) -> bool {
        matches!(self.case.question, Question::Clean(..)) && right && !place.captured
    }

    /// When the place was settled by the field that settles it.
    fn order(&self, place: &Place, right: bool) -> u32 {
        let target = self.case.target();
        let orders = self.fields.iter().enumerate().filter_map(|(at, field)| {
            let key: Key = field.key(place, target)?;
            (self.counts(at, right) && field.known(&key) == Some(right)).then(|| field.order(&key))
        });
        orders.min().unwrap_or(u32::MAX)
    }

    fn liberties(&self, place: &Place) -> usize {
        let stones = place.state.stones();
        let at = self
            .case
            .target()
            .filter(|&at| stones[self.case.owner].contains(at));
        at.map_or(0, |at| {
            let chain = stones.chain(place.state.board(), at);
            stones.liberties(&chain).len()
        })
    }

    fn resisting(&mut self, right: bool, turns: &[(Turn, Place)], limit: Limit) -> Option<Turn> {
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
        // Where nothing has to happen: what leaves few right answers.
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
                if self.right(&reply, Limit { nodes, ..limit }) == Some(right) {
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

    /// After at most how many turns of both the winner has what he wants. `None` where he wants nothing to happen, or it is too far.
    pub fn distance(&mut self, place: &Place, right: bool) -> Option<u32> {
        let mut left = DISTANT;
        self.far(place, right, &mut left, 0)
    }

    /// What settled a place has a smaller number than it, so this comes to an end.
    fn far(&mut self, place: &Place, right: bool, left: &mut usize, depth: usize) -> Option<u32> {
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
        } else if self.winner(right) == place.state.turn() {
            let own = self.order(place, right);
            let mut ways: Vec<(u32, Place)> = Vec::new();
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
                // What the searches have not looked at they look at now.
                (self.aside(&next, NEAR)? == right).then_some(())?;
                farthest = farthest.max(self.far(&next, right, left, depth + 1)?);
            }
            farthest + 1
        };
        self.far.insert(place.clone(), far);
        Some(far)
    }

    /// How it goes on when both do their best, until it is over.
    pub fn line(&mut self, way: &[Place], limit: Limit) -> Vec<(Turn, Place)> {
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

/// What is looked into beside a line.
const NEAR: Limit = Limit {
    nodes: ASIDE,
    bytes: u64::MAX,
};

/// The part that a player's walls leave around what is asked about.
fn part(case: &Case, player: Color) -> PointSet {
    let (board, stones) = (case.start.state.board(), case.start.state.stones());
    let set = case.question.set();
    let firm = safe::safe(board, stones, player, &PointSet::new());
    let at = case.target().or_else(|| set.iter().next());
    match at.filter(|at| !firm.contains(*at)) {
        None => board.locations(),
        Some(at) => {
            let part = safe::part(board, stones, at, player);
            if set.is_subset(&part) {
                part
            } else {
                board.locations()
            }
        }
    }
}
