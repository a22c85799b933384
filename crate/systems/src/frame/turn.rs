//! What can be done in a game: stones and passes, and what the players settle after play has stopped.

use loja_ground::{Color, Point};

use crate::fault::{Forbidden, Why};

/// A turn, as games are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone.
    Play(Point),
    /// No stone.
    Pass,
    /// No stone, and the mark goes from this location (1989, after the stop).
    PassFor(Point),
    /// No stone, and all captures in kos are free again (2003, in a hypothetical sequence).
    KoPass,
    /// No stone, and the button is taken.
    Button,
    /// Both agree: on what stands after a stop, or on a tie where a position came back.
    Agree,
    /// 1989, after a stop without agreement: who has asked for a resumption, and who starts it. Where both asked, chance says
    /// who; where nobody did, nobody starts.
    Ask {
        /// Black's answer.
        black: bool,
        /// White's.
        white: bool,
        /// Who starts.
        starts: Option<Color>,
    },
    /// After the end: a hypothetical line that this player begins (1989, 2003).
    Try(Color),
    /// New Amateur-Japanese: the players don't agree, and the ten steps begin.
    Disagree,
    /// New Amateur-Japanese: the next of the ten steps.
    Next,
    /// After a stop: this player calls for a resumption. By article 9.3 of 1989 the opponent has to oblige, and moves first.
    /// In New Amateur-Japanese, where tournaments allow it, the game goes on as before its two passes, whoever calls, so that
    /// after the second of the ten steps nobody has to be named.
    Resume(Option<Color>),
}

impl Move {
    /// Where, if it is about a location.
    #[must_use]
    pub const fn at(self) -> Option<Point> {
        match self {
            Move::Play(at) | Move::PassFor(at) => Some(at),
            _ => None,
        }
    }

    /// The location of a stone, none for a pass.
    ///
    /// # Errors
    /// When it is neither.
    pub fn stone(self) -> Result<Option<Point>, Forbidden> {
        match self {
            Move::Play(at) => Ok(Some(at)),
            Move::Pass => Ok(None),
            _ => Err(self.unknown()),
        }
    }

    /// Refuses a turn of other rule sets, or of another stage of a game.
    #[must_use]
    pub fn unknown(self) -> Forbidden {
        let clause = match self {
            Move::PassFor(_) => {
                "passes for a ko come after the stop of a game of 1989, article 7.2"
            }
            Move::KoPass => "ko-passes come in hypothetical sequences of 2003, line 127",
            Move::Resume(_) => {
                "a call for a resumption comes after the stop of a game, of 1989 or New Amateur-Japanese; \
                 where others let play go on after a stop, the player goes on who did not pass last"
            }
            Move::Try(_) => "hypothetical lines come after the end of a game, of 1989 or 2003",
            _ => "each system has its own procedure at the end",
        };
        Forbidden::new(self.at(), Why::NoSuchTurn, clause)
    }
}
