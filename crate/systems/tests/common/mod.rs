//! Boards and positions for the tests, in the crate's terms and in those of the literal judges.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet, Shape};
use loja_systems::proof::question_limits;
use loja_systems::{Control, Limits, Start};
use serde_json::Value;

/// A control of so many situations that nobody stops.
pub fn nodes(nodes: u64) -> Control<'static> {
    let bytes = 512 << 20;
    Control::new(Limits { nodes, bytes })
}

/// A control for a certificate, whose searches may look at so many situations each.
pub fn searches(nodes: usize) -> Control<'static> {
    let limits = Limits {
        nodes: nodes as u64,
        bytes: u64::MAX,
    };
    Control::new(question_limits(limits))
}

/// Black 1, White 2: as the literal judges have it.
pub fn number(color: Color) -> u8 {
    match color {
        Color::Black => 1,
        Color::White => 2,
    }
}

pub fn rows(rows: &[String]) -> (Board, ByColor<PointSet>) {
    let (board, stones) = loja_testkit::drawn(rows);
    (Arc::unwrap_or_clone(board), stones)
}

/// A board and its stones as the literal judges have them.
pub fn grid(rows: &[&str]) -> (Vec<Vec<usize>>, Vec<u8>) {
    let rows: Vec<String> = rows.iter().map(|&row| row.to_owned()).collect();
    let (board, stones) = self::rows(&rows);
    (graph(&board), list(&board, &stones))
}

pub fn set(board: &Board, stones: &[u8]) -> ByColor<PointSet> {
    let of = |color| {
        board
            .points()
            .filter(|point| stones[point.index()] == number(color))
            .collect()
    };
    ByColor {
        black: of(Color::Black),
        white: of(Color::White),
    }
}

pub fn list(board: &Board, stones: &ByColor<PointSet>) -> Vec<u8> {
    board
        .points()
        .map(|point| stones.color_at(point).map_or(0, number))
        .collect()
}

pub fn graph(board: &Board) -> Vec<Vec<usize>> {
    board
        .points()
        .map(|point| {
            board
                .neighbors(point)
                .iter()
                .map(|near| near.index())
                .collect()
        })
        .collect()
}

pub fn draw(board: &Board, columns: usize, stones: &ByColor<PointSet>) -> Vec<String> {
    let cells: Vec<char> = list(board, stones)
        .into_iter()
        .map(|stone| ['.', 'x', 'o'][usize::from(stone)])
        .collect();
    cells
        .chunks(columns)
        .map(|row| row.iter().collect())
        .collect()
}

/// Tiny boards, glued ones and one that falls apart among them.
pub fn tiny() -> Vec<(String, Board)> {
    let mut boards: Vec<(String, Board)> = [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (2, 2), (3, 2)]
        .into_iter()
        .map(|(columns, rows)| (format!("{columns}x{rows}"), Board::rectangle(columns, rows)))
        .collect();
    for shape in [
        Shape::Cylinder,
        Shape::Torus,
        Shape::Moebius,
        Shape::Projective,
    ] {
        boards.push((
            format!("{} 3x2", shape.name()),
            Board::shaped(shape, 3, 2, |_, _| true),
        ));
    }
    boards.push((
        "ring of 5".to_owned(),
        Board::new(5, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)]).unwrap(),
    ));
    boards.push((
        "apart".to_owned(),
        Board::new(5, [(0, 1), (2, 3), (3, 4)]).unwrap(),
    ));
    boards
}

/// Every position in which each string has a liberty.
pub fn positions(board: &Board) -> Vec<ByColor<PointSet>> {
    let size = u32::try_from(board.len()).unwrap();
    (0..3usize.pow(size))
        .map(|code| {
            let stones: Vec<u8> = (0..size)
                .map(|at| u8::try_from(code / 3usize.pow(at) % 3).unwrap())
                .collect();
            set(board, &stones)
        })
        .filter(|stones| loja_systems::Fault::check(board, stones).is_ok())
        .collect()
}

/// A position as a file of rulings has it.
pub struct Printed {
    pub board: Arc<Board>,
    pub columns: usize,
    pub stones: ByColor<PointSet>,
}

pub fn strings(value: &Value) -> Vec<String> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap().to_owned())
        .collect()
}

pub fn printed(value: &Value) -> Printed {
    let told = strings(value);
    let (board, stones) = rows(&told);
    Printed {
        board: Arc::new(board),
        columns: told[0].len(),
        stones,
    }
}

/// A turn as the file has it: null for a pass, or colour, column, row.
pub fn turn(printed: &Printed, told: &Value) -> (Option<Color>, Option<Point>) {
    if told.is_null() {
        return (None, None);
    }
    let color = if told[0] == "x" {
        Color::Black
    } else {
        Color::White
    };
    (Some(color), Some(at(printed, &told[1], &told[2])))
}

pub fn at(printed: &Printed, column: &Value, row: &Value) -> Point {
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    printed
        .board
        .point(number(row) * printed.columns + number(column))
        .unwrap()
}

/// A position, Black first, with nothing settled.
pub fn position(board: &Board, stones: &ByColor<PointSet>) -> Start {
    Start::new(Arc::new(board.clone()), stones.clone(), Color::Black)
}
