//! Every legal position of small boards, every claim of both players: the prover against the sweep.
//!
//! The sweep answers all claims of a set at once. A worst case (C6) is asked once for each colour,
//! however many positions share it; `overlap.rs` counts the positions. Each verdict's certificate is
//! checked.

use std::sync::Mutex;

use loja_rules::{Board, Color, Shape};
use loja_testkit::{Dice, effort, is_long};

use crate::ask::{Asked, ask};
use crate::sweep::places::{set_of, told};
use crate::sweep::run::{Row, jobs};
use crate::sweep::whole::{LOCK, Whole};

loja_testkit::long_too!(
    three_by_two,
    three_by_three,
    five_by_two,
    four_by_three,
    tori_and_moebius_strips
);

/// Claims asked by one job.
const BLOCK: usize = 256;

/// Asks the prover for every claim of these sets, or for a share of them.
fn run(test: &'static str, name: &str, board: Board, sets: Option<&[usize]>, most: usize) {
    let mut row = Row::new(test, name);
    let whole = Whole::new(&format!("{name}, sweep"), board, sets);
    let mut claims = Vec::new();
    for (mask, answers) in whole.answers.iter().enumerate() {
        for &coloring in &answers.different {
            claims.push((mask, coloring as usize));
        }
    }
    row.claims = 2 * claims.len();
    if claims.len() > most {
        let mut dice = Dice::new(0x1234_5678);
        claims = (0..most).map(|_| dice.pick(&claims)).collect();
    }
    let blocks: Vec<_> = claims.chunks(BLOCK).collect();
    let sum = Mutex::new((&mut row, Asked::default()));
    jobs(&format!("{name}, prover"), blocks.len(), |at| {
        let mut own = Asked::default();
        for &(mask, coloring) in blocks[at] {
            let set = set_of(&whole.board, mask);
            let state = whole.position(mask, coloring).unwrap();
            let lock = whole.answers[mask].by_coloring[coloring] == LOCK;
            for (player, state) in [
                (Color::Black, state.clone()),
                (Color::White, state.reversed()),
            ] {
                own.add(&ask(&state, player, &set), lock, || {
                    told(&state, player, &set)
                });
            }
        }
        sum.lock().unwrap().1.join(own);
    });
    let (row, asked) = sum.into_inner().unwrap();
    asked.fill(row);
    row.end();
}

fn rectangle(columns: u8, rows: u8, most: usize) {
    let board = Board::rectangle(columns, rows);
    run(
        "exhaustive",
        &format!("{columns}x{rows}"),
        board,
        None,
        most,
    );
}

#[test]
fn two_by_two() {
    rectangle(2, 2, usize::MAX);
}

#[test]
fn three_by_two() {
    rectangle(3, 2, effort(3_000, usize::MAX));
}

/// In the short run some sets, the whole board among them.
#[test]
fn three_by_three() {
    if is_long() {
        rectangle(3, 3, usize::MAX);
    } else {
        let mut dice = Dice::new(0x3333);
        let mut sets: Vec<usize> = (0..20).map(|_| 1 + dice.below(511)).collect();
        sets.push(511);
        sets.sort_unstable();
        sets.dedup();
        run(
            "exhaustive",
            "3x3",
            Board::rectangle(3, 3),
            Some(&sets),
            150,
        );
    }
}

#[test]
fn five_by_two() {
    if is_long() {
        rectangle(5, 2, usize::MAX);
    }
}

#[test]
fn four_by_three() {
    if is_long() {
        rectangle(4, 3, usize::MAX);
    }
}

#[test]
fn tori_and_moebius_strips() {
    for shape in [Shape::Torus, Shape::Moebius] {
        let sizes = [(2, 2), (3, 2), (2, 3), (3, 3)];
        for (columns, rows) in sizes.into_iter().take(effort(3, 4)) {
            let name = format!("{columns}x{rows} {}", shape.name());
            let board = Board::shaped(shape, columns, rows, |_, _| true);
            run("glued", &name, board, None, effort(1_000, usize::MAX));
        }
    }
}
