//! Advisors supply decisions while a certificate is written.

use loja_format::Choice;
use loja_rules::{FastBoard, Point, PointSet};

/// A position of a local game with the claimant to answer: see [`lemma::sum`](crate::lemma::sum) and
/// [`lemma::rooms`](crate::lemma::rooms).
///
/// Neighbours of the part in the claimed set are safe stones of the claimant; outside the set they are permanent
/// stones of the refuter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalPosition {
    /// The locations of the part, stones included.
    pub part: PointSet,
    /// The claimant's stones in it.
    pub own: PointSet,
    /// The refuter's stones in the part, with the one just played.
    pub other: PointSet,
    /// The marked location (B4.8), where the claimant may not play.
    pub mark: Option<Point>,
    /// Whether marks bind the refuter too.
    pub is_bound: bool,
    /// Whether the body has vowed to breathe in what the answer leaves: see
    /// [`lemma::rooms`](crate::lemma::rooms).
    pub vow: bool,
    /// The refuter's move just made.
    pub last: Choice,
}

/// The body and the two rooms that [`lemma::rooms`](crate::lemma::rooms) needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rooms {
    /// A stone of the body.
    pub body: Point,
    /// A location in each of its two rooms.
    pub rooms: [Point; 2],
}

/// An advisor knows an answer and gives the [writer](crate::record_with) the decisions behind it.
pub trait Advisor {
    /// Fills an empty list with acceptable choices at a situation, best first.
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>);

    /// Whether [`lemma::sum`](crate::lemma::sum) should end the branch here.
    ///
    /// The writer asks in a lock without a zone, at new situations that meet all its conditions but the local
    /// games, and after a yes goes on to [`answers`](Advisor::answers).
    fn ends_by_sum(&mut self, _board: &FastBoard) -> bool {
        false
    }

    /// The body and rooms by which [`lemma::rooms`](crate::lemma::rooms) should end the branch here, if it
    /// should.
    ///
    /// The writer asks in a lock without a zone, at new situations that meet all conditions of that lemma but the
    /// local games: some chain has two rooms, and none is safe yet. [`ends_by_sum`](Advisor::ends_by_sum) needs a
    /// safe chain, so the writer never asks both.
    fn ends_by_rooms(&mut self, _board: &FastBoard) -> Option<Rooms> {
        None
    }

    /// Fills an empty list with acceptable answers in a local game, best first.
    ///
    /// A pass is acceptable only where a location is marked. As in [`choices`](Advisor::choices), all answers
    /// must make progress: none may lead back to a position on the way. The writer never asks about an answered
    /// position again.
    fn answers(&mut self, _position: &LocalPosition, _choices: &mut Vec<Choice>) {}

    /// The part, by number, that gets the vow after this answer.
    ///
    /// They are all parts where the body can breathe, at least two, in the order of their first locations. The
    /// writer asks only where there is no eye.
    fn carrier(
        &mut self,
        _position: &LocalPosition,
        _answer: Choice,
        _parts: &[PointSet],
    ) -> usize {
        0
    }
}

/// Advice on moves alone.
impl<F: FnMut(&FastBoard, &mut Vec<Choice>)> Advisor for F {
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>) {
        self(board, choices);
    }
}
