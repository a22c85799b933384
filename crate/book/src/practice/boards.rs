//! A solver has looked at a board for a while, so no board recurs, in the problems or in the chapters before them.

use std::collections::HashMap;

use loja_notation::{PositionData, rows};
use loja_practice::symmetry::{Turning, exchanged, is_plain};
use loja_practice::{Problem, Setting};

use crate::book::Book;
use crate::coverage::is_part;

/// The place of each board.
#[derive(Debug, Default)]
pub(crate) struct Boards(HashMap<String, String>);

impl Boards {
    pub(crate) fn of(book: &Book) -> Boards {
        let mut boards = Boards::default();
        for chapter in book.chapters.iter().take(book.practice.read) {
            for page in std::iter::once(chapter).chain(&chapter.pages) {
                for figure in page.figures() {
                    let place = format!("{}:{}", page.file(), figure.line);
                    for board in figure.boards() {
                        let form = form(&board, &figure.position);
                        boards.0.entry(form).or_insert_with(|| place.clone());
                    }
                }
            }
        }
        boards
    }

    /// Where the problem's board came earlier; registers it here.
    pub(crate) fn again(&mut self, problem: &Problem, place: &str) -> Option<String> {
        let form = form(&shown(problem)?, &problem.position);
        self.0.insert(form, place.to_owned())
    }
}

/// Whether a problem starts with or shows a board, however turned or recoloured; either may be part of the other.
pub(crate) fn comes_from(problem: &Problem, board: &[String]) -> bool {
    let here = std::iter::once(problem.position.rows.clone()).chain(shown(problem));
    let here: Vec<Vec<String>> = here.collect();
    looks(board).any(|look| {
        let same = |here: &Vec<String>| is_part(&look, here) || is_part(here, &look);
        here.iter().any(same)
    })
}

/// The rows at the question. The facts report unreadable problems.
fn shown(problem: &Problem) -> Option<Vec<String>> {
    let setting = Setting::of(problem).ok()?;
    Some(rows(&setting.layout, setting.state.situation()))
}

/// A text equal for boards that differ by orientation, colours and a ko mark.
fn form(board: &[String], position: &PositionData) -> String {
    let board: Vec<String> = board.iter().map(|row| row.replace('#', ".")).collect();
    if is_plain(position) {
        let texts = looks(&board).map(|rows| rows.join("/"));
        return texts.min().unwrap_or_default();
    }
    // Glued boards are not turned.
    let texts = [board.join("/"), exchange(&board).join("/")];
    let least = texts.into_iter().min().unwrap_or_default();
    format!("{least} {:?} {:?}", position.board, position.glue)
}

/// The sixteen orientations and colourings.
fn looks(board: &[String]) -> impl Iterator<Item = Vec<String>> {
    let turned = Turning::ALL.map(|turning| turning.rows(board));
    turned.into_iter().flat_map(|rows| [exchange(&rows), rows])
}

fn exchange(rows: &[String]) -> Vec<String> {
    let row = |row: &String| row.chars().map(exchanged).collect();
    rows.iter().map(row).collect()
}
