//! Claims with a safe chain, whose other parts are local games (lemma `sum`), against the sweep.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use loja_certificate::Claim;
use loja_rules::{Board, Color, PointSet};
use loja_solver::opponent::End;
use loja_solver::{Going, Limits, Proof, Switches, Verdict};

use crate::ask::{Asked, ask_with};
use crate::sweep::dice::Dice;
use crate::sweep::places;
use crate::sweep::run::{Row, effort, jobs};
use crate::sweep::table::Table;

const LIMITS: Limits = Limits {
    nodes: 200_000,
    bytes: 256 << 20,
};

/// A chain of two stones with two eyes, 0 to 3, or of one stone; then a random graph beside it. Of the latter some locations may touch one more,
/// which is outside the claim.
fn board(dice: &mut Dice, count: usize) -> (Arc<Board>, Vec<usize>) {
    let mut pairs = BTreeSet::from([(0, 1), (0, 2), (1, 3)]);
    if dice.percent(50) {
        pairs.extend([(1, 2), (0, 3)]);
    }
    let share = 20 + dice.below(40);
    let mut touching = 0;
    for b in 4..count {
        for a in [0, 1] {
            // Few locations touch what is safe, or all would be settled.
            if dice.percent(25) || b + 1 == count && touching == 0 {
                pairs.insert((a, b));
                touching += 1;
            }
        }
        // A line more often than not, as on a board.
        if b > 4 && dice.percent(70) {
            pairs.insert((b - 1, b));
        }
        pairs.extend((4..b).map(|a| (a, b)).filter(|_| dice.percent(share / 2)));
    }
    let doors: Vec<usize> = if dice.percent(40) {
        let some = [0, 1].into_iter().chain(4..count);
        some.filter(|_| dice.percent(25)).collect()
    } else {
        Vec::new()
    };
    pairs.extend(doors.iter().map(|&door| (door, count)));
    (Arc::new(Board::new(count + 1, pairs).unwrap()), doors)
}

/// The safe chain, and any stones elsewhere, the claimant's on all doors.
fn picture(dice: &mut Dice, count: usize, doors: &[usize]) -> Vec<u8> {
    let signs: &[u8] = dice.pick(&[b"..xo".as_slice(), b"...o", b".xxoo", b".....xo"]);
    let mut picture = b"xx..".to_vec();
    picture.extend((4..count).map(|_| dice.pick(signs)));
    for eye in [2, 3] {
        if dice.percent(15) {
            picture[eye] = b'o';
        }
    }
    for &door in doors {
        picture[door] = b'x';
    }
    picture.push(if doors.is_empty() { b'.' } else { b'o' });
    picture
}

#[test]
fn sums_agree_with_the_sweep() {
    let (boards, pictures) = (effort(40, 500), effort(12, 60));
    let mut row = Row::new("sums", format!("{boards} graphs"));
    let sets = [
        Switches::ALL,
        Switches::SUM,
        Switches::SUM.with(Switches::FILL),
        Switches::SUM.with(Switches::TOUCH),
    ];
    let sum = Mutex::new(Asked::default());
    jobs("sums", boards, |at| {
        let mut dice = Dice(0x5a3e_0000 + at as u64 * 7919);
        let count = 6 + dice.below(effort(3, 5));
        let (board, doors) = board(&mut dice, count);
        let set: PointSet = board.points().take(count).collect();
        let mut table: Option<Table> = None;
        let mut own = Asked::default();
        for _ in 0..pictures {
            let picture = picture(&mut dice, count, &doors);
            let Some(state) = places::drawn(&board, &picture) else {
                continue;
            };
            let Ok(worst) = state.worst_case(Color::Black, &set) else {
                continue;
            };
            let table = table.get_or_insert_with(|| Table::new(&worst, Color::Black, &set));
            let lock = table.wins(&worst);
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
    asked.fill(&mut row);
    row.end();
    assert!(2 * row.undecided < row.claims);
}

/// The claimant wins what is settled by local games by the opponent's best moves.
#[test]
fn the_opponent_plays_local_games() {
    let (mut played, mut turns) = (0, 0);
    for at in 0..effort(60, 1_000) {
        let mut dice = Dice(0x09a7_0000 + at as u64 * 7919);
        let count = 7 + dice.below(4);
        let (board, doors) = board(&mut dice, count);
        let set: PointSet = board.points().take(count).collect();
        let picture = picture(&mut dice, count, &doors);
        let Some(state) = places::drawn(&board, &picture) else {
            continue;
        };
        let Ok(claim) = Claim::new(&state, Color::Black, &set) else {
            continue;
        };
        // Without most others, the sum has to do what it can.
        let mut proof = Proof::new(claim, Switches::SUM.with(Switches::FILL));
        let found = proof.decide(LIMITS, &mut |_| Going::On).unwrap();
        if found.verdict() != Verdict::Lock {
            continue;
        }
        played += 1;
        let (mut line, mut within) = (Vec::new(), u32::MAX);
        loop {
            let found = proof.opponent().judge(&line, LIMITS).unwrap();
            let told = || {
                let claim = places::told(&state, Color::Black, &set);
                format!("{claim} after {line:?}: {found:?}")
            };
            assert_eq!(found.verdict, Verdict::Lock, "{}", told());
            let distance = found.distance.unwrap_or(u32::MAX);
            assert!(distance < within, "{within}: {}", told());
            if found.end == Some(End::Formation) {
                break;
            }
            (within, turns) = (distance, turns + 1);
            line.push(match found.turn {
                Color::Black => found.best.unwrap(),
                Color::White => found.moves[dice.below(found.moves.len())].choice,
            });
        }
    }
    assert!(played > 10 && turns > 50, "{played} games, {turns} turns");
}
