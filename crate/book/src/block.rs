use loja_lesson::PlayedLine;
use loja_notation::{
    BoardData, Error, Layout, Position, PositionData, diagram, parse_moves, read_one, read_records,
    read_set,
};
use loja_rules::{ByColor, Move, PointSet, State};
use toml::Spanned;

use crate::fault::{BookFault, line_of, of_toml};
use crate::figure::{Figure, Map, Task};
use crate::laws::{ByLaw, position_of};
use crate::slug::{bad_name, is_slug};
use crate::statement::{Statement, control};
use crate::statement_data::StatementData;

#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) file: &'a str,
    /// The line of the fence.
    pub(crate) line: usize,
    pub(crate) text: &'a str,
}

pub(crate) struct Common<'a> {
    pub(crate) diagram: &'a Spanned<String>,
    pub(crate) board: Option<&'a BoardData>,
    pub(crate) played: &'a str,
    pub(crate) name: Option<&'a String>,
    pub(crate) says: &'a [Spanned<StatementData>],
    pub(crate) source: &'a [String],
    pub(crate) map: Option<&'a Vec<String>>,
    pub(crate) map_by: Option<&'a String>,
    pub(crate) outline: Option<&'a String>,
    pub(crate) rules: Option<&'a RulesData>,
}

#[derive(Clone, Debug, serde::Deserialize)]
#[serde(untagged)]
pub(crate) enum RulesData {
    One(String),
    Many(Vec<String>),
}

macro_rules! blocks {
    ($($(#[$doc:meta])* $name:ident { $($(#[$meta:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            diagram: toml::Spanned<String>,
            board: Option<loja_notation::BoardData>,
            #[serde(default)]
            played: String,
            name: Option<String>,
            #[serde(default)]
            says: Vec<toml::Spanned<crate::statement_data::StatementData>>,
            #[serde(default)]
            source: Vec<String>,
            map: Option<Vec<String>>,
            map_by: Option<String>,
            outline: Option<String>,
            rules: Option<crate::block::RulesData>,
            $($(#[$meta])* $field: $type,)*
        }

        impl $name {
            fn common(&self) -> crate::block::Common<'_> {
                crate::block::Common {
                    diagram: &self.diagram,
                    board: self.board.as_ref(),
                    played: &self.played,
                    name: self.name.as_ref(),
                    says: &self.says,
                    source: &self.source,
                    map: self.map.as_ref(),
                    map_by: self.map_by.as_ref(),
                    outline: self.outline.as_ref(),
                    rules: self.rules.as_ref(),
                }
            }
        }
    )*};
}
pub(crate) use blocks;

impl Place<'_> {
    pub(crate) fn at(&self, byte: usize) -> usize {
        self.line + line_of(self.text, byte)
    }

    pub(crate) fn fault(&self, message: impl Into<String>) -> BookFault {
        BookFault::new(self.file, self.line, message)
    }
}

pub(crate) fn parse<T: serde::de::DeserializeOwned>(place: Place<'_>) -> Result<T, BookFault> {
    toml::from_str(place.text).map_err(|e| of_toml(place.file, place.line + 1, place.text, &e))
}

pub(crate) fn position(place: Place<'_>, common: &Common<'_>) -> Result<Position, BookFault> {
    let text = common.diagram;
    let line = place.at(text.span().start);
    let fault = |message: String| BookFault::new(place.file, line, message);
    let read = match common.board {
        None => read_one(text.get_ref()),
        Some(board) => on_board(text.get_ref(), board),
    };
    read.map_err(|error| fault(format!("diagram: {error}")))
}

/// Reads rows on another board than their grid; only that one decides about liberties.
fn on_board(text: &str, board: &BoardData) -> Result<Position, Error> {
    let mut records = read_records(text)?;
    let (Some(record), true) = (records.pop(), records.is_empty()) else {
        return Err(Error::new("one diagram is expected"));
    };
    let board = match board {
        BoardData::Caption(shape) => BoardData::Shape {
            shape: shape.clone(),
        },
        board => board.clone(),
    };
    Position::from_data(PositionData {
        board: Some(board),
        ..record?.to_data()
    })
}

/// `field` names the field in errors.
pub(crate) fn legal(
    layout: &Layout,
    start: &State,
    field: &str,
    text: &str,
) -> Result<(Vec<Move>, PlayedLine), String> {
    let moves = parse_moves(layout, text).map_err(|error| format!("{field}: {error}"))?;
    let line = PlayedLine::new(start.clone(), &moves);
    match line.refused() {
        None => Ok((moves, line)),
        Some(refused) => {
            let message = refused.illegal.message(|point| layout.name(point));
            let rule = refused.illegal.rule();
            Err(format!("{field}: {message} ({rule})"))
        }
    }
}

/// A figure without a task.
pub(crate) fn shown(place: Place<'_>, common: &Common<'_>) -> Result<Figure, BookFault> {
    let name = common.name.cloned().unwrap_or_default();
    named(place, &name)?;
    let told = position(place, common)?;
    let fault = |message: String| place.fault(message);
    let by = match common.rules {
        Some(RulesData::One(name)) if name != loja_systems::ljrg::RULES.name() => {
            let by = ByLaw::read(name, &told, common.played).map_err(fault)?;
            Some(Box::new(by))
        }
        _ => None,
    };
    let position = match &by {
        Some(by) => position_of(&told, by.played.game()).map_err(fault)?,
        None => told,
    };
    let layout = &position.layout;
    // Under other rules the moves are made already.
    let played = if by.is_some() { "" } else { common.played };
    let (_, line) = legal(layout, &position.state, "played", played).map_err(fault)?;
    let block = by.as_ref().map(|by| by.system);
    let mut says = Vec::new();
    for data in common.says {
        let line = place.at(data.span().start);
        let read = Statement::read(data.get_ref(), line, layout, block);
        let read = read.map_err(|why| BookFault::new(place.file, line, why))?;
        named(place, &read.id)?;
        says.push(read);
    }
    let start = line.state().clone();
    Ok(Figure {
        id: name,
        line: place.line,
        title: None,
        caption: None,
        position: now(&position, &start),
        diagram: diagram(layout, start.situation()),
        task: Task::Look,
        says,
        sources: common.source.to_vec(),
        verdicts: Vec::new(),
        map: map(place, common, layout)?,
        outline: outline(place, common, layout)?,
        labels: position.record.labels,
        layout: position.record.layout,
        start,
        by,
    })
}

/// Areas by somebody else, who must have a name.
fn map(place: Place<'_>, common: &Common<'_>, layout: &Layout) -> Result<Option<Map>, BookFault> {
    match (common.map, common.map_by) {
        (None, None) => Ok(None),
        (Some(rows), Some(by)) => {
            let areas: ByColor<PointSet> =
                control(layout, rows).map_err(|why| place.fault(format!("map: {why}")))?;
            let by = by.clone();
            Ok(Some(Map { by, areas }))
        }
        (Some(_), None) => Err(place.fault("a map needs \"map_by\": who says so")),
        (None, Some(_)) => Err(place.fault("\"map_by\" without a map")),
    }
}

fn outline(place: Place<'_>, common: &Common<'_>, layout: &Layout) -> Result<PointSet, BookFault> {
    let text = common.outline.map_or("", String::as_str);
    if text.is_empty() {
        return Ok(PointSet::new());
    }
    read_set(layout, text).map_err(|error| place.fault(format!("outline: {error}")))
}

fn now(position: &Position, state: &State) -> PositionData {
    position.starting(state.situation()).to_data()
}

fn named(place: Place<'_>, name: &str) -> Result<(), BookFault> {
    if name.is_empty() || is_slug(name) {
        return Ok(());
    }
    Err(place.fault(bad_name(name)))
}
