//! Certificates with `sum` made by hand, right ones and wrong ones, for both checkers.

use loja_certificate::{Certificate, Choice, FlawKind};

use crate::common::pen::{self, ON, PASS, SUM, judged};

fn by_hand(rows: &str, pairs: &str, situations: usize, decisions: &[u8]) -> String {
    pen::by_hand("sum", rows, pairs, situations, decisions)
}

/// 1 has the eyes 0 and 2. The door 5 is beside 3 and 4, which are beside 1: one is enough.
#[test]
fn a_door_is_reached_from_one_of_two_sides() {
    let pairs = "0-1 1-2 1-3 1-4 3-4 3-5 4-5 5-6";
    let told = |decisions: &[u8]| judged(&by_hand(".x...xO", pairs, 2, decisions));
    let stone = |text: &str, at: usize| {
        let certificate = Certificate::from_text(text).unwrap();
        Choice::Stone(certificate.claim().board().points().nth(at).unwrap())
    };
    let text = by_hand(".x...xO", pairs, 2, &[]);
    assert_eq!(told(&[SUM, 3, 4, 3]), Ok(()));
    assert_eq!(told(&[SUM, 4, 4, 3]), Ok(()));
    assert_eq!(told(&[SUM, 3, 4]), Err(FlawKind::Missing));
    assert_eq!(told(&[]), Err(FlawKind::Missing));
    assert_eq!(told(&[SUM, 3, 4, 3, PASS]), Err(FlawKind::Leftover(1)));
    assert_eq!(told(&[PASS, 3, 4, 3]), Err(FlawKind::Misplaced));
    assert_eq!(told(&[SUM, SUM, 4, 3]), Err(FlawKind::Misplaced));
    assert_eq!(told(&[SUM, 3, ON, 3]), Err(FlawKind::Misplaced));
    // There is no mark; the place is taken; it is another part.
    assert_eq!(
        told(&[SUM, 3, PASS, 3]),
        Err(FlawKind::Answer(Choice::Pass))
    );
    for at in [0, 1, 3, 5] {
        let number = u8::try_from(at).unwrap();
        let flaw = FlawKind::Answer(stone(&text, at));
        assert_eq!(told(&[SUM, 3, number, 3]), Err(flaw));
    }
    // With the door beside 3 alone White comes in, whatever Black answers.
    let pairs = "0-1 1-2 1-3 1-4 3-5 5-6";
    for answer in [3, 5, PASS] {
        let bytes = [SUM, 3, answer, 5, 5, 5];
        assert!(judged(&by_hand(".x...xO", pairs, 4, &bytes)).is_err());
    }
}

/// 1 has the eyes 0 and 2, and 4 beyond 3 has one eye alone: a ko, which White may take once.
#[test]
fn a_chain_with_one_eye_is_a_ko() {
    let pairs = "0-1 1-2 1-3 3-4";
    let told = |decisions: &[u8]| judged(&by_hand(".x..x", pairs, 4, decisions));
    // White passes, Black connects. White takes, Black passes; White passes, Black takes; White is bound, and passes.
    assert_eq!(told(&[SUM, 3, PASS, 4, 3]), Ok(()));
    let certificate = Certificate::from_text(&by_hand(".x..x", pairs, 4, &[])).unwrap();
    let four = certificate.claim().board().points().nth(4).unwrap();
    let marked = Err(FlawKind::Answer(Choice::Stone(four)));
    assert_eq!(told(&[SUM, 3, 4, 4, 3]), marked);
    assert_eq!(
        judged(&by_hand(".x..x", pairs, 5, &[SUM, 3, PASS, 4, 3])),
        Err(FlawKind::Count {
            stated: 5,
            found: 4
        })
    );
    assert_eq!(
        judged(&by_hand(".x..x", pairs, 3, &[SUM, 3, PASS, 4, 3])),
        Err(FlawKind::Count {
            stated: 3,
            found: 4
        })
    );
    // With a second one neither is bound, and White takes again: it goes round.
    let pairs = "0-1 1-2 1-3 1-5 3-4 5-6";
    let round = judged(&by_hand(".x..x.x", pairs, 5, &[SUM, 3, PASS, 4]));
    assert_eq!(round, Err(FlawKind::Round));
    // And with one eye above there is no safe chain: nothing is asked, and Black's first decision is a move.
    let none = judged(&by_hand("x..x", "0-1 0-2 2-3", 4, &[SUM]));
    assert_eq!(none, Err(FlawKind::Misplaced));
}
