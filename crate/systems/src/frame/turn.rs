use loja_ground::{Color, Point};

use crate::fault::{Forbidden, Why};

/// A turn, as games are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameTurn {
    /// A stone.
    Play(Point),
    /// No stone.
    Pass,
    /// A pass that removes this ko mark (1989, after the stop).
    PassFor(Point),
    /// A pass that frees all ko captures (2003, hypothetically).
    KoPass,
    /// A turn that takes the button.
    Button,
    /// Agreement on what stands, or on a tie by repetition.
    Agree,
    /// 1989, after a stop without agreement: who asked for a resumption, and who starts it.
    ///
    /// If both asked, chance decides; if nobody did, nobody starts.
    Ask {
        /// Black's answer.
        black: bool,
        /// White's.
        white: bool,
        /// The player who starts.
        starts: Option<Color>,
    },
    /// A hypothetical line that this player begins after the end (1989, 2003).
    Try(Color),
    /// New Amateur-Japanese: disagreement begins the ten steps.
    Disagree,
    /// New Amateur-Japanese: the next step.
    Next,
    /// After a stop, this player wants to resume.
    ///
    /// By article 9.3 of 1989 the opponent must oblige, and moves first. In New Amateur-Japanese, where
    /// tournaments allow it, the game goes on as before its two passes whichever player calls, so that nobody is
    /// named after the second step.
    Resume(Option<Color>),
}

impl GameTurn {
    /// Its location, if any.
    #[must_use]
    pub const fn at(self) -> Option<Point> {
        match self {
            GameTurn::Play(at) | GameTurn::PassFor(at) => Some(at),
            _ => None,
        }
    }

    /// The location of a stone; `None` for a pass.
    ///
    /// # Errors
    /// When it is neither.
    pub fn stone(self) -> Result<Option<Point>, Forbidden> {
        match self {
            GameTurn::Play(at) => Ok(Some(at)),
            GameTurn::Pass => Ok(None),
            _ => Err(self.unknown()),
        }
    }

    /// Refuses a turn foreign to this rule set or stage.
    #[must_use]
    pub fn unknown(self) -> Forbidden {
        let clause = match self {
            GameTurn::PassFor(_) => {
                "passes for a ko come after the stop of a game of 1989, article 7.2"
            }
            GameTurn::KoPass => "ko-passes come in hypothetical sequences of 2003, line 127",
            GameTurn::Resume(_) => {
                "a call for a resumption comes after the stop of a game, of 1989 or New Amateur-Japanese; \
                 where others let play go on after a stop, the player goes on who did not pass last"
            }
            GameTurn::Try(_) => "hypothetical lines come after the end of a game, of 1989 or 2003",
            _ => "each system has its own procedure at the end",
        };
        Forbidden::new(self.at(), Why::NoSuchTurn, clause)
    }
}
