//! Advisors: they supply the decisions while a certificate is written.

use loja_format::Choice;
use loja_rules::{FastBoard, Point, PointSet};

/// A position of a local game with the claimant to answer: see [`lemma::sum`](crate::lemma::sum) and
/// [`lemma::rooms`](crate::lemma::rooms).
///
/// All neighbours of the part in the claimed set are claimant's stones that are safe, those outside the set
/// are the refuter's for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalPosition {
    /// The locations of the part, stones included.
    pub part: PointSet,
    /// The claimant's stones in it.
    pub own: PointSet,
    /// The refuter's stones in it, the one just played included.
    pub other: PointSet,
    /// The location that is marked now (B4.8), where the claimant may not play.
    pub mark: Option<Point>,
    /// Whether marks bind the refuter too.
    pub is_bound: bool,
    /// Whether the body is to breathe in what is left after the answer: see [`lemma::rooms`](crate::lemma::rooms).
    pub vow: bool,
    /// The refuter's move just made.
    pub last: Choice,
}

/// The body and the two rooms that [`lemma::rooms`](crate::lemma::rooms) needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rooms {
    /// A stone of the body.
    pub body: Point,
    /// A location of each of two regions beside it.
    pub rooms: [Point; 2],
}

/// An advisor knows an answer, and gives the [writer](crate::Certificate::record_with) the decisions that show it.
pub trait Advisor {
    /// The decision at a situation: fills an empty list with acceptable choices, best first.
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>);

    /// Whether [`lemma::sum`](crate::lemma::sum) should end the branch here. The writer asks where it may: in a lock without a zone, at new situations
    /// with the refuter to move in which its conditions hold, except for the local games.
    ///
    /// After a yes the writer asks for [`answers`](Advisor::answers).
    fn ends_by_sum(&mut self, _board: &FastBoard) -> bool {
        false
    }

    /// Whether [`lemma::rooms`](crate::lemma::rooms) should end the branch here, and with which body and rooms. The writer asks where some chain has
    /// two rooms and the conditions of [`ends_by_sum`](Advisor::ends_by_sum) hold, but never where it asks that.
    fn ends_by_rooms(&mut self, _board: &FastBoard) -> Option<Rooms> {
        None
    }

    /// The claimant's answer in a local game: fills an empty list with acceptable choices, best first. A pass
    /// is one only where a location is marked.
    ///
    /// All of them must make progress, as for [`choices`](Advisor::choices): none may lead back to a position
    /// on the way. A position that was answered once is not asked for again.
    fn answers(&mut self, _position: &LocalPosition, _choices: &mut Vec<Choice>) {}

    /// After this answer in a position with the vow: the number of the part that gets it, among these, which are those
    /// where the body can breathe, two at least, in the order of their first locations. The writer asks only where there is no eye.
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
