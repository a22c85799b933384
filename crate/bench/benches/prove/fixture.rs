//! What is measured: rings of black stones on the first line, and the positions on which the source
//! rules, the beasts first.

use std::sync::Arc;

use loja_notation::{Position, PositionData};
use loja_rules::{Board, ByColor, Color, PointSet, Setup, State};
use serde::Deserialize;

const RULINGS: &str = include_str!("../../../notation/tests/data/rulings.jsonl");

/// One position, with what is asked about it.
pub struct Fixture {
    pub name: String,
    pub state: State,
    pub asked: Asked,
}

pub enum Asked {
    /// Who controls what, with the source's answer.
    Control(ByColor<PointSet>),
    /// Whether Black locks the whole board.
    Whole,
}

#[derive(Deserialize)]
struct Ruling {
    #[serde(flatten)]
    position: PositionData,
    control: Vec<String>,
}

fn ring(size: u8) -> Fixture {
    let board = Arc::new(Board::rectangle(size, size));
    let side = usize::from(size);
    let mut setup = Setup::empty();
    setup.stones[Color::Black] = board
        .points()
        .filter(|point| {
            let (x, y) = (point.index() % side, point.index() / side);
            x == 0 || y == 0 || x + 1 == side || y + 1 == side
        })
        .collect();
    Fixture {
        name: format!("ring-{size}x{size}"),
        state: State::new(board, setup).expect("a ring has liberties"),
        asked: Asked::Whole,
    }
}

fn ruling(line: &str) -> Fixture {
    let ruling: Ruling = serde_json::from_str(line).expect("a line of the data");
    let position = Position::from_data(ruling.position).expect("a position of the data");
    let map: Vec<char> = ruling.control.iter().flat_map(|row| row.chars()).collect();
    let map: Vec<char> = map.into_iter().filter(|&sign| sign != ',').collect();
    let board = position.state.board();
    let of = |sign: char| -> PointSet {
        let points = board.points();
        points
            .filter(|point| [sign, '2'].contains(&map[point.index()]))
            .collect()
    };
    Fixture {
        name: position.id.clone().unwrap_or_default(),
        asked: Asked::Control(ByColor {
            black: of('B'),
            white: of('W'),
        }),
        state: position.state,
    }
}

/// Beasts, rings, and then the rest.
pub fn fixtures() -> Vec<Fixture> {
    let all = RULINGS.lines().map(ruling);
    let (mut list, rest): (Vec<_>, Vec<_>) = all.partition(|one| one.name.starts_with("beast-"));
    list.extend((4..=7).map(ring));
    list.extend(rest);
    list
}
