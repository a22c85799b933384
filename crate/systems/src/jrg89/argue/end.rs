//! When an argument is over, by what the board shows.

use loja_ground::{Point, PointSet};

use crate::japan_1989::safe;
use crate::jrg89::place::{ArgumentPlace, ArgumentQuestion, Case};

/// An argument that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgumentEnd {
    /// Why.
    pub why: EndReason,
    /// Whether the claimant is right by it.
    pub right: bool,
}

/// Why an argument is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// The stone was taken (I1).
    Taken,
    /// Two passes in a row, neither for a ko (I7).
    TwoPasses,
    /// No moves in succession take the stone: its chain has two eyes, or shares them.
    TwoEyes,
    /// A new stone that its enemy, first and without marks, can't take (I5, I6).
    Arisen(Point),
    /// No new stone comes, though the capturer only passes.
    Covered,
    /// The place after so many turns came again, and endless play favours the player with nothing to take or get
    /// (5518, 6222).
    Round(usize),
}

impl EndReason {
    /// Whether nothing left to play matters. Otherwise play may go on, though the answer is known.
    #[must_use]
    pub fn is_last(&self) -> bool {
        matches!(
            self,
            EndReason::Taken | EndReason::TwoPasses | EndReason::Arisen(_)
        )
    }
}

pub(super) fn plain_end(case: &Case, place: &ArgumentPlace) -> Option<ArgumentEnd> {
    let stones = place.state.stones();
    let end = |why, right| Some(ArgumentEnd { why, right });
    let hunted = case.target().filter(|_| !place.captured);
    match case.question {
        ArgumentQuestion::Captured(_) if place.captured => return end(EndReason::Taken, true),
        _ => {}
    }
    if place.state.ended() {
        let right = matches!(case.question, ArgumentQuestion::Clean(..)) && place.captured;
        return end(EndReason::TwoPasses, right);
    }
    let at = hunted?;
    let stays = safe::safe(place.state.board(), stones, case.owner, &PointSet::new());
    if stays.contains(at) {
        return end(EndReason::TwoEyes, false);
    }
    None
}

/// Whether the claimant wants endless play: after the capture in the first part, so that nothing arises.
pub(super) fn round_is_right(case: &Case, place: &ArgumentPlace) -> bool {
    matches!(case.question, ArgumentQuestion::Clean(..)) && place.captured
}
