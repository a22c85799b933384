//! The proof table's question about a place: the line to it, a move, who answers.

use loja_dialogue::{Reply, TalkQuestion};
use loja_notation::Layout;
use loja_report::Refusal;
use loja_rules::Color;
use serde_json::Value;

use crate::api::{Failure, parse, shown_at_most};

/// The longest line.
const MAX_LINE: usize = 2_000;

pub(crate) fn read_asked<T>(
    layout: &Layout,
    text: &str,
    read: impl Fn(&Value) -> Result<T, Failure>,
) -> Result<TalkQuestion<T>, Failure> {
    let value = parse(text, "bad-move")?;
    let field = |name: &str| value.get(name).unwrap_or(&Value::Null);
    let choice = match field("move") {
        Value::Null => None,
        choice => Some(read(choice)?),
    };
    let you = match field("you").as_str() {
        Some("both") => None,
        name => {
            let wrong = || bad("\"you\" is neither \"black\", \"white\" nor \"both\"");
            Some(name.and_then(Color::from_name).ok_or_else(wrong)?)
        }
    };
    let reply = match field("reply").as_str() {
        Some("never") => Reply::Never,
        Some("kept") => Reply::Kept,
        Some("always") => Reply::Always,
        _ => {
            return Err(bad(
                "\"reply\" is neither \"never\", \"kept\" nor \"always\"",
            ));
        }
    };
    Ok(TalkQuestion {
        line: read_choices(layout, field("line"), read)?,
        choice,
        you,
        reply,
    })
}

pub(crate) fn read_line<T>(
    layout: &Layout,
    text: &str,
    read: impl Fn(&Value) -> Result<T, Failure>,
) -> Result<Vec<T>, Failure> {
    read_choices(layout, &parse(text, "bad-move")?, read)
}

fn read_choices<T>(
    layout: &Layout,
    value: &Value,
    read: impl Fn(&Value) -> Result<T, Failure>,
) -> Result<Vec<T>, Failure> {
    let Value::Array(choices) = value else {
        return Err(bad("a list of moves is expected"));
    };
    if choices.len() > MAX_LINE {
        let message = "a line of a proof has at most 2000 moves";
        return Err(Failure::new("too-large", message));
    }
    shown_at_most(layout, choices.len())?;
    choices.iter().map(read).collect()
}

pub(crate) fn bad(message: impl Into<String>) -> Failure {
    Failure::new("bad-move", message)
}

/// A line with a move that can't be made.
pub(crate) fn bad_move(number: usize, refusal: &Refusal) -> Failure {
    Failure {
        points: refusal.points.iter().map(|at| at.0).collect(),
        ..bad(format!(
            "move {number}: {} ({})",
            refusal.message, refusal.rule
        ))
    }
}

/// The player with the turn after a line.
pub(crate) fn mover<T>(first: Color, line: &[T]) -> Color {
    match line.len().is_multiple_of(2) {
        true => first,
        false => first.other(),
    }
}
