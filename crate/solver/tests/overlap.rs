//! Can both players control one location? The source believes not, and has no proof.
//!
//! Every legal position of small boards, with the union of all locks of each player. A location in
//! both would be a discovery: the test fails then, and prints it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use loja_rules::{Board, Color, Shape};
use loja_testkit::is_long;

use crate::sweep::places::{drawn, set_of};
use crate::sweep::run::{Row, jobs};
use crate::sweep::whole::{LOCK, NO_CLAIM, Whole, colorings};

loja_testkit::long_too!(nobody_shares_a_location);

/// Positions looked at by one job.
const BLOCK: usize = 4_096;

fn run(name: &str, board: Board) {
    let mut row = Row::new("overlap", name);
    let whole = Whole::new(&format!("{name}, sweep"), board, None);
    let count = whole.board.len();
    let positions: Vec<(usize, usize)> = colorings(count).collect();
    let (legal, claims, locks) = (
        AtomicUsize::new(0),
        AtomicUsize::new(0),
        AtomicUsize::new(0),
    );
    let both = Mutex::new(Vec::new());
    let blocks: Vec<_> = positions.chunks(BLOCK).collect();
    jobs(&format!("{name}, control"), blocks.len(), |at| {
        for &(black, white) in blocks[at] {
            let picture: Vec<u8> = (0..count)
                .map(|at| b".xo"[(black >> at & 1) + 2 * (white >> at & 1)])
                .collect();
            let Some(state) = drawn(&whole.board, &picture) else {
                continue;
            };
            // The rules' own C5 is asked everywhere on small boards, and now and then on large ones.
            let compare =
                count <= 6 || (black ^ white << 1) % if count <= 9 { 40 } else { 4_000 } == 0;
            let mut control = [0, 0];
            for (player, own, other) in [(0, black, white), (1, white, black)] {
                for mask in 1..1_usize << count {
                    let is_bordered = whole.is_bordered(own, mask);
                    if compare {
                        let set = set_of(&whole.board, mask);
                        let rules = state.bordered(Color::ALL[player], &set).is_ok();
                        assert_eq!(rules, is_bordered, "{state:?} {set:?}");
                    }
                    if is_bordered {
                        claims.fetch_add(1, Ordering::Relaxed);
                        let answer = whole.answer(own, other, mask);
                        assert_ne!(answer, NO_CLAIM, "{state:?} {mask:b}");
                        if answer == LOCK {
                            locks.fetch_add(1, Ordering::Relaxed);
                            control[player] |= mask;
                        }
                    }
                }
            }
            legal.fetch_add(1, Ordering::Relaxed);
            if control[0] & control[1] != 0 {
                let picture = String::from_utf8(picture).unwrap();
                both.lock()
                    .unwrap()
                    .push(format!("{name} {picture}: {control:?}"));
            }
        }
    });
    let both = both.into_inner().unwrap();
    for line in both.iter().take(10) {
        println!("both control: {line}");
    }
    row.positions = legal.into_inner();
    row.claims = claims.into_inner();
    row.disagreements = both.len();
    row.note = format!("{} locks", locks.into_inner());
    row.end();
}

fn sheet(shape: Shape, columns: u8, rows: u8) -> (String, Board) {
    let name = format!("{columns}x{rows} {}", shape.name());
    (name, Board::shaped(shape, columns, rows, |_, _| true))
}

#[test]
fn nobody_shares_a_location() {
    let mut boards = vec![sheet(Shape::Rectangle, 2, 2), sheet(Shape::Rectangle, 3, 2)];
    boards.extend((1..=5).map(|columns| sheet(Shape::Rectangle, columns, 1)));
    if is_long() {
        boards.extend((6..=12).map(|columns| sheet(Shape::Rectangle, columns, 1)));
        let sizes = [(3, 3), (4, 2), (5, 2), (6, 2), (4, 3)];
        boards.extend(sizes.map(|(columns, rows)| sheet(Shape::Rectangle, columns, rows)));
        for shape in Shape::ALL
            .into_iter()
            .filter(|&shape| shape != Shape::Rectangle)
        {
            let sizes = [(2, 2), (3, 2), (2, 3), (3, 3)];
            boards.extend(sizes.map(|(columns, rows)| sheet(shape, columns, rows)));
        }
    }
    for (name, board) in boards {
        run(&name, board);
    }
}
