use std::fmt;

use loja_ground::{ByColor, PointSet};

use super::stage::{How, Stage};
use super::start::Start;
use super::turn::GameTurn;
use crate::fault::Forbidden;
use crate::table::Table;

/// A game so far, under one rule set.
pub trait Play: Clone + fmt::Debug + Send + Sync + 'static {
    /// The table now.
    fn table(&self) -> &Table;

    /// The game after a turn.
    ///
    /// # Errors
    /// If the rule set forbids or lacks it.
    fn after(&self, turn: GameTurn) -> Result<Self, Forbidden>;

    /// Whether nobody has a stone to play: the game or a tried line is over or has stopped.
    fn ended(&self) -> bool;

    /// Passes in a row towards an end.
    fn passes(&self) -> u8;

    /// Where the game is.
    fn stage(&self) -> Stage {
        match self.ended() {
            true => Stage::Over(How::Counted),
            false => Stage::Play,
        }
    }

    /// All legal turns: stones by location, then the pass.
    fn turns(&self) -> Vec<GameTurn> {
        let stones = self.table().empty();
        let all = stones.iter().map(GameTurn::Play).chain([GameTurn::Pass]);
        all.filter(|&turn| self.after(turn).is_ok()).collect()
    }

    /// The rule set's marks by name.
    fn marks(&self) -> Vec<(&'static str, PointSet)> {
        Vec::new()
    }

    /// The rule set's notes beside the board.
    fn notes(&self) -> Notes {
        Notes::default()
    }

    /// Adds the options' effects, such as who took the button.
    fn carry(&self, _now: &mut Start) {}
}

/// Numbers, and the players' boards, that a rule set keeps beside the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Notes {
    /// Numbers of both players, by name.
    pub numbers: Vec<(&'static str, ByColor<i64>)>,
    /// The current step's number, if steps have numbers.
    pub step: Option<u8>,
    /// Each player's own board.
    pub analyses: Option<ByColor<Analysis>>,
    /// Black's points minus White's, once these notes settle them.
    pub score: Option<i64>,
}

impl Notes {
    /// Both players' numbers under this name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<ByColor<i64>> {
        let mut numbers = self.numbers.iter();
        numbers.find(|(known, _)| *known == name).map(|(_, of)| *of)
    }
}

/// A board on which a player shows control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The stones on it.
    pub stones: ByColor<PointSet>,
    /// The locations that the player controls by it, as far as settled.
    pub controlled: PointSet,
    /// The worth of those locations.
    pub points: i64,
}
