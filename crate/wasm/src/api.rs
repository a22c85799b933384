//! The light exports, from JSON to JavaScript's values.

use loja_lesson::{PlayedLine, Step, StepData};
use loja_notation::{Diagram, Fields, Layout, Points, Position, PositionData};
use loja_report::{LineReport, StepAttempt, TextPlace};
use loja_rules::{Color, Cycle, Move, NotBordered, Point, PointSet, State};
use serde_json::Value;

/// The longest line.
const MAX_MOVES: usize = 10_000;

/// The longest text, in bytes.
const MAX_TEXT: usize = 1 << 20;

/// The most points shown, over all situations.
const MAX_SHOWN: usize = 2_000_000;

/// An `Error` in JavaScript, with `code`, `points` and perhaps `place`.
///
/// Functions fail if an argument can't be read or exceeds a limit, or if a line's move is illegal. A search fails too if
/// it contradicts the checker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// A stable word.
    ///
    /// `bad-position`, `bad-move`, `bad-step`, `bad-claim`, `bad-task`, `bad-rules`, `bad-option`,
    /// `bad-certificate`, `too-large`, or `fault` when the engine contradicts itself.
    pub code: &'static str,
    /// The explanation.
    pub message: String,
    /// The locations concerned.
    pub points: Vec<usize>,
    /// Where in a text it is, if that is known.
    pub place: Option<TextPlace>,
}

impl Failure {
    /// A failure about no location.
    pub fn new(code: &'static str, message: impl Into<String>) -> Failure {
        Failure {
            code,
            message: message.into(),
            points: Vec::new(),
            place: None,
        }
    }

    /// The engine contradicts itself.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "`map_err` hands its error over"
    )]
    pub(crate) fn fault(why: impl ToString) -> Failure {
        Failure::new("fault", why.to_string())
    }

    pub(crate) fn coded(self, code: &'static str) -> Failure {
        Failure { code, ..self }
    }

    pub(crate) fn of(code: &'static str, error: loja_notation::Error) -> Failure {
        let (message, place) = (error.message(), error.place().map(TextPlace::from));
        Failure {
            code: if error.too_large { "too-large" } else { code },
            points: error.points,
            message,
            place,
        }
    }
}

/// The export `follow`, from JSON.
pub fn follow(start: &str, moves: &str) -> Result<LineReport, Failure> {
    let (position, moves) = read_line(start, moves)?;
    let (layout, state) = position.into_parts();
    let line = PlayedLine::new(state, &moves);
    Ok(loja_report::line(&layout, &line))
}

/// A position after legal moves.
pub(crate) struct Place {
    pub(crate) layout: Layout,
    pub(crate) state: State,
    pub(crate) komi: Points,
}

impl Place {
    pub(crate) fn read(start: &str, moves: &str) -> Result<Place, Failure> {
        let (position, moves) = read_line(start, moves)?;
        let komi = position.komi;
        let (layout, state) = position.into_parts();
        if layout.edges().is_some() {
            let message = "this is a part of a board, and nobody knows what lies outside";
            return Err(Failure::new("bad-position", message));
        }
        let state = played(&layout, state, &moves)?.state().clone();
        Ok(Place {
            layout,
            state,
            komi,
        })
    }
}

/// All moves must be legal.
pub(crate) fn played(layout: &Layout, state: State, moves: &[Move]) -> Result<PlayedLine, Failure> {
    let line = PlayedLine::new(state, moves);
    let Some(refused) = line.refused() else {
        return Ok(line);
    };
    let illegal = &refused.illegal;
    let message = illegal.message(|point| layout.name(point));
    Err(Failure {
        points: numbers(illegal.points()),
        ..Failure::new("bad-move", format!("{message} ({})", illegal.rule()))
    })
}

pub(crate) fn numbers(points: impl IntoIterator<Item = Point>) -> Vec<usize> {
    points.into_iter().map(Point::index).collect()
}

/// By name or letter.
pub(crate) fn read_player(value: Option<&Value>) -> Result<Color, Failure> {
    let player = value.and_then(Value::as_str).and_then(|text| {
        let letter = || Color::from_letter(text.parse().ok()?);
        Color::from_name(text).or_else(letter)
    });
    player.ok_or_else(|| {
        let message = "\"player\" is neither \"black\" nor \"white\"";
        Failure::new("bad-claim", message)
    })
}

/// `"all"` or a list of numbers.
pub(crate) fn read_set(layout: &Layout, value: Option<&Value>) -> Result<PointSet, Failure> {
    let bad = |message: String| Failure::new("bad-claim", message);
    let list = match value {
        Some(Value::String(all)) if all == "all" => return Ok(layout.board().locations()),
        Some(Value::Array(list)) => list,
        _ => {
            return Err(bad(
                "\"set\" is neither \"all\" nor a list of locations".to_owned()
            ));
        }
    };
    list.iter().map(|at| read_point(layout, at)).collect()
}

/// `{player, set}`.
pub(crate) fn read_claimed(layout: &Layout, text: &str) -> Result<(Color, PointSet), Failure> {
    let claim = parse(text, "bad-claim")?;
    let player = read_player(claim.get("player"))?;
    Ok((player, read_set(layout, claim.get("set"))?))
}

pub(crate) fn read_point(layout: &Layout, value: &Value) -> Result<Point, Failure> {
    let number = value
        .as_u64()
        .and_then(|number| usize::try_from(number).ok());
    let point = number.and_then(|number| layout.board().point(number));
    point.ok_or_else(|| {
        let told = number.map_or_else(|| "of that number".to_owned(), |number| number.to_string());
        Failure::new("bad-claim", format!("the board has no location {told}"))
    })
}

pub(crate) fn unbordered(layout: &Layout, fault: &NotBordered) -> Failure {
    let message = fault.message(|point| layout.name(point));
    Failure {
        points: numbers(fault.points()),
        ..Failure::new("bad-claim", format!("{message} ({})", fault.rule()))
    }
}

pub(crate) fn read_line(start: &str, moves: &str) -> Result<(Position, Vec<Move>), Failure> {
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

/// The export `attempt`, from JSON.
pub fn attempt(step: &str, moves: &str) -> Result<StepAttempt, Failure> {
    let data = StepData::try_from(parse(step, "bad-step")?);
    let step = data.and_then(|data| Step::from_data(&data));
    let step = step.map_err(|error| Failure::of("bad-step", error))?;
    let moves = read_moves(step.layout(), moves)?;
    Ok(loja_report::attempt(step.layout(), &step.judge(&moves)))
}

/// A `Value` to read field by field; derived readers would be a third of the module.
pub(crate) fn parse(text: &str, code: &'static str) -> Result<Value, Failure> {
    if text.len() > MAX_TEXT {
        return Err(Failure::new("too-large", "at most 1 MB of text is read"));
    }
    serde_json::from_str(text).map_err(|e| Failure::new(code, e.to_string()))
}

pub(crate) fn shown_at_most(layout: &Layout, moves: usize) -> Result<(), Failure> {
    if (moves + 2) * layout.board().len() > MAX_SHOWN {
        return Err(Failure::new(
            "too-large",
            "this line is too long for so large a board",
        ));
    }
    Ok(())
}

fn read_moves(layout: &Layout, text: &str) -> Result<Vec<Move>, Failure> {
    let bad = |message: String| Failure::new("bad-move", message);
    let Value::Array(inputs) = parse(text, "bad-move")? else {
        return Err(bad("a list of moves is expected".to_owned()));
    };
    if inputs.len() > MAX_MOVES {
        return Err(Failure::new("too-large", "a line has at most 10 000 moves"));
    }
    shown_at_most(layout, inputs.len())?;
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
