//! Whole scores: certificates of all that a score rests on, by digest. They are read again and show what was judged; what is changed is refused.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use std::sync::Arc;

use crate::common::rows;
use loja_ground::{ByColor, Color};
use loja_systems::proof::{Bundle, Question, Refused, check, question_limits};
use loja_systems::{
    Control, Judgement, Limits, Outcome, Shown, Standing, Start, System, show, show_perfect,
};

const LIMITS: Limits = Limits {
    nodes: 6_000,
    bytes: 512 << 20,
};

fn start(told: &[&str], turn: Color) -> Start {
    let told: Vec<String> = told.iter().map(|&row| row.to_owned()).collect();
    let (board, stones) = rows(&told);
    Start {
        board: Arc::new(board),
        stones,
        turn,
        prisoners: ByColor { black: 1, white: 3 },
        options: loja_systems::ChosenOptions::default(),
    }
}

const KOMI: i64 = 500;

fn judged(system: System, start: &Start) -> (Judgement, Shown) {
    let judgement = system.judge(start, KOMI, &Control::new(LIMITS)).unwrap();
    let control = Control::new(question_limits(LIMITS));
    let shown = show(system, start, KOMI, &judgement, &control);
    assert_eq!(shown.contradiction, None, "{}", system.name());
    (judgement, shown)
}

/// Read again, and checked.
fn again(bundle: &Bundle) -> Bundle {
    let read = Bundle::read(&bundle.to_text()).unwrap();
    assert_eq!(read, *bundle);
    let proved = check(&read).unwrap();
    assert_eq!(proved.inner, bundle.inner.len());
    read
}

/// What is not the same any more shows nothing.
fn refused(bundle: &Bundle) {
    let mut other = bundle.clone();
    other.certificate.claim.answer = !other.certificate.claim.answer;
    assert!(check(&other).is_err());
    if let Question::Score(told) = &mut other.certificate.claim.question {
        other.certificate.claim.answer = true;
        told.points += 1000;
        assert_eq!(check(&other), Err(Refused::Fails(0)));
        // Then it is right that it is not the score.
        other.certificate.claim.answer = false;
        assert!(check(&other).is_ok());
    }
    if !bundle.inner.is_empty() {
        let mut fewer = bundle.clone();
        fewer.inner.pop();
        assert_eq!(check(&fewer), Err(Refused::Inner));
        // Those that the score names are what it rests on.
        let mut fewer = bundle.clone();
        fewer.certificate.inner.remove(0);
        assert!(check(&fewer).is_err());
        let mut more = bundle.clone();
        more.inner.push(bundle.certificate.clone());
        assert_eq!(check(&more), Err(Refused::Inner));
    }
}

#[test]
fn scores_are_shown_with_all_that_they_rest_on() {
    let boards: [&[&str]; 6] = [
        &["xx."],
        &["xxx."],
        &["x.", ".o"],
        &[".x.", "xo."],
        &["x.o."],
        &[".x.x."],
    ];
    let mut count = 0;
    for board in boards {
        let start = start(board, Color::Black);
        for system in System::all() {
            let (judgement, shown) = judged(system, &start);
            let name = format!("{} {board:?}", system.name());
            let is_score = |bundle: &Bundle| {
                matches!(bundle.certificate.claim.question, Question::Score(told)
                    if Outcome::Score(told.points) == judgement.outcome)
            };
            for bundle in &shown.bundles {
                refused(&again(bundle));
            }
            match judgement.outcome {
                Outcome::Score(_) if shown.missing.is_empty() => {
                    assert!(
                        matches!(&shown.bundles[..], [only] if is_score(only)),
                        "{name}"
                    );
                    count += 1;
                }
                Outcome::Score(_) => println!("{name}: without {:?}", shown.missing),
                Outcome::Won(_) => assert_eq!(shown.bundles.len(), 1, "{name}"),
                _ => {}
            }
        }
    }
    println!("{count} scores");
    assert!(count > 50, "{count} scores");
}

#[test]
fn perfect_play_is_shown_on_both_sides() {
    for system in [
        loja_systems::stone::RULES,
        loja_systems::area::RULES,
        loja_systems::no_pass::RULES,
        loja_systems::superko::POSITIONAL,
        loja_systems::superko::SITUATIONAL,
    ] {
        let start = start(&["x."], Color::White);
        let judgement = system.perfect(&start, KOMI, &Control::new(LIMITS)).unwrap();
        let control = Control::new(question_limits(LIMITS));
        let shown = show_perfect(system, &start, KOMI, &judgement, &control);
        assert_eq!((shown.contradiction, shown.missing), (None, Vec::new()));
        let expected = match judgement.outcome {
            Outcome::Score(_) => 2,
            Outcome::Won(_) => 1,
            _ => 0,
        };
        assert_eq!(shown.bundles.len(), expected, "{}", system.name());
        for bundle in &shown.bundles {
            refused(&again(bundle));
        }
    }
}

#[test]
fn where_both_rather_go_round_the_answer_is_undefined() {
    let mut undefined = 0;
    for board in [&["x.o."][..], &["x.", ".o"], &[".."], &["x.x."]] {
        for system in [
            loja_systems::no_pass::RULES,
            loja_systems::stone::RULES,
            loja_systems::area::RULES,
        ] {
            let start = start(board, Color::Black);
            let judgement = system.perfect(&start, 0, &Control::new(LIMITS)).unwrap();
            let open = judgement.standing == Standing::Undefined;
            assert_eq!(open, !judgement.open.is_empty());
            assert_eq!(open, judgement.outcome == Outcome::Open);
            undefined += usize::from(open);
        }
    }
    println!("{undefined} undefined");
    assert!(undefined > 0);
}
