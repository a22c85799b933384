use loja_rules::Shape;
use loja_voice::{ExpectedFact, NotationFact};

use super::bits::{Reader, Writer};
use crate::data::{BoardData, GlueData};
use crate::decimal::{from_thousandths, thousandths};
use crate::error::Error;

/// Shapes by number, which never changes.
const SHAPES: [Shape; 8] = [
    Shape::Rectangle,
    Shape::Cylinder,
    Shape::Moebius,
    Shape::Torus,
    Shape::Klein,
    Shape::Projective,
    Shape::Round,
    Shape::Triangles,
];

/// A board given by pairs.
const PAIRS: usize = 255;

/// `None` for a plain grid or a caption.
pub(super) fn write(board: &BoardData) -> Option<Vec<u8>> {
    let mut out = Writer::default();
    match board {
        BoardData::Caption(_) => return None,
        BoardData::Shape { shape } => {
            out.bits(SHAPES.iter().position(|known| known.name() == shape)?, 8);
        }
        BoardData::Pairs { neighbors, at } => {
            out.bits(PAIRS, 8);
            pairs(&mut out, neighbors);
            places(&mut out, at);
        }
    }
    Some(out.into_bytes())
}

pub(super) fn read(mut from: Reader, locations: usize) -> Result<BoardData, Error> {
    let here = from;
    let number = from.bits(8, &ExpectedFact::Shape)?;
    let board = if number == PAIRS {
        BoardData::Pairs {
            neighbors: read_pairs(&mut from, locations)?,
            at: read_places(&mut from, locations)?,
        }
    } else {
        let shape = SHAPES
            .get(number)
            .ok_or_else(|| here.wrong(NotationFact::LinkShape))?;
        BoardData::Shape {
            shape: shape.name().to_owned(),
        }
    };
    from.finish()?;
    Ok(board)
}

/// Differences, since neighbours are near each other.
fn pairs(out: &mut Writer, neighbors: &[[usize; 2]]) {
    out.count(neighbors.len());
    let mut before = 0;
    for &[a, b] in neighbors {
        for number in [a, b] {
            out.signed(number.cast_signed().wrapping_sub(before) as i64);
            before = number.cast_signed();
        }
        before = a.cast_signed();
    }
}

fn read_pairs(from: &mut Reader, locations: usize) -> Result<Vec<[usize; 2]>, Error> {
    let count = from.number(&ExpectedFact::PairCount)?;
    let mut neighbors = Vec::new();
    let mut before = 0_usize;
    for _ in 0..count {
        let mut pair = [0; 2];
        for number in &mut pair {
            let here = *from;
            let step = isize::try_from(from.signed(&ExpectedFact::Neighbor)?).ok();
            *number = step
                .and_then(|step| before.checked_add_signed(step))
                .filter(|&number| number < locations)
                .ok_or_else(|| {
                    here.wrong(NotationFact::LinkLocation {
                        last: locations.saturating_sub(1),
                    })
                })?;
            before = *number;
        }
        neighbors.push(pair);
        [before, _] = pair;
    }
    Ok(neighbors)
}

/// Thousandths, divided by their greatest common divisor.
fn places(out: &mut Writer, at: &[[f64; 2]]) {
    let all: Vec<i64> = at
        .iter()
        .flatten()
        .map(|&number| thousandths(number))
        .collect();
    if all.is_empty() {
        return;
    }
    let divisor = all
        .iter()
        .fold(0, |divisor, &number| common(divisor, number.unsigned_abs()));
    let divisor = divisor.max(1);
    out.number(divisor);
    for number in all {
        out.signed(number / divisor.cast_signed());
    }
}

fn read_places(from: &mut Reader, locations: usize) -> Result<Vec<[f64; 2]>, Error> {
    let mut at = Vec::new();
    if from.done() {
        return Ok(at);
    }
    let divisor: i64 = from.count(&ExpectedFact::PlaceStep)?;
    for _ in 0..locations {
        let mut place = [0.0; 2];
        for number in &mut place {
            let here = *from;
            let steps = from.signed(&ExpectedFact::DrawnPlace)?;
            let found = steps.checked_mul(divisor);
            let found = found.ok_or_else(|| here.expected(&ExpectedFact::DrawnPlace))?;
            *number = from_thousandths(found);
        }
        at.push(place);
    }
    Ok(at)
}

fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}

pub(super) fn write_glue(glue: &GlueData, columns: usize) -> Vec<u8> {
    let mut out = Writer::default();
    let letters = matches!(glue, GlueData::Letters(_));
    out.bits(letters.into(), 8);
    for (letter, pair) in glue.pairs() {
        if letters {
            out.text(&letter);
        }
        for [column, row] in pair {
            out.count(row * columns + column);
        }
    }
    out.into_bytes()
}

pub(super) fn read_glue(
    mut from: Reader,
    columns: usize,
    places: usize,
) -> Result<GlueData, Error> {
    let here = from;
    let letters = from.bits(8, &ExpectedFact::GlueKind)?;
    let mut list = Vec::new();
    let mut lettered = Vec::new();
    while !from.done() {
        let letter = match letters {
            0 => String::new(),
            _ => from.text(&ExpectedFact::PairLetter)?,
        };
        let mut pair = [[0; 2]; 2];
        for end in &mut pair {
            let place = from.below(places, &ExpectedFact::Place)?;
            *end = [place % columns, place / columns];
        }
        if letters == 0 {
            list.push(pair);
        } else {
            lettered.push((letter, pair));
        }
    }
    from.finish()?;
    match letters {
        0 => Ok(GlueData::List(list)),
        1 => {
            GlueData::lettered(&lettered).ok_or_else(|| here.expected(&ExpectedFact::OtherLetters))
        }
        _ => Err(here.expected(&ExpectedFact::Glue)),
    }
}
