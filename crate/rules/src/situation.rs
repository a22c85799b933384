use std::fmt;

use loja_ground::{ByColor, Color, Point, PointSet};

/// The passes in a row (E7.8), or -1 where the end takes one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "i64", into = "i8")
)]
pub enum PassCount {
    /// After a ko capture, or at a start with marks: three passes end the game.
    MinusOne,
    /// Two passes end the game.
    Zero,
    /// One pass ends the game.
    One,
    /// The game is over (E2).
    Two,
}

impl PassCount {
    /// The integer of the rules.
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

    /// The pass count with this value, if any.
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

    /// Adds a pass (B2.4a); nothing follows a second.
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

/// A legal situation (E7): all that a player must see to go on, without history.
///
/// Each location has at most one colour and one mark, and every stone a liberty. Only [`State`](crate::State),
/// [`reversed`](Situation::reversed) and [`FastBoard::situation`](crate::FastBoard::situation) make one. Equality
/// compares all eight parts; repetitions need [similarity](Situation::is_similar).
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
    /// Black and white locations (E7.1, E7.2).
    #[must_use]
    pub fn stones(&self) -> &ByColor<PointSet> {
        &self.stones
    }

    /// A stone's colour (D5, D6), or `None`: uncolored (D9, D9.1, D9.2).
    #[must_use]
    pub fn color_at(&self, point: Point) -> Option<Color> {
        self.stones.color_at(point)
    }

    /// Temporarily marked locations (E7.3, D7).
    #[must_use]
    pub fn temporary(&self) -> &PointSet {
        &self.temporary
    }

    /// Permanently marked locations (E7.4, D8).
    #[must_use]
    pub fn permanent(&self) -> &PointSet {
        &self.permanent
    }

    /// D10: whether the location has a temporary (D10.1) or permanent mark (D10.2).
    #[must_use]
    pub fn is_marked(&self, point: Point) -> bool {
        self.temporary.contains(point) || self.permanent.contains(point)
    }

    /// The captives of each colour (E7.5, E7.6).
    #[must_use]
    pub fn captives(&self) -> ByColor<u32> {
        self.captives
    }

    /// The player to move (E7.7, A3, A4).
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The pass count (E7.8).
    #[must_use]
    pub fn pass_count(&self) -> PassCount {
        self.passes
    }

    /// E2: whether the pass count is 2.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.passes == PassCount::Two
    }

    /// E3: whether two situations are the same (E3.1) or differ only in captives (E3.2), which don't change what
    /// can be played.
    #[must_use]
    pub fn is_similar(&self, other: &Situation) -> bool {
        self.stones == other.stones
            && self.temporary == other.temporary
            && self.permanent == other.permanent
            && self.turn == other.turn
            && self.passes == other.passes
    }

    /// E4: turn (E4.1), stones and captives (E4.2) change colour; marks and pass count stay.
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
