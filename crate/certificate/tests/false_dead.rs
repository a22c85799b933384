//! False certificates with dead parts. A checker that forgot one condition of the lemma `dead`, or of what `sum` and `rooms` say
//! of dead parts, would accept one of them, or refuse one of the two true ones at the end.

use loja_certificate::{Answer, Certificate, FlawKind};

use crate::common::pen::{SUM, by_hand, judged};
use crate::common::truth;

/// What both checkers say of a certificate of a claim that a sweep refutes: that Black locks all that is not permanently white.
fn flaw(
    lemmas: &str,
    rows: &str,
    pairs: &str,
    situations: usize,
    decisions: &[u8],
) -> Result<(), FlawKind> {
    let text = by_hand(lemmas, rows, pairs, situations, decisions);
    let certificate = Certificate::from_text(&text).unwrap();
    assert_eq!(truth(certificate.claim()), Answer::Refuted, "{text}");
    judged(&text)
}

/// The flaw where one part more has to be played than the certificate states.
fn one_more(stated: u64) -> Result<(), FlawKind> {
    let found = stated + 1;
    Err(FlawKind::Count { stated, found })
}

/// 0 has the eyes 1 and 2. The inner locations 4 and 5 are neighbours, and each has another one: but both have only 3.
#[test]
fn two_inner_locations_need_two_others() {
    let pairs = "0-1 0-2 0-3 3-4 3-5 4-5";
    assert_eq!(flaw("sum dead", "x.....", pairs, 1, &[SUM]), one_more(1));
}

/// 0 has the eyes 1 and 2. White passes, and Black plays 3, beside his door 5, which is safe then. But 6, beside the permanent white stone
/// 7 by way of the door, is not yet out of White's reach.
#[test]
fn a_part_with_a_door_is_not_dead() {
    let pairs = "0-1 0-2 0-3 0-4 3-5 3-6 4-6 5-6 5-7";
    let decisions = [SUM, 3, 4, 3];
    assert_eq!(
        flaw("sum dead", "x....xoO", pairs, 2, &decisions),
        one_more(2)
    );
}

/// The body 0 has the eye 1, and is to breathe in the room of all other locations. Its one inner location is 5, so without the vow it
/// would be dead.
#[test]
fn a_room_that_looks_dead_has_to_be_played() {
    let pairs = "0-1 0-2 0-3 0-4 2-4 2-5 3-4 3-5";
    assert_eq!(
        flaw("rooms dead", "x..o..", pairs, 1, &[0, 1, 2]),
        one_more(1)
    );
}

/// The body 0 has the eye 1. After an answer of Black's what is left of the room looks dead: that is no eye of the body, which still has to breathe there.
#[test]
fn a_dead_part_does_not_end_the_vow() {
    let pairs = "0-1 0-2 0-3 0-4 2-3 2-5 3-5 4-5 4-6 5-6";
    let decisions = [0, 1, 2, 3, 4, 3, 3];
    assert_eq!(
        flaw("rooms dead", "x.o..o.", pairs, 2, &decisions),
        one_more(2)
    );
}

/// White's stones at 3 and 6 have the eyes 4 and 5, which are no neighbours of each other: she lives there.
#[test]
fn two_inner_locations_have_to_be_neighbours() {
    let pairs = "0-1 0-2 0-3 0-6 3-4 3-5 3-6 4-6 5-6";
    assert_eq!(flaw("sum dead", "x.....o", pairs, 1, &[SUM]), one_more(1));
}

/// White has stones on 3 and 5, and Black none beside them. All three are inner locations, whatever stands there.
#[test]
fn an_inner_location_may_have_a_stone() {
    let pairs = "0-1 0-2 3-4 3-5 4-5";
    assert_eq!(flaw("sum dead", "x..o.o", pairs, 1, &[SUM]), one_more(1));
}

/// 0 has the eyes 1 and 2, and two tails. The ends 5 and 6 have one neighbour each. Played alone White may keep a ko in either for ever, so the local
/// games are lost, and nothing is shown, although Black does lock it all.
#[test]
fn one_inner_location_needs_two_neighbours() {
    let pairs = "0-1 0-2 0-3 0-4 3-5 4-6";
    let text = by_hand("sum dead", "x......", pairs, 1, &[SUM]);
    assert_eq!(judged(&text), one_more(1));
}

/// 0 has the eyes 1 and 2, and two parts alike. The inner location 6 has no neighbour but 5, the other one. White keeps her ko there, so the local
/// games are lost.
#[test]
fn each_of_two_inner_locations_needs_another_neighbour() {
    let pairs = "0-1 0-2 0-3 0-4 0-7 0-8 3-5 4-5 5-6 7-9 8-9 9-10";
    let text = by_hand("sum dead", "x..ooo.ooo.", pairs, 1, &[SUM]);
    assert_eq!(judged(&text), one_more(1));
}

/// The tail of 3 and 4 is won because its ko binds White. It does so beside the dead part of 5, 6 and 7, which is not open.
#[test]
fn a_game_beside_a_dead_part_is_bound() {
    let pairs = "0-1 0-2 0-3 0-5 0-6 3-4 5-7 6-7";
    let text = by_hand("sum dead", "x.......", pairs, 3, &[SUM, 3, 4, 3, 3]);
    assert_eq!(judged(&text), Ok(()));
}

/// The body 0 has the eye 1. In the room of all others a dead part may be the one that gets the vow, and then it has to be played.
#[test]
fn a_dead_part_may_get_the_vow() {
    let pairs = "0-1 0-2 0-3 0-4 0-5 2-5 2-6 3-4 3-7 4-5 4-7";
    let decisions = [0, 1, 2, 5, 3, 2, 3, 3, 5, 2, 6, 2, 2, 5, 3, 3, 4, 3, 3, 2];
    let text = by_hand("rooms dead", "x...o.oo", pairs, 8, &decisions);
    assert_eq!(judged(&text), Ok(()));
}
