//! Claims with a safe chain, whose other parts are local games (lemma `sum`), and claims with a chain that has two rooms (lemma `rooms`), against
//! the sweep.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use loja_certificate::{Answer, Claim};
use loja_rules::{Board, Color, PointSet};
use loja_solver::opponent::End;
use loja_solver::{Control, Expectation, Limits, Proof, Switches};
use loja_testkit::{Dice, effort};

use crate::ask::{Asked, ask_with};
use crate::sweep::places;
use crate::sweep::run::{Row, jobs};
use crate::sweep::table::Table;

loja_testkit::long_too!(
    sums_agree_with_the_sweep,
    rooms_agree_with_the_sweep,
    the_opponent_plays_local_games
);

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

/// A chain of two stones, 0 and 1, with two rooms of two locations at least, some of which may touch one more, which is outside the claim.
fn board_with_rooms(dice: &mut Dice, count: usize) -> (Arc<Board>, Vec<usize>) {
    let mut pairs = BTreeSet::from([(0, 1)]);
    let wall = 4 + dice.below(count - 5);
    let dense = 20 + dice.below(50);
    for room in [2..wall, wall..count] {
        let mut touching = 0;
        for b in room.clone() {
            for a in [0, 1] {
                if dice.percent(25) || b + 1 == room.end && touching == 0 {
                    pairs.insert((a, b));
                    touching += 1;
                }
            }
            // In one piece, as a line or a tree.
            if b > room.start {
                let other = room.start + dice.below(b - room.start);
                pairs.insert((if dice.percent(60) { b - 1 } else { other }, b));
            }
            let more = (room.start..b).map(|a| (a, b));
            pairs.extend(more.filter(|_| dice.percent(dense / 2)));
        }
    }
    let doors: Vec<usize> = if dice.percent(30) {
        (0..count).filter(|_| dice.percent(20)).collect()
    } else {
        Vec::new()
    };
    pairs.extend(doors.iter().map(|&door| (door, count)));
    (Arc::new(Board::new(count + 1, pairs).unwrap()), doors)
}

/// The chain, and stones anywhere else, the claimant's on all doors.
fn picture_with_rooms(dice: &mut Dice, count: usize, doors: &[usize]) -> Vec<u8> {
    let signs: &[u8] = dice.pick(&[b"....xo".as_slice(), b"...o", b".xxoo", b"....o", b"..xo"]);
    let mut picture = b"xx".to_vec();
    picture.extend((2..count).map(|_| dice.pick(signs)));
    for &door in doors {
        picture[door] = b'x';
    }
    picture.push(if doors.is_empty() { b'.' } else { b'o' });
    picture
}

/// Draws boards of so many locations, and the places of the doors.
type Boards = fn(&mut Dice, usize) -> (Arc<Board>, Vec<usize>);

/// Draws stones on one of them.
type Pictures = fn(&mut Dice, usize, &[usize]) -> Vec<u8>;

/// Asks with each of these lemmas in turn. The numbers of claims that were asked and that stayed open come back.
fn agree(
    title: &'static str,
    (board, picture): (Boards, Pictures),
    sets: &[Switches],
) -> (usize, usize) {
    let (boards, pictures) = (effort(40, 500), effort(12, 60));
    let mut row = Row::new(title, format!("{boards} graphs"));
    let sum = Mutex::new(Asked::default());
    jobs(title, boards, |at| {
        let mut dice = Dice::new(0x5a3e_0000 + at as u64 * 7919);
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
            let switches = dice.pick(sets);
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
    (row.claims, row.undecided)
}

#[test]
fn sums_agree_with_the_sweep() {
    let sets = [
        Switches::ALL,
        Switches::SUM,
        Switches::SUM.with(Switches::FILL),
        Switches::SUM.with(Switches::TOUCH),
    ];
    let (claims, open) = agree("sums", (board, picture), &sets);
    assert!(2 * open < claims);
}

#[test]
fn rooms_agree_with_the_sweep() {
    let rooms = Switches::ROOMS;
    let sets = [
        Switches::ALL,
        rooms,
        rooms.with(Switches::SUM),
        rooms.with(Switches::FILL),
        rooms.with(Switches::TOUCH),
    ];
    let (claims, open) = agree("rooms", (board_with_rooms, picture_with_rooms), &sets);
    assert!(2 * open < claims);
    let (claims, open) = agree("rooms beside sums", (board, picture), &sets);
    assert!(2 * open < claims);
}

/// What the lemma is for: a claim with a chain that has two rooms takes less work.
#[test]
fn rooms_are_quicker() {
    let board = Arc::new(Board::rectangle(6, 2));
    let state = places::drawn(&board, b".x..x.......").unwrap();
    let ask = |switches| ask_with(&state, Color::Black, &board.locations(), switches, LIMITS);
    let all = Switches::ALL.minus(Switches::ALIKE);
    let [with, without] = [all, all.minus(Switches::ROOMS)].map(ask);
    for told in [&with, &without] {
        assert_eq!(
            (told.verdict.answer(), &told.fault),
            (Some(Answer::Lock), &None)
        );
    }
    assert!(4 * with.nodes < 3 * without.nodes);
}

/// The claimant wins what is settled by local games by the opponent's best moves.
#[test]
fn the_opponent_plays_local_games() {
    let (mut played, mut turns) = (0, 0);
    for at in 0..effort(120, 2_000) {
        let mut dice = Dice::new(0x09a7_0000 + at * 7919);
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
        let mut proof = Proof::with_lemmas(claim, Switches::SUM.with(Switches::FILL));
        let found = proof.decide(&Control::new(LIMITS)).unwrap();
        if found.verdict() != Answer::Lock {
            continue;
        }
        played += 1;
        let (mut line, mut within) = (Vec::new(), u32::MAX);
        loop {
            let found = proof
                .opponent()
                .judge(&line, &Control::new(LIMITS))
                .unwrap();
            let told = || {
                let claim = places::told(&state, Color::Black, &set);
                format!("{claim} after {line:?}: {found:?}")
            };
            assert_eq!(found.expectation, Expectation::Holds, "{}", told());
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
