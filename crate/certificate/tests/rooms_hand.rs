//! A certificate with `rooms` made by hand.

use std::collections::VecDeque;

use loja_certificate::{
    Advisor, Answer, Certificate, Choice, FlawKind, Here, Lemma, Lemmas, LocalPosition, Plan,
    Rooms, check, record_with, sealed_again,
};
use loja_rules::{Board, FastBoard, PointSet};

use crate::common::base64url;

/// A lock of all locations by Black.
fn by_hand(board: &str, rows: &str, situations: usize, decisions: &[u8]) -> String {
    let set: String = rows
        .chars()
        .map(|sign| if "/,".contains(sign) { sign } else { '*' })
        .collect();
    sealed_again(&format!(
        "loja-certificate 1\nboard {board}\nrows {rows}\nclaim black {set}\nanswer lock\n\
         lemmas rooms\nsituations {situations}\ndecisions {}\n",
        base64url(decisions)
    ))
}

fn text(rows: &str, situations: usize, decisions: &[u8]) -> String {
    let lines = rows.split('/').count();
    let columns = rows.split('/').next().unwrap().len();
    by_hand(
        &format!("rectangle {columns}x{lines}"),
        rows,
        situations,
        decisions,
    )
}

fn told(rows: &str, situations: usize, decisions: &[u8]) -> Result<(), FlawKind> {
    judged(&text(rows, situations, decisions))
}

fn judged(text: &str) -> Result<(), FlawKind> {
    let checked = check(Certificate::from_text(text).unwrap());
    checked.map(drop).map_err(|flaw| {
        assert!(flaw.line.is_empty() && !flaw.to_string().is_empty());
        flaw.kind
    })
}

fn stone(at: usize) -> Choice {
    let board = Board::rectangle(16, 1);
    Choice::Stone(board.points().nth(at).unwrap())
}

const SUM: u8 = 254;
const ON: u8 = 253;
const PASS: u8 = 255;

/// The left stone has one eye, 0, and on its right side room for another.
const ROW: &str = ".x..x.";

/// The body is 1, its rooms are 0 and what has 2 in it. White passes, and Black plays 2, which joins the body: it can breathe on 3. White can't play there, nor on 5;
/// he passes, and Black plays 3: now 5 is an eye. If White plays 2, Black takes it from 3, and the body can breathe on 2; White passes,
/// and Black plays there. If White plays 3, Black takes it from 2, and this position was there before.
const RIGHT: [u8; 8] = [1, 0, 2, 2, 3, 3, 2, 2];

#[test]
fn rooms_by_hand_are_accepted() {
    assert_eq!(told(ROW, 4, &RIGHT), Ok(()));
    // The same seen from the other side
    assert_eq!(told(ROW, 4, &[4, 5, 3, 3, 2, 3, 2, 3]), Ok(()));
    // Rooms in another order, and named by what else is in them
    assert_eq!(told(ROW, 4, &[1, 4, 0, 2, 3, 3, 2, 2]), Ok(()));
    let certificate = Certificate::from_text(&text(ROW, 4, &RIGHT)).unwrap();
    let mut plan = Plan::of(&check(certificate).unwrap()).unwrap();
    assert_eq!(plan.here(), Some((0, Here::Lemma(Lemma::Rooms))));
    let parts = plan.parts().into_iter();
    let parts: Vec<(usize, bool)> = parts
        .map(|part| (part.locations.len(), part.is_fillable))
        .collect();
    assert_eq!(parts, [(1, true), (4, false)]);
}

#[test]
fn what_is_wrong_with_rooms_is_told() {
    let wrong = |decisions: &[u8]| told(ROW, 4, decisions).unwrap_err();
    // Three locations are read, or ON
    for few in [&[][..], &[1], &[1, 0], &[0, 0], &[1, 0, 2], &RIGHT[..7]] {
        assert_eq!(wrong(few), FlawKind::Missing, "{few:?}");
    }
    for odd in [&[SUM][..], &[PASS], &[1, ON], &[0, SUM], &[1, 0, PASS]] {
        assert_eq!(wrong(odd), FlawKind::Misplaced, "{odd:?}");
    }
    // No stone; no two regions; no region
    for none in [
        [0, 0, 2],
        [3, 0, 2],
        [1, 0, 0],
        [1, 2, 5],
        [1, 1, 2],
        [1, 0, 1],
    ] {
        assert_eq!(wrong(&none), FlawKind::Rooms, "{none:?}");
    }
    assert_eq!(wrong(&[1, 0, 2, PASS]), FlawKind::Answer(Choice::Pass));
    assert_eq!(wrong(&[1, 0, 2, ON]), FlawKind::Misplaced);
    // White's stone is there; and from 5 nothing is taken, so that the body can't breathe any more.
    assert_eq!(wrong(&[1, 0, 2, 2, 3, 2]), FlawKind::Answer(stone(2)));
    assert_eq!(wrong(&[1, 0, 2, 2, 3, 5]), FlawKind::Answer(stone(5)));
    let longer = [&RIGHT[..], &[2]].concat();
    assert_eq!(wrong(&longer), FlawKind::Leftover(1));
    for (stated, found) in [(3, 4), (5, 4)] {
        let count = Err(FlawKind::Count { stated, found });
        assert_eq!(told(ROW, usize::try_from(stated).unwrap(), &RIGHT), count);
    }
}

/// Each byte of the example, changed to each other value.
#[test]
fn each_decision_of_the_example_matters() {
    for at in 0..RIGHT.len() {
        for byte in (0..6).chain([ON, SUM, PASS]) {
            let mut decisions = RIGHT;
            decisions[at] = byte;
            let same = byte == RIGHT[at] || at == 2 && (2..6).contains(&byte);
            // ON leads to moves, of which there are none.
            assert!(byte == ON && at == 0 || told(ROW, 4, &decisions).is_ok() == same);
        }
    }
}

/// Where a chain has two eyes, the lemma is not asked for: the decision is one on a move.
#[test]
fn it_is_not_asked_for_beside_a_safe_chain() {
    let tail = ".x./,x,/,.,/,.,";
    let certificate = Certificate::from_text(&text(tail, 9, &[ON])).unwrap();
    assert_eq!(check(certificate).unwrap_err().kind, FlawKind::Misplaced);
    // In the row it is.
    let certificate = Certificate::from_text(&text(ROW, 9, &[ON])).unwrap();
    assert_eq!(check(certificate).unwrap_err().kind, FlawKind::Missing);
}

/// Words are read where this lemma is named alone, too.
#[test]
fn words_belong_to_the_lemma() {
    let good = text(ROW, 4, &[ON]);
    assert!(Certificate::from_text(&good).is_ok());
    let none = good.replace("lemmas rooms", "lemmas fill");
    assert!(Certificate::from_text(&sealed_again(&none)).is_err());
}

/// Nobody has an eye yet: the column in the middle has a room on either side.
#[test]
fn two_open_rooms_are_enough() {
    let decisions = [
        2, 0, 3, 1, 0, 6, 0, 0, 6, 1, 5, 1, 5, 6, 6, 0, 1, 6, 1, 1, 0, 6, 0, 0, 1, 5, 1, 3, 4, 8,
        4, 4, 8, 9, 9, 4, 3, 8, 3, 9, 3, 3, 4, 9, 4, 4, 3, 4, 8, 4,
    ];
    assert_eq!(told("..x../..x..", 16, &decisions), Ok(()));
}

/// 1 has the eye 0. Beyond 2, 3 and 6, all beside it, there are 4 with 5 and 7 with 8.
const TWO_TAILS: (&str, &str) = (
    "pairs 9 0-1 1-2 1-3 1-6 2-3 2-6 3-4 4-5 6-7 7-8",
    ".x..x..x.",
);

/// White passes, and Black plays 2. Two parts are left, 3 to 5 and 6 to 8, and the body can breathe in both: it vows to do so in the second. In either
/// White only passes, and Black plays 3 or 6. If White plays 2, Black gets the eye 5 by 3, and takes 2 from 6. If White plays 3, Black takes it from
/// 2, and both parts are known. If he plays 6, Black does the same, and vows to breathe in the first part: that makes two new positions.
#[test]
fn where_two_parts_may_have_the_vow_one_is_named() {
    let right = [1, 0, 2, 2, 6, 3, 6, 3, 6, 2, 8, 2, 3, 3, 6];
    let told = |decisions: &[u8]| judged(&by_hand(TWO_TAILS.0, TWO_TAILS.1, 7, decisions));
    assert_eq!(told(&right), Ok(()));
    let renamed = |name: u8| [&right[..4], &[name], &right[5..]].concat();
    for same in [7, 8] {
        assert_eq!(told(&renamed(same)), Ok(()));
    }
    // What is safe or elsewhere is in no such part.
    for none in [0, 1, 2] {
        assert_eq!(told(&renamed(none)), Err(FlawKind::Rooms));
    }
    for word in [PASS, ON, SUM] {
        assert_eq!(told(&renamed(word)), Err(FlawKind::Misplaced));
    }
    assert_eq!(told(&right[..4]), Err(FlawKind::Missing));
}

/// As above, with White's stone on 9 and 10 beyond it. That part is open too, but nothing empty in it is beside the body, which can't breathe there.
#[test]
fn a_part_without_a_breath_gets_no_vow() {
    let board = "pairs 11 0-1 1-2 1-3 1-6 2-3 2-6 2-9 3-4 4-5 6-7 7-8 9-10";
    let told = |name: u8| judged(&by_hand(board, ".x..x..x.o.", 9, &[1, 0, 2, 2, name]));
    assert_eq!(told(6), Err(FlawKind::Missing));
    for none in [9, 10] {
        assert_eq!(told(none), Err(FlawKind::Rooms));
    }
}

/// Tells the same, answer by answer.
struct Scripted {
    answers: VecDeque<usize>,
    carriers: VecDeque<usize>,
}

impl Advisor for Scripted {
    fn choices(&mut self, _: &FastBoard, _: &mut Vec<Choice>) {}

    fn ends_by_rooms(&mut self, board: &FastBoard) -> Option<Rooms> {
        let points: Vec<_> = board.board().points().collect();
        Some(Rooms {
            body: points[1],
            rooms: [points[0], points[2]],
        })
    }

    fn answers(&mut self, _: &LocalPosition, choices: &mut Vec<Choice>) {
        choices.extend(self.answers.pop_front().map(stone));
    }

    fn carrier(&mut self, position: &LocalPosition, answer: Choice, parts: &[PointSet]) -> usize {
        assert!(position.vow && answer == stone(2) && parts.len() == 2);
        self.carriers.pop_front().unwrap()
    }
}

#[test]
fn what_an_advisor_names_is_recorded() {
    let empty = by_hand(TWO_TAILS.0, TWO_TAILS.1, 7, &[]);
    let certificate = Certificate::from_text(&empty).unwrap();
    let claim = certificate.claim();
    let record = |carriers: [usize; 3]| {
        let mut advisor = Scripted {
            answers: [2, 3, 6, 3, 6, 2, 2, 3, 6].into(),
            carriers: carriers.into(),
        };
        let lemmas = Lemmas::NONE.with(Lemma::Rooms);
        record_with(claim, Answer::Lock, lemmas, 99, &mut advisor)
    };
    let right = [1, 0, 2, 2, 6, 3, 6, 3, 6, 2, 6, 2, 3, 3, 6];
    let written = by_hand(TWO_TAILS.0, TWO_TAILS.1, 7, &right);
    assert_eq!(record([1, 1, 0]).unwrap().to_text(), written);
    // There is no third part.
    assert!(record([2, 1, 0]).is_err());
}
