use std::fmt;
use std::sync::Arc;

use loja_ground::{ByColor, Color, PointSet};

use super::play::{Notes, Play};
use super::stage::Stage;
use super::start::Start;
use super::turn::GameTurn;
use crate::fault::Forbidden;
use crate::options::ChosenOptions;
use crate::table::Table;

/// A game so far, under any rule set.
#[derive(Clone, Debug)]
pub struct RuleSetGame {
    play: Arc<dyn AnyPlay>,
    /// Taken off before the start.
    before: ByColor<u32>,
    options: ChosenOptions,
}

/// A [`Play`] of unknown type.
trait AnyPlay: fmt::Debug + Send + Sync {
    fn table(&self) -> &Table;
    fn after(&self, turn: GameTurn) -> Result<Arc<dyn AnyPlay>, Forbidden>;
    fn ended(&self) -> bool;
    fn passes(&self) -> u8;
    fn stage(&self) -> Stage;
    fn turns(&self) -> Vec<GameTurn>;
    fn marks(&self) -> Vec<(&'static str, PointSet)>;
    fn notes(&self) -> Notes;
    fn carry(&self, now: &mut Start);
}

impl<P: Play> AnyPlay for P {
    fn table(&self) -> &Table {
        Play::table(self)
    }

    fn after(&self, turn: GameTurn) -> Result<Arc<dyn AnyPlay>, Forbidden> {
        Ok(Arc::new(Play::after(self, turn)?))
    }

    fn ended(&self) -> bool {
        Play::ended(self)
    }

    fn passes(&self) -> u8 {
        Play::passes(self)
    }

    fn stage(&self) -> Stage {
        Play::stage(self)
    }

    fn turns(&self) -> Vec<GameTurn> {
        Play::turns(self)
    }

    fn marks(&self) -> Vec<(&'static str, PointSet)> {
        Play::marks(self)
    }

    fn notes(&self) -> Notes {
        Play::notes(self)
    }

    fn carry(&self, now: &mut Start) {
        Play::carry(self, now);
    }
}

impl RuleSetGame {
    /// Starts a rule set's game.
    #[must_use]
    pub fn of(play: impl Play, start: &Start) -> RuleSetGame {
        RuleSetGame {
            play: Arc::new(play),
            before: start.prisoners,
            options: start.options.clone(),
        }
    }

    /// The game after a turn.
    ///
    /// # Errors
    /// If the rule set forbids or lacks it.
    pub fn after(&self, turn: GameTurn) -> Result<RuleSetGame, Forbidden> {
        Ok(RuleSetGame {
            play: self.play.after(turn)?,
            ..self.clone()
        })
    }

    /// The stones, the turn, and all prisoners, earlier ones included.
    #[must_use]
    pub fn now(&self) -> Start {
        let Table {
            board,
            stones,
            turn,
            prisoners,
        } = self.play.table().clone();
        let sum = |color: Color| self.before[color].saturating_add(prisoners[color]);
        let mut now = Start {
            board,
            stones,
            turn,
            prisoners: ByColor {
                black: sum(Color::Black),
                white: sum(Color::White),
            },
            options: self.options.clone(),
        };
        self.play.carry(&mut now);
        now
    }

    /// Passes in a row towards an end.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.play.passes()
    }

    /// Whether nobody has a stone to play.
    #[must_use]
    pub fn ended(&self) -> bool {
        self.play.ended()
    }

    /// The game's stage, by its own rule set.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.play.stage()
    }

    /// All legal turns.
    #[must_use]
    pub fn turns(&self) -> Vec<GameTurn> {
        self.play.turns()
    }

    /// The rule set's marks by name, without empty ones.
    #[must_use]
    pub fn marks(&self) -> Vec<(&'static str, PointSet)> {
        let mut marks = self.play.marks();
        marks.retain(|(_, points)| !points.is_empty());
        marks
    }

    /// The rule set's notes beside the board.
    #[must_use]
    pub fn notes(&self) -> Notes {
        self.play.notes()
    }
}
