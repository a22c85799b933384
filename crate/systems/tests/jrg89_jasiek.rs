//! Jasiek's "capturable living string": what the source says that it says, and how it stands to Pauli's reading.

use std::sync::Arc;

use crate::common;
use crate::common::{nodes, positions};
use loja_ground::{Board, Color};
use loja_systems::{GameResult, JudgedString, StringStatus, japan_1989, jrg89_jasiek};
use loja_testkit::drawn;

fn strings(rows: &[&str], nodes: u64) -> Vec<JudgedString> {
    let (board, stones) = drawn(rows);
    jrg89_jasiek::strings(&common::position(&board, &stones), &common::nodes(nodes))
        .unwrap()
        .0
}

/// The statuses of the strings of a colour by how many stones they have.
fn sizes(strings: &[JudgedString], color: Color) -> Vec<(usize, &'static str)> {
    let own = strings.iter().filter(|string| string.color == color);
    let mut sizes: Vec<_> = own
        .map(|string| (string.points.len(), string.status.name()))
        .collect();
    sizes.sort_unstable();
    sizes
}

const BEAST_1: [&str; 5] = [".x..xo", "xxxxxo", "xooooo", "oxxo.o", ".xxoo."];
const BEAST_5: [&str; 5] = [".xo.xxo.", "xxo.xoxx", ".xoxxoxx", ",,,,,ooo", ",,,,,.o."];

#[test]
fn the_single_white_stone_of_beast_1_lives() {
    // Lines 5278 to 5310: Pauli has it dead, Jasiek alive, since what is below Black's stones is in S.
    let strings = strings(&BEAST_1, 600_000);
    assert!(sizes(&strings, Color::White).contains(&(1, "enabled")));
    assert!(sizes(&strings, Color::Black).contains(&(4, "enabled")));
    let (board, stones) = drawn(&BEAST_1);
    let judged = jrg89_jasiek::RULES.judge(&common::position(&board, &stones), 0, &nodes(600_000));
    assert!(judged.unwrap().dead.is_empty());
}

#[test]
fn the_single_white_stone_of_beast_5_lives() {
    let strings = strings(&BEAST_5, 600_000);
    let white = sizes(&strings, Color::White);
    assert!(white.contains(&(1, "enabled")), "{white:?}");
    assert!(
        strings
            .iter()
            .all(|string| string.status != StringStatus::Dead)
    );
}

#[test]
fn by_its_own_words_bent_four_on_four_by_three_is_no_common_dead_one() {
    // Lines 6663 to 6668: Jasiek says that beast 32 is of the common dead type; the definition says as Pauli does.
    let strings = strings(&["oooo", ".ooo", "xxx."], 600_000);
    assert!(
        strings
            .iter()
            .all(|string| !matches!(string.status, StringStatus::Dead | StringStatus::Open))
    );
}

#[test]
fn what_lives_for_pauli_lives_for_jasiek() {
    // His sets pass the second part of I6, so each is in S.
    let board = Arc::new(Board::rectangle(3, 3));
    let mut parted = 0;
    for stones in positions(&board).into_iter().step_by(149) {
        let pauli = japan_1989::strings(&common::position(&board, &stones), &nodes(200_000))
            .unwrap()
            .0;
        let found = jrg89_jasiek::strings(&common::position(&board, &stones), &nodes(200_000))
            .unwrap()
            .0;
        for (pauli, jasiek) in pauli.iter().zip(&found) {
            assert_eq!(pauli.points, jasiek.points);
            assert!(jasiek.status != StringStatus::Open, "{stones:?}");
            let capturable = |string: &JudgedString| string.status != StringStatus::Uncapturable;
            assert_eq!(capturable(pauli), capturable(jasiek));
            let dead = |string: &JudgedString| string.status == StringStatus::Dead;
            assert!(!dead(jasiek) || dead(pauli), "{stones:?}");
            parted += usize::from(dead(pauli) && !dead(jasiek));
        }
    }
    assert!(parted > 0);
}

#[test]
fn whoever_can_fill_an_eye_over_a_dead_stone_has_no_dead_stones() {
    // Line 5305: "a 2-point eye with a dead stone inside that I can afford to fill".
    let rows = ["o.x.x.xo.o.x", "xxxxxxxooooo"];
    let single = |strings: &[JudgedString]| {
        let last = strings
            .iter()
            .find(|string| string.color == Color::Black && string.points.len() == 1);
        last.unwrap().status.clone()
    };
    assert_eq!(single(&strings(&rows, 100_000)).name(), "enabled");
    let (board, stones) = drawn(&rows);
    let pauli = japan_1989::strings(&common::position(&board, &stones), &nodes(100_000))
        .unwrap()
        .0;
    assert_eq!(single(&pauli), StringStatus::Dead);
}

#[test]
fn a_dead_stone_that_gets_nothing_is_dead() {
    let (board, stones) = drawn(&["xx.x", ".xxx", "xxo."]);
    let judged = jrg89_jasiek::RULES
        .judge(&common::position(&board, &stones), 0, &nodes(100_000))
        .unwrap();
    assert_eq!(judged.dead, stones.white);
    assert!(matches!(judged.outcome, GameResult::Score(_)));
}
