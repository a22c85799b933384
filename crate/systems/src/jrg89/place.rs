//! The play of a question: who may do what, and what it remembers.

use std::sync::Arc;

use loja_ground::{Color, Point, PointSet};

use crate::fault::{Fault, Forbidden};
use crate::frame::Start;
use crate::japan_1989::Marking;
use crate::japan_1989::play::Turn;
use crate::japan_1989::state::LineState;

/// What is asked of a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ArgumentQuestion {
    /// Can the enemy of this stone, first, force its capture (I1)?
    Captured(Point),
    /// Can the enemy capture it without a new uncapturable stone here, then or later (against I6's first part)?
    Clean(Point, PointSet),
    /// Can this player, first, get a new uncapturable stone here? The opponent adds at most so many stones
    /// (against I6's second part).
    Beyond(Color, PointSet, u32),
}

/// A question about a position that can stand.
#[derive(Clone, Debug)]
pub struct Case {
    /// What is asked.
    pub question: ArgumentQuestion,
    /// The player whose stone is to be taken, or to arise.
    pub owner: Color,
    /// Where play begins.
    pub start: ArgumentPlace,
}

/// A place in a line, with all that the question remembers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArgumentPlace {
    /// Stones, turn, marks.
    pub state: LineState,
    /// The owner's new stones on the set that are still there.
    pub new: PointSet,
    /// The stone in question was taken.
    pub captured: bool,
    /// Stones the capturer may still add, if the number is fixed.
    pub left: Option<u32>,
}

/// Why a turn can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    /// An article forbids it.
    Forbidden(Forbidden),
    /// The capturer has added all stones fixed before (4756).
    NoneLeft,
}

impl Case {
    /// A question about a position, with nothing marked, as in every test.
    ///
    /// `None` if no stone is there, or the set is empty.
    ///
    /// # Errors
    ///
    /// If the stones can't stand on any board.
    pub fn new(start: &Start, question: ArgumentQuestion) -> Result<Option<Case>, Fault> {
        let Start { board, stones, .. } = start;
        let (owner, at) = match &question {
            ArgumentQuestion::Captured(at) | ArgumentQuestion::Clean(at, _) => {
                (stones.color_at(*at), true)
            }
            ArgumentQuestion::Beyond(color, ..) => (Some(*color), false),
        };
        let set = question.set();
        let asks = !matches!(question, ArgumentQuestion::Captured(_));
        let inside = set.is_subset(&board.locations());
        let Some(owner) = owner.filter(|_| inside && asks != set.is_empty()) else {
            return Ok(None);
        };
        let first = if at { owner.other() } else { owner };
        let state = LineState::start(Arc::clone(board), stones.clone(), first)?;
        let state = state.marking(Marking::of(&start.options));
        let left = match question {
            ArgumentQuestion::Beyond(_, _, stones) => Some(stones),
            _ => None,
        };
        Ok(Some(Case {
            question,
            owner,
            start: ArgumentPlace {
                state,
                new: PointSet::new(),
                captured: false,
                left,
            },
        }))
    }

    /// Whoever says yes, and moves first.
    #[must_use]
    pub fn claimant(&self) -> Color {
        self.start.state.turn()
    }

    /// Who is right if the claimant is, or isn't.
    #[must_use]
    pub fn winner(&self, right: bool) -> Color {
        let claimant = self.claimant();
        if right { claimant } else { claimant.other() }
    }

    /// The player against whom the stone stands or arises.
    #[must_use]
    pub fn capturer(&self) -> Color {
        self.owner.other()
    }

    /// The stone that is asked about.
    #[must_use]
    pub fn target(&self) -> Option<Point> {
        match self.question {
            ArgumentQuestion::Captured(at) | ArgumentQuestion::Clean(at, _) => Some(at),
            ArgumentQuestion::Beyond(..) => None,
        }
    }

    /// The place that a turn leads to.
    ///
    /// # Errors
    ///
    /// The reason, if the turn can't be made.
    pub fn after(&self, place: &ArgumentPlace, turn: Turn) -> Result<ArgumentPlace, No> {
        let mover = place.state.turn();
        let state = place.state.after(turn).map_err(No::Forbidden)?;
        let mut next = ArgumentPlace {
            state,
            ..place.clone()
        };
        if let Turn::Play(at) = turn {
            if mover == self.owner {
                if self.question.set().contains(at) {
                    next.new.insert(at);
                }
            } else if let Some(left) = place.left {
                next.left = Some(left.checked_sub(1).ok_or(No::NoneLeft)?);
            }
        }
        next.new = next.new.intersection(&next.state.stones()[self.owner]);
        next.captured |= self
            .target()
            .is_some_and(|at| !next.state.stones()[self.owner].contains(at));
        Ok(next)
    }

    /// All possible turns, and where they lead: stones, passes for a ko, a pass.
    #[must_use]
    pub fn turns(&self, place: &ArgumentPlace) -> Vec<(Turn, ArgumentPlace)> {
        let turns = place.state.turns().into_iter();
        turns
            .filter_map(|turn| Some((turn, self.after(place, turn).ok()?)))
            .collect()
    }
}

impl No {
    /// The passage of the text that says so.
    #[must_use]
    pub fn clause(&self) -> &'static str {
        match self {
            No::Forbidden(why) => why.clause,
            No::NoneLeft => "I6",
        }
    }
}

impl ArgumentQuestion {
    /// Where a new stone counts.
    #[must_use]
    pub fn set(&self) -> PointSet {
        match self {
            ArgumentQuestion::Captured(_) => PointSet::new(),
            ArgumentQuestion::Clean(_, set) | ArgumentQuestion::Beyond(_, set, _) => set.clone(),
        }
    }
}
