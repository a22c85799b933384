//! Positions in JSON, checked for form alone; unknown fields don't matter.

use loja_rules::Color;
use loja_voice::{ExpectedFact, NotationFact, SpotFact};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::error::Error;
use crate::fields::{Fields, count, refused, two};
use crate::points::{Points, as_float};
use crate::seam::SeamSide;

/// A position, or a game if it has moves.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct PositionData {
    /// The diagram from the top, one character a location.
    pub rows: Vec<String>,
    /// Its name in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its name for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Black's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_name: Option<String>,
    /// White's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_name: Option<String>,
    /// Black captives so far, without komi.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_captives: Option<u32>,
    /// White stones captured so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_captives: Option<u32>,
    /// The player who moves next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<ColorName>,
    /// The pass count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passes: Option<i64>,
    /// White's komi; if whole, among Black's captives (A2.9).
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_float")]
    pub komi: Option<Points>,
    /// Facts that some rule sets need.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<OptionsData>,
    /// The board under the rows, if not their own grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardData>,
    /// Pairs of places joined besides the grid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub glue: Option<GlueData>,
    /// The sides that are edges, on part of a board. Liberties outside don't count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board_edges: Option<Vec<SeamSide>>,
    /// Letters and signs, each with a place or a list. Other values don't matter, because files use this name in
    /// their own ways.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub labels: Value,
    /// With moves: the situation line before them, `0 0 B -1`, without komi, if we can't derive it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The moves of a game from here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveData>>,
    /// The id of the game that this one continues.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub continues: Option<String>,
}

/// Options by name. Rule sets give them their meaning; here only the handicap is a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionsData {
    /// Black's handicap stones.
    pub handicap: Option<u32>,
    /// Others, with `on` and `off` for `true` and `false`.
    pub others: Vec<(String, String)>,
}

impl Serialize for OptionsData {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let handicap = self
            .handicap
            .map(|stones| ("handicap", Value::from(stones)));
        let others = self.others.iter();
        let others = others.map(|(name, word)| (name.as_str(), Value::from(word.as_str())));
        to.collect_map(handicap.into_iter().chain(others))
    }
}

impl OptionsData {
    fn take(fields: &mut Fields) -> Result<Option<OptionsData>, Error> {
        let Some(value) = fields.take("options") else {
            return Ok(None);
        };
        let read = |value| {
            let mut fields = Fields::of(value)?;
            let handicap = fields.count("handicap")?;
            let others = fields.words();
            Ok::<_, Error>(OptionsData { handicap, others })
        };
        read(value)
            .map(Some)
            .map_err(|error| error.named("options"))
    }
}

/// A colour in a file.
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
    /// A caption, which joins nothing.
    Caption(String),
    /// Locations numbered row by row from the upper left, holes skipped.
    Pairs {
        /// The pairs of neighbours.
        neighbors: Vec<[usize; 2]>,
        /// The place of each location.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        at: Vec<[f64; 2]>,
    },
    /// A glued or other board over these rows.
    Shape {
        /// Its name.
        shape: String,
    },
}

/// The field `glue`: pairs of `[column, row]`, perhaps by letters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Value")]
pub enum GlueData {
    /// Pairs in a list.
    List(Vec<[[usize; 2]; 2]>),
    /// Pairs under letters.
    #[serde(serialize_with = "as_map")]
    Letters(Vec<(String, [[usize; 2]; 2])>),
}

fn as_map<S: Serializer>(
    pairs: &[(String, [[usize; 2]; 2])],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(letter, pair)| (letter, pair)))
}

impl GlueData {
    /// `None` if a letter occurs twice.
    pub(crate) fn lettered(pairs: &[(String, [[usize; 2]; 2])]) -> Option<GlueData> {
        // The parser's map type: one less in the page's engine.
        let mut places = Map::new();
        for (at, (letter, _)) in pairs.iter().enumerate() {
            if places.insert(letter.clone(), at.into()).is_some() {
                return None;
            }
        }
        let place = |at: &Value| usize::try_from(at.as_u64()?).ok();
        let sorted = places.values().filter_map(place);
        let sorted = sorted.filter_map(|at| pairs.get(at).cloned());
        Some(GlueData::Letters(sorted.collect()))
    }

    /// The pairs; letters are empty in a list.
    pub(crate) fn pairs(&self) -> Vec<(String, [[usize; 2]; 2])> {
        match self {
            GlueData::List(pairs) => pairs.iter().map(|&pair| (String::new(), pair)).collect(),
            GlueData::Letters(pairs) => pairs.clone(),
        }
    }
}

/// One move of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct MoveData {
    /// Its number, by default one above the previous.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub n: Option<usize>,
    /// Column and row from the upper left, or a pass.
    pub at: Option<[usize; 2]>,
    /// The player, if given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<ColorName>,
    /// Whether it is a pass.
    pub pass: bool,
    /// The cycle that it removes first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cycle_removal: Option<RemovalData>,
    /// The move after which that cycle began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since_move: Option<usize>,
    /// The player who calls for a resumption, without a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resume: Option<ColorName>,
    /// Whether it takes the button, without a move.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub button: bool,
}

impl MoveData {
    /// A player's call for a resumption.
    #[must_use]
    pub fn resumption(number: Option<usize>, player: ColorName) -> MoveData {
        MoveData {
            n: number,
            resume: Some(player),
            ..MoveData::default()
        }
    }

    /// Whether it says more than a resumption or the button, which stand alone.
    fn is_torn(&self) -> bool {
        let removes = !matches!(self.cycle_removal, None | Some(RemovalData::Flag(false)));
        let other = |player| self.color.is_some_and(|color| color != player);
        let acts = self.at.is_some() || self.pass || removes;
        if self.button && (acts || self.resume.is_some()) {
            return true;
        }
        self.resume.is_some_and(|player| acts || other(player))
    }
}

/// The field `cycle_removal`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Value")]
pub enum RemovalData {
    /// Yes or no; `since_move` may name the cycle.
    Flag(bool),
    /// The move after which the cycle began.
    Since(usize),
}

impl ColorName {
    /// The colour with this name.
    #[must_use]
    pub fn of(word: &str) -> Option<ColorName> {
        match word {
            "B" | "x" => Some(ColorName::Black),
            "W" | "o" => Some(ColorName::White),
            name => Color::from_name(name).map(ColorName::from),
        }
    }

    /// Takes out a field that names a colour.
    ///
    /// # Errors
    /// When it names none.
    pub fn take(fields: &mut Fields, name: &str) -> Result<Option<ColorName>, Error> {
        fields.read(name, ExpectedFact::ColorName, |value| {
            ColorName::of(value.as_str()?)
        })
    }
}

impl TryFrom<Value> for PositionData {
    type Error = Error;
    fn try_from(value: Value) -> Result<PositionData, Error> {
        let expected = || Error::from(NotationFact::RowsExpected);
        let mut fields = Fields::of(value).map_err(|_| expected())?;
        if !fields.has("rows") {
            return Err(expected());
        }
        let moves = fields.list("moves")?.map(|moves| {
            let moves = moves.into_iter().enumerate().map(|(at, turn)| {
                let number = at + 1;
                let place = SpotFact::Element { number };
                MoveData::try_from(turn).map_err(|error| error.within(place))
            });
            moves.collect()
        });
        let rows = fields.texts("rows")?;
        Ok(PositionData {
            moves: moves.transpose()?,
            rows: rows.ok_or_else(|| refused("rows", ExpectedFact::Texts, None))?,
            id: fields.text("id")?,
            name: fields.text("name")?,
            black_name: fields.text("black_name")?,
            white_name: fields.text("white_name")?,
            black_captives: fields.count("black_captives")?,
            white_captives: fields.count("white_captives")?,
            turn: ColorName::take(&mut fields, "turn")?,
            passes: fields.read("passes", ExpectedFact::WholeNumber, Value::as_i64)?,
            komi: fields.read("komi", ExpectedFact::Number, |komi| {
                komi.as_f64().map(Points::rounded)
            })?,
            options: OptionsData::take(&mut fields)?,
            board: fields.take("board").map(BoardData::try_from).transpose()?,
            glue: fields.take("glue").map(GlueData::try_from).transpose()?,
            board_edges: board_edges(&mut fields)?,
            labels: fields.take("labels").unwrap_or_default(),
            start: fields.text("start")?,
            continues: fields.text("continues")?,
        })
    }
}

fn board_edges(fields: &mut Fields) -> Result<Option<Vec<SeamSide>>, Error> {
    let name = "board_edges";
    let Some(value) = fields.take(name) else {
        return Ok(None);
    };
    let Some(values) = value.as_array() else {
        return Err(refused(name, ExpectedFact::Sides, value.as_str()));
    };
    let mut edges = Vec::new();
    for value in values {
        let side = |side: &SeamSide| Some(side.name()) == value.as_str();
        let side = SeamSide::ALL.into_iter().find(side);
        edges.push(side.ok_or_else(|| refused(name, ExpectedFact::Sides, value.as_str()))?);
    }
    Ok(Some(edges))
}

impl TryFrom<Value> for MoveData {
    type Error = Error;
    fn try_from(value: Value) -> Result<MoveData, Error> {
        let mut fields = Fields::of(value)?;
        let pass = fields.has("pass").then(|| fields.take("pass"));
        let pass = pass.map(|pass| {
            let pass = pass.unwrap_or_default();
            pass.as_bool()
                .ok_or_else(|| refused("pass", ExpectedFact::Flag, pass.as_str()))
        });
        let removal = fields.take("cycle_removal").map(RemovalData::try_from);
        let mut data = MoveData {
            n: fields.count("n")?,
            at: fields.read("at", ExpectedFact::ColumnAndRow, |value| two(value, count))?,
            color: ColorName::take(&mut fields, "color")?,
            pass: pass.transpose()?.unwrap_or_default(),
            cycle_removal: removal.transpose()?,
            since_move: fields.count("since_move")?,
            resume: ColorName::take(&mut fields, "resume")?,
            button: fields
                .read("button", ExpectedFact::Flag, Value::as_bool)?
                .unwrap_or_default(),
        };
        if data.is_torn() && data.button {
            return Err(NotationFact::ButtonAlone.into());
        }
        if data.is_torn() {
            return Err(NotationFact::ResumeAlone.into());
        }
        data.color = data.color.filter(|_| data.resume.is_none());
        Ok(data)
    }
}

impl TryFrom<Value> for BoardData {
    type Error = Error;
    fn try_from(value: Value) -> Result<BoardData, Error> {
        let mut fields = match value {
            Value::String(caption) => return Ok(BoardData::Caption(caption)),
            value => Fields::of(value).map_err(|_| NotationFact::BoardUnknown)?,
        };
        if let Ok(Some(shape)) = fields.text("shape") {
            return Ok(BoardData::Shape { shape });
        }
        if !fields.has("neighbors") {
            return Err(NotationFact::BoardEmpty.into());
        }
        let pairs = fields.take("neighbors");
        let pairs = pairs.and_then(|value| list(&value, |pair| two(pair, count)));
        let at = fields.take("at");
        let at = at.map_or(Some(Vec::new()), |at| {
            list(&at, |place| two(place, Value::as_f64))
        });
        Ok(BoardData::Pairs {
            neighbors: pairs.ok_or(NotationFact::NoNeighbors)?,
            at: at.ok_or(NotationFact::NoPlaces)?,
        })
    }
}

fn list<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    value.as_array()?.iter().map(read).collect()
}

impl TryFrom<Value> for GlueData {
    type Error = Error;
    fn try_from(value: Value) -> Result<GlueData, Error> {
        let pair = |value: &Value| two(value, |place| two(place, count));
        let glue = match &value {
            Value::Object(fields) => {
                let letters = fields.iter();
                let letters = letters.map(|(letter, value)| Some((letter.clone(), pair(value)?)));
                letters.collect::<Option<_>>().map(GlueData::Letters)
            }
            value => list(value, pair).map(GlueData::List),
        };
        glue.ok_or_else(|| NotationFact::NoGlue.into())
    }
}

impl TryFrom<Value> for RemovalData {
    type Error = Error;
    fn try_from(value: Value) -> Result<RemovalData, Error> {
        match value {
            Value::Bool(flag) => Ok(RemovalData::Flag(flag)),
            value => count(&value)
                .map(RemovalData::Since)
                .ok_or_else(|| NotationFact::NoRemoval.into()),
        }
    }
}
