use std::fmt;

use loja_ground::{ByColor, Color, PointSet};

use crate::situation::PassCount;
use crate::state::State;

/// A player's score in parts. The game's captives are apart from earlier ones, which the rules don't do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    /// Controlled locations without an own stone (C1.2).
    pub territory: u32,
    /// Enemy stones in the territory, which count once more (C1.3).
    pub dead: u32,
    /// Enemy stones captured since the first situation (part of C1.4).
    pub prisoners: u32,
    /// Enemy captives of the first situation (the rest of C1.4): in an even game White's komi (A2.5, A2.6).
    pub komi: u32,
}

impl Tally {
    /// The score (C1.5).
    #[must_use]
    pub fn total(&self) -> u64 {
        [self.territory, self.dead, self.prisoners, self.komi]
            .map(u64::from)
            .iter()
            .sum()
    }
}

/// The result of a game (A1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Outcome {
    /// One player has the higher score.
    Win {
        /// The winner.
        by: Color,
        /// The margin, never 0.
        points: u64,
    },
    /// Both scores are equal.
    Jigo,
}

impl Outcome {
    /// A1.5 for any score, finished or not.
    ///
    /// ```
    /// # use loja_rules::{ByColor, Color, Outcome, Tally};
    /// let black = Tally { territory: 8, ..Tally::default() };
    /// let white = Tally { komi: 5, ..Tally::default() };
    /// let outcome = Outcome::of(&ByColor { black, white });
    /// assert_eq!(outcome, Outcome::Win { by: Color::Black, points: 3 });
    /// assert_eq!(outcome.to_string(), "Black by 3");
    /// ```
    #[must_use]
    pub fn of(score: &ByColor<Tally>) -> Outcome {
        let (black, white) = (score.black.total(), score.white.total());
        let points = black.abs_diff(white);
        match black.cmp(&white) {
            std::cmp::Ordering::Greater => Outcome::Win {
                by: Color::Black,
                points,
            },
            std::cmp::Ordering::Less => Outcome::Win {
                by: Color::White,
                points,
            },
            std::cmp::Ordering::Equal => Outcome::Jigo,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win { by, points } => write!(f, "{by} by {points}"),
            Outcome::Jigo => f.write_str("jigo"),
        }
    }
}

/// The game has no outcome yet (A1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotFinished {
    /// The present pass count.
    pub passes: PassCount,
}

impl fmt::Display for NotFinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing = 2 - self.passes.value();
        let plural = if missing == 1 { "pass" } else { "passes" };
        write!(
            f,
            "the game is not over before {missing} more {plural} (E2)"
        )
    }
}

impl std::error::Error for NotFinished {}

impl State {
    /// C1 and C2: both scores under this control if play stopped here; C1.1 needs no final state.
    ///
    /// A location that both control counts for both, since C2 is C1 (C2.2) reversed (C2.1) and neither looks at
    /// the other. Points beyond the board don't count (C1.1).
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, ByColor, Color, Outcome, PointSet, Setup, State};
    /// let board = Arc::new(Board::rectangle(5, 1));
    /// let points: Vec<_> = board.points().collect();
    /// let mut setup = Setup::empty();
    /// setup.stones.black = [points[1], points[3]].into_iter().collect(); // .x.x.
    /// let state = State::new(board, setup)?;
    /// let control = ByColor { black: state.board().locations(), white: PointSet::new() };
    /// let score = state.score(&control);
    /// assert_eq!((score.black.territory, score.black.total()), (3, 3));
    /// assert_eq!(Outcome::of(&score).to_string(), "Black by 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn score(&self, control: &ByColor<PointSet>) -> ByColor<Tally> {
        let side = |color: Color| {
            let stones = self.situation().stones();
            let controlled = control[color].intersection(&self.board().locations());
            let enemy = color.other();
            let taken = self.situation().captives()[enemy];
            let komi = self.first_situation().captives()[enemy];
            Tally {
                territory: controlled.difference(&stones[color]).count(),
                dead: controlled.intersection(&stones[enemy]).count(),
                // Captives never decrease, so the difference is the game's.
                prisoners: taken.saturating_sub(komi),
                komi,
            }
        };
        ByColor {
            black: side(Color::Black),
            white: side(Color::White),
        }
    }

    /// A1.5: the outcome of a finished game.
    ///
    /// # Errors
    /// When the state is not final (E1).
    pub fn outcome(&self, control: &ByColor<PointSet>) -> Result<Outcome, NotFinished> {
        if self.is_final() {
            Ok(Outcome::of(&self.score(control)))
        } else {
            Err(NotFinished {
                passes: self.situation().pass_count(),
            })
        }
    }
}
