//! The same question gives the same search: twice in a row, and in pieces.

use std::sync::Arc;

use std::cell::Cell;

use loja_certificate::Claim;
use loja_rules::{Board, Color, PointSet, State};
use loja_solver::{Contradiction, Control, Found, Going, Limits, Progress, Proof, Usage, Verdict};
use loja_testkit::{Dice, effort};

use crate::ask::told;
use crate::sweep::places;
use crate::sweep::run::Row;

loja_testkit::long_too!(
    two_runs_are_the_same,
    pieces_make_the_same_whole,
    a_full_memory_changes_no_verdict
);

/// Random claims on 3x3 and 4x3, and the empty 4x3.
fn claims(count: usize) -> Vec<Claim> {
    let mut dice = Dice::new(0xd1ce);
    let boards = [(3, 3), (4, 3)].map(|(columns, rows)| Arc::new(Board::rectangle(columns, rows)));
    let mut found = Vec::new();
    let mut add = |state: &State, player, set: &PointSet| {
        found.push(Claim::new(state, player, set).unwrap());
    };
    let empty = places::drawn(&boards[1], &[b'.'; 12]).unwrap();
    add(&empty, Color::Black, &boards[1].locations());
    for at in 0..count {
        let board = &boards[at % 2];
        let picture: Vec<u8> = (0..board.len()).map(|_| dice.pick(b".....xxo")).collect();
        if let Some(state) = places::drawn(board, &picture) {
            let player = dice.pick(&Color::ALL);
            let set = places::some_bordered(&state, player, &mut dice);
            add(&state, player, &set);
        }
    }
    found
}

fn figures(progress: &Progress) -> [u64; 3] {
    [progress.nodes, progress.situations, progress.bytes]
}

/// Verdict, figures and certificate of one run without interruption.
fn whole(claim: &Claim) -> (Verdict, [u64; 3], String) {
    let mut proof = Proof::new(claim.clone());
    let found = proof.decide(&Control::default());
    let told = told(&proof, claim, found);
    assert_eq!(told.fault, None);
    (told.verdict, figures(&proof.progress()), told.text)
}

#[test]
fn two_runs_are_the_same() {
    let mut row = Row::new("deterministic", "two runs");
    for claim in claims(effort(40, 2_000)) {
        row.claims += 1;
        row.asked += 2;
        let (first, second) = (whole(&claim), whole(&claim));
        if first != second {
            row.disagreements += 1;
            println!("{claim:?}: {first:?} and {second:?}");
        }
    }
    row.end();
}

/// Stopped by the watch when it is asked again, and by a limit that grows: the same verdict in the end,
/// with a certificate that the checker accepts.
#[test]
fn pieces_make_the_same_whole() {
    let mut row = Row::new("deterministic", "cancelled and resumed");
    let mut pieces = 0;
    for claim in claims(effort(40, 2_000)) {
        row.claims += 1;
        let (verdict, _, _) = whole(&claim);
        let by_watch = in_pieces(&claim, &mut pieces, |proof| {
            let asked = Cell::new(false);
            let poll = |_| match asked.replace(true) {
                true => Going::Break(()),
                false => Going::Continue(()),
            };
            proof.decide(&Control::polling(Limits::default(), &poll))
        });
        let mut nodes = 0;
        let by_limit = in_pieces(&claim, &mut pieces, |proof| {
            nodes += 1 + nodes / 4;
            let limits = Limits {
                nodes,
                ..Limits::default()
            };
            proof.decide(&Control::new(limits))
        });
        for found in [by_watch, by_limit] {
            row.asked += 1;
            if found != verdict {
                row.disagreements += 1;
                println!("{claim:?}: {verdict:?} in one, {found:?} in pieces");
            }
        }
    }
    row.note = format!("{pieces} pieces");
    row.end();
    assert!(pieces > 2 * row.asked, "nothing was ever interrupted");
}

/// With half the memory and less the search forgets, finds it again, and says the same.
#[test]
fn a_full_memory_changes_no_verdict() {
    let mut row = Row::new("deterministic", "forgetting");
    let (mut forgot, mut gave_up) = (0, 0);
    for claim in claims(effort(200, 2_000)) {
        let (verdict, [nodes, _, bytes], _) = whole(&claim);
        if nodes < 500 {
            continue;
        }
        row.claims += 1;
        for share in [2, 3] {
            row.asked += 1;
            let mut proof = Proof::new(claim.clone());
            let limits = Limits {
                bytes: bytes / share,
                nodes: 50 * nodes,
            };
            let (before, times) = (Cell::new(0), Cell::new(0));
            let poll = |usage: Usage| {
                let less = usage.bytes < before.replace(usage.bytes);
                times.set(times.get() + usize::from(less));
                Going::Continue(())
            };
            let found = proof.decide(&Control::polling(limits, &poll));
            forgot += times.get();
            let told = told(&proof, &claim, found);
            assert_eq!(told.fault, None);
            match told.verdict {
                Verdict::UNDECIDED => gave_up += 1,
                found if found != verdict => {
                    row.disagreements += 1;
                    println!("{claim:?}: {verdict:?}, and {found:?} with little memory");
                }
                _ => {}
            }
        }
    }
    row.note = format!("forgot {forgot} times, gave up {gave_up}");
    println!("{}", row.note);
    assert!(
        forgot > row.claims && gave_up < row.asked / 2,
        "{}",
        row.note
    );
    row.end();
}

fn in_pieces(
    claim: &Claim,
    pieces: &mut usize,
    mut run: impl FnMut(&mut Proof) -> Result<Found, Contradiction>,
) -> Verdict {
    let mut proof = Proof::new(claim.clone());
    for _ in 0..1_000_000 {
        *pieces += 1;
        let found = run(&mut proof);
        let told = told(&proof, claim, found);
        assert_eq!(told.fault, None);
        if told.verdict != Verdict::UNDECIDED {
            return told.verdict;
        }
        // Asked again with nothing more, it knows no more.
        let nothing = Limits { nodes: 0, bytes: 0 };
        let again = proof.decide(&Control::new(nothing)).unwrap();
        assert_eq!(again.verdict(), Verdict::UNDECIDED);
    }
    panic!("a proof that never ends: {claim:?}");
}
