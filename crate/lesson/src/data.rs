//! A step as the book carries it. Nothing is checked here but the form.
//!
//! The derived readers are for the book, where a mistake is told with its line. What the page gets is
//! read by hand, see [`Fields`].

use loja_notation::{ColorName, Error, Fields, PositionData, needed};
use loja_rules::Color;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A step of a chapter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct StepData {
    /// Where it starts.
    pub start: PositionData,
    /// The rules that it is played by, where they are not LJRG.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Moves from there that were made before the step begins. They are its history, so that a cycle
    /// may close on them; a cycle's number counts from the start.
    pub played: String,
    /// Whose moves the reader makes.
    pub you: You,
    /// When it is solved.
    pub goal: GoalData,
    /// The model line.
    pub line: String,
    /// What to say when it is solved.
    pub solved: String,
    /// Tempting wrong turns.
    pub wrong: Vec<WrongData>,
    /// What to say to moves of the model line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<NoteData>,
    /// What to say to whoever strays where no wrong turn is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub astray: Option<String>,
    /// Hints.
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

/// What is said to whoever has come to a place of the model line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteData {
    /// The moves that lead there, with the reply.
    pub after: String,
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

impl TryFrom<Value> for StepData {
    type Error = Error;
    fn try_from(value: Value) -> Result<StepData, Error> {
        let mut fields = Fields::of(value)?;
        let start = needed("start", fields.take("start"))?;
        let you = fields.read("you", "\"black\", \"white\" or \"both\"", You::of)?;
        let wrong = fields.list("wrong")?.unwrap_or_default();
        let notes = fields.list("notes")?.unwrap_or_default();
        let hints = fields.list("hints")?.unwrap_or_default();
        Ok(StepData {
            start: PositionData::try_from(start).map_err(|error| error.within("start"))?,
            rules: fields.text("rules")?,
            played: fields.text("played")?.unwrap_or_default(),
            you: needed("you", you)?,
            goal: GoalData::try_from(needed("goal", fields.take("goal"))?)?,
            line: needed("line", fields.text("line")?)?,
            solved: fields.text("solved")?.unwrap_or_default(),
            wrong: each(wrong)?,
            notes: each(notes)?,
            astray: fields.text("astray")?,
            hints: each(hints)?,
        })
    }
}

fn each<T: TryFrom<Value, Error = Error>>(values: Vec<Value>) -> Result<Vec<T>, Error> {
    values.into_iter().map(T::try_from).collect()
}

impl You {
    fn of(value: &Value) -> Option<You> {
        match value.as_str()? {
            "both" => Some(You::Both),
            name => Color::from_name(name).map(|color| match color {
                Color::Black => You::Black,
                Color::White => You::White,
            }),
        }
    }
}

impl TryFrom<Value> for WrongData {
    type Error = Error;
    fn try_from(value: Value) -> Result<WrongData, Error> {
        let mut fields = Fields::of(value)?;
        fields.only(&["line", "refused", "say"])?;
        Ok(WrongData {
            line: needed("line", fields.text("line")?)?,
            refused: fields.text("refused")?,
            say: needed("say", fields.text("say")?)?,
        })
    }
}

impl TryFrom<Value> for NoteData {
    type Error = Error;
    fn try_from(value: Value) -> Result<NoteData, Error> {
        let mut fields = Fields::of(value)?;
        fields.only(&["after", "say"])?;
        Ok(NoteData {
            after: needed("after", fields.text("after")?)?,
            say: needed("say", fields.text("say")?)?,
        })
    }
}

impl TryFrom<Value> for HintData {
    type Error = Error;
    fn try_from(value: Value) -> Result<HintData, Error> {
        let mut fields = Fields::of(value)?;
        fields.only(&["after", "say"])?;
        Ok(HintData {
            after: needed("after", fields.text("after")?)?,
            say: needed("say", fields.texts("say")?)?,
        })
    }
}

impl TryFrom<Value> for GoalData {
    type Error = Error;
    fn try_from(value: Value) -> Result<GoalData, Error> {
        let bad = || Error::new("a goal is an object with one field");
        let Value::Object(parts) = &value else {
            return Err(bad());
        };
        let [kind] = parts.keys().collect::<Vec<_>>()[..] else {
            return Err(bad());
        };
        let kind = kind.clone();
        let mut fields = Fields::of(value)?;
        let found = match kind.as_str() {
            "stone" => fields.text(&kind)?.map(GoalData::Stone),
            "empty" => fields.text(&kind)?.map(GoalData::Empty),
            "mark" => fields.text(&kind)?.map(GoalData::Mark),
            "captured" => match fields.take(&kind) {
                Some(value) => Some(GoalData::Captured(CapturedData::try_from(value)?)),
                None => None,
            },
            "passes" => fields
                .read(&kind, "a pass count", |value| {
                    i8::try_from(value.as_i64()?).ok()
                })?
                .map(GoalData::Passes),
            "turn" => ColorName::take(&mut fields, &kind)?.map(GoalData::Turn),
            "refused" => match fields.take(&kind) {
                Some(value) => {
                    let mut fields = Fields::of(value)?;
                    fields.only(&["at", "rule"])?;
                    let at = fields.text("at")?;
                    let rule = needed("rule", fields.text("rule")?)?;
                    Some(GoalData::Refused { at, rule })
                }
                None => None,
            },
            "all" => fields
                .list(&kind)?
                .map(each)
                .transpose()?
                .map(GoalData::All),
            "any" => fields
                .list(&kind)?
                .map(each)
                .transpose()?
                .map(GoalData::Any),
            "not" => match fields.take(&kind) {
                Some(value) => Some(GoalData::Not(Box::new(GoalData::try_from(value)?))),
                None => None,
            },
            _ => return fields.only(&[]).and(Err(bad())),
        };
        needed(&kind, found)
    }
}

impl TryFrom<Value> for CapturedData {
    type Error = Error;
    fn try_from(value: Value) -> Result<CapturedData, Error> {
        let mut fields = Fields::of(value)?;
        fields.only(&Color::ALL.map(Color::name))?;
        Ok(CapturedData {
            black: fields.count(Color::Black.name())?.unwrap_or_default(),
            white: fields.count(Color::White.name())?.unwrap_or_default(),
        })
    }
}
