//! A board in words: a sheet, perhaps with holes, or its pairs of neighbours.

use std::fmt::Write as _;

use loja_rules::{Board, Point, Shape};

use super::Damaged;

/// Where a text puts the locations.
pub(super) enum Layout {
    Sheet {
        shape: Shape,
        columns: u8,
        rows: u8,
        /// Row by row.
        present: Vec<bool>,
    },
    /// All locations in one row.
    Line,
}

pub(super) const HOLE: char = ',';

impl Layout {
    pub(super) fn write(&self, board: &Board) -> String {
        match self {
            Layout::Sheet {
                shape,
                columns,
                rows,
                ..
            } => format!("{} {columns}x{rows}", shape.name()),
            Layout::Line => {
                let mut text = format!("pairs {}", board.len());
                for (a, b) in board.pairs() {
                    // Writing to a string can't fail.
                    let _ = write!(text, " {}-{}", a.index(), b.index());
                }
                text
            }
        }
    }

    pub(super) fn draw(&self, board: &Board, sign: impl Fn(Point) -> char) -> String {
        let mut signs = board.points().map(sign);
        match self {
            Layout::Line => signs.collect(),
            Layout::Sheet {
                columns, present, ..
            } => {
                let rows = present.chunks(usize::from(*columns).max(1)).map(|row| {
                    row.iter()
                        .map(|&is| if is { signs.next() } else { None }.unwrap_or(HOLE))
                        .collect::<String>()
                });
                rows.collect::<Vec<_>>().join("/")
            }
        }
    }
}

pub(super) fn whole_sheet(board: &Board) -> Option<Layout> {
    let sizes = (1..=u8::MAX).rev().filter_map(|columns| {
        let rows = u8::try_from(board.len() / usize::from(columns)).ok()?;
        let fits = usize::from(columns) * usize::from(rows) == board.len() && rows > 0;
        fits.then_some((columns, rows))
    });
    let all = |(columns, rows)| Shape::ALL.map(|shape| (shape, columns, rows));
    let same =
        |&(shape, columns, rows): &_| Board::shaped(shape, columns, rows, |_, _| true) == *board;
    let (shape, columns, rows) = sizes.flat_map(all).find(same)?;
    Some(Layout::Sheet {
        shape,
        columns,
        rows,
        present: vec![true; board.len()],
    })
}

pub(super) fn read(words: &[&str], rows: &str) -> Result<(Board, Vec<char>), Damaged> {
    match words {
        ["pairs", count, pairs @ ..] => {
            let board = from_pairs(count, pairs)?;
            signs(rows, 0, 1, board.len()).map(|signs| (board, signs))
        }
        [name, size] => {
            let shape = Shape::from_name(name);
            let shape = shape.ok_or_else(|| Damaged::new(format!("no board is called {name}")))?;
            let wrong = || Damaged::new(format!("{size} is no size of a sheet"));
            let (columns, lines) = size.split_once('x').ok_or_else(wrong)?;
            let columns: u8 = number(columns).ok_or_else(wrong)?;
            let lines: u8 = number(lines).ok_or_else(wrong)?;
            let (wide, high) = (usize::from(columns), usize::from(lines));
            let signs = signs(rows, wide, high, wide * high)?;
            let present = |column, row| signs[row * wide + column] != HOLE;
            let board = Board::shaped(shape, columns, lines, present);
            Ok((
                board,
                signs.into_iter().filter(|&sign| sign != HOLE).collect(),
            ))
        }
        _ => Err(Damaged::new("the board is neither a sheet nor pairs")),
    }
}

fn from_pairs(count: &str, pairs: &[&str]) -> Result<Board, Damaged> {
    let wrong = |word: &str| Damaged::new(format!("{word} does not belong to a list of pairs"));
    let count: u16 = number(count).ok_or_else(|| wrong(count))?;
    let mut list = Vec::with_capacity(pairs.len());
    for &word in pairs {
        let (a, b) = word.split_once('-').ok_or_else(|| wrong(word))?;
        let a: u16 = number(a).ok_or_else(|| wrong(word))?;
        let b: u16 = number(b).ok_or_else(|| wrong(word))?;
        let pair = (usize::from(a), usize::from(b));
        // Pairs in order spare the board a search.
        if pair.0 >= pair.1 || list.last().is_some_and(|last| *last >= pair) {
            return Err(Damaged::new(format!("the pair {word} is not in order")));
        }
        list.push(pair);
    }
    let board = Board::new(usize::from(count), list);
    board.map_err(|error| Damaged::new(loja_rules::board_refused(&error)))
}

fn signs(text: &str, columns: usize, rows: usize, count: usize) -> Result<Vec<char>, Damaged> {
    let lines: Vec<&str> = text.split('/').filter(|_| !text.is_empty()).collect();
    let fits = |line: &&str| columns == 0 || line.len() == columns;
    let signs: Vec<char> = lines.concat().chars().collect();
    let right =
        (count == 0 || lines.len() == rows) && lines.iter().all(fits) && signs.len() == count;
    let message = "the rows are not those of the board";
    right.then_some(signs).ok_or_else(|| Damaged::new(message))
}

/// Digits alone, without leading zeros.
pub(super) fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let plain =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}
