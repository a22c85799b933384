//! Certificates with `rooms` made by hand, right ones and wrong ones, for both checkers.

use loja_certificate::{Certificate, Choice, FlawKind};

use crate::common::pen::{ON, PASS, SUM, by_hand, judged};

/// The location of a number, as a choice.
fn stone(text: &str, at: usize) -> Choice {
    let certificate = Certificate::from_text(text).unwrap();
    Choice::Stone(certificate.claim().board().points().nth(at).unwrap())
}

/// 1 has the eye 0. Of the room 2, 3, 4 all but 4 is beside it, and 4 is beside 2 and 3: each answer makes an eye.
#[test]
fn a_body_with_an_eye_and_a_room() {
    let pairs = "0-1 1-2 1-3 2-4 3-4";
    let text = |decisions: &[u8]| by_hand("rooms", ".x...", pairs, 2, decisions);
    let told = |decisions: &[u8]| judged(&text(decisions));
    let answers = [2, 3, 2, 2];
    let named = |names: &[u8]| told(&[names, &answers].concat());
    // Rooms in any order, by any location of them.
    for names in [[1, 0, 2], [1, 0, 4], [1, 3, 0]] {
        assert_eq!(named(&names), Ok(()));
    }
    // No stone; the body is in no room of its own; twice the same room; words, and passes.
    for names in [
        [0, 1, 2],
        [4, 0, 2],
        [1, 1, 2],
        [1, 0, 1],
        [1, 0, 0],
        [1, 2, 4],
    ] {
        assert_eq!(named(&names), Err(FlawKind::Rooms), "{names:?}");
    }
    for names in [
        [SUM, 0, 2],
        [PASS, 0, 2],
        [1, PASS, 2],
        [1, ON, 2],
        [1, 0, SUM],
        [0, 0, ON],
    ] {
        assert_eq!(named(&names), Err(FlawKind::Misplaced), "{names:?}");
    }
    // Names are judged when all are there.
    for few in [
        &[][..],
        &[0],
        &[1, 1],
        &[0, 1],
        &[1, 0, 2],
        &[1, 0, 2, 2, 3, 2],
    ] {
        assert_eq!(told(few), Err(FlawKind::Missing), "{few:?}");
    }
    assert_eq!(told(&[1, 0, 2, 2, 3, 2, 2, 0]), Err(FlawKind::Leftover(1)));
    assert_eq!(told(&[1, 0, 2, SUM]), Err(FlawKind::Misplaced));
    for (answer, at) in [(0, 0), (1, 1)] {
        let flaw = FlawKind::Answer(stone(&text(&[]), at));
        assert_eq!(told(&[1, 0, 2, answer]), Err(flaw));
    }
    // The answer 4 is beside no stone of the body, and White's next stone takes a breath.
    assert!(told(&[1, 0, 2, 4, 2, 2, 2, 2]).is_err());
    // It goes on where the lemma is not wanted.
    assert_eq!(told(&[ON]), Err(FlawKind::Missing));
    // With `sum` too, which is not asked here: no chain is safe.
    let both = |decisions| judged(&by_hand("sum rooms", ".x...", pairs, 2, decisions));
    assert_eq!(both(&[1, 0, 2, 2, 3, 2, 2]), Ok(()));
    assert_eq!(both(&[SUM, 1, 0, 2, 2, 3, 2, 2]), Err(FlawKind::Misplaced));
    let sum = judged(&by_hand("sum", ".x...", pairs, 2, &[1, 0, 2, 2, 3, 2, 2]));
    assert_ne!(sum, Ok(()));
}

/// 0 has two rooms like that, and no eye.
#[test]
fn a_body_with_two_rooms_and_no_eye() {
    let pairs = "0-1 0-2 0-4 0-5 1-3 2-3 4-6 5-6";
    let told = |situations, decisions: &[u8]| {
        judged(&by_hand("rooms", "x......", pairs, situations, decisions))
    };
    let right = [0, 1, 4, 1, 2, 1, 1, 4, 5, 4, 4];
    assert_eq!(told(3, &right), Ok(()));
    for situations in [2, 4] {
        let stated = situations as u64;
        let flaw = FlawKind::Count { stated, found: 3 };
        assert_eq!(told(situations, &right), Err(flaw));
    }
}

/// 1 has the eye 0, and beyond 2 and 3 White throws in: what is left has no breath, and is not allowed.
#[test]
fn a_throw_in_leaves_no_breath() {
    let text = |rows: &str, pairs: &str, bytes: &[u8]| by_hand("rooms", rows, pairs, 9, bytes);
    // White passes, and 2 makes the eye 3. White on 2 is taken by 3. He is bound by the mark and passes, and 2 fills
    // what Black has left.
    let pairs = "0-1 1-2 2-3";
    let told = |bytes: &[u8]| judged(&text(".x..", pairs, bytes));
    let all = text(".x..", pairs, &[]);
    let two = FlawKind::Answer(stone(&all, 2));
    assert_eq!(told(&[1, 0, 2, 2, 3, 2]), Err(two));
    let pass = FlawKind::Answer(Choice::Pass);
    assert_eq!(told(&[1, 0, 2, 2, 3, PASS]), Err(pass));
    // Now White on 2 takes the only breath. Only 3 gives it back.
    let pairs = "0-1 1-2 2-3 3-4";
    let all = text(".x...", pairs, &[]);
    for lost in [4, 0, 2] {
        // First White passes, and with 3 the breath stays. In the part that is left he passes again, and 2 makes the eye 4.
        let bytes = [1, 0, 2, 3, 2, lost];
        let flaw = FlawKind::Answer(stone(&all, usize::from(lost)));
        assert_eq!(judged(&text(".x...", pairs, &bytes)), Err(flaw));
    }
}

/// 0 has the eye 1. Of its room, 2 is between 3, 4, 5 and 6, 7, 8, each of which is as above beside 0.
#[test]
fn where_a_room_falls_apart_one_part_is_named() {
    let pairs = "0-1 0-2 0-3 0-4 0-6 0-7 2-3 2-6 3-5 4-5 6-8 7-8";
    let told = |bytes: &[u8]| judged(&by_hand("rooms", "x........", pairs, 12, bytes));
    let with = |first_name: u8, second_name: u8| {
        let parts: [&[u8]; 9] = [
            &[0, 1, 2],
            // A pass: 2 leaves two parts. The one with the vow, then the other.
            &[2, first_name, 3, 4, 3, 3, 6, 7, 6, 6],
            // 2: the eye 4 and 5 ends the vow.
            &[3, 6, 7, 6, 6],
            // 3: the part with it has no vow, and where White takes 4, 5 lives there by itself. The other part has it.
            &[2, second_name, 4, 5, 4, 6, 7, 6, 6],
            // 4
            &[3, 6, 6, 7, 6, 6],
            // 5: the rest was just won.
            &[3],
            // 6: the first part, without a vow, is a new position. In the other 8 takes two stones, and lives not by
            // itself, as the vow goes on.
            &[2, 6, 3, 4, 3, 3, 7, 8, 6, 7],
            // 7
            &[6, 3, 3, 4, 3, 3],
            // 8
            &[6],
        ];
        parts.concat()
    };
    for (first, second) in [(3, 6), (4, 7), (5, 8)] {
        assert_eq!(told(&with(first, second)), Ok(()));
    }
    for name in [0, 1, 2] {
        assert_eq!(told(&with(name, 6)), Err(FlawKind::Rooms));
        assert_eq!(told(&with(3, name)), Err(FlawKind::Rooms));
    }
    for name in [PASS, SUM, ON] {
        assert_eq!(told(&with(name, 6)), Err(FlawKind::Misplaced));
        assert_eq!(told(&with(3, name)), Err(FlawKind::Misplaced));
    }
    assert_eq!(told(&with(3, 6)[..4]), Err(FlawKind::Missing));
    // With the other part named, the same answers are those of other positions.
    assert_ne!(told(&with(3, 3)), Ok(()));
    // Each decision changed to each other one: some are as good, most are not.
    let right = with(3, 6);
    let mut taken = 0;
    for at in 0..right.len() {
        for byte in (0..9).chain([SUM, ON, PASS]) {
            let mut bytes = right.clone();
            bytes[at] = byte;
            taken += usize::from(told(&bytes).is_ok());
        }
    }
    println!("{taken} of {} taken", right.len() * 12);
    assert!(taken < 2 * right.len());
}
