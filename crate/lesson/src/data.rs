//! A step as the book carries it. Nothing is checked here but the form.

use loja_notation::{ColorName, PositionData};
use loja_rules::Color;
use serde::{Deserialize, Serialize};

/// A step of a chapter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StepData {
    /// Where it starts.
    pub start: PositionData,
    /// Whose moves the reader makes.
    pub you: You,
    /// When it is solved.
    pub goal: GoalData,
    /// The model line.
    pub line: String,
    /// What to say when it is solved.
    #[serde(default)]
    pub solved: String,
    /// Tempting wrong turns.
    #[serde(default)]
    pub wrong: Vec<WrongData>,
    /// Hints.
    #[serde(default)]
    pub hints: Vec<HintData>,
}

/// Whose moves the reader makes. The model line makes the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum You {
    /// Black's.
    Black,
    /// White's.
    White,
    /// Everybody's.
    Both,
}

impl You {
    /// Whether the reader moves for this colour.
    #[must_use]
    pub fn plays(self, color: Color) -> bool {
        match self {
            You::Black => color == Color::Black,
            You::White => color == Color::White,
            You::Both => true,
        }
    }
}

/// A wrong turn: a line, and what to say to who has come there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongData {
    /// The moves that lead there.
    pub line: String,
    /// The rule that refuses the last of them, where that is the point: `B4.5`. A line that is
    /// refused without saying so is a mistake of its author.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// What to say.
    pub say: String,
}

/// Hints for one situation, the gentlest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintData {
    /// The moves that lead there. The empty line stands for the start, and for every other
    /// situation of the model line that has no hint of its own.
    pub after: String,
    /// The hints in order.
    pub say: Vec<String>,
}

/// When a step is solved, as data. Names are those of points on the board of the step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GoalData {
    /// A stone of a colour on a point: `black b2`.
    Stone(String),
    /// No stone on a point: `b2`.
    Empty(String),
    /// At least so many captives of a colour.
    Captured(CapturedData),
    /// Exactly this pass count.
    Passes(i8),
    /// This player has the turn.
    Turn(ColorName),
    /// A mark on a point: `temporary a2` or `permanent a2`.
    Mark(String),
    /// The reader tried a move and was refused by this rule.
    Refused {
        /// The point tried; any point when it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<String>,
        /// The clause, such as `B4.2`.
        rule: String,
    },
    /// All of these. The empty list is always met.
    All(Vec<GoalData>),
    /// One of these at least. The empty list is never met.
    Any(Vec<GoalData>),
    /// Not this.
    Not(Box<GoalData>),
}

/// Captives of one colour or of both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapturedData {
    /// At least so many black stones taken off.
    #[serde(default)]
    pub black: u32,
    /// At least so many white stones taken off.
    #[serde(default)]
    pub white: u32,
}
