//! Claims on the source's positions, for the opponent to play.

use std::sync::Arc;

use loja_certificate::Claim;
use loja_rules::{Board, Color, PointSet};
use loja_testkit::texts;

use crate::sweep::places::drawn;

const DATA: &str = include_str!("../../../notation/tests/data/rulings.jsonl");

/// The whole board, and what each player controls by the source, on boards with at most so many locations.
pub fn claims(most: usize) -> Vec<(String, Claim)> {
    let mut found = Vec::new();
    for line in DATA.lines() {
        let (_, rest) = line.split_once("\"id\":\"").unwrap();
        let id = rest.split('"').next().unwrap();
        if !id.starts_with("beast-") {
            continue;
        }
        let rows = texts(line, "rows");
        let cells: Vec<Vec<u8>> = rows.iter().map(|row| row.bytes().collect()).collect();
        let (columns, height) = (cells[0].len() as u8, cells.len() as u8);
        let board = Arc::new(Board::grid(columns, height, |x, y| cells[y][x] != b','));
        if board.len() > most {
            continue;
        }
        let inside = |rows: Vec<&str>| -> Vec<u8> {
            let signs = rows.concat().into_bytes().into_iter();
            signs.filter(|&sign| sign != b',').collect()
        };
        let map = inside(texts(line, "control"));
        let state = drawn(&board, &inside(rows)).unwrap();
        for (player, sign) in [(Color::Black, b'B'), (Color::White, b'W')] {
            let own: PointSet = board
                .points()
                .filter(|point| map[point.index()] == sign)
                .collect();
            for set in [board.locations(), own] {
                let claim = Claim::new(&state, player, &set)
                    .ok()
                    .filter(|_| !set.is_empty());
                found.extend(claim.map(|claim| (format!("{id} {player} {}", set.len()), claim)));
            }
        }
    }
    found
}
