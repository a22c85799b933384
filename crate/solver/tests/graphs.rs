//! The prover against the text on small graphs of any kind, with permanent marks, permanent stones,
//! and locations without neighbours.

use std::sync::Mutex;

use loja_rules::Color;
use loja_testkit::{Dice, effort, is_long};

use crate::ask::{Asked, ask};
use crate::sweep::run::{Row, jobs};
use crate::sweep::table::Table;
use crate::sweep::{graphs, places, text};

loja_testkit::long_too!(with_history, random_graphs);

/// Every position of every graph of up to four locations, against C7 with the history.
#[test]
fn with_history() {
    let alphabet: &[u8] = if is_long() { b".xoXO*" } else { b".xo*" };
    let boards: Vec<_> = (1..=effort(3, 4)).flat_map(graphs::all).collect();
    let mut row = Row::new(
        "with history",
        format!("{} graphs up to {}", boards.len(), effort(3, 4)),
    );
    let cases = boards
        .iter()
        .flat_map(|board| places::cases(board, alphabet));
    let cases: Vec<_> = cases.collect();
    let sum = Mutex::new((Asked::default(), 0));
    jobs("with history", cases.len(), |at| {
        let places::Case { state, set, worst } = &cases[at];
        let Some(lock) = text::with_history(worst, set, 1_000_000) else {
            sum.lock().unwrap().1 += 1;
            return;
        };
        let mut own = Asked::default();
        let white = state.reversed();
        for (player, state) in [(Color::Black, state), (Color::White, &white)] {
            own.add(&ask(state, player, set), lock, || {
                places::told(state, player, set)
            });
        }
        sum.lock().unwrap().0.join(own);
    });
    let (asked, given_up) = sum.into_inner().unwrap();
    row.claims = 2 * cases.len();
    asked.fill(&mut row);
    assert_eq!(given_up, 0, "the recursion took too long");
    row.end();
}

/// Random graphs of up to seven locations: one claim of each player against the least fixed point of
/// the text, and more of them against the sweep.
#[test]
fn random_graphs() {
    let mut row = Row::new("graphs", format!("random, up to {}", effort(5, 7)));
    let sum = Mutex::new(Asked::default());
    jobs("random graphs", effort(200, 4_000), |at| {
        let mut dice = Dice::new(0xfeed_0000 + at as u64 * 7919);
        let count = 1 + dice.below(effort(5, 7));
        let board = graphs::random(&mut dice, count);
        let Some(state) = places::drawn(&board, &graphs::picture(&mut dice, count)) else {
            return;
        };
        let mut own = Asked::default();
        for player in Color::ALL {
            let black = if player == Color::Black {
                state.clone()
            } else {
                state.reversed()
            };
            let masks = places::bordered(&state, player);
            for more in 0..masks.len().min(4) {
                let set = places::set_of(&board, dice.pick(&masks));
                let worst = state.worst_case(player, &set).unwrap();
                let lock = Table::new(&worst, player, &set).wins(&worst);
                if more == 0 {
                    let (_, by_text) = text::fixed_point(&text::worst_case(&black, &set), &set)[0];
                    assert_eq!(by_text, lock, "{}", places::told(&state, player, &set));
                }
                own.add(&ask(&state, player, &set), lock, || {
                    places::told(&state, player, &set)
                });
            }
        }
        sum.lock().unwrap().join(own);
    });
    let asked = sum.into_inner().unwrap();
    row.positions = effort(200, 4_000);
    row.claims = asked.asked;
    asked.fill(&mut row);
    row.end();
}
