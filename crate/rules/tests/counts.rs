//! Published numbers of legal positions: every colouring is tried.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::sync::Arc;

use loja_rules::{Board, Setup, State};

fn legal(columns: u8, rows: u8) -> usize {
    let board = Arc::new(Board::rectangle(columns, rows));
    let count = u32::try_from(board.len()).unwrap();
    (0..3_usize.pow(count))
        .filter(|&code| {
            let mut setup = Setup::empty();
            let mut rest = code;
            for point in board.points() {
                match rest % 3 {
                    0 => {}
                    1 => {
                        setup.stones.black.insert(point);
                    }
                    _ => {
                        setup.stones.white.insert(point);
                    }
                }
                rest /= 3;
            }
            State::new(Arc::clone(&board), setup).is_ok()
        })
        .count()
}

#[test]
fn legal_positions() {
    assert_eq!(legal(1, 1), 1);
    assert_eq!(legal(2, 2), 57);
    assert_eq!(legal(3, 3), 12_675);
}

#[test]
fn other_shapes() {
    assert_eq!(legal(0, 0), 1);
    assert_eq!(legal(2, 1), 5);
    assert_eq!(legal(3, 1), 15);
    assert_eq!(legal(3, 2), legal(2, 3));
}
