//! Fenced blocks of a chapter that hold figures and steps, in TOML.

use loja_lesson::{GoalData, HintData, Line, Step, StepData, WrongData, You};
use loja_notation::{Position, PositionData, diagram, parse_moves, read_one};
use serde::Deserialize;

use crate::chapter::Figure;
use crate::fault::{Fault, line_of, of_toml};
use crate::question::{AnswerData, Asked, NumberData};
use crate::says::{Says, SaysData};
use crate::slug::is_slug;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FigureBlock {
    diagram: toml::Spanned<String>,
    #[serde(default)]
    played: String,
    caption: Option<String>,
    name: Option<String>,
    #[serde(default)]
    says: Vec<toml::Spanned<SaysData>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepBlock {
    title: String,
    you: You,
    diagram: toml::Spanned<String>,
    #[serde(default)]
    played: String,
    goal: GoalData,
    line: String,
    solved: String,
    #[serde(default)]
    wrong: Vec<WrongData>,
    #[serde(default)]
    hint: Vec<HintData>,
    name: Option<String>,
    #[serde(default)]
    says: Vec<toml::Spanned<SaysData>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestionBlock {
    title: String,
    diagram: toml::Spanned<String>,
    #[serde(default)]
    played: String,
    #[serde(default)]
    answer: Vec<AnswerData>,
    number: Option<NumberData>,
    name: Option<String>,
    #[serde(default)]
    says: Vec<toml::Spanned<SaysData>>,
}

/// Where a block stands.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) file: &'a str,
    /// The line of the fence.
    pub(crate) line: usize,
    pub(crate) text: &'a str,
}

/// What all kinds of blocks have.
struct Common<'a> {
    diagram: &'a toml::Spanned<String>,
    played: &'a str,
    name: Option<String>,
    says: &'a [toml::Spanned<SaysData>],
}

/// Reads a block. `kind` is what follows `loja` on the fence; the identifier is the block's own
/// name, or empty.
pub(crate) fn read(kind: &str, place: Place<'_>) -> Result<Figure, Fault> {
    match kind {
        "figure" => figure(place),
        "step" => step(place),
        "question" => question(place),
        _ => Err(place.fault(
            0,
            format!(
                "\"loja {kind}\" is no kind of block; there are \"loja figure\", \"loja step\" and \"loja question\""
            ),
        )),
    }
}

impl Place<'_> {
    /// The line of a byte of the text.
    fn at(&self, byte: usize) -> usize {
        self.line + line_of(self.text, byte)
    }

    /// A fault `down` lines below the fence.
    fn fault(&self, down: usize, message: impl Into<String>) -> Fault {
        Fault::new(self.file, self.line + down, message)
    }
}

fn figure(place: Place<'_>) -> Result<Figure, Fault> {
    let block: FigureBlock = parse(place)?;
    let common = Common {
        diagram: &block.diagram,
        played: &block.played,
        name: block.name,
        says: &block.says,
    };
    Ok(Figure {
        caption: block.caption,
        ..shown(place, common)?
    })
}

fn step(place: Place<'_>) -> Result<Figure, Fault> {
    let block: StepBlock = parse(place)?;
    let common = Common {
        diagram: &block.diagram,
        played: &block.played,
        name: block.name,
        says: &block.says,
    };
    let figure = shown(place, common)?;
    let data = StepData {
        start: position(place, &block.diagram)?.to_data(),
        played: block.played,
        you: block.you,
        goal: block.goal,
        line: block.line,
        solved: block.solved,
        wrong: block.wrong,
        hints: block.hint,
    };
    let step = Step::from_data(&data).map_err(|error| place.fault(0, error.to_string()))?;
    Ok(Figure {
        title: Some(block.title),
        step: Some((data, step)),
        ..figure
    })
}

fn question(place: Place<'_>) -> Result<Figure, Fault> {
    let block: QuestionBlock = parse(place)?;
    let common = Common {
        diagram: &block.diagram,
        played: &block.played,
        name: block.name,
        says: &block.says,
    };
    let figure = shown(place, common)?;
    let asked = Asked::read(
        &block.answer,
        block.number.as_ref(),
        &figure.layout,
        |byte| place.at(byte),
    );
    let asked = asked.map_err(|(line, why)| Fault::new(place.file, line, why))?;
    Ok(Figure {
        title: Some(block.title),
        asked: Some(asked),
        ..figure
    })
}

fn parse<T: serde::de::DeserializeOwned>(place: Place<'_>) -> Result<T, Fault> {
    toml::from_str(place.text).map_err(|e| of_toml(place.file, place.line + 1, place.text, &e))
}

fn position(place: Place<'_>, text: &toml::Spanned<String>) -> Result<Position, Fault> {
    let line = place.at(text.span().start);
    let fault = |message: String| Fault::new(place.file, line, message);
    read_one(text.get_ref()).map_err(|error| fault(format!("diagram: {error}")))
}

fn shown(place: Place<'_>, common: Common<'_>) -> Result<Figure, Fault> {
    let name = common.name.unwrap_or_default();
    named(place, &name)?;
    let position = position(place, common.diagram)?;
    let layout = &position.layout;
    let moves = parse_moves(layout, common.played);
    let moves = moves.map_err(|error| place.fault(0, format!("played: {error}")))?;
    let line = Line::new(position.state.clone(), &moves);
    if let Some(refused) = line.refused() {
        let message = refused.illegal.message(|point| layout.name(point));
        let rule = refused.illegal.rule();
        return Err(place.fault(0, format!("played: {message} ({rule})")));
    }
    let mut says = Vec::new();
    for data in common.says {
        let line = place.at(data.span().start);
        let read = Says::read(data.get_ref(), line, layout);
        let read = read.map_err(|why| Fault::new(place.file, line, why))?;
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
        step: None,
        asked: None,
        says,
        layout: position.layout,
        start,
    })
}

/// The position as it is after what was played.
fn now(position: &Position, state: &loja_rules::State) -> PositionData {
    let mut here = position.clone();
    here.state = state.clone();
    here.to_data()
}

fn named(place: Place<'_>, name: &str) -> Result<(), Fault> {
    if name.is_empty() || is_slug(name) {
        return Ok(());
    }
    let message = format!("\"{name}\" is no name; use small letters, digits and hyphens");
    Err(place.fault(0, message))
}
