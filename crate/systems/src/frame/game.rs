//! A game of any rule set.

use std::fmt;
use std::sync::Arc;

use loja_ground::{ByColor, Color, PointSet};

use super::play::{Notes, Play};
use super::stage::Stage;
use super::start::Start;
use super::turn::Move;
use crate::fault::Forbidden;
use crate::options::ChosenOptions;
use crate::table::Table;

/// A game so far, under whichever rule set it is played.
#[derive(Clone, Debug)]
pub struct Game {
    play: Arc<dyn AnyPlay>,
    /// Taken off before the start.
    before: ByColor<u32>,
    options: ChosenOptions,
}

/// A [`Play`] whose type is not known.
trait AnyPlay: fmt::Debug + Send + Sync {
    fn table(&self) -> &Table;
    fn after(&self, turn: Move) -> Result<Arc<dyn AnyPlay>, Forbidden>;
    fn ended(&self) -> bool;
    fn passes(&self) -> u8;
    fn stage(&self) -> Stage;
    fn turns(&self) -> Vec<Move>;
    fn marks(&self) -> Vec<(&'static str, PointSet)>;
    fn notes(&self) -> Notes;
    fn carry(&self, now: &mut Start);
}

impl<P: Play> AnyPlay for P {
    fn table(&self) -> &Table {
        Play::table(self)
    }

    fn after(&self, turn: Move) -> Result<Arc<dyn AnyPlay>, Forbidden> {
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

    fn turns(&self) -> Vec<Move> {
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

impl Game {
    /// The game that a rule set begins here.
    #[must_use]
    pub fn of(play: impl Play, start: &Start) -> Game {
        Game {
            play: Arc::new(play),
            before: start.prisoners,
            options: start.options.clone(),
        }
    }

    /// The game after a turn.
    ///
    /// # Errors
    /// When the rule set forbids it, or has no such turn.
    pub fn after(&self, turn: Move) -> Result<Game, Forbidden> {
        Ok(Game {
            play: self.play.after(turn)?,
            ..self.clone()
        })
    }

    /// What stands now, who moves, and what was taken off, before the start and since.
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

    /// How many passes in a row there were, as far as they count for an end.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.play.passes()
    }

    /// Whether nobody has a stone to play: the game is over, or has stopped, or the line that was tried out.
    #[must_use]
    pub fn ended(&self) -> bool {
        self.play.ended()
    }

    /// Where the game is, by its own rule set.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.play.stage()
    }

    /// All stones and passes that are not forbidden, and what else the rule set lets the players do then.
    #[must_use]
    pub fn turns(&self) -> Vec<Move> {
        self.play.turns()
    }

    /// Locations that the rule set has marked, each set under its name, empty ones left out.
    #[must_use]
    pub fn marks(&self) -> Vec<(&'static str, PointSet)> {
        let mut marks = self.play.marks();
        marks.retain(|(_, points)| !points.is_empty());
        marks
    }

    /// What the rule set keeps beside the board.
    #[must_use]
    pub fn notes(&self) -> Notes {
        self.play.notes()
    }
}
