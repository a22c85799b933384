//! Certificates of plain sweeps are accepted, and nothing shows the wrong answer.

use loja_certificate::{
    Answer, Certificate, Checker, Choice, FlawKind, Lemma, Lemmas, Unrecorded, record, sealed_again,
};
use loja_rules::Color;
use loja_testkit::{Dice, effort};

use crate::common;
use crate::common::{check, claim, recorded};

loja_testkit::long_too!(
    right_answers_are_recorded_and_accepted,
    wrong_answers_are_never_recorded
);

fn some_lemmas(dice: &mut Dice) -> Lemmas {
    match dice.below(3) {
        0 => Lemmas::ALL,
        1 => Lemmas::NONE,
        _ => Lemma::ALL.into_iter().fold(Lemmas::NONE, |lemmas, lemma| {
            if dice.one_in(2) {
                lemmas.with(lemma)
            } else {
                lemmas
            }
        }),
    }
}

#[test]
fn right_answers_are_recorded_and_accepted() {
    let mut kinds = std::collections::HashMap::new();
    for seed in 0..effort(1500, 40_000) {
        let mut dice = Dice::new(seed);
        let count = if seed % 2 == 0 { 5 } else { dice.below(6) };
        let claim = claim(&mut dice, count);
        let lemmas = some_lemmas(&mut dice);
        let certificate = recorded(&claim, lemmas);
        let decided = certificate.decisions().len() > 0;
        *kinds
            .entry((certificate.answer(), claim.player(), decided))
            .or_insert(0) += 1;
        assert_eq!(certificate.claim(), &claim);
        for lemma in certificate.lemmas().iter() {
            assert!(lemmas.contains(lemma) && lemma.answer() == certificate.answer());
        }
        let text = certificate.to_text();
        assert_eq!(Certificate::from_text(&text), Ok(certificate.clone()));
        let checked = check(certificate.clone()).unwrap();
        assert_eq!(*checked, certificate);
        assert_eq!(checked.into_certificate(), certificate);
    }
    println!("{kinds:?}");
    for answer in Answer::ALL {
        for player in Color::ALL {
            let count = kinds.get(&(answer, player, true)).copied().unwrap_or(0);
            assert!(count > 5, "{answer} {player}: {count}");
        }
    }
}

/// Whoever is wrong may advise what he likes.
#[test]
fn wrong_answers_are_never_recorded() {
    let mut flaws = std::collections::BTreeMap::new();
    for seed in 0..effort(1500, 40_000) {
        let mut dice = Dice::new(seed);
        let count = dice.below(6);
        let claim = claim(&mut dice, count);
        let wrong = match common::truth(&claim) {
            Answer::Lock => Answer::Refuted,
            Answer::Refuted => Answer::Lock,
        };
        let lemmas = some_lemmas(&mut dice);
        let recorded = record(&claim, wrong, lemmas, 1 << 20, &mut |board, choices| {
            choices.extend(board.playable().map(Choice::Stone));
            choices.push(Choice::Pass);
            let turn = dice.below(choices.len());
            choices.rotate_left(turn);
        });
        match recorded {
            Err(Unrecorded::Flawed(flaw)) => {
                *flaws.entry(format!("{:?}", flaw.kind)).or_insert(0) += 1;
            }
            other => panic!("{claim:?} {other:?}"),
        }
    }
    println!("{flaws:?}");
    for flaw in ["Cycle", "Final", "Formation"] {
        assert!(flaws.contains_key(flaw), "no {flaw}");
    }
}

#[test]
fn limits_and_missing_advice_are_told() {
    let (claim, certificate) = (0..)
        .map(|seed| claim(&mut Dice::new(seed), 5))
        .map(|claim| (claim.clone(), recorded(&claim, Lemmas::NONE)))
        .find(|(_, certificate)| {
            certificate.decisions().len() > 2 && certificate.answer() == Answer::Lock
        })
        .unwrap();
    let none = record(&claim, Answer::Lock, Lemmas::NONE, 1000, &mut |_, _| {});
    assert!(matches!(none, Err(Unrecorded::NoAdvice(line)) if line.len() == 1));
    let flaw = Checker::visiting(certificate.situations() - 1)
        .check(certificate.clone())
        .unwrap_err();
    assert_eq!(flaw.kind, FlawKind::TooMany(certificate.situations() - 1));
    assert!(
        Checker::visiting(certificate.situations())
            .check(certificate.clone())
            .is_ok()
    );
    let few = record(&claim, Answer::Lock, Lemmas::NONE, 2, &mut |_, choices| {
        choices.push(Choice::Pass);
    });
    assert!(matches!(few, Err(Unrecorded::Flawed(flaw)) if flaw.kind == FlawKind::TooMany(2)));
}

#[test]
fn one_decision_too_many_is_noticed() {
    let text = "loja-certificate 1\nboard rectangle 5x1\nrows .ooO*\nclaim white *****\n\
        answer lock\nlemmas none\nsituations 1\ndecisions AA\n";
    let read = Certificate::from_text(&sealed_again(text)).unwrap();
    assert_eq!(check(read).unwrap_err().kind, FlawKind::Leftover(1));
}

/// The number of situations that is stated is exact.
#[test]
fn one_situation_more_or_less_is_noticed() {
    for (answer, lemmas) in [(Answer::Lock, Lemmas::NONE), (Answer::Refuted, Lemmas::ALL)] {
        let certificate = (0..)
            .map(|seed| recorded(&claim(&mut Dice::new(seed), 5), lemmas))
            .find(|found| found.answer() == answer && found.decisions().len() > 2)
            .unwrap();
        let (text, right) = (certificate.to_text(), certificate.situations());
        for stated in [right - 1, right + 1, u64::MAX] {
            let line = format!("situations {stated}\n");
            let changed = text.replace(&format!("situations {right}\n"), &line);
            let read = Certificate::from_text(&sealed_again(&changed)).unwrap();
            let flaw = check(read).unwrap_err();
            let found = right;
            assert_eq!(flaw.kind, FlawKind::Count { stated, found });
        }
    }
}
