use loja_voice::NotationFact;

use crate::error::Error;
use crate::text::shown;

/// SGF has letters for 52 columns and rows.
pub(super) const MAX_SIDE: usize = 52;

/// A short list of overlapping rectangles could name very many points.
const MAX_POINTS: usize = 200_000;

/// `aa` is the upper left.
pub(super) fn write_point([column, row]: [usize; 2]) -> String {
    [column, row].map(letter).into_iter().collect()
}

fn letter(number: usize) -> char {
    let letters = ('a'..='z').chain('A'..='Z');
    letters.into_iter().nth(number).unwrap_or('?')
}

pub(super) fn point(text: &str) -> Result<[usize; 2], Error> {
    let number = |sign: u8| match sign {
        b'a'..=b'z' => Some(usize::from(sign - b'a')),
        b'A'..=b'Z' => Some(usize::from(sign - b'A') + 26),
        _ => None,
    };
    let wrong = || {
        let value = shown(text);
        Error::from(NotationFact::NoSgfPoint { value })
    };
    match *text.trim().as_bytes() {
        [column, row] => number(column)
            .zip(number(row))
            .map(|(column, row)| [column, row])
            .ok_or_else(wrong),
        _ => Err(wrong()),
    }
}

/// A list of points, where `aa:cc` is a rectangle and an empty value nothing.
#[derive(Default)]
pub(super) struct Points {
    pub(super) points: Vec<[usize; 2]>,
    pub(super) faults: Vec<Error>,
}

impl Points {
    pub(super) fn of<'a>(values: impl Iterator<Item = &'a String>) -> Result<Points, Error> {
        let mut found = Points::default();
        for value in values.filter(|value| !value.trim().is_empty()) {
            match rectangle(value) {
                Ok([[left, top], [right, bottom]]) => {
                    for row in top..=bottom {
                        let row = (left..=right).map(|column| [column, row]);
                        found.points.extend(row);
                    }
                }
                Err(fault) => found.faults.push(fault),
            }
            if found.points.len() > MAX_POINTS {
                return Err(Error::too_large(NotationFact::TooManyPoints));
            }
        }
        Ok(found)
    }

    pub(super) fn strictly<'a>(
        values: impl Iterator<Item = &'a String>,
    ) -> Result<Vec<[usize; 2]>, Error> {
        let Points { points, faults } = Points::of(values)?;
        faults.into_iter().next().map_or(Ok(points), Err)
    }
}

fn rectangle(value: &str) -> Result<[[usize; 2]; 2], Error> {
    let (from, to) = value.split_once(':').unwrap_or((value, value));
    let (from, to) = (point(from)?, point(to)?);
    if from[0] > to[0] || from[1] > to[1] {
        let value = shown(value);
        return Err(NotationFact::NoRectangle { value }.into());
    }
    Ok([from, to])
}

pub(super) fn pair(value: &str) -> Option<(&str, &str)> {
    let mut escaped = false;
    let colon = value.char_indices().find(|&(_, sign)| {
        let found = sign == ':' && !escaped;
        escaped = sign == '\\' && !escaped;
        found
    })?;
    Some((&value[..colon.0], &value[colon.0 + 1..]))
}

/// Removes escapes; a backslash removes a line end.
pub(super) fn text(value: &str) -> String {
    let mut found = String::new();
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        if sign != '\\' {
            found.push(sign);
            continue;
        }
        match signs.next() {
            Some('\r') => {
                signs.next_if_eq(&'\n');
            }
            Some('\n') => {
                signs.next_if_eq(&'\r');
            }
            Some(sign) => found.push(sign),
            None => {}
        }
    }
    found
}

/// Escapes a text that may be half of a pair.
pub(super) fn write_text(text: &str) -> String {
    escaped(text, &[']', '\\', ':'])
}

/// Escapes a whole value, where a colon separates nothing.
pub(super) fn write_alone(text: &str) -> String {
    escaped(text, &[']', '\\'])
}

fn escaped(text: &str, signs: &[char]) -> String {
    let mut value = String::new();
    for sign in text.chars() {
        if signs.contains(&sign) {
            value.push('\\');
        }
        value.push(sign);
    }
    value
}
