//! Small positions in which a single condition of a lemma decides: which claims are asked at all, what the answer is, and how
//! many situations it takes. Leave a condition out, and one of them is lost.

use std::sync::Arc;

use loja_certificate::Answer;
use loja_rules::{Board, Color, PointSet, State};
use loja_solver::{Claims, Switches};

use crate::ask::ask;
use crate::sweep::places::{drawn, mask_of, set_of};
use crate::sweep::table::Table;

/// A position in signs, with its pairs of neighbours (`0-1 1-2`).
fn position(signs: &str, pairs: &str) -> State {
    let pair = |pair: &str| {
        let (a, b) = pair.split_once('-').unwrap();
        (a.parse().unwrap(), b.parse().unwrap())
    };
    let pairs = pairs.split_whitespace().map(pair);
    let board = Board::new(signs.len(), pairs).unwrap();
    drawn(&Arc::new(board), signs.as_bytes()).unwrap()
}

/// The set of the locations with a star.
fn starred(state: &State, stars: &str) -> PointSet {
    let members = stars.bytes().enumerate();
    let mask = members.fold(0, |mask, (at, star)| mask | usize::from(star == b'*') << at);
    set_of(state.board(), mask)
}

fn stars(state: &State, set: &PointSet) -> String {
    let mask = mask_of(set);
    let star = |at| if mask >> at & 1 == 1 { '*' } else { '.' };
    (0..state.board().len()).map(star).collect()
}

/// Black's claim, decided by brute force too.
fn answer(signs: &str, pairs: &str, set: &str, verdict: Answer, nodes: u64) {
    let state = position(signs, pairs);
    let set = starred(&state, set);
    let worst = state.worst_case(Color::Black, &set).unwrap();
    let lock = Table::new(&worst, Color::Black, &set).wins(&worst);
    let told = ask(&state, Color::Black, &set);
    assert_eq!(lock, verdict == Answer::Lock, "{signs}: brute force");
    assert_eq!(
        (told.verdict.answer(), told.fault, told.nodes),
        (Some(verdict), None, nodes),
        "{signs}"
    );
}

/// The claims that are tried, in stars.
fn tried_of(player: Color, signs: &str, pairs: &str) -> Vec<String> {
    let state = position(signs, pairs);
    let claims = Claims::new(&state, player, Switches::ALL);
    claims.map(|set| stars(&state, &set)).collect()
}

fn tried(player: Color, signs: &str, pairs: &str, wanted: &[&str]) {
    assert_eq!(tried_of(player, signs, pairs), wanted, "{signs} ({pairs})");
}

/// Its last liberty is closed, so nobody captures the chain with the two doors.
#[test]
fn a_gate_whose_last_liberty_is_closed_holds() {
    answer(
        "*xxo.x*..",
        "0-1 1-2 2-3 3-4 4-5 5-6 1-7 2-8",
        "*******..",
        Answer::Lock,
        4,
    );
}

#[test]
fn a_gate_has_two_doors() {
    answer(
        "xx.x.xx",
        "0-1 0-4 0-5 1-2 1-4 1-5 1-6 3-5 3-6 4-5 4-6",
        "**.****",
        Answer::Refuted,
        63,
    );
}

/// The refuter enters beside a closed location, and stays.
#[test]
fn fill_wants_a_closed_region_to_be_one_location() {
    answer(
        "...*.xx",
        "0-4 0-5 0-6 1-2 1-3 1-6 2-3 2-5 3-6 4-5 4-6 5-6",
        "*******",
        Answer::Refuted,
        1,
    );
}

#[test]
fn fill_wants_two_regions_of_each_chain() {
    answer("x.xx", "0-2 0-3 1-2 1-3", "****", Answer::Refuted, 2);
}

#[test]
fn fill_wants_every_location_beside_a_stone() {
    answer(
        "x..xXxx*X",
        "0-6 0-7 1-3 2-3 2-4 2-5 2-6 2-8 3-4 3-6 6-7 6-8 7-8",
        "*********",
        Answer::Lock,
        6,
    );
}

/// In a zone the claimant may always play elsewhere, and what is spared is not taken.
#[test]
fn zones_are_played_by_their_own_rules() {
    answer(
        "xxo.x.",
        "0-1 0-3 1-2 1-4 2-5 3-4 4-5",
        "******",
        Answer::Lock,
        3,
    );
    answer(
        "xo.x.xx.",
        "0-1 0-4 1-2 1-5 2-3 2-6 3-7 4-5 5-6 6-7",
        "*******.",
        Answer::Refuted,
        6,
    );
}

#[test]
fn zones_of_one_component_and_of_all_are_tried() {
    answer(
        "ox..xo",
        "0-1 0-3 1-2 1-4 2-5 3-4 4-5",
        "******",
        Answer::Lock,
        5,
    );
    answer(
        ".X.Xxo",
        "0-1 0-3 1-2 1-4 2-5 3-4 4-5",
        "******",
        Answer::Lock,
        3,
    );
}

const FENCE: &str = "0-1 1-2 2-3 3-4 4-5 5-6 1-7 2-8";

#[test]
fn two_doors_spoil_only_a_chain_that_can_be_taken() {
    // One door.
    tried(Color::Black, ".xOx*", "0-1 0-4 1-2 2-3 3-4", &["**.**"]);
    tried(
        Color::Black,
        "...x.",
        "0-1 1-2 2-3 3-4",
        &["****.", "*****"],
    );
    // Two, and a last liberty that is closed: outside all claims, and outside this one.
    tried(
        Color::Black,
        "*xxo.x*OO",
        FENCE,
        &["******...", "*******.."],
    );
    assert!(tried_of(Color::Black, "*xxo.x*..", FENCE).contains(&"*******..".to_owned()));
}

#[test]
fn eyes_in_a_component_are_denied_only_to_a_lone_bunch() {
    let pairs = "0-1 0-2 1-3 2-3 2-4 3-5 4-5 4-6 5-7 6-7";
    tried(Color::White, "..oo.xoo", pairs, &["********"]);
    tried(Color::Black, "..xx", "0-1 0-3 1-2", &["****"]);
    // Not every two members are neighbours.
    tried(Color::Black, "...x", "0-1 1-2 1-3", &["****"]);
}

/// A permanent stone gives the claimant's last stone in a region a liberty, so the refuter's chain does not live by it.
#[test]
fn a_region_with_a_permanent_stone_is_no_eye() {
    let pairs = "0-1 1-2 1-3 3-4 4-5 5-7 6-7 7-8";
    assert!(tried_of(Color::Black, "*X*.o.*X*", pairs).contains(&"*********".to_owned()));
    answer("*X*.o.*X*", pairs, "*********", Answer::Lock, 17);
}

#[test]
fn chains_alive_by_two_regions_are_in_no_claim() {
    tried(
        Color::Black,
        "xo..oxo.",
        "0-5 1-2 1-7 2-4 2-5 3-6 4-5 5-6",
        &["***.**.*", "********"],
    );
    tried(Color::Black, ".ox.", "0-1 1-2 2-3", &["****"]);
    tried(Color::Black, "xx.o.x*", "0-1 1-2 2-3 3-4 4-5 5-6", &[]);
}

/// Components that a zone refutes, tried again when fewer chains are spared.
#[test]
fn components_that_a_zone_refutes_are_in_no_claim() {
    tried(Color::Black, "ox.o", "0-1 0-2 1-2 1-3 2-3", &[]);
    tried(
        Color::Black,
        ".xOx.ox.ox",
        "0-1 0-9 1-2 2-3 3-4 4-5 5-6 6-7 7-8 8-9",
        &[],
    );
}

/// A part with the vow has to have a breath: after a stone, …
#[test]
fn the_vow_goes_where_there_is_a_breath() {
    answer(
        "xx.oo...",
        "0-1 0-2 0-3 0-5 1-2 3-4 3-6 4-5 4-6",
        "*******.",
        Answer::Refuted,
        40,
    );
}

/// … after a pass, …
#[test]
fn a_pass_keeps_the_vow_only_with_a_breath() {
    answer(
        "xx.o...o..",
        "0-1 0-2 0-3 0-4 0-7 1-2 1-7 1-8 2-3 4-5 4-6 5-7 5-8 6-7",
        "*********.",
        Answer::Refuted,
        149,
    );
}

/// … and both rooms have it, where neither is an eye.
#[test]
fn two_rooms_have_the_vow() {
    answer(
        "xx.xo.xx.",
        "0-1 0-2 0-5 1-2 1-3 2-3 2-4 5-6 6-7",
        "********.",
        Answer::Refuted,
        28,
    );
}
