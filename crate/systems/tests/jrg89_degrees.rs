//! Article 7 by degrees, and where it parts from Pauli's reading.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common::{draw, list, positions, rows};
use loja_ground::Board;
use loja_systems::jrg89::Limits;
use loja_systems::{StringStatus, jrg89, jrg89_degrees};

fn limits(nodes: u64) -> Limits {
    Limits {
        nodes,
        ..Limits::default()
    }
}

/// One position of those that are alike when the board is turned and mirrored or the colours are exchanged.
fn kinds(board: &Board, columns: usize) -> Vec<Vec<u8>> {
    let rows = board.len() / columns;
    let place = |stones: &[u8], x: usize, y: usize| stones[y * columns + x];
    let mut kinds = BTreeSet::new();
    for stones in positions(board) {
        let stones = list(board, &stones);
        let mut alike = Vec::new();
        for turn in 0..8 {
            let (flip_x, flip_y, swap) = (turn & 1 > 0, turn & 2 > 0, turn & 4 > 0);
            if swap && columns != rows {
                continue;
            }
            for colors in [[0, 1, 2], [0, 2, 1]] {
                let mut other = Vec::new();
                for y in 0..rows {
                    for x in 0..columns {
                        let (x, y) = (
                            if flip_x { columns - 1 - x } else { x },
                            if flip_y { rows - 1 - y } else { y },
                        );
                        let (x, y) = if swap { (y, x) } else { (x, y) };
                        other.push(colors[usize::from(place(&stones, x, y))]);
                    }
                }
                alike.push(other);
            }
        }
        kinds.insert(alike.into_iter().min().unwrap());
    }
    kinds.into_iter().collect()
}

/// What parts on all positions of a board, drawn.
fn partings(columns: u8, rows: u8, nodes: u64) {
    let board = Arc::new(Board::rectangle(columns, rows));
    let (mut dead, mut open, mut higher, mut most) = (0, 0, 0, 0);
    for stones in kinds(&board, usize::from(columns)) {
        let stones = crate::common::set(&board, &stones);
        let pauli = jrg89::strings(&board, &stones, limits(nodes), &mut |_| false)
            .unwrap()
            .0;
        if pauli
            .iter()
            .all(|string| string.status != StringStatus::Dead)
        {
            continue;
        }
        let (found, looked) =
            jrg89_degrees::strings(&board, &stones, limits(nodes), &mut |_| false).unwrap();
        most = most.max(looked);
        for (pauli, degrees) in pauli.iter().zip(&found) {
            if pauli.status != StringStatus::Dead {
                continue;
            }
            match &degrees.status {
                StringStatus::Dead => dead += 1,
                StringStatus::Open => {
                    open += 1;
                    println!(
                        "open: {:?} {:?}",
                        draw(&board, usize::from(columns), &stones),
                        degrees.points
                    );
                }
                other => {
                    higher += 1;
                    println!(
                        "higher: {:?} {:?} {other:?}",
                        draw(&board, usize::from(columns), &stones),
                        degrees.points
                    );
                }
            }
        }
    }
    println!(
        "{columns}x{rows}: {dead} dead, {open} open, {higher} alive in a higher degree; {most} situations at most"
    );
}

#[test]
#[ignore = "a search for partings; minutes"]
fn where_they_part() {
    let told = std::env::var("LOJA_BOARD").unwrap_or_else(|_| "3,2,100000".to_owned());
    let told: Vec<u64> = told.split(',').map(|part| part.parse().unwrap()).collect();
    partings(
        u8::try_from(told[0]).unwrap(),
        u8::try_from(told[1]).unwrap(),
        told[2],
    );
}

#[test]
fn on_tiny_boards() {
    for (columns, rows) in [(2, 1), (3, 1), (4, 1), (2, 2)] {
        partings(columns, rows, 100_000);
    }
}

#[test]
fn one() {
    let Ok(told) = std::env::var("LOJA_ROWS") else {
        return;
    };
    let told: Vec<String> = told.split(',').map(str::to_owned).collect();
    let (board, stones) = rows(&told);
    let board = Arc::new(board);
    println!(
        "{:#?}",
        jrg89::strings(&board, &stones, limits(600_000), &mut |_| false).unwrap()
    );
    println!(
        "{:#?}",
        jrg89_degrees::strings(&board, &stones, limits(2_000_000), &mut |_| false).unwrap()
    );
}
