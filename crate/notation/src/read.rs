//! Files of any kind.

use loja_voice::{NotationFact, SpotFact};
use serde_json::{Value, from_str};

use crate::data::PositionData;
use crate::error::Error;
use crate::first_game::first_game;
use crate::input_sizes::MAX_TEXT;
use crate::link::PREFIX;
use crate::position::Position;
use crate::record::Record;
use crate::sensei;
use crate::sgf::Sgf;
use crate::text::Diagram;

const BOM: char = '\u{feff}';

/// Reads the only position of a text.
///
/// # Errors
/// When there is none, several, or an illegal one.
pub fn read_one(text: &str) -> Result<Position, Error> {
    let mut all = read(text)?;
    match (all.pop(), all.is_empty()) {
        (Some(one), true) => one,
        (None, _) => Err(NotationFact::NoPosition.into()),
        (Some(_), false) => Err(NotationFact::ManyPositions.into()),
    }
}

/// Reads all positions of a file; a bad one is an error in its place.
///
/// JSON (an object, an array, or an object a line), a diagram, SGF, Sensei's Library, or links, one a line after
/// `loja:`.
///
/// # Errors
/// When it is none of these.
pub fn read(text: &str) -> Result<Vec<Result<Position, Error>>, Error> {
    read_plain(text).unwrap_or_else(|| {
        let text = text.trim_start_matches(BOM);
        if sensei::begins(text) {
            return Ok(vec![Position::from_sensei(text)]);
        }
        let sgf = Sgf::parse(text)?;
        Ok((0..sgf.games()).map(|game| sgf.position(game)).collect())
    })
}

/// Reads all records for any rules, unlike [`read`].
///
/// # Errors
/// When the text has no known form.
pub fn read_records(text: &str) -> Result<Vec<Result<Record, Error>>, Error> {
    plain(text, Ok).unwrap_or_else(|| {
        let text = text.trim_start_matches(BOM);
        if sensei::begins(text) {
            return Ok(vec![Record::from_sensei(text)]);
        }
        let sgf = Sgf::parse(text)?;
        Ok((0..sgf.games())
            .map(|game| sgf.record_of(game, 1, None))
            .collect())
    })
}

/// Reads all but SGF and Sensei's Library (`None`), for small programs.
///
/// # Errors
/// When the text has no known form.
pub fn read_plain(text: &str) -> Option<Result<Vec<Result<Position, Error>>, Error>> {
    plain(text, Position::of)
}

/// Whether a text is SGF: a bracket begins it, or nothing else fits and a game follows.
///
/// ```
/// # use loja_notation::is_sgf;
/// assert!(is_sgf("A game of yesterday:\n(;SZ[9];B[ee])") && !is_sgf("[\"(;SZ[9])\"]"));
/// ```
#[must_use]
pub fn is_sgf(text: &str) -> bool {
    let text = text.trim_start_matches(BOM).trim_start();
    let is_other = text.starts_with(['{', '[']) || text.starts_with(PREFIX);
    text.starts_with('(')
        || (!is_other && !sensei::begins(text) && first_game(text.as_bytes()).is_some())
}

type Made<T> = fn(Record) -> Result<T, Error>;

fn plain<T>(text: &str, make: Made<T>) -> Option<Result<Vec<Result<T, Error>>, Error>> {
    let text = text.trim_start_matches(BOM);
    let begun = text.trim_start();
    let first = begun.chars().next();
    if is_sgf(text) {
        return None;
    }
    if text.len() > MAX_TEXT {
        return Some(Err(Error::too_large(NotationFact::TextTooLong)));
    }
    match first {
        _ if sensei::begins(begun) => None,
        Some('{' | '[') => Some(json(text, make)),
        _ if begun.starts_with(PREFIX) => Some(Ok(links(text, make))),
        _ => Some(Ok(vec![
            Diagram::parse(text)
                .and_then(|diagram| Record::from_diagram(&diagram))
                .and_then(make),
        ])),
    }
}

fn links<T>(text: &str, make: Made<T>) -> Vec<Result<T, Error>> {
    // A link alone has no lines to count.
    let is_alone = text.lines().nth(1).is_none();
    let lines = text.lines().map(str::trim).enumerate();
    let lines = lines.filter(|(_, line)| !line.is_empty());
    let read = |(at, line): (usize, &str)| {
        let link = line.strip_prefix(PREFIX);
        let link = link.ok_or_else(|| Error::from(NotationFact::NoLink { prefix: PREFIX }));
        link.and_then(Record::from_link)
            .and_then(make)
            .map_err(|error| match is_alone {
                true => error,
                false => error.within(SpotFact::Line { line: at + 1 }),
            })
    };
    lines.map(read).collect()
}

fn json<T>(text: &str, make: Made<T>) -> Result<Vec<Result<T, Error>>, Error> {
    match from_str(text) {
        Ok(Value::Array(values)) if values.is_empty() => Err(NotationFact::NoPosition.into()),
        Ok(Value::Array(values)) => {
            let read = |(at, value)| {
                object(value, make).map_err(|error| match error.id {
                    Some(_) => error,
                    None => error.within(SpotFact::Object { number: at + 1 }),
                })
            };
            Ok(values.into_iter().enumerate().map(read).collect())
        }
        Ok(value) => Ok(vec![object(value, make)]),
        Err(error) => {
            let lines: Vec<_> = text
                .lines()
                .enumerate()
                .filter(|(_, line)| !line.trim().is_empty())
                .collect();
            if lines.len() < 2 || !lines.iter().any(|(_, line)| whole(line)) {
                return Err(no_json(text, 0, &error));
            }
            let read = |(at, line): (usize, &str)| {
                let value = from_str(line).map_err(|error| no_json(line, at, &error))?;
                object(value, make).map_err(|error| error.within(SpotFact::Line { line: at + 1 }))
            };
            Ok(lines.into_iter().map(read).collect())
        }
    }
}

fn no_json(text: &str, lines: usize, error: &serde_json::Error) -> Error {
    let (line, bytes) = (error.line().max(1), error.column());
    let message = error.to_string();
    let place = format!(" at line {} column {bytes}", error.line());
    let message = message.strip_suffix(&place).unwrap_or(&message);
    let content = text.split('\n').nth(line - 1).unwrap_or_default();
    let before = content.char_indices().take_while(|&(at, _)| at < bytes);
    let column = before.count().max(1);
    let why = message.to_owned();
    let line = lines + line;
    Error::from(NotationFact::NoJson { why }).within(SpotFact::LineColumn { line, column })
}

fn whole(line: &str) -> bool {
    line.trim_start().starts_with('{') && from_str::<Value>(line).is_ok()
}

fn object<T>(value: Value, make: Made<T>) -> Result<T, Error> {
    let id = value.get("id").and_then(Value::as_str).map(str::to_owned);
    let data = PositionData::try_from(value);
    let made = data.and_then(Record::from_data).and_then(make);
    made.map_err(|error| Error { id, ..error })
}
