//! JSON positions as they stand in a file. Nothing is checked here but the form; fields that are
//! not named here are ignored.
//!
//! Fields of more than one form are read from a [`Value`] by hand. The derived way would build
//! every type once more for a second kind of reader, and half of the page's engine would be that.

use std::collections::BTreeMap;

use loja_rules::Color;
use serde::{Deserialize, Serialize};
use serde_json::{Value, from_value};

use crate::seam::Side;

/// A position, or a game when there are moves.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PositionData {
    /// The diagram, one character a location, the uppermost row first.
    pub rows: Vec<String>,
    /// What a file calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What people call it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Black stones taken off so far, without komi.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_captives: Option<u32>,
    /// White stones taken off so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_captives: Option<u32>,
    /// Who moves next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<ColorName>,
    /// The pass count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passes: Option<i64>,
    /// Points that White is given. A whole number enters Black's captive count (A2.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komi: Option<f64>,
    /// What the rows are drawn on, if not on their own grid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardData>,
    /// Pairs of places joined beside those of the grid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glue: Option<GlueData>,
    /// A part of a larger board: the sides that are edges of it. A line of play stays what it is,
    /// but a chain that has its liberties outside has none here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board_edges: Option<Vec<Side>>,
    /// Letters and signs to draw, each with one place or a list of places. Anything else is passed
    /// over, since files use this name in their own way.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub labels: Value,
    /// With moves: the situation line before the first of them, such as `0 0 B -1`, where captives,
    /// turn or pass count can't be found from the rest. Without komi, as everywhere in a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves of a game that starts here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveData>>,
    /// The game that this one goes on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<String>,
}

/// A colour as files write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ColorName {
    /// `black`, `B` or `x`.
    #[serde(rename = "black", alias = "B", alias = "x")]
    Black,
    /// `white`, `W` or `o`.
    #[serde(rename = "white", alias = "W", alias = "o")]
    White,
}

impl From<ColorName> for Color {
    fn from(name: ColorName) -> Color {
        match name {
            ColorName::Black => Color::Black,
            ColorName::White => Color::White,
        }
    }
}

impl From<Color> for ColorName {
    fn from(color: Color) -> ColorName {
        match color {
            Color::Black => ColorName::Black,
            Color::White => ColorName::White,
        }
    }
}

/// The field `board`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Value")]
pub enum BoardData {
    /// A caption says nothing about the neighbours.
    Caption(String),
    /// Locations numbered from the upper left, row by row, holes skipped.
    Pairs {
        /// Who is whose neighbour.
        neighbors: Vec<[usize; 2]>,
        /// Where to draw each location.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        at: Vec<[f64; 2]>,
    },
    /// A glued or other board over the same rows.
    Shape {
        /// Its name.
        shape: String,
    },
}

/// The field `glue`: pairs of `[column, row]`, in a list or each under a letter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Value")]
pub enum GlueData {
    /// Pairs in a list.
    List(Vec<[[usize; 2]; 2]>),
    /// Pairs under letters.
    Letters(BTreeMap<String, [[usize; 2]; 2]>),
}

impl GlueData {
    /// The pairs with their letters, which are empty in a list.
    pub(crate) fn pairs(&self) -> Vec<(String, [[usize; 2]; 2])> {
        match self {
            GlueData::List(pairs) => pairs.iter().map(|&pair| (String::new(), pair)).collect(),
            GlueData::Letters(pairs) => pairs
                .iter()
                .map(|(letter, &pair)| (letter.clone(), pair))
                .collect(),
        }
    }
}

/// One move of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MoveData {
    /// Its number; one more than the move before when it is not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<usize>,
    /// Column and row of the stone, from the upper left; absent for a pass.
    #[serde(default)]
    pub at: Option<[usize; 2]>,
    /// Who moves, when it is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<ColorName>,
    /// Whether it is a pass.
    #[serde(default)]
    pub pass: bool,
    /// Whether a cycle is removed first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cycle_removal: Option<RemovalData>,
    /// The number of the move after which the removed cycle began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since_move: Option<usize>,
}

/// The field `cycle_removal`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Value")]
pub enum RemovalData {
    /// Yes or no. Then `since_move` may tell which cycle.
    Flag(bool),
    /// The number of the move after which the cycle began.
    Since(usize),
}

impl TryFrom<Value> for BoardData {
    type Error = &'static str;
    fn try_from(value: Value) -> Result<BoardData, &'static str> {
        let mut fields = match value {
            Value::String(caption) => return Ok(BoardData::Caption(caption)),
            Value::Object(fields) => fields,
            _ => return Err("board is neither a caption nor an object"),
        };
        if let Some(Value::String(shape)) = fields.remove("shape") {
            return Ok(BoardData::Shape { shape });
        }
        let neighbors = fields
            .remove("neighbors")
            .ok_or("board has neither shape nor neighbors")?;
        let at = fields.remove("at").filter(|at| !at.is_null());
        Ok(BoardData::Pairs {
            neighbors: from_value(neighbors).map_err(|_| "neighbors is no list of pairs")?,
            at: at
                .map_or(Ok(Vec::new()), from_value)
                .map_err(|_| "at is no list of places")?,
        })
    }
}

impl TryFrom<Value> for GlueData {
    type Error = &'static str;
    fn try_from(value: Value) -> Result<GlueData, &'static str> {
        let glue = if value.is_array() {
            from_value(value).map(GlueData::List)
        } else {
            from_value(value).map(GlueData::Letters)
        };
        glue.map_err(|_| "glue is no list of pairs of places")
    }
}

impl TryFrom<Value> for RemovalData {
    type Error = &'static str;
    fn try_from(value: Value) -> Result<RemovalData, &'static str> {
        match value {
            Value::Bool(flag) => Ok(RemovalData::Flag(flag)),
            value => from_value(value)
                .map(RemovalData::Since)
                .map_err(|_| "cycle_removal is no number"),
        }
    }
}
