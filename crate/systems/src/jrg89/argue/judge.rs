//! Who wins from a place, which turns keep that, and when it is over.

use std::collections::HashMap;
use std::rc::Rc;

use loja_ground::{Color, Point, PointSet};
use loja_search::{Control, Going, Limits, Usage};

use super::end::{ArgumentEnd, EndReason, plain_end, round_is_right};
use crate::japan_1989::arena::Arena;
use crate::japan_1989::capture::Lemmas;
use crate::japan_1989::play::Turn;
use crate::japan_1989::safe;
use crate::jrg89::field::{self, Field};
use crate::jrg89::place::{ArgumentPlace, ArgumentQuestion, Case, No};

/// Situations a step; each question runs a little longer than last time.
const STEPS: [u64; 7] = [250, 1_000, 4_000, 16_000, 64_000, 256_000, 1_000_000];

/// From here on we ask the whole board too.
const WHOLE: u64 = 1_000;

/// Situations for a turn that isn't played.
pub(super) const ASIDE: u64 = 2_000;

/// What is known about a place.
#[derive(Clone, Debug)]
pub struct KnownPlace {
    /// Whether the claimant is right, if we found out.
    pub right: Option<bool>,
    /// When it is over.
    pub end: Option<ArgumentEnd>,
    /// The most turns by both until the winner's goal, if there is one.
    pub distance: Option<u32>,
    /// The winner's shortest way, or the longest resistance.
    pub best: Option<Turn>,
    /// All turns, and what becomes of each.
    pub turns: Vec<Tried>,
}

/// A turn, and what becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Which.
    pub turn: Turn,
    /// Whether the claimant is right after it.
    pub right: Option<bool>,
    /// The most turns from there to the winner's goal.
    pub distance: Option<u32>,
}

/// A question under argument, with all findings about it.
pub struct Argument {
    pub(super) case: Case,
    pub(super) fields: Vec<Field<'static>>,
    poll: Poll,
    bytes: u64,
    verdicts: HashMap<ArgumentPlace, bool>,
    pub(super) far: HashMap<ArgumentPlace, u32>,
}

/// Whether to go on for now.
pub type Poll = Rc<dyn Fn() -> Going>;

/// A part of the board for as long as the question is kept; `None` if it is too large.
///
/// The searches borrow their arena, and a kept question has nobody to borrow it from, so some kilobytes a question leak.
fn kept(
    case: &Case,
    points: PointSet,
    whose: Option<Color>,
    poll: &Poll,
) -> Option<Field<'static>> {
    let arena: &'static Arena = Box::leak(Box::new(field::arena(case, &points)?));
    let limits = Limits {
        nodes: u64::MAX,
        bytes: 400 << 20,
    };
    let poll = Rc::clone(poll);
    let poll = Box::leak(Box::new(move |_: Usage| poll()));
    let control = Box::leak(Box::new(Control::polling(limits, poll)));
    let asking = Box::leak(Box::new(field::asking(control)));
    Field::new(case, (points, arena), whose, asking, Lemmas::None)
}

impl Argument {
    /// Starts an argument; its searches ask the poll whether to go on.
    #[must_use]
    pub fn new(case: Case, poll: Poll) -> Argument {
        let all = case.start.state.board().locations();
        let mut fields = Vec::new();
        for player in [case.capturer(), case.owner] {
            let (state, set) = (&case.start.state, case.question.set());
            let (board, stones) = (state.board(), state.stones());
            let points = safe::shown_on(board, stones, player, case.target(), &set);
            if points != all {
                fields.extend(kept(&case, points, Some(player), &poll));
            }
        }
        fields.extend(kept(&case, all, None, &poll));
        Argument {
            case,
            fields,
            poll,
            bytes: u64::MAX,
            verdicts: HashMap::new(),
            far: HashMap::new(),
        }
    }

    /// The question, and where play begins.
    #[must_use]
    pub fn case(&self) -> &Case {
        &self.case
    }

    /// Whether any part of the board is small enough to search.
    #[must_use]
    pub fn can_be_searched(&self) -> bool {
        !self.fields.is_empty()
    }

    /// Situations looked at so far, and their memory.
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
    ///
    /// The impossible turn's number, from 0, and the reason.
    pub fn places(&self, turns: &[Turn]) -> Result<Vec<ArgumentPlace>, (usize, No)> {
        let mut places = vec![self.case.start.clone()];
        for (number, &turn) in turns.iter().enumerate() {
            let next = self.case.after(&places[number], turn);
            places.push(next.map_err(|no| (number, no))?);
        }
        Ok(places)
    }

    pub(super) fn stops(&self) -> bool {
        (self.poll)().is_break() || self.size().1 > self.bytes
    }

    /// Whether the claimant is right from a place on; `None` if the limit is too small.
    pub fn right(&mut self, place: &ArgumentPlace, limit: Limits) -> Option<bool> {
        self.bytes = limit.bytes;
        if let Some(&known) = self.verdicts.get(place) {
            return Some(known);
        }
        let found = self.searched(place, limit.nodes)?;
        self.verdicts.insert(place.clone(), found);
        Some(found)
    }

    fn searched(&mut self, place: &ArgumentPlace, nodes: u64) -> Option<bool> {
        if let Some(end) = self.end_here(place, nodes) {
            return Some(end.right);
        }
        // If the opponent passes too, the line ends as it stands.
        if place.state.passed() {
            let owner_ends = place.state.turn() == self.case.owner;
            let hunts = self.case.target().is_some() && !place.captured;
            if hunts && owner_ends {
                return Some(false);
            }
            if !hunts && !owner_ends && self.arisen(place, nodes) == Some(None) {
                return Some(self.case.target().is_some());
            }
        }
        let valid: Vec<bool> = self.fields.iter().map(|field| field.holds(place)).collect();
        for step in STEPS {
            let step = step.min(nodes);
            for (at, &valid) in valid.iter().enumerate() {
                let field = &mut self.fields[at];
                let late = field.whose.is_none() && at > 0 && step < WHOLE && nodes > step;
                if !valid || late {
                    continue;
                }
                let Some(key) = field.key(place) else {
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

    /// Whether a field's answer counts: it has to favour the player whose walls surround it.
    pub(super) fn counts(&self, field: usize, right: bool) -> bool {
        let winner = self.case.winner(right);
        self.fields[field]
            .whose
            .is_none_or(|player| player == winner)
    }

    /// The inner `None` means that no new stone stays.
    fn arisen(&mut self, place: &ArgumentPlace, nodes: u64) -> Option<Option<Point>> {
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
                Some(found)
                    if field
                        .whose
                        .is_none_or(|player| (player == owner) == found.is_some()) =>
                {
                    return Some(found);
                }
                _ => {}
            }
        }
        None
    }

    pub(super) fn end_here(&mut self, place: &ArgumentPlace, nodes: u64) -> Option<ArgumentEnd> {
        let end = |why, right| Some(ArgumentEnd { why, right });
        let asks = !matches!(self.case.question, ArgumentQuestion::Captured(_));
        let for_owner = matches!(self.case.question, ArgumentQuestion::Beyond(..));
        if asks && let Some(Some(stone)) = self.arisen(place, nodes.min(STEPS[3])) {
            return end(EndReason::Arisen(stone), for_owner);
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
            return end(EndReason::Covered, !for_owner);
        }
        None
    }

    /// Whether the argument is over at the last of these places, which follow one another.
    pub fn end(&mut self, way: &[ArgumentPlace], limit: Limits) -> Option<ArgumentEnd> {
        let (place, before) = way.split_last()?;
        self.bytes = limit.bytes;
        if let Some(end) = self.end_here(place, limit.nodes) {
            return Some(end);
        }
        let since = before.iter().rposition(|earlier| earlier == place)?;
        let right = round_is_right(&self.case, place);
        // For a player with a way that leads somewhere, a cycle is only lost time.
        (self.right(place, limit) == Some(right)).then_some(ArgumentEnd {
            why: EndReason::Round(since),
            right,
        })
    }

    /// Everything about a place.
    pub fn known(&mut self, way: &[ArgumentPlace], limit: Limits) -> KnownPlace {
        let place = way.last().unwrap_or(&self.case.start).clone();
        let end = self.end(way, limit);
        let right = match &end {
            Some(end) => Some(end.right),
            None => self.right(&place, limit),
        };
        let is_last = end.as_ref().is_some_and(|end| end.why.is_last());
        let mut tried = Vec::new();
        let (mut best, mut distance) = (None, None);
        if !is_last {
            for (turn, next) in self.case.turns(&place) {
                tried.push((turn, self.aside(&next, limit), next));
            }
            best = self.best(&place, right, limit);
            distance = right.and_then(|right| self.distance(&place, right));
        }
        let tried = tried.into_iter().map(|(turn, right, next)| Tried {
            turn,
            right,
            distance: self.far.get(&next).copied(),
        });
        let turns = tried.collect();
        KnownPlace {
            right,
            end,
            distance,
            best,
            turns,
        }
    }

    pub(super) fn aside(&mut self, place: &ArgumentPlace, limit: Limits) -> Option<bool> {
        if let Some(&known) = self.verdicts.get(place) {
            return Some(known);
        }
        if self.stops() {
            return None;
        }
        let nodes = limit.nodes.min(ASIDE);
        self.right(place, Limits { nodes, ..limit })
    }
}
