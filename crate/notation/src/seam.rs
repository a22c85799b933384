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

    /// The step across this side, right and down.
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

/// Neighbours not side by side: their line leaves on one side and returns on another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seam {
    /// Both locations, with the sides where the line leaves.
    pub ends: [(Point, Side); 2],
    /// The letter at both ends, if any.
    pub letter: Option<String>,
}
