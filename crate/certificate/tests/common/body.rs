//! Claims where a chain has two rooms and no two eyes, for the local games of `rooms`.

use std::sync::Arc;

use loja_certificate::Claim;
use loja_rules::{Board, ByColor, Color, PointSet, Setup, Shape, State};
use loja_testkit::Dice;

/// A claim of all locations of a board but the last so many, with any stones.
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
        let (inside, outside) = (body + more, dice.below(2));
        let mut heaps = vec![0; inside];
        let count = 2 + usize::from(more > 4 && dice.one_in(3));
        let uneven = dice.one_in(2);
        let (touch, join, out) = (1 + dice.below(3), 1 + dice.below(4), 2 + dice.below(4));
        let mut pairs = Vec::new();
        if body == 2 {
            pairs.push((0, 1));
        }
        for x in body..inside {
            let at = x - body;
            heaps[x] = match uneven {
                true => at.min(count - 1),
                false => at * count / more,
            };
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

/// A body 0 with the eye 1 and a room that falls into two where Black plays on 2; more pairs and stones by chance.
pub fn claim_that_falls_apart(dice: &mut Dice) -> Claim {
    let surely = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 6),
        (2, 3),
        (2, 6),
        (3, 5),
        (4, 5),
        (6, 8),
        (7, 8),
    ];
    let perhaps = [(2, 4), (2, 5), (2, 7), (2, 8), (3, 4), (6, 7), (0, 5)];
    loop {
        let mut pairs = surely.to_vec();
        pairs.extend([(0, 4), (0, 7)].iter().filter(|_| !dice.one_in(5)));
        pairs.extend(perhaps.iter().filter(|_| dice.one_in(6)));
        let board = Board::new(9, pairs).unwrap();
        if let Some(claim) = any_stones(dice, board, 0, &[0]) {
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
