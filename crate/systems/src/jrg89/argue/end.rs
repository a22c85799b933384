//! When an argument is over, by what the board shows. Numbers in brackets are lines of `logical-japanese-rules.md`.

use loja_ground::{Point, PointSet};

use super::place::{Case, Place, Question};
use crate::japan_1989::safe;

/// An argument that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Why.
    pub why: Why,
    /// Whether the one who claims is right by it.
    pub right: bool,
}

/// Why an argument is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The stone was taken (I1).
    Taken,
    /// Two passes in a row, neither for a ko (I7).
    TwoPasses,
    /// No moves in succession take the stone: its chain has two eyes, or shares them.
    TwoEyes,
    /// A new stone is there that its enemy, first and without marks, can't take (I5, I6).
    Arisen(Point),
    /// None ever comes, though the capturer only passes.
    Covered,
    /// The same was there after so many turns, and play without end is the right of whoever has to take or to get nothing (5518, 6222).
    Round(usize),
}

impl Why {
    /// Whether nothing can be played that matters to the question. Elsewhere one may go on, but the answer is known.
    #[must_use]
    pub fn is_last(&self) -> bool {
        matches!(self, Why::Taken | Why::TwoPasses | Why::Arisen(_))
    }
}

/// An end that is seen without any search.
pub(super) fn plain_end(case: &Case, place: &Place) -> Option<End> {
    let stones = place.state.stones();
    let end = |why, right| Some(End { why, right });
    let hunted = case.target().filter(|_| !place.captured);
    match case.question {
        Question::Captured(_) if place.captured => return end(Why::Taken, true),
        _ => {}
    }
    if place.state.ended() {
        let right = matches!(case.question, Question::Clean(..)) && place.captured;
        return end(Why::TwoPasses, right);
    }
    let at = hunted?;
    let stays = safe::safe(place.state.board(), stones, case.owner, &PointSet::new());
    if stays.contains(at) {
        return end(Why::TwoEyes, false);
    }
    None
}

/// Whether play without end is what the one who claims wants here: after the capture of the first part, where he wants nothing to arise.
pub(super) fn round_is_right(case: &Case, place: &Place) -> bool {
    matches!(case.question, Question::Clean(..)) && place.captured
}
