//! The moves of a link and its resumptions (tags 13 and 15 in `FORMATS.md`).

use loja_voice::{ExpectedFact, NotationFact};

use super::bits::{Reader, Writer};
use crate::data::{ColorName, MoveData, PositionData, RemovalData};
use crate::error::Error;
use crate::game::MAX_MOVES;

const PASS: usize = 0;
const OTHERWISE: usize = 1;
const PLACES: usize = 2;

fn width(places: usize) -> u32 {
    usize::BITS - (places + PLACES - 1).leading_zeros()
}

/// Number and colour of a move that has neither.
type Next = (Option<usize>, Option<ColorName>);

fn after(data: &MoveData) -> Next {
    let other = |color| match color {
        ColorName::Black => ColorName::White,
        ColorName::White => ColorName::Black,
    };
    let number = data.n.and_then(|number| number.checked_add(1));
    (number, data.color.map(other))
}

pub(super) fn write(
    data: &PositionData,
    moves: &[MoveData],
    columns: usize,
) -> Result<Vec<u8>, Error> {
    if moves.len() > MAX_MOVES {
        return Err(Error::too_large(too_many(moves.len())));
    }
    if moves.iter().any(|data| data.button) {
        return Err(NotationFact::LinkButton.into());
    }
    let moves = || moves.iter().filter(|data| data.resume.is_none());
    let places = columns * data.rows.len();
    let mut out = Writer::default();
    out.count(moves().count());
    for captives in [data.black_captives, data.white_captives] {
        option(&mut out, captives.map(u64::from));
    }
    color(&mut out, data.turn);
    out.flag(data.passes.is_some());
    if let Some(passes) = data.passes {
        out.signed(passes);
    }
    let mut next = match moves().next() {
        Some(first) => (first.n, first.color),
        None => return Ok(out.into_bytes()),
    };
    option(&mut out, next.0.map(|number| number as u64));
    color(&mut out, next.1);
    for data in moves() {
        let place = data
            .at
            .filter(|&[column, row]| column < columns && row < places / columns)
            .map(|[column, row]| row * columns + column);
        let plain = MoveData {
            n: next.0,
            color: next.1,
            at: data.at,
            pass: data.at.is_none(),
            ..MoveData::default()
        };
        next = after(data);
        match (place, data.at) {
            (Some(place), _) if *data == plain => out.bits(PLACES + place, width(places)),
            (_, None) if *data == plain => out.bits(PASS, width(places)),
            _ => {
                out.bits(OTHERWISE, width(places));
                otherwise(&mut out, data);
            }
        }
    }
    Ok(out.into_bytes())
}

fn too_many(moves: usize) -> NotationFact {
    let limit = MAX_MOVES;
    NotationFact::TooManyMoves { moves, limit }
}

pub(super) fn write_resumptions(moves: &[MoveData]) -> Option<Vec<u8>> {
    let mut out = Writer::default();
    let mut between = 0;
    let mut any = false;
    for data in moves {
        if data.resume.is_none() {
            between += 1;
            continue;
        }
        out.count(std::mem::take(&mut between));
        color(&mut out, data.resume);
        option(&mut out, data.n.map(|number| number as u64));
        any = true;
    }
    any.then(|| out.into_bytes())
}

pub(super) fn read_resumptions(mut from: Reader, data: &mut PositionData) -> Result<(), Error> {
    let made = data.moves.take().unwrap_or_default();
    let mut made = made.into_iter();
    let mut all = Vec::new();
    // The last byte leaves less than the shortest call has.
    loop {
        let here = from;
        let between = from.count(&ExpectedFact::MoveCount)?;
        if between > made.len() {
            return Err(here.expected(&ExpectedFact::MovePlace));
        }
        all.extend(made.by_ref().take(between));
        let player = maybe_color(&mut from)?;
        let player = player.ok_or_else(|| here.expected(&ExpectedFact::Caller))?;
        let number = maybe(&mut from, &ExpectedFact::MoveNumber)?;
        all.push(MoveData::resumption(number, player));
        let count = all.len() + made.len();
        if count > MAX_MOVES {
            return Err(Error {
                too_large: true,
                ..here.wrong(too_many(count))
            });
        }
        if from.done() {
            break;
        }
    }
    all.extend(made);
    data.moves = Some(all);
    from.finish()
}

fn otherwise(out: &mut Writer, data: &MoveData) {
    option(out, data.n.map(|number| number as u64));
    color(out, data.color);
    out.flag(data.pass);
    out.flag(data.at.is_some());
    for number in data.at.into_iter().flatten() {
        out.count(number);
    }
    match data.cycle_removal {
        None => out.bits(0, 2),
        Some(RemovalData::Flag(false)) => out.bits(1, 2),
        Some(RemovalData::Flag(true)) => out.bits(2, 2),
        Some(RemovalData::Since(since)) => {
            out.bits(3, 2);
            out.count(since);
        }
    }
    option(out, data.since_move.map(|since| since as u64));
}

fn option(out: &mut Writer, value: Option<u64>) {
    out.flag(value.is_some());
    if let Some(value) = value {
        out.number(value);
    }
}

fn color(out: &mut Writer, color: Option<ColorName>) {
    let code = match color {
        None => 0,
        Some(ColorName::Black) => 1,
        Some(ColorName::White) => 2,
    };
    out.bits(code, 2);
}

/// `data` must have its rows already.
pub(super) fn read(mut from: Reader, columns: usize, data: &mut PositionData) -> Result<(), Error> {
    let places = columns * data.rows.len();
    let here = from;
    let count = from.number(&ExpectedFact::MoveCount)?;
    if count > MAX_MOVES as u64 {
        let error = here.wrong(too_many(usize::try_from(count).unwrap_or(usize::MAX)));
        return Err(Error {
            too_large: true,
            ..error
        });
    }
    data.black_captives = maybe(&mut from, &ExpectedFact::CaptiveCount)?;
    data.white_captives = maybe(&mut from, &ExpectedFact::CaptiveCount)?;
    data.turn = maybe_color(&mut from)?;
    if from.flag(&ExpectedFact::PassCount)? {
        data.passes = Some(from.signed(&ExpectedFact::PassCount)?);
    }
    let mut moves = Vec::new();
    if count > 0 {
        let number = maybe(&mut from, &ExpectedFact::FirstNumber)?;
        let mut next = (number, maybe_color(&mut from)?);
        for _ in 0..count {
            let data = one(&mut from, columns, places, next)?;
            next = after(&data);
            moves.push(data);
        }
    }
    data.moves = Some(moves);
    from.finish()
}

fn one(from: &mut Reader, columns: usize, places: usize, next: Next) -> Result<MoveData, Error> {
    let here = *from;
    let code = from.bits(width(places), &ExpectedFact::AnotherMove)?;
    if code == OTHERWISE {
        return told(from);
    }
    let at = match code.checked_sub(PLACES) {
        None => None,
        Some(place) if place < places => Some([place % columns, place / columns]),
        Some(_) => return Err(here.expected(&ExpectedFact::MoveOrPlace)),
    };
    Ok(MoveData {
        n: next.0,
        color: next.1,
        at,
        pass: at.is_none(),
        ..MoveData::default()
    })
}

fn told(from: &mut Reader) -> Result<MoveData, Error> {
    let n = maybe(from, &ExpectedFact::MoveNumber)?;
    let color = maybe_color(from)?;
    let pass = from.flag(&ExpectedFact::PassTold)?;
    let at = match from.flag(&ExpectedFact::StoneTold)? {
        true => Some([
            from.count(&ExpectedFact::Column)?,
            from.count(&ExpectedFact::Row)?,
        ]),
        false => None,
    };
    let cycle_removal = match from.bits(2, &ExpectedFact::RemovalTold)? {
        0 => None,
        1 => Some(RemovalData::Flag(false)),
        2 => Some(RemovalData::Flag(true)),
        _ => Some(RemovalData::Since(from.count(&ExpectedFact::MoveNumber)?)),
    };
    Ok(MoveData {
        n,
        at,
        color,
        pass,
        cycle_removal,
        since_move: maybe(from, &ExpectedFact::MoveNumber)?,
        ..MoveData::default()
    })
}

fn maybe<T: TryFrom<u64>>(from: &mut Reader, what: &ExpectedFact) -> Result<Option<T>, Error> {
    let told = from.flag(what)?;
    told.then(|| from.count(what)).transpose()
}

fn maybe_color(from: &mut Reader) -> Result<Option<ColorName>, Error> {
    let here = *from;
    Ok(match from.bits(2, &ExpectedFact::Color)? {
        0 => None,
        1 => Some(ColorName::Black),
        2 => Some(ColorName::White),
        _ => return Err(here.expected(&ExpectedFact::Color)),
    })
}
