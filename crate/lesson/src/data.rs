//! Steps as the book has them. The book has derived readers, because its errors need lines; [`Fields`] reads the
//! page's input by hand.

use loja_notation::{ColorName, Error, ExpectedFact, Fields, PositionData, needed};
use loja_rules::Color;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A step of a chapter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct StepData {
    /// The start.
    pub start: PositionData,
    /// Its rules, if not LJRG.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Earlier moves, so that a cycle may close on them; its number counts from the start.
    pub played: String,
    /// The reader's colour.
    pub you: You,
    /// The goal.
    pub goal: GoalData,
    /// The model line.
    pub line: String,
    /// The reply to a solution.
    pub solved: String,
    /// Tempting wrong turns.
    pub wrong: Vec<WrongData>,
    /// Remarks on moves of the model line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<NoteData>,
    /// The reply where no wrong turn has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub astray: Option<String>,
    /// Hints.
    pub hints: Vec<HintData>,
}

/// The reader's colour; the model line plays the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum You {
    /// Black's.
    Black,
    /// White's.
    White,
    /// Both.
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

/// A wrong turn with its reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongData {
    /// The moves to it.
    pub line: String,
    /// The rule against the last move, `B4.5`, if that is the point; without it, an illegal move is the author's
    /// mistake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// The reply.
    pub say: String,
}

/// A remark on the model line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteData {
    /// The moves to it, replies included.
    pub after: String,
    /// The remark.
    pub say: String,
}

/// Hints for a situation, the gentlest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintData {
    /// The moves to it. Empty for the start, and for model situations without their own hints.
    pub after: String,
    /// The hints in order.
    pub say: Vec<String>,
}

/// A goal as data, with names of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GoalData {
    /// A stone: `black b2`.
    Stone(String),
    /// No stone on a point: `b2`.
    Empty(String),
    /// At least these captives.
    Captured(CapturedData),
    /// Exactly this pass count.
    Passes(i8),
    /// This player has the turn.
    Turn(ColorName),
    /// A mark: `temporary a2` or `permanent a2`.
    Mark(String),
    /// An illegal move by this rule.
    Refused {
        /// The point tried; any if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<String>,
        /// The clause, such as `B4.2`.
        rule: String,
    },
    /// All of these; always met if empty.
    All(Vec<GoalData>),
    /// Any of these; never met if empty.
    Any(Vec<GoalData>),
    /// Not this.
    Not(Box<GoalData>),
}

/// Captives of one or both colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapturedData {
    /// The fewest black captives.
    #[serde(default)]
    pub black: u32,
    /// The fewest white captives.
    #[serde(default)]
    pub white: u32,
}

impl TryFrom<Value> for StepData {
    type Error = Error;
    fn try_from(value: Value) -> Result<StepData, Error> {
        let mut fields = Fields::of(value)?;
        let start = needed("start", fields.take("start"))?;
        let you = fields.read("you", ExpectedFact::ColorNames, You::of)?;
        let wrong = fields.list("wrong")?.unwrap_or_default();
        let notes = fields.list("notes")?.unwrap_or_default();
        let hints = fields.list("hints")?.unwrap_or_default();
        Ok(StepData {
            start: PositionData::try_from(start).map_err(|error| error.named("start"))?,
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
                .read(&kind, ExpectedFact::PassCount, |value| {
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
