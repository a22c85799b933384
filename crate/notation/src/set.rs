use loja_rules::PointSet;
use loja_voice::{NotationFact, SpotFact};

use crate::error::Error;
use crate::layout::Layout;

/// Reads `all`, `a1,b2`, or rows of `*` and `.` separated by `/`.
///
/// ```
/// let position = loja_notation::read_one("...\n...")?;
/// let set = loja_notation::read_set(&position.layout, "a1, b2")?;
/// assert_eq!(set, loja_notation::read_set(&position.layout, ".*./*..")?);
/// # Ok::<(), loja_notation::Error>(())
/// ```
///
/// # Errors
/// Names the first fault, with its rule if any.
pub fn read_set(layout: &Layout, text: &str) -> Result<PointSet, Error> {
    let text = text.trim();
    if text.eq_ignore_ascii_case("all") {
        return Ok(layout.board().locations());
    }
    let of_rows = |sign: char| "*./,".contains(sign) || sign.is_whitespace();
    if text.contains(['*', '.']) && text.chars().all(of_rows) {
        return rows(layout, text);
    }
    let parted = |sign: char| sign == ',' || sign.is_whitespace();
    let words = text.split(parted).filter(|word| !word.is_empty());
    let point = |word: &str| {
        let no_point = || Error::from(NotationFact::NoLocation { name: short(word) });
        layout.point(word).ok_or_else(no_point)
    };
    let set: PointSet = words.map(point).collect::<Result<_, Error>>()?;
    if set.is_empty() {
        return Err(NotationFact::SetMissing { rows: "**./*.." }.into());
    }
    Ok(set)
}

fn rows(layout: &Layout, text: &str) -> Result<PointSet, Error> {
    let rows: Vec<&str> = text.split('/').map(str::trim).collect();
    let cells = layout.cells();
    if rows.len() != cells.len() {
        let (rows, board) = (rows.len(), cells.len());
        return Err(NotationFact::SetRows { rows, board }.into());
    }
    let mut set = PointSet::new();
    for (at, (row, cells)) in rows.iter().zip(cells).enumerate() {
        let count = row.chars().count();
        let within = |error: Error| error.within(SpotFact::Row { row: at + 1 });
        if count != cells.len() {
            let (signs, places) = (count, cells.len());
            return Err(within(NotationFact::SetSigns { signs, places }.into()));
        }
        for (column, (sign, cell)) in row.chars().zip(cells).enumerate() {
            let error = match (sign, cell) {
                ('*', Some(point)) => {
                    set.insert(*point);
                    continue;
                }
                ('.', _) | (',', None) => continue,
                ('*', None) => NotationFact::HoleInSet,
                _ => NotationFact::SetSign,
            };
            let column = column + 1;
            return Err(within(
                Error::from(error).within(SpotFact::InColumn { column }),
            ));
        }
    }
    Ok(set)
}

/// Keeps an error on one line.
fn short(text: &str) -> String {
    let mut signs = text.chars();
    let first: String = signs.by_ref().take(24).collect();
    let more = if signs.next().is_some() { "…" } else { "" };
    format!("{}{more}", first.escape_debug())
}
