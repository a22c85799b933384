//! The sweep itself against the text: C7 as it is written, history included, on every graph of up
//! to four locations, and its least fixed point on random graphs of up to seven.
//!
//! Agreement with the first shows that history does not matter; agreement with both shows that the
//! sweep may judge the prover. Neither uses the solver.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use loja_rules::Color;
use loja_testkit::{Dice, effort};

use crate::sweep::run::{Row, jobs};
use crate::sweep::table::Table;
use crate::sweep::{graphs, places, text};

loja_testkit::long_too!(history_does_not_matter, the_sweep_is_the_least_fixed_point);

#[test]
fn history_does_not_matter() {
    let most = effort(3, 4);
    let limit = effort(2_000, 300_000);
    let boards: Vec<_> = (1..=most).flat_map(graphs::all).collect();
    let mut row = Row::new("C7 with history", format!("{} graphs", boards.len()));
    let cases = boards
        .iter()
        .flat_map(|board| places::cases(board, b".xoXO*"));
    let cases: Vec<_> = cases.collect();
    row.claims = cases.len();
    let (locks, given_up, wrong) = (
        AtomicUsize::new(0),
        AtomicUsize::new(0),
        Mutex::new(Vec::new()),
    );
    jobs("history", cases.len(), |at| {
        let places::Case { state, set, worst } = &cases[at];
        assert_eq!(worst, &text::worst_case(state, set));
        let table = Table::new(worst, Color::Black, set);
        let ours = table.wins(worst);
        match text::with_history(worst, set, limit) {
            None => drop(given_up.fetch_add(1, Ordering::Relaxed)),
            Some(theirs) if theirs != ours => {
                let told = places::told(worst, Color::Black, set);
                wrong
                    .lock()
                    .unwrap()
                    .push(format!("{told}: {theirs} by the text"));
            }
            Some(lock) => drop(locks.fetch_add(usize::from(lock), Ordering::Relaxed)),
        }
    });
    let wrong = wrong.into_inner().unwrap();
    row.asked = cases.len();
    row.undecided = given_up.into_inner();
    row.disagreements = wrong.len();
    row.note = format!("{} locks", locks.into_inner());
    for line in wrong.iter().take(10) {
        println!("{line}");
    }
    row.end();
    assert!(row.undecided * 4 < row.asked, "too many were given up");
}

#[test]
fn the_sweep_is_the_least_fixed_point() {
    let tries = effort(200, 3_000);
    let mut row = Row::new("least fixed point", "random graphs up to 7");
    let (situations, asked, won) = (
        AtomicUsize::new(0),
        AtomicUsize::new(0),
        AtomicUsize::new(0),
    );
    let wrong = Mutex::new(Vec::new());
    jobs("fixed point", tries, |at| {
        let mut dice = Dice::new(0x5eed_0000 + at as u64 * 7919);
        let count = 1 + dice.below(effort(4, 7));
        let board = graphs::random(&mut dice, count);
        let Some(state) = places::drawn(&board, &graphs::picture(&mut dice, count)) else {
            return;
        };
        for player in Color::ALL {
            let black = if player == Color::Black {
                state.clone()
            } else {
                state.reversed()
            };
            let masks = places::bordered(&state, player);
            if masks.is_empty() {
                continue;
            }
            let set = places::set_of(&board, dice.pick(&masks));
            let worst = state.worst_case(player, &set).unwrap();
            let table = Table::new(&worst, player, &set);
            let start = text::worst_case(&black, &set);
            for (reached, lock) in text::fixed_point(&start, &set) {
                let reached = if player == Color::Black {
                    reached
                } else {
                    reached.reversed()
                };
                if table.wins(&reached) != lock {
                    let told = places::told(&reached, player, &set);
                    wrong
                        .lock()
                        .unwrap()
                        .push(format!("{told}: {lock} by the text"));
                }
                situations.fetch_add(1, Ordering::Relaxed);
                won.fetch_add(usize::from(lock), Ordering::Relaxed);
            }
            asked.fetch_add(1, Ordering::Relaxed);
        }
    });
    let wrong = wrong.into_inner().unwrap();
    row.asked = asked.into_inner();
    row.claims = row.asked;
    row.disagreements = wrong.len();
    row.note = format!(
        "{} situations, {} of them won",
        situations.into_inner(),
        won.into_inner()
    );
    for line in wrong.iter().take(10) {
        println!("{line}");
    }
    row.end();
}
