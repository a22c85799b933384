//! The memory of a hypothetical line of play.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use super::marking::Marking;
use crate::fault::Fault;

/// A situation of a hypothetical line of play.
///
/// It has stones, turn, ko marks, and whether the last turn was a pass for no ko. Two are equal when all that may
/// follow is; prisoners matter for neither.
#[derive(Clone, Debug)]
pub struct LineState {
    pub(crate) board: Arc<Board>,
    pub(crate) stones: ByColor<PointSet>,
    pub(crate) turn: Color,
    pub(crate) marks: PointSet,
    /// The locations that captures mark, by the chosen reading.
    pub(crate) marking: Marking,
    pub(crate) passed: bool,
    pub(crate) ended: bool,
    pub(crate) prisoners: ByColor<u32>,
}

impl LineState {
    /// Starts without marks and passes: a test does not take over the game's ko ban (ours).
    ///
    /// # Errors
    ///
    /// If the stones can't stand on any board.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<LineState, Fault> {
        Fault::check(&board, &stones)?;
        Ok(LineState {
            board,
            stones,
            turn,
            marks: PointSet::new(),
            marking: Marking::default(),
            passed: false,
            ended: false,
            prisoners: ByColor::default(),
        })
    }

    /// This line under this reading of the marks.
    #[must_use]
    pub fn marking(self, marking: Marking) -> LineState {
        LineState { marking, ..self }
    }

    /// Where it is played.
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The stones there.
    #[must_use]
    pub fn stones(&self) -> &ByColor<PointSet> {
        &self.stones
    }

    /// The player to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The locations with a semi-permanent mark.
    #[must_use]
    pub fn marks(&self) -> &PointSet {
        &self.marks
    }

    /// Stones of each colour captured since the start.
    #[must_use]
    pub fn prisoners(&self) -> &ByColor<u32> {
        &self.prisoners
    }

    /// Whether the last turn was a pass for no ko.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.passed
    }

    /// Whether two passes in a row, neither for a ko, ended the line (4789).
    #[must_use]
    pub fn ended(&self) -> bool {
        self.ended
    }
}

impl PartialEq for LineState {
    fn eq(&self, other: &LineState) -> bool {
        let what = |state: &LineState| (state.turn, state.passed, state.ended, state.marking);
        what(self) == what(other)
            && self.stones == other.stones
            && self.marks == other.marks
            && self.board == other.board
    }
}

impl Eq for LineState {}

impl Hash for LineState {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (
            &self.stones,
            &self.marks,
            self.turn,
            self.passed,
            self.ended,
        )
            .hash(state);
    }
}
