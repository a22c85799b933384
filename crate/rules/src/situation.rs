//! E7: a situation is what one needs to see to go on with the game, its history aside.

use std::fmt;

use loja_ground::{ByColor, Color, Point, PointSet};

/// How many passes in a row were made (E7.8), or -1 where one pass more is needed for the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "i64", into = "i8")
)]
pub enum PassCount {
    /// After a ko capture, or at the start with marked locations: three passes end the game.
    MinusOne,
    /// Two passes end the game.
    Zero,
    /// One pass ends the game.
    One,
    /// The game is over (E2).
    Two,
}

impl PassCount {
    /// The integer that the rules use.
    ///
    /// ```
    /// # use loja_rules::PassCount;
    /// assert_eq!(PassCount::MinusOne.value(), -1);
    /// assert_eq!(PassCount::from_value(2), Some(PassCount::Two));
    /// assert_eq!(PassCount::from_value(3), None);
    /// ```
    #[must_use]
    pub const fn value(self) -> i8 {
        match self {
            PassCount::MinusOne => -1,
            PassCount::Zero => 0,
            PassCount::One => 1,
            PassCount::Two => 2,
        }
    }

    /// The pass count with this value, if there is one.
    #[must_use]
    pub const fn from_value(value: i64) -> Option<PassCount> {
        match value {
            -1 => Some(PassCount::MinusOne),
            0 => Some(PassCount::Zero),
            1 => Some(PassCount::One),
            2 => Some(PassCount::Two),
            _ => None,
        }
    }

    /// One more pass (B2.4a). After the second nothing follows, so it stays.
    pub(crate) const fn next(self) -> PassCount {
        match self {
            PassCount::MinusOne => PassCount::Zero,
            PassCount::Zero => PassCount::One,
            PassCount::One | PassCount::Two => PassCount::Two,
        }
    }
}

impl fmt::Display for PassCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

/// A situation (E7). A [`State`](crate::State) makes one, and [`reversed`](Situation::reversed) and
/// [`FastBoard::situation`](crate::FastBoard::situation) make others from legal ones. So each is
/// legal: no location has two colours or both marks, and every stone has a liberty.
///
/// Two situations are equal when all eight parts are. To find a repetition, ask whether they are
/// [similar](Situation::is_similar).
///
/// ```
/// # use std::sync::Arc;
/// # use loja_rules::{Board, Color, Move, PassCount, Setup, State};
/// let mut state = State::new(Arc::new(Board::rectangle(2, 2)), Setup::empty())?;
/// let before = state.situation().clone();
/// state.play(Move::PASS)?;
/// let now = state.situation();
/// assert_eq!((now.turn(), now.pass_count()), (Color::White, PassCount::One));
/// assert!(now.stones().black.is_empty() && !now.is_final() && !now.is_similar(&before));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    pub(crate) stones: ByColor<PointSet>,
    pub(crate) temporary: PointSet,
    pub(crate) permanent: PointSet,
    pub(crate) captives: ByColor<u32>,
    pub(crate) turn: Color,
    pub(crate) passes: PassCount,
}

impl Situation {
    /// The sets of black and of white locations (E7.1, E7.2).
    #[must_use]
    pub fn stones(&self) -> &ByColor<PointSet> {
        &self.stones
    }

    /// The colour of the stone there (D5, D6); `None` where the location is not colored (D9), which is
    /// neither black (D9.1) nor white (D9.2).
    #[must_use]
    pub fn color_at(&self, point: Point) -> Option<Color> {
        self.stones.color_at(point)
    }

    /// The set of temporarily marked locations (E7.3, D7).
    #[must_use]
    pub fn temporary(&self) -> &PointSet {
        &self.temporary
    }

    /// The set of permanently marked locations (E7.4, D8). A stone on one is permanent.
    #[must_use]
    pub fn permanent(&self) -> &PointSet {
        &self.permanent
    }

    /// D10: whether the location has a temporary mark (D10.1) or a permanent one (D10.2).
    #[must_use]
    pub fn is_marked(&self, point: Point) -> bool {
        self.temporary.contains(point) || self.permanent.contains(point)
    }

    /// How many stones of each colour were taken off (E7.5, E7.6).
    #[must_use]
    pub fn captives(&self) -> ByColor<u32> {
        self.captives
    }

    /// The player who moves next (E7.7, A3, A4).
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The pass count (E7.8).
    #[must_use]
    pub fn pass_count(&self) -> PassCount {
        self.passes
    }

    /// E2: a situation is final when its pass count is 2.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.passes == PassCount::Two
    }

    /// E3: two situations are similar when they are the same (E3.1) or differ only in their captive
    /// counts (E3.2).
    ///
    /// Stones, turn, marks and pass count all have to be the same. The captive counts are left
    /// out, since they don't change what can be played.
    #[must_use]
    pub fn is_similar(&self, other: &Situation) -> bool {
        self.stones == other.stones
            && self.temporary == other.temporary
            && self.permanent == other.permanent
            && self.turn == other.turn
            && self.passes == other.passes
    }

    /// The part of E4 that concerns the situation: turn (E4.1), stones and captives (E4.2) change colour, marks
    /// and pass count stay.
    #[must_use]
    pub fn reversed(&self) -> Situation {
        Situation {
            stones: self.stones.clone().reversed(),
            captives: self.captives.reversed(),
            turn: self.turn.other(),
            ..self.clone()
        }
    }
}
