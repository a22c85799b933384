//! Fenced blocks of a chapter that hold figures and steps, in TOML.

use loja_lesson::{GoalData, HintData, Step, StepData, WrongData, You};
use loja_notation::{Position, diagram, read_one};
use serde::Deserialize;

use crate::chapter::Figure;
use crate::fault::{Fault, of_toml};
use crate::slug::is_slug;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FigureBlock {
    diagram: toml::Spanned<String>,
    caption: Option<String>,
    name: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepBlock {
    title: String,
    you: You,
    diagram: toml::Spanned<String>,
    goal: GoalData,
    line: String,
    solved: String,
    #[serde(default)]
    wrong: Vec<WrongData>,
    #[serde(default)]
    hint: Vec<HintData>,
    name: Option<String>,
}

/// Where a block stands.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) file: &'a str,
    /// The line of the fence.
    pub(crate) line: usize,
    pub(crate) text: &'a str,
}

/// Reads a block. `kind` is what follows `loja` on the fence; the identifier is the block's own
/// name, or empty.
pub(crate) fn read(kind: &str, place: Place<'_>) -> Result<Figure, Fault> {
    match kind {
        "figure" => figure(place),
        "step" => step(place),
        _ => Err(Fault::new(
            place.file,
            place.line,
            format!(
                "\"loja {kind}\" is no kind of block; there are \"loja figure\" and \"loja step\""
            ),
        )),
    }
}

fn figure(place: Place<'_>) -> Result<Figure, Fault> {
    let block: FigureBlock = parse(place)?;
    let position = position(place, &block.diagram)?;
    Ok(Figure {
        caption: block.caption,
        ..shown(place, &position, block.name)?
    })
}

fn step(place: Place<'_>) -> Result<Figure, Fault> {
    let block: StepBlock = parse(place)?;
    let position = position(place, &block.diagram)?;
    let data = StepData {
        start: position.to_data(),
        you: block.you,
        goal: block.goal,
        line: block.line,
        solved: block.solved,
        wrong: block.wrong,
        hints: block.hint,
    };
    let step = Step::from_data(&data);
    let step = step.map_err(|e| Fault::new(place.file, place.line, e.to_string()))?;
    Ok(Figure {
        title: Some(block.title),
        step: Some((data, step)),
        ..shown(place, &position, block.name)?
    })
}

fn parse<T: serde::de::DeserializeOwned>(place: Place<'_>) -> Result<T, Fault> {
    toml::from_str(place.text).map_err(|e| of_toml(place.file, place.line + 1, place.text, &e))
}

fn position(place: Place<'_>, text: &toml::Spanned<String>) -> Result<Position, Fault> {
    let line = place.line + crate::fault::line_of(place.text, text.span().start);
    let fault = |message: String| Fault::new(place.file, line, message);
    read_one(text.get_ref()).map_err(|error| fault(format!("diagram: {error}")))
}

fn shown(place: Place<'_>, position: &Position, name: Option<String>) -> Result<Figure, Fault> {
    if let Some(name) = name.as_ref().filter(|name| !is_slug(name)) {
        let message = format!("\"{name}\" is no name; use small letters, digits and hyphens");
        return Err(Fault::new(place.file, place.line, message));
    }
    Ok(Figure {
        id: name.unwrap_or_default(),
        line: place.line,
        title: None,
        caption: None,
        position: position.to_data(),
        diagram: diagram(&position.layout, position.state.situation()),
        step: None,
    })
}
