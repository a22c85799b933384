//! Whole scores: certificates of all that a score rests on, by digest. They are read again and show what was judged; what is changed is refused.

use std::sync::Arc;

use crate::common::rows;
use loja_ground::{ByColor, Color};
use loja_systems::proof::{Bundle, Question, Refused, certify, check, question_limits};
use loja_systems::{
    ChosenOptions, Control, GameResult, Judgement, Limits, ShownJudgement, Standing, Start, System,
    area, ing, jrg89, show, show_perfect, tromp_taylor,
};
use loja_testkit::sealed;

const LIMITS: Limits = Limits {
    nodes: 6_000,
    bytes: 512 << 20,
};

fn start(told: &[&str], turn: Color) -> Start {
    let told: Vec<String> = told.iter().map(|&row| row.to_owned()).collect();
    let (board, stones) = rows(&told);
    Start {
        prisoners: ByColor { black: 1, white: 3 },
        ..Start::new(Arc::new(board), stones, turn)
    }
}

const KOMI: i64 = 500;

fn judged(system: System, start: &Start) -> (Judgement, ShownJudgement) {
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
                    if GameResult::Score(told.points) == judgement.outcome)
            };
            for bundle in &shown.bundles {
                refused(&again(bundle));
            }
            match judgement.outcome {
                GameResult::Score(_) if shown.missing.is_empty() => {
                    assert!(
                        matches!(&shown.bundles[..], [only] if is_score(only)),
                        "{name}"
                    );
                    count += 1;
                }
                GameResult::Score(_) => println!("{name}: without {:?}", shown.missing),
                GameResult::Won(_) => assert_eq!(shown.bundles.len(), 1, "{name}"),
                _ => {}
            }
        }
    }
    println!("{count} scores");
    assert!(count > 50, "{count} scores");
}

/// A position with what was chosen.
fn with(told: &[&str], options: &[(&str, &str)]) -> Start {
    Start {
        options: ChosenOptions::of_file(options.iter().copied()).unwrap(),
        ..start(told, Color::Black)
    }
}

/// A certificate is of the options that it names: without them, or with them where they were not chosen, it shows nothing.
#[test]
fn a_score_is_shown_with_the_options_of_its_game() {
    for (system, name, value, board) in [
        (area::RULES, "button", "on", &["x.o"][..]),
        (area::RULES, "first-pass", "white", &["x.o"]),
        (area::RULES, "pass-stones", "on", &["x.o"]),
        (jrg89::RULES, "ko-marks", "everywhere", &["oo.x"]),
    ] {
        let chosen = with(board, &[(name, value)]);
        let (judgement, shown) = judged(system, &chosen);
        let [bundle] = &shown.bundles[..] else {
            panic!("{name}: {:?}", shown.missing)
        };
        assert_eq!(shown.missing, Vec::<String>::new());
        let line = format!("options {name}={value}\n");
        assert!(bundle.to_text().contains(&line), "{}", bundle.to_text());
        let read = again(bundle);
        refused(&read);
        let plain = with(board, &[]);
        let (usual, without) = judged(system, &plain);
        assert_ne!(judgement.outcome, usual.outcome, "{name}");
        for (bundle, others) in [(&read, &plain), (&again(&without.bundles[0]), &chosen)] {
            let mut other = bundle.clone();
            other.certificate.claim.options = others.options.clone();
            assert!(check(&other).is_err(), "{name}");
        }
        // What it rests on is of the same options.
        let mut mixed = read.clone();
        mixed.certificate.inner = without.bundles[0].certificate.inner.clone();
        mixed.inner = without.bundles[0].inner.clone();
        let rests = !mixed.inner.is_empty();
        assert!(!rests || check(&mixed) == Err(Refused::Inner));
    }
}

#[test]
fn what_handicap_stones_decide_is_shown() {
    let handicap = with(&["x.o"], &[("handicap", "2")]);
    for (system, named) in [
        (ing::RULES, true),
        (tromp_taylor::RULES, true),
        (area::RULES, false),
    ] {
        let (_, shown) = judged(system, &handicap);
        for bundle in &shown.bundles {
            let text = again(bundle).to_text();
            assert_eq!(text.contains("options handicap=2\n"), named, "{text}");
        }
    }
    let start = with(&["x."], &[("handicap", "2")]);
    let system = tromp_taylor::RULES;
    let perfect = |start: &Start| system.perfect(start, 0, &Control::new(LIMITS)).unwrap();
    let control = Control::new(question_limits(LIMITS));
    let shown = show_perfect(system, &start, 0, &perfect(&start), &control);
    assert_eq!((shown.contradiction, shown.missing), (None, Vec::new()));
    assert_eq!(shown.bundles.len(), 2);
    shown
        .bundles
        .iter()
        .for_each(|bundle| refused(&again(bundle)));
}

#[test]
fn perfect_play_for_a_button_is_shown() {
    let start = with(&["..."], &[("button", "on")]);
    let judgement = area::RULES
        .perfect(&start, 0, &Control::new(LIMITS))
        .unwrap();
    let control = Control::new(question_limits(LIMITS));
    let shown = show_perfect(area::RULES, &start, 0, &judgement, &control);
    assert_eq!((shown.contradiction, shown.missing), (None, Vec::new()));
    assert_eq!(shown.bundles.len(), 2);
    let without = shown.bundles.iter().map(|bundle| {
        refused(&again(bundle));
        let mut without = bundle.clone();
        without.certificate.claim.options = ChosenOptions::default();
        check(&without)
    });
    assert!(without.filter(Result::is_err).count() > 0);
}

/// By the one reading White takes the second black stone, by the other White has to pass for a mark first.
#[test]
fn what_a_mark_decides_is_shown_by_each_reading() {
    let answers = ["where-captured", "everywhere"].map(|reading| {
        let start = with(&["x.x."], &[("ko-marks", reading)]);
        let stone = Question::Captured(start.board.point(2).unwrap());
        let control = Control::new(question_limits(LIMITS));
        let bundle = again(&certify(jrg89::RULES, &start, &stone, &control).unwrap());
        let mut other = bundle.clone();
        other.certificate.claim.options = match reading {
            "everywhere" => ChosenOptions::default(),
            _ => with(&["x.x."], &[("ko-marks", "everywhere")]).options,
        };
        assert!(check(&other).is_err(), "{}", bundle.to_text());
        bundle.certificate.claim.answer
    });
    assert_eq!(answers, [true, false]);
}

#[test]
fn options_are_written_in_one_way() {
    let start = with(&["x.o"], &[("button", "on")]);
    let text = judged(area::RULES, &start).1.bundles[0].to_text();
    let body = text.split("digest").next().unwrap();
    for (line, is_read) in [
        ("options button=on", true),
        ("options  button=on", false),
        ("options button=off", false),
        ("options button=maybe", false),
        ("options handicap=2", false),
        ("options ko-marks=everywhere", false),
        ("options", false),
        ("options button=on button=on", false),
    ] {
        let changed = body.replace("options button=on", line);
        let sealed = sealed(&format!("{changed}digest "));
        assert_eq!(Bundle::read(&sealed).is_ok(), is_read, "{sealed}");
    }
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
            GameResult::Score(_) => 2,
            GameResult::Won(_) => 1,
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
            assert_eq!(open, judgement.outcome == GameResult::Open);
            undefined += usize::from(open);
        }
    }
    println!("{undefined} undefined");
    assert!(undefined > 0);
}
