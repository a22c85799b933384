//! The text of certificates: every kind of board comes back as it was, and the form is the documented one.

use std::sync::Arc;

use loja_certificate::{
    Answer, Certificate, Choice, Claim, Decision, Lemmas, record, sealed_again,
};
use loja_rules::{Board, Color, Family, FastBoard, PointSet, Setup, Shape, State};
use loja_testkit::Dice;

use crate::common;
use crate::common::{Sweep, check, graph};

/// A certificate for the empty set on an empty board, which is hopeless.
fn empty(board: Board) -> Certificate {
    let state = State::new(Arc::new(board), Setup::empty()).unwrap();
    let claim = Claim::new(&state, Color::Black, &PointSet::new()).unwrap();
    record(&claim, Answer::Refuted, Lemmas::ALL, 1, &mut |_, _| {}).unwrap()
}

fn board_line(board: &Board) -> String {
    let certificate = empty(board.clone());
    let text = certificate.to_text();
    let read = Certificate::from_text(&text).unwrap();
    assert_eq!(**read.claim().board(), *board);
    assert_eq!(read, certificate);
    check(read).unwrap();
    text.lines().nth(1).unwrap().to_owned()
}

#[test]
fn every_board_comes_back() {
    for family in Family::ALL {
        for (columns, rows) in [
            (1, 1),
            (2, 1),
            (1, 4),
            (2, 2),
            (3, 3),
            (5, 4),
            (19, 19),
            (0, 0),
        ] {
            board_line(&family.member(columns, rows));
        }
    }
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let count = dice.below(8);
        board_line(&graph(&mut dice, count));
    }
}

#[test]
fn sheets_are_told_by_name_and_others_by_pairs() {
    for shape in Shape::ALL {
        let line = board_line(&Board::shaped(shape, 7, 5, |_, _| true));
        assert_eq!(line, format!("board {} 7x5", shape.name()));
    }
    let holes = Board::grid(7, 5, |x, y| (x, y) != (3, 2) && (x, y) != (0, 0));
    assert_eq!(board_line(&holes), "board rectangle 7x5");
    let fork = Board::new(4, [(0, 1), (1, 2), (1, 3)]).unwrap();
    assert_eq!(board_line(&fork), "board rectangle 3x2");
    let star = Board::new(6, [(0, 1), (0, 2), (0, 3), (0, 4), (5, 0)]).unwrap();
    assert_eq!(board_line(&star), "board pairs 6 0-1 0-2 0-3 0-4 0-5");
    assert_eq!(board_line(&Board::default()), "board pairs 0");
}

#[test]
fn the_form_is_the_documented_one() {
    let board = Board::rectangle(5, 1);
    let points: Vec<_> = board.points().collect();
    let mut setup = Setup::empty();
    setup.stones.white = points[1..4].iter().copied().collect();
    setup.permanent = points[3..].iter().copied().collect();
    let all = board.locations();
    let state = State::new(Arc::new(board), setup).unwrap();
    let claim = Claim::new(&state, Color::White, &all).unwrap();
    let certificate = record(&claim, Answer::Lock, Lemmas::ALL, 10, &mut |_, _| {}).unwrap();
    let text = certificate.to_text();
    assert_eq!(
        text,
        "loja-certificate 1\nboard rectangle 5x1\nrows .ooO*\nclaim white *****\nanswer lock\n\
         lemmas none\nsituations 1\ndecisions \ndigest 4e767d6000c784df\n"
    );
}

/// A claim with a hundred finished parts of three locations in front of what it was.
fn widened(claim: &Claim) -> Claim {
    let many = 3 * PARTS;
    let (board, situation) = (claim.board(), claim.state().situation());
    let parts = (0..many).filter(|at| at % 3 > 0).map(|at| (at - 1, at));
    let pairs = board
        .pairs()
        .map(|(a, b)| (a.index() + many, b.index() + many));
    let wide = Board::new(board.len() + many, parts.chain(pairs)).unwrap();
    let moved = |set: &PointSet| -> PointSet {
        set.iter()
            .map(|x| wide.point(x.index() + many).unwrap())
            .collect()
    };
    let front = |wanted: fn(usize) -> bool| {
        wide.points()
            .filter(move |x| x.index() < 3 * PARTS && wanted(x.index()))
    };
    let mut setup = Setup::empty();
    for color in Color::ALL {
        setup.stones[color] = moved(&situation.stones()[color]);
    }
    for stone in front(|at| at % 3 == 1) {
        setup.stones[claim.player()].insert(stone);
    }
    setup.permanent = moved(situation.permanent());
    let set = moved(claim.set()).union(&front(|_| true).collect());
    let state = State::new(Arc::new(wide), setup).unwrap();
    Claim::new(&state, claim.player(), &set).unwrap()
}

const PARTS: usize = 100;

/// The situation without the finished parts.
fn narrowed(board: &FastBoard, claim: &Claim) -> FastBoard {
    let situation = board.situation();
    let moved = |set: &PointSet| -> PointSet {
        set.iter()
            .filter_map(|x| claim.board().point(x.index().checked_sub(3 * PARTS)?))
            .collect()
    };
    let mut setup = Setup::empty();
    for color in Color::ALL {
        setup.stones[color] = moved(&situation.stones()[color]);
    }
    setup.temporary = moved(situation.temporary());
    setup.permanent = moved(situation.permanent());
    setup.turn = situation.turn();
    setup.passes = situation.pass_count();
    FastBoard::new(&State::new(Arc::clone(claim.board()), setup).unwrap())
}

/// Sets of more than 250 members have decisions of two bytes.
#[test]
fn large_sets_have_wide_decisions() {
    let mut found = 0;
    for seed in 0..2000 {
        let narrow = common::claim(&mut Dice::new(seed), 5);
        let sweep = Sweep::of_claim(&narrow, |_| ());
        if sweep.answer() != Answer::Lock || narrow.set().len() < 3 {
            continue;
        }
        let claim = widened(&narrow);
        let certificate = record(
            &claim,
            Answer::Lock,
            Lemmas::NONE,
            1000,
            &mut |board, choices| {
                let mut small = Vec::new();
                sweep.advise(&narrowed(board, &narrow), Answer::Lock, &mut small);
                choices.extend(small.into_iter().map(|choice| match choice {
                    Choice::Stone(x) => {
                        Choice::Stone(board.board().point(x.index() + 3 * PARTS).unwrap())
                    }
                    Choice::Pass => Choice::Pass,
                }));
            },
        )
        .unwrap();
        let text = certificate.to_text();
        let read = Certificate::from_text(&text).unwrap();
        assert_eq!(read, certificate);
        check(read).unwrap();
        // Two bytes each, and four letters for three bytes.
        let letters = text.lines().nth(7).unwrap().len() - "decisions ".len();
        assert_eq!(letters, (certificate.decisions().len() * 8).div_ceil(3));
        found += certificate.decisions().len();
        if found > 40 {
            return;
        }
    }
    panic!("only {found} decisions");
}

/// A text about an empty row that Black claims, with these decisions.
fn row(members: usize, decisions: &str) -> String {
    sealed_again(&format!(
        "loja-certificate 1\nboard rectangle {members}x1\nrows {}\nclaim black {}\nanswer refuted\n\
         lemmas none\nsituations 9\ndecisions {decisions}\n",
        ".".repeat(members),
        "*".repeat(members)
    ))
}

/// A decision is the number of a member or the pass, and nothing between.
#[test]
fn decisions_are_members_or_the_pass() {
    let read = |members, decisions: &str| -> Option<Vec<Option<usize>>> {
        let text = row(members, decisions);
        let certificate = Certificate::from_text(&text).ok()?;
        assert_eq!(certificate.to_text(), text);
        let decisions = certificate.decisions().map(|decision| match decision {
            Decision::Move(Choice::Stone(x)) => Some(x.index()),
            Decision::Move(Choice::Pass) => None,
            Decision::Sum | Decision::On => panic!("no lemma has words"),
        });
        Some(decisions.collect())
    };
    // One byte up to 250 members: 249, 255; then 250, and 254
    assert_eq!(read(250, "-f8"), Some(vec![Some(249), None]));
    assert_eq!(read(250, "-g"), None);
    assert_eq!(read(250, "_g"), None);
    // Two bytes from there: 0 250, 255 255; then 0 251, and half a decision
    assert_eq!(read(251, "APr__w"), Some(vec![Some(250), None]));
    assert_eq!(read(251, "APs"), None);
    assert_eq!(read(251, "APoA"), None);
    // 2; then 3
    assert_eq!(read(3, "Ag"), Some(vec![Some(2)]));
    assert_eq!(read(3, "Aw"), None);
}

#[test]
fn a_text_too_long_is_not_read() {
    let long = " ".repeat(loja_certificate::MOST_BYTES + 1);
    let told = Certificate::from_text(&long).unwrap_err();
    assert_eq!(told.to_string(), "the text has more than 67108864 bytes");
}
