use loja_rules::PointSet;

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
        let no_point = || {
            Error::new(format!(
                "the board has no location \"{}\" (C5.1)",
                short(word)
            ))
        };
        layout.point(word).ok_or_else(no_point)
    };
    let set: PointSet = words.map(point).collect::<Result<_, Error>>()?;
    if set.is_empty() {
        return Err(Error::new(
            "the set is missing; write \"all\", points such as \"a1,b2\", or rows such as \"**./*..\"",
        ));
    }
    Ok(set)
}

fn rows(layout: &Layout, text: &str) -> Result<PointSet, Error> {
    let rows: Vec<&str> = text.split('/').map(str::trim).collect();
    let cells = layout.cells();
    if rows.len() != cells.len() {
        return Err(Error::new(format!(
            "the board has {1} rows, not {0}",
            rows.len(),
            cells.len()
        )));
    }
    let mut set = PointSet::new();
    for (at, (row, cells)) in rows.iter().zip(cells).enumerate() {
        let count = row.chars().count();
        let within = |error: Error| error.within(format_args!("row {}", at + 1));
        if count != cells.len() {
            let places = cells.len();
            let error = format!("there are {count} signs for {places} places");
            return Err(within(Error::new(error)));
        }
        for (column, (sign, cell)) in row.chars().zip(cells).enumerate() {
            let error = match (sign, cell) {
                ('*', Some(point)) => {
                    set.insert(*point);
                    continue;
                }
                ('.', _) | (',', None) => continue,
                ('*', None) => "here is no location (C5.1)",
                _ => "\"*\" or \".\" is expected",
            };
            let number = column + 1;
            let place = format_args!("column {number}");
            return Err(within(Error::new(error).within(place)));
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
