use loja_rules::Point;
use serde::{Deserialize, Serialize};

/// A side of the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeamSide {
    /// Before the first column.
    Left,
    /// After the last column.
    Right,
    /// Above the first row.
    Top,
    /// Below the last row.
    Bottom,
}

impl SeamSide {
    /// Every side.
    pub const ALL: [SeamSide; 4] = [
        SeamSide::Left,
        SeamSide::Right,
        SeamSide::Top,
        SeamSide::Bottom,
    ];

    /// The step across this side, right and down.
    #[must_use]
    pub const fn step(self) -> [i8; 2] {
        match self {
            SeamSide::Left => [-1, 0],
            SeamSide::Right => [1, 0],
            SeamSide::Top => [0, -1],
            SeamSide::Bottom => [0, 1],
        }
    }

    /// Its word in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SeamSide::Left => "left",
            SeamSide::Right => "right",
            SeamSide::Top => "top",
            SeamSide::Bottom => "bottom",
        }
    }
}

/// Neighbours not side by side: their line leaves on one side and returns on another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seam {
    /// Both locations, with the sides where the line leaves.
    pub ends: [(Point, SeamSide); 2],
    /// The letter at both ends, if any.
    pub letter: Option<String>,
}
