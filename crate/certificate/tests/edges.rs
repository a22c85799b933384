//! Positions in which a lemma has to keep silent because of one of its conditions alone.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a test fails by panicking, and its boards are small"
)]

use std::sync::Arc;

use loja_certificate::{Answer, Claim, Leaves, Lemma, Lemmas};
use loja_rules::{Board, Color, FastBoard, PassCount, Setup, State};

mod common;

/// A claim of Black on the whole board, the board as it is with this turn and pass count, and the truth.
fn case(rows: &[&str], turn: Color, passes: PassCount, lemma: Lemma) -> (bool, Answer) {
    let columns = u8::try_from(rows[0].len()).unwrap();
    let board = Board::rectangle(columns, u8::try_from(rows.len()).unwrap());
    let signs: Vec<char> = rows.concat().chars().collect();
    let of = |wanted: &str| {
        let points = board.points();
        points
            .filter(|x| wanted.contains(signs[x.index()]))
            .collect()
    };
    let mut setup = Setup::empty();
    setup.stones.black = of("xX");
    setup.stones.white = of("oO");
    setup.permanent = of("XO*");
    setup.turn = turn;
    setup.passes = passes;
    let all = board.locations();
    let state = State::new(Arc::new(board), setup).unwrap();
    let claim = Claim::new(&state, Color::Black, &all).unwrap();
    let fast = FastBoard::new(&state);
    let truth = common::Sweep::of_board(&claim, &fast, |_| ()).answer();
    let mut leaves = Leaves::new(&claim, Lemmas::NONE.with(lemma));
    (leaves.lemma(&fast, lemma.answer()).is_some(), truth)
}

#[test]
fn a_permanent_stone_may_fill_an_eye() {
    let alive = |row, lemma| case(&[row], Color::Black, PassCount::Zero, lemma);
    assert_eq!(alive("*X.o.X*", Lemma::Alive), (false, Answer::Lock));
    assert_eq!(alive("x.o.x", Lemma::Alive), (true, Answer::Refuted));
    assert_eq!(alive("*x.o.x*", Lemma::Alive), (true, Answer::Refuted));
}

#[test]
fn filling_needs_turns() {
    let fill = |turn, passes| {
        case(
            &["..x.", "xxxx"],
            turn,
            PassCount::from_value(passes).unwrap(),
            Lemma::Fill,
        )
    };
    assert_eq!(fill(Color::White, 0), (true, Answer::Lock));
    assert_eq!(fill(Color::White, -1), (true, Answer::Lock));
    assert_eq!(fill(Color::White, 1), (false, Answer::Refuted));
    assert_eq!(fill(Color::Black, 1), (true, Answer::Lock));
    assert_eq!(fill(Color::Black, 2), (false, Answer::Refuted));
}

#[test]
fn marks_and_permanent_stones_keep_from_filling() {
    let fill = |rows: &[&str]| case(rows, Color::Black, PassCount::Zero, Lemma::Fill);
    assert_eq!(fill(&["..x*", "xxxx"]), (true, Answer::Lock));
    // A marked location that is no region of its own.
    assert!(!fill(&["*.x.", "xxxx"]).0);
    // A permanent white stone.
    assert_eq!(fill(&[".Ox.", "xxxx"]), (false, Answer::Refuted));
    // Two marked eyes carry no filling: White answers in what is left.
    assert!(!fill(&["*x.", ".x*"]).0);
}
