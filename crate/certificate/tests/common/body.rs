//! Claims where a chain has two rooms and no two eyes, for the local games of `rooms`.
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and its boards are small"
)]

use std::sync::Arc;

use loja_certificate::Claim;
use loja_rules::{Board, ByColor, Color, PointSet, Setup, Shape, State};

use super::Dice;

/// A claim of all locations of a board but the last so many, on any stones. `full` is for boards without much that is
/// empty.
fn any_stones(dice: &mut Dice, board: Board, outside: usize, body: &[usize]) -> Option<Claim> {
    let player = dice.pick(&Color::ALL);
    let inside = board.len() - outside;
    let set: PointSet = board.points().take(inside).collect();
    let others = 2 + dice.below(5);
    let mut stones = ByColor::<PointSet>::default();
    for x in board.points().take(inside) {
        let is_door = board.neighbors(x).iter().any(|y| y.index() >= inside);
        let color = if is_door || body.contains(&x.index()) {
            player
        } else if dice.one_in(others) {
            dice.pick(&Color::ALL)
        } else {
            continue;
        };
        stones[color].insert(x);
    }
    let setup = Setup {
        stones,
        ..Setup::empty()
    };
    let state = State::new(Arc::new(board), setup).ok()?;
    Claim::new(&state, player, &set).ok()
}

/// A body of one or two stones with two or three heaps of locations around it, some of them with doors.
pub fn claim_with_body(dice: &mut Dice, more: usize) -> Claim {
    loop {
        let body = 1 + dice.below(2);
        let (inside, outside) = (body + more, dice.pick(&[0, 0, 1]));
        let mut heaps = vec![0; inside];
        let count = 2 + usize::from(more > 4 && dice.one_in(3));
        let (touch, join, out) = (1 + dice.below(3), 1 + dice.below(4), 3 + dice.below(5));
        let mut pairs = Vec::new();
        if body == 2 {
            pairs.push((0, 1));
        }
        for x in body..inside {
            heaps[x] = (x - body) * count / more;
            let is_first = (body..x).all(|y| heaps[y] != heaps[x]);
            let near = (0..body).filter(|_| dice.one_in(touch)).collect::<Vec<_>>();
            pairs.extend(near.iter().map(|&y| (y, x)));
            if is_first && near.is_empty() {
                pairs.push((dice.below(body), x));
            }
            for y in body..x {
                let same = heaps[y] == heaps[x];
                if same && (y + 1 == x || dice.one_in(join + 1)) {
                    pairs.push((y, x));
                }
            }
            if outside == 1 && dice.one_in(out) {
                pairs.push((x, inside));
            }
        }
        let board = Board::new(inside + outside, pairs).unwrap();
        let body: Vec<usize> = (0..body).collect();
        if let Some(claim) = any_stones(dice, board, outside, &body) {
            return claim;
        }
    }
}

/// All locations of a sheet, of a cylinder or torus and the like, with some stones.
pub fn claim_of_sheet(dice: &mut Dice, most: usize) -> Claim {
    loop {
        let (columns, rows) = (1 + dice.below(4), 1 + dice.below(3));
        if !(4..=most).contains(&(columns * rows)) {
            continue;
        }
        let shape = dice.pick(&Shape::ALL);
        let sizes = [columns, rows].map(|size| u8::try_from(size).unwrap());
        let board = Board::shaped(shape, sizes[0], sizes[1], |_, _| true);
        let body = dice.below(board.len());
        if let Some(claim) = any_stones(dice, board, 0, &[body]) {
            return claim;
        }
    }
}
