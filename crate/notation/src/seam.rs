//! Glued edges and cut-off sides as they are drawn. No rule reads any of it.

use loja_rules::Point;
use serde::{Deserialize, Serialize};

/// A side of the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Before the first column.
    Left,
    /// After the last column.
    Right,
    /// Above the first row.
    Top,
    /// Below the last row.
    Bottom,
}

impl Side {
    /// Every side.
    pub const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

    /// The step that leaves the rows on this side: to the right and down.
    #[must_use]
    pub const fn step(self) -> [i8; 2] {
        match self {
            Side::Left => [-1, 0],
            Side::Right => [1, 0],
            Side::Top => [0, -1],
            Side::Bottom => [0, 1],
        }
    }

    /// Its word in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
            Side::Top => "top",
            Side::Bottom => "bottom",
        }
    }
}

/// Two neighbours that are not drawn side by side: the line leaves one of them on one side of the
/// diagram and reaches the other from another side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seam {
    /// The two locations with the side where the line leaves.
    pub ends: [(Point, Side); 2],
    /// The letter at both ends, where the file gives one.
    pub letter: Option<String>,
}
