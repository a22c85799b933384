use std::fmt::Write as _;

use loja_rules::{ByColor, Color, Point, PointSet, Setup, Situation};

use crate::cell::Cell;
use crate::layout::Layout;
use crate::text::SituationLine;

/// Captives of Black and White, turn and pass count: `1 0 B -1`.
#[must_use]
pub fn situation_line(situation: &Situation) -> String {
    setup_line(&situation.clone().into_setup())
}

pub(crate) fn line((black, white, turn, passes): SituationLine) -> String {
    let turn = turn.letter();
    format!("{black} {white} {turn} {passes}")
}

/// A situation's bare rows, one character a location.
#[must_use]
pub fn rows(layout: &Layout, situation: &Situation) -> Vec<String> {
    bare(&cells(layout, |point| Cell::of(situation, point)))
}

pub(crate) fn bare(cells: &[Vec<Cell>]) -> Vec<String> {
    let row = |row: &Vec<Cell>| row.iter().map(|cell| cell.to_char()).collect();
    cells.iter().map(row).collect()
}

/// Draws a situation with border and situation line, columns aligned although permanent stones take two characters.
#[must_use]
pub fn diagram(layout: &Layout, situation: &Situation) -> String {
    picture(layout, &situation.clone().into_setup())
}

/// Draws any set-up.
#[must_use]
pub fn picture(layout: &Layout, setup: &Setup) -> String {
    let cells = cells(layout, |point| Cell::standing(setup, point));
    let mut text = bordered(layout, &tokens(&cells));
    text.push_str(&setup_line(setup));
    text.push('\n');
    text
}

/// The bare rows of a set-up.
#[must_use]
pub fn picture_rows(layout: &Layout, setup: &Setup) -> Vec<String> {
    bare(&cells(layout, |point| Cell::standing(setup, point)))
}

/// The situation line of a set-up.
#[must_use]
pub fn setup_line(setup: &Setup) -> String {
    let captives = setup.captives;
    line((captives.black, captives.white, setup.turn, setup.passes))
}

pub(crate) fn tokens(cells: &[Vec<Cell>]) -> Vec<Vec<String>> {
    let token = |cell: &Cell| cell.to_token().to_owned();
    let row = |row: &Vec<Cell>| row.iter().map(token).collect();
    cells.iter().map(row).collect()
}

pub(crate) fn bordered(layout: &Layout, rows: &[Vec<String>]) -> String {
    let wide = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..layout.columns()).map(wide).collect();
    let border = "-".repeat(3 + widths.iter().map(|width| width + 1).sum::<usize>());
    let mut text = format!("{border}\n");
    for row in rows {
        text.push('|');
        for (token, width) in row.iter().zip(&widths) {
            let _ = write!(text, " {token:<width$}");
        }
        text.push_str(" |\n");
    }
    text.push_str(&border);
    text.push('\n');
    text
}

pub(crate) fn drawn(
    layout: &Layout,
    stones: &ByColor<PointSet>,
    temporary: &PointSet,
    permanent: &PointSet,
) -> Vec<Vec<Cell>> {
    cells(layout, |point| {
        let mut colors = Color::ALL.into_iter();
        let color = colors.find(|&color| stones[color].contains(point));
        Cell::shown(color, temporary.contains(point), permanent.contains(point))
    })
}

pub(crate) fn cells(layout: &Layout, cell: impl Fn(Point) -> Cell) -> Vec<Vec<Cell>> {
    let cell = |point: &Option<Point>| point.map_or(Cell::Hole, &cell);
    let row = |row: &Vec<Option<Point>>| row.iter().map(cell).collect();
    layout.cells().iter().map(row).collect()
}
