//! What a game of any rule set can do.

use std::fmt;

use loja_ground::{ByColor, PointSet};

use super::stage::{How, Stage};
use super::start::Start;
use super::turn::Move;
use crate::fault::Forbidden;
use crate::table::Table;

/// A game so far, under one rule set.
pub trait Play: Clone + fmt::Debug + Send + Sync + 'static {
    /// Board, stones, turn and prisoners as they lie on the table now.
    fn table(&self) -> &Table;

    /// The game after a turn.
    ///
    /// # Errors
    /// When the rule set forbids the turn, or has no such turn.
    fn after(&self, turn: Move) -> Result<Self, Forbidden>;

    /// Whether nobody has a stone to play: the game is over or has stopped, or a line tried out after it is.
    fn ended(&self) -> bool;

    /// How many passes in a row there were, as far as they count for an end.
    fn passes(&self) -> u8;

    /// Where the game is.
    fn stage(&self) -> Stage {
        match self.ended() {
            true => Stage::Over(How::Counted),
            false => Stage::Play,
        }
    }

    /// All turns that are not forbidden: stones in the order of locations, then the pass.
    fn turns(&self) -> Vec<Move> {
        let stones = self.table().empty();
        let all = stones.iter().map(Move::Play).chain([Move::Pass]);
        all.filter(|&turn| self.after(turn).is_ok()).collect()
    }

    /// Locations that the rule set has marked, each set under its name.
    fn marks(&self) -> Vec<(&'static str, PointSet)> {
        Vec::new()
    }

    /// What the rule set keeps beside the board.
    fn notes(&self) -> Notes {
        Notes::default()
    }

    /// Adds to what lies on the table what has come of the options: who took the button, a stone for each pass.
    fn carry(&self, _now: &mut Start) {}
}

/// What a rule set keeps beside the board: numbers, and boards of the players' own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Notes {
    /// Numbers of both players, by name.
    pub numbers: Vec<(&'static str, ByColor<i64>)>,
    /// The number of the step that is gone through, where the rule set numbers them.
    pub step: Option<u8>,
    /// What each player shows on a board of their own.
    pub analyses: Option<ByColor<Analysis>>,
    /// Black's points minus White's, once these notes have settled them.
    pub score: Option<i64>,
}

impl Notes {
    /// The numbers of both players under this name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<ByColor<i64>> {
        let mut numbers = self.numbers.iter();
        numbers.find(|(known, _)| *known == name).map(|(_, of)| *of)
    }
}

/// A board on which a player shows what is controlled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What stands on it.
    pub stones: ByColor<PointSet>,
    /// What the player controls by it, as far as that is settled.
    pub controlled: PointSet,
    /// What those locations are worth.
    pub points: i64,
}
