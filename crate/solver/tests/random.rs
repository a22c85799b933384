//! Random positions of 4x4: the prover with every lemma and pruning against the same with all of
//! them off. What either leaves undecided is told and is no agreement.

use std::sync::Arc;
use std::sync::Mutex;

use loja_certificate::Answer;
use loja_rules::{Board, Color};
use loja_solver::{Limits, Switches};
use loja_testkit::{Dice, effort};

use crate::ask::{Asked, ask, ask_with};
use crate::sweep::places;
use crate::sweep::run::{Row, jobs};

loja_testkit::long_too!(lemmas_change_nothing);

/// Positions looked at by one job.
const BLOCK: usize = 100;

#[derive(Default)]
struct Sum {
    asked: Asked,
    positions: usize,
    without: u64,
    undecided_without: usize,
}

/// From almost empty to almost full, in one of four with permanent marks or stones.
fn picture(dice: &mut Dice) -> Vec<u8> {
    let (empty, black, permanent) = (5 + dice.below(45), dice.below(101), dice.percent(25));
    let mut sign = || match () {
        () if permanent && dice.percent(10) => dice.pick(b"*XO"),
        () if dice.percent(empty) => b'.',
        () if dice.percent(black) => b'x',
        () => b'o',
    };
    (0..16).map(|_| sign()).collect()
}

fn compare(at: usize, board: &Arc<Board>, sum: &mut Sum) {
    let mut dice = Dice::new(0xabcd_0000 + at as u64 * 7919);
    let Some(state) = std::iter::repeat_with(|| places::drawn(board, &picture(&mut dice)))
        .take(1_000)
        .find_map(|state| state)
    else {
        return;
    };
    sum.positions += 1;
    for player in Color::ALL {
        let set = places::some_bordered(&state, player, &mut dice);
        if set.is_empty() {
            continue;
        }
        let limits = Limits {
            nodes: effort(2_000, 20_000),
            ..Limits::default()
        };
        let without = ask_with(&state, player, &set, Switches::NONE, limits);
        sum.without += without.nodes;
        let lock = match without.verdict.answer() {
            Some(Answer::Lock) => true,
            Some(Answer::Refuted) => false,
            None => {
                sum.undecided_without += 1;
                continue;
            }
        };
        let name = || places::told(&state, player, &set);
        if let Some(fault) = &without.fault {
            let text = format!("{}: all off: {fault}", name());
            sum.asked.wrong.push(text);
        }
        // Asked only now: what is undecided with all off has nothing to be compared with.
        sum.asked.add(&ask(&state, player, &set), lock, name);
    }
}

#[test]
fn lemmas_change_nothing() {
    let positions = effort(400, 100_000);
    let block = BLOCK.min(positions);
    let mut row = Row::new("random", "4x4");
    let board = Arc::new(Board::rectangle(4, 4));
    let total = Mutex::new(Sum::default());
    jobs("random 4x4", positions / block, |job| {
        let mut sum = Sum::default();
        for at in job * block..(job + 1) * block {
            compare(at, &board, &mut sum);
        }
        let mut total = total.lock().unwrap();
        total.asked.join(sum.asked);
        total.positions += sum.positions;
        total.without += sum.without;
        total.undecided_without += sum.undecided_without;
    });
    let total = total.into_inner().unwrap();
    assert_eq!(total.positions, positions);
    row.positions = positions;
    row.claims = total.asked.asked + total.undecided_without;
    total.asked.fill(&mut row);
    row.undecided += total.undecided_without;
    row.note += &format!("; all off: {} nodes", total.without);
    row.end();
    // What is undecided agrees with nothing, so there must be much that is decided.
    assert!(2 * row.undecided < row.claims);
}
