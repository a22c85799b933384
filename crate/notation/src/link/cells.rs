//! The rows of a link (tag 1 in `FORMATS.md`).

use loja_voice::{ExpectedFact, NotationFact};

use super::bits::{Reader, Writer};
use crate::error::Error;
use crate::record::MAX_LOCATIONS;

/// Kinds by number, which never changes.
const KINDS: [char; 8] = ['.', 'x', 'o', ',', '#', '*', 'X', 'O'];

/// Places of a position, holes included.
const MAX_PLACES: usize = 4 * MAX_LOCATIONS;

/// The cells in a byte (m), and their byte values (k^m).
fn packing(kinds: usize) -> (usize, usize) {
    let (mut cells, mut bytes) = (1, kinds);
    while bytes * kinds + kinds <= 256 {
        cells += 1;
        bytes *= kinds;
    }
    (cells, bytes)
}

pub(super) fn write(rows: &[String]) -> Result<Vec<u8>, Error> {
    let columns = rows.first().map_or(0, |row| row.chars().count());
    if rows.len() > MAX_PLACES {
        return Err(Error::too_large(NotationFact::LinkRows));
    }
    let signs: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    let known: Vec<char> = KINDS
        .into_iter()
        .filter(|kind| signs.contains(kind))
        .collect();
    let mut out = Writer::default();
    out.count(columns);
    out.count(rows.len());
    for kind in KINDS.iter().rev() {
        out.flag(known.contains(kind));
    }
    let cells: Vec<usize> = signs
        .iter()
        .filter_map(|sign| known.iter().position(|kind| kind == sign))
        .collect();
    // A single kind fills the rows.
    if known.len() < 2 {
        return Ok(out.into_bytes());
    }
    let (packed, runs) = packing(known.len());
    let mut rest = &cells[..];
    while let Some(&kind) = rest.first() {
        let run = rest.iter().take_while(|&&cell| cell == kind).count();
        // A run takes two bytes.
        if run > 2 * packed {
            out.bits(runs + kind, 8);
            out.count(run);
            rest = &rest[run..];
            continue;
        }
        let (group, after) = rest.split_at(packed.min(rest.len()));
        let byte = group
            .iter()
            .rev()
            .fold(0, |byte, cell| byte * known.len() + cell);
        out.bits(byte, 8);
        rest = after;
    }
    Ok(out.into_bytes())
}

pub(super) fn read(mut from: Reader) -> Result<(usize, Vec<String>), Error> {
    let columns = from.below(MAX_PLACES + 1, &ExpectedFact::ColumnCount)?;
    let here = from;
    let rows = from.below(MAX_PLACES + 1, &ExpectedFact::RowCount)?;
    let places = columns * rows;
    if places > MAX_PLACES {
        let error = here.wrong(NotationFact::LinkBoard {
            columns,
            rows,
            limit: MAX_LOCATIONS,
        });
        return Err(Error {
            too_large: true,
            ..error
        });
    }
    let here = from;
    let mut known = Vec::new();
    for kind in KINDS.into_iter().rev() {
        if from.flag(&ExpectedFact::CellKinds)? {
            known.insert(0, kind);
        }
    }
    let mut cells: Vec<char> = Vec::with_capacity(places);
    match known[..] {
        [] if places > 0 => return Err(here.expected(&ExpectedFact::CellKind)),
        [] => {}
        [kind] => cells.resize(places, kind),
        _ => some(&mut from, &known, places, &mut cells)?,
    }
    from.finish()?;
    let row = |row: usize| cells[row * columns..][..columns].iter().collect();
    Ok((columns, (0..rows).map(row).collect()))
}

fn some(
    from: &mut Reader,
    known: &[char],
    places: usize,
    cells: &mut Vec<char>,
) -> Result<(), Error> {
    let (packed, runs) = packing(known.len());
    while cells.len() < places {
        let here = *from;
        let mut byte = from.bits(8, &ExpectedFact::MoreCells)?;
        if byte >= runs {
            let kind = known.get(byte - runs);
            let kind = kind.ok_or_else(|| here.expected(&ExpectedFact::ToldCells))?;
            let here = *from;
            let length: usize = from.count(&ExpectedFact::RunLength)?;
            if length == 0 || length > places - cells.len() {
                let left = places - cells.len();
                return Err(here.wrong(NotationFact::LinkRun { left }));
            }
            cells.resize(cells.len() + length, *kind);
            continue;
        }
        for _ in 0..packed.min(places - cells.len()) {
            cells.push(known[byte % known.len()]);
            byte /= known.len();
        }
        if byte > 0 {
            return Err(here.expected(&ExpectedFact::NoMoreCells));
        }
    }
    Ok(())
}
