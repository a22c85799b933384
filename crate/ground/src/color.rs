//! The two colours.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A player, and the player's stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Color {
    /// The player who begins without handicap.
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
    /// # use loja_ground::Color;
    /// assert_eq!(Color::Black.other(), Color::White);
    /// ```
    #[must_use]
    #[inline]
    pub const fn other(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// The word in files, commands and for a stone: `black`; [`Display`](fmt::Display) writes `Black`.
    ///
    /// ```
    /// # use loja_ground::Color;
    /// assert!(Color::ALL.iter().all(|color| Color::from_name(color.name()) == Some(*color)));
    /// assert_eq!(format!("{} plays a {} stone", Color::White, Color::White.name()), "White plays a white stone");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Color::Black => "black",
            Color::White => "white",
        }
    }

    /// The player's name, `Black` or `White`.
    #[must_use]
    pub const fn player_name(self) -> &'static str {
        match self {
            Color::Black => "Black",
            Color::White => "White",
        }
    }

    /// The letter in files and maps: `B` or `W`.
    ///
    /// ```
    /// # use loja_ground::Color;
    /// assert!(Color::ALL.iter().all(|color| Color::from_letter(color.letter()) == Some(*color)));
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::Black => 'B',
            Color::White => 'W',
        }
    }

    /// The colour with this capital letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|color| color.letter() == letter)
    }

    /// The colour with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.player_name())
    }
}

/// One value for each colour.
///
/// ```
/// # use loja_ground::{ByColor, Color};
/// let captives = ByColor { black: 2, white: 1 };
/// assert_eq!(captives[Color::Black], 2);
/// assert_eq!(captives.reversed()[Color::Black], 1);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByColor<T> {
    /// Black's value.
    pub black: T,
    /// White's value.
    pub white: T,
}

impl<T> ByColor<T> {
    /// Exchanges Black's and White's values.
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
    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}
