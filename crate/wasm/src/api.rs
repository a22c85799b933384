//! What the exports do, from JSON to what JavaScript sees.

use loja_lesson::{Line, Step, StepData};
use loja_notation::{Diagram, Fields, Layout, Position, PositionData};
use loja_rules::{Cycle, Move, Point, State};
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
    /// `bad-position`, `bad-move`, `bad-step`, `bad-claim`, `bad-certificate`, `too-large`, or
    /// `fault` when the engine contradicts itself. These words don't change.
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

    pub(crate) fn of(code: &'static str, error: loja_notation::Error) -> Failure {
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

/// `follow` of the module, with both arguments as JSON.
///
/// # Errors
/// When the position is none, or a move names no location, or there is too much of either.
pub fn follow(start: &str, moves: &str) -> Result<view::Line, Failure> {
    let (position, moves) = read_line(start, moves)?;
    let line = Line::new(position.state, &moves);
    Ok(view::line(&position.layout, &line))
}

/// A position as it is after some moves, all of them legal.
pub(crate) struct Place {
    pub(crate) layout: Layout,
    pub(crate) state: State,
    pub(crate) komi: f64,
}

impl Place {
    pub(crate) fn read(start: &str, moves: &str) -> Result<Place, Failure> {
        let (position, moves) = read_line(start, moves)?;
        let Position {
            layout,
            state,
            komi,
            ..
        } = position;
        if layout.edges().is_some() {
            let message = "this is a part of a board, and what lies outside is not known";
            return Err(Failure::new("bad-position", message));
        }
        let line = Line::new(state, &moves);
        if let Some(refused) = line.refused() {
            let illegal = &refused.illegal;
            let message = illegal.message(|point| layout.name(point));
            return Err(Failure {
                points: numbers(illegal.points()),
                ..Failure::new("bad-move", format!("{message} ({})", illegal.rule()))
            });
        }
        let state = line.state().clone();
        Ok(Place {
            layout,
            state,
            komi,
        })
    }
}

/// The numbers of locations, as JavaScript gets them.
pub(crate) fn numbers(points: impl IntoIterator<Item = Point>) -> Vec<u32> {
    let number = |point: Point| u32::try_from(point.index()).unwrap_or(u32::MAX);
    points.into_iter().map(number).collect()
}

fn read_line(start: &str, moves: &str) -> Result<(Position, Vec<Move>), Failure> {
    let position = match parse(start, "bad-position")? {
        Value::String(text) => {
            Diagram::parse(&text).and_then(|diagram| Position::of_board(&diagram))
        }
        start => PositionData::try_from(start).and_then(|data| {
            Position::from_data(PositionData {
                moves: None,
                ..data
            })
        }),
    };
    let position = position.map_err(|error| Failure::of("bad-position", error))?;
    let moves = read_moves(&position.layout, moves)?;
    Ok((position, moves))
}

/// `attempt` of the module, with both arguments as JSON.
///
/// # Errors
/// When the step is none, or a move names no location, or there is too much of either.
pub fn attempt(step: &str, moves: &str) -> Result<view::Attempt, Failure> {
    let data = StepData::try_from(parse(step, "bad-step")?);
    let step = data.and_then(|data| Step::from_data(&data));
    let step = step.map_err(|error| Failure::of("bad-step", error))?;
    let moves = read_moves(step.layout(), moves)?;
    Ok(view::attempt(step.layout(), &step.judge(&moves)))
}

/// Every text becomes a `Value` first and what it should be then, read field by field. A derived
/// reader for each type would be a third of the module.
pub(crate) fn parse(text: &str, code: &'static str) -> Result<Value, Failure> {
    if text.len() > MAX_TEXT {
        return Err(Failure::new(
            "too-large",
            "more than 1 MB of text is not read",
        ));
    }
    serde_json::from_str(text).map_err(|e| Failure::new(code, e.to_string()))
}

fn read_moves(layout: &Layout, text: &str) -> Result<Vec<Move>, Failure> {
    let bad = |message: String| Failure::new("bad-move", message);
    let Value::Array(inputs) = parse(text, "bad-move")? else {
        return Err(bad("a list of moves is expected".to_owned()));
    };
    if inputs.len() > MAX_MOVES {
        return Err(Failure::new("too-large", "a line has at most 10 000 moves"));
    }
    if (inputs.len() + 2) * layout.board().len() > MAX_SHOWN {
        return Err(Failure::new(
            "too-large",
            "this line is too long for so large a board",
        ));
    }
    let point = |at: usize| {
        let point = layout.board().point(at);
        point.ok_or_else(|| bad(format!("the board has no location {at}")))
    };
    let read = |input: Value| {
        let fields = |input| {
            let mut fields = Fields::of(input)?;
            let kind = fields.text("kind")?;
            Ok((kind, fields.count("at")?, fields.count("since")?))
        };
        let (kind, at, since) = fields(input).map_err(|error| Failure::of("bad-move", error))?;
        match (kind.as_deref(), at, since) {
            (Some("pass"), None, None) => Ok(Move::PASS),
            (Some("play"), Some(at), None) => point(at).map(Move::stone),
            (Some("cycle"), at, Some(start)) => Ok(Move {
                cycle: Some(Cycle { start }),
                stone: at.map(point).transpose()?,
            }),
            _ => Err(bad(
                "a move is {kind: \"play\", at}, {kind: \"pass\"}, or {kind: \"cycle\", since} with or without at"
                    .to_owned(),
            )),
        }
    };
    inputs.into_iter().map(read).collect()
}
