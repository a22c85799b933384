//! What the exports do, from JSON to what JavaScript sees.

use loja_lesson::{Line, Step, StepData};
use loja_notation::{Diagram, Layout, Position, PositionData};
use loja_rules::Move;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::view;

/// No line is longer than this.
const MAX_MOVES: usize = 10_000;

/// No text is longer than this, in bytes.
const MAX_TEXT: usize = 1 << 20;

/// No answer shows more points than this, over all its situations.
const MAX_SHOWN: usize = 2_000_000;

/// What becomes an `Error` in JavaScript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// `bad-position`, `bad-move`, `bad-step` or `too-large`. These words don't change.
    pub code: &'static str,
    /// What is wrong, for people.
    pub message: String,
    /// The locations concerned.
    pub points: Vec<u32>,
}

impl Failure {
    /// A failure that is about no location.
    pub fn new(code: &'static str, message: impl Into<String>) -> Failure {
        Failure {
            code,
            message: message.into(),
            points: Vec::new(),
        }
    }

    fn of(code: &'static str, error: loja_notation::Error) -> Failure {
        let points = error
            .points
            .iter()
            .map(|&point| u32::try_from(point).unwrap_or(u32::MAX));
        Failure {
            code: if error.too_large { "too-large" } else { code },
            points: points.collect(),
            message: error.message,
        }
    }
}

#[derive(Deserialize)]
struct MoveInput {
    kind: String,
    at: Option<usize>,
}

/// `follow` of the module, with both arguments as JSON.
///
/// # Errors
/// When the position is none, or a move names no location, or there is too much of either.
pub fn follow(start: &str, moves: &str) -> Result<view::Line, Failure> {
    let position = match parse(start, "bad-position")? {
        Value::String(text) => {
            Diagram::parse(&text).and_then(|diagram| Position::of_board(&diagram))
        }
        start => Position::from_data(PositionData {
            moves: None,
            ..fit(start, "bad-position")?
        }),
    };
    let position = position.map_err(|error| Failure::of("bad-position", error))?;
    let moves = read_moves(&position.layout, moves)?;
    let line = Line::new(position.state, &moves);
    Ok(view::line(&position.layout, &line))
}

/// `attempt` of the module, with both arguments as JSON.
///
/// # Errors
/// When the step is none, or a move names no location, or there is too much of either.
pub fn attempt(step: &str, moves: &str) -> Result<view::Attempt, Failure> {
    let data: StepData = fit(parse(step, "bad-step")?, "bad-step")?;
    let step = Step::from_data(&data).map_err(|error| Failure::of("bad-step", error))?;
    let moves = read_moves(step.layout(), moves)?;
    Ok(view::attempt(step.layout(), &step.judge(&moves)))
}

/// Every text becomes a `Value` first and what it should be then. So each type is built for one
/// kind of reader only, and the module stays small.
fn parse(text: &str, code: &'static str) -> Result<Value, Failure> {
    if text.len() > MAX_TEXT {
        return Err(Failure::new(
            "too-large",
            "more than 1 MB of text is not read",
        ));
    }
    serde_json::from_str(text).map_err(|e| Failure::new(code, e.to_string()))
}

fn fit<T: DeserializeOwned>(value: Value, code: &'static str) -> Result<T, Failure> {
    serde_json::from_value(value).map_err(|e| Failure::new(code, e.to_string()))
}

fn read_moves(layout: &Layout, text: &str) -> Result<Vec<Move>, Failure> {
    let inputs: Vec<MoveInput> = fit(parse(text, "bad-move")?, "bad-move")?;
    if inputs.len() > MAX_MOVES {
        return Err(Failure::new("too-large", "a line has at most 10 000 moves"));
    }
    if (inputs.len() + 2) * layout.board().len() > MAX_SHOWN {
        return Err(Failure::new(
            "too-large",
            "this line is too long for so large a board",
        ));
    }
    let bad = |message: String| Failure::new("bad-move", message);
    let read = |input: MoveInput| match (input.kind.as_str(), input.at) {
        ("pass", None) => Ok(Move::PASS),
        ("play", Some(at)) => {
            let point = layout.board().point(at);
            point
                .map(Move::stone)
                .ok_or_else(|| bad(format!("the board has no location {at}")))
        }
        _ => Err(bad(
            "a move is {kind: \"play\", at} or {kind: \"pass\"}".to_owned()
        )),
    };
    inputs.into_iter().map(read).collect()
}
