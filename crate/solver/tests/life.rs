//! Claims that swallow a chain that makes two eyes by reply (lemma `life`), against the sweep.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use loja_rules::{Board, Color, PointSet, Setup, State};
use loja_solver::{Limits, Switches, Verdict};

use crate::ask::{Asked, ask, ask_with};
use crate::sweep::dice::Dice;
use crate::sweep::places;
use crate::sweep::run::{Row, effort, jobs};
use crate::sweep::table::Table;

const LIMITS: Limits = Limits {
    nodes: 200_000,
    bytes: 256 << 20,
};

/// Two rows of Black's with two eyes, a row of White's, and empty rows under it.
fn wall(rows: u8, columns: u8) -> State {
    let board = Arc::new(Board::rectangle(columns, rows + 3));
    let mut setup = Setup::empty();
    let row = |at: usize| {
        let columns = usize::from(columns);
        board.points().skip(at * columns).take(columns)
    };
    let eyes = [1, usize::from(columns) - 2];
    let around = row(0).enumerate().filter(|(at, _)| !eyes.contains(at));
    setup.stones.black = around.map(|(_, x)| x).chain(row(1)).collect();
    setup.stones.white = row(2).collect();
    State::new(board, setup).unwrap()
}

/// White has the move and makes two eyes under his wall.
#[test]
fn a_wall_over_one_row_lives_at_once() {
    for columns in 4..=9 {
        let state = wall(1, columns);
        let told = ask(&state, Color::Black, &state.board().locations());
        let found = (told.verdict, told.nodes, told.decisions, told.fault);
        assert_eq!(found, (Verdict::Refuted, 1, 1, None), "{columns}");
    }
}

/// A board that goes round, of so many columns and rows.
fn torus(columns: usize, rows: usize) -> Arc<Board> {
    let at = |x: usize, y: usize| y % rows * columns + x % columns;
    let mut pairs = BTreeSet::new();
    for (x, y) in (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))) {
        for next in [at(x + 1, y), at(x, y + 1)] {
            let pair = (at(x, y).min(next), at(x, y).max(next));
            pairs.extend((pair.0 != pair.1).then_some(pair));
        }
    }
    Arc::new(Board::new(columns * rows, pairs).unwrap())
}

/// A graph in which White has a chain, 0 to 2, with much beside it.
fn graph(dice: &mut Dice, count: usize) -> Arc<Board> {
    let mut pairs = BTreeSet::from([(0, 1), (1, 2)]);
    let share = 5 + dice.below(25);
    for b in 3..count {
        pairs.extend((0..3).map(|a| (a, b)).filter(|_| dice.percent(30)));
        if b > 3 && dice.percent(70) {
            pairs.insert((b - 1, b));
        }
        pairs.extend((3..b).map(|a| (a, b)).filter(|_| dice.percent(share)));
    }
    Arc::new(Board::new(count, pairs).unwrap())
}

#[test]
fn life_agrees_with_the_sweep() {
    let (boards, pictures) = (effort(60, 800), effort(30, 100));
    let mut row = Row::new("life", format!("{boards} boards"));
    let sets = [
        Switches::ALL,
        Switches::LIFE,
        Switches::LIFE.with(Switches::PASSIVE),
        Switches::LIFE.with(Switches::PASSIVE).with(Switches::ZONE),
    ];
    let sum = Mutex::new(Asked::default());
    jobs("life", boards, |at| {
        let mut dice = Dice(0x11fe_0000 + at as u64 * 7919);
        let (count, board) = match dice.below(8) {
            0 => (9, Arc::new(Board::rectangle(3, 3))),
            1 => (8, Arc::new(Board::rectangle(4, 2))),
            2 => (9, torus(3, 3)),
            3 => (8, torus(4, 2)),
            _ => {
                let count = 7 + dice.below(effort(3, 4));
                (count, graph(&mut dice, count))
            }
        };
        let outside = dice.percent(30);
        let set: PointSet = board.points().take(count - usize::from(outside)).collect();
        let mut table: Option<Table> = None;
        let mut own = Asked::default();
        for _ in 0..pictures {
            let signs: &[u8] = dice.pick(&[b"...xo".as_slice(), b"..x", b".xxxo", b"....xxoo*X"]);
            let mut picture = b"ooo".to_vec();
            picture.extend((3..count).map(|_| dice.pick(signs)));
            let Some(state) = places::drawn(&board, &picture) else {
                continue;
            };
            let Ok(worst) = state.worst_case(Color::Black, &set) else {
                continue;
            };
            let marks = picture.iter().any(|sign| b"*X".contains(sign));
            let new = || Table::new(&worst, Color::Black, &set);
            let lock = match marks {
                true => new().wins(&worst),
                false => table.get_or_insert_with(new).wins(&worst),
            };
            let switches = dice.pick(&sets);
            let told = ask_with(&state, Color::Black, &set, switches, LIMITS);
            own.add(&told, lock, || {
                let told = places::told(&state, Color::Black, &set);
                format!("{told} by {switches:?}")
            });
        }
        sum.lock().unwrap().join(own);
    });
    let asked = sum.into_inner().unwrap();
    row.claims = asked.asked;
    let locks = asked.locks;
    asked.fill(&mut row);
    row.end();
    assert!(2 * row.undecided < row.claims && locks > 0);
}
