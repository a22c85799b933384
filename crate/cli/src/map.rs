//! Maps of a board: one sign a location.

use loja_notation::{Cell, Layout, column_name};
use loja_rules::{Color, Point, PointSet, Situation};

/// A map beside a situation, with coordinates if points have such names.
pub(crate) fn beside(
    layout: &Layout,
    situation: &Situation,
    sign: impl Fn(Point) -> char,
) -> String {
    // A permanent stone takes two characters, as in the sources.
    let stone = |point: Point| match Cell::of(situation, point) {
        Cell::Stone(Color::Black, true) => "x*".to_owned(),
        Cell::Stone(Color::White, true) => "o*".to_owned(),
        cell => cell.to_char().to_string(),
    };
    let (left, right) = (
        block(layout, stone),
        block(layout, |point| sign(point).to_string()),
    );
    let named = layout.shape().is_some();
    let count = layout.cells().len();
    let wide = count.to_string().len();
    let mut text = String::new();
    let mut line = |name: &str, left: &str, right: &str| {
        let name = if named {
            format!("{name:>wide$}  ")
        } else {
            String::new()
        };
        text.push_str(format!("{name}{left}   {name}{right}").trim_end());
        text.push('\n');
    };
    if named {
        line("", &left[0], &right[0]);
    }
    for row in 0..count {
        let name = (count - row).to_string();
        line(&name, &left[row + 1], &right[row + 1]);
    }
    text
}

/// All lines have the same width.
fn block(layout: &Layout, token: impl Fn(Point) -> String) -> Vec<String> {
    let names: Vec<String> = (0..layout.columns()).map(column_name).collect();
    let cell = |cell: &Option<Point>| cell.map_or(",".to_owned(), &token);
    let rows = layout.cells().iter();
    let rows = rows.map(|row| row.iter().map(cell).collect::<Vec<String>>());
    let all: Vec<Vec<String>> = std::iter::once(names).chain(rows).collect();
    let named = layout.shape().is_some();
    let wide = |column: usize| {
        let rows = all.iter().skip(usize::from(!named));
        rows.map(|row| row[column].len()).max().unwrap_or(1)
    };
    let widths: Vec<usize> = (0..layout.columns()).map(wide).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells.map(|(cell, wide)| format!("{cell:<wide$}")).collect();
        cells.join(" ")
    };
    all.iter().map(line).collect()
}

/// At most `most` names.
pub(crate) fn names(layout: &Layout, set: &PointSet, most: usize) -> String {
    let mut names: Vec<String> = set.iter().take(most).map(|at| layout.name(at)).collect();
    if set.len() > most {
        names.push("…".to_owned());
    }
    names.join(" ")
}

pub(crate) fn plural(count: usize, what: &str) -> String {
    plural_of(count as u64, what)
}

pub(crate) fn plural_of(count: u64, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use loja_notation::read_one;

    use super::*;

    #[test]
    fn a_list_of_names_says_when_there_are_more() {
        let position = read_one("...").unwrap();
        let board = Arc::clone(position.layout.board());
        let all = board.locations();
        let told = |most| names(&position.layout, &all, most);
        assert_eq!(
            (told(3), told(2)),
            ("a1 b1 c1".to_owned(), "a1 b1 …".to_owned())
        );
    }
}
