//! The two colours, and pairs that have one value for each.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A player, a stone's colour, and the text that E7.7 calls a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// The player who has the first turn in an even game (A2.7). In a handicap game White has it.
    Black,
    /// The other player.
    White,
}

impl Color {
    /// Both colours, Black first.
    pub const ALL: [Color; 2] = [Color::Black, Color::White];

    /// The other colour.
    ///
    /// ```
    /// # use loja_rules::Color;
    /// assert_eq!(Color::Black.other(), Color::White);
    /// ```
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "Black",
            Color::White => "White",
        })
    }
}

/// One value for each colour.
///
/// ```
/// # use loja_rules::{ByColor, Color};
/// let captives = ByColor { black: 2, white: 1 };
/// assert_eq!(captives[Color::Black], 2);
/// assert_eq!(captives.reversed()[Color::Black], 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// Black's value.
    pub black: T,
    /// White's value.
    pub white: T,
}

impl<T> ByColor<T> {
    /// The same pair with the colours exchanged, as E4 asks for.
    #[must_use]
    pub fn reversed(self) -> ByColor<T> {
        ByColor {
            black: self.white,
            white: self.black,
        }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
