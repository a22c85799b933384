//! Certificates that somebody has changed and sealed again: none passes for a claim that is not true. 20,000 changes a system in the long tests.

use std::collections::HashMap;

use crate::common;
use loja_ground::{Board, ByColor, Color, PointSet};
use loja_systems::proof::{
    Bundle, EndLemmas, Question, RuleSetCertificate, RuleSetClaim, certify, check,
};
use loja_systems::{ChosenOptions, Start, System};
use loja_testkit::{Dice, drawn, effort, sealed};

loja_testkit::long_too!(
    of_1989,
    of_2003,
    of_new_amateur_japanese,
    of_the_draft,
    of_stone_scoring,
    of_area,
    of_no_pass,
    of_positional_superko,
    of_situational_superko,
    of_1989_by_lemmas
);

const MOST: usize = 60_000;

/// What it may take to find a certificate that is changed afterwards: short ones take less.
const FEW: usize = 4_000;

/// Certificates of 1989 that end by lemmas, and others of the same boards: a stone with two eyes, and a part beside it.
fn texts_by_lemmas() -> Vec<String> {
    type Part<'a> = (&'a [(usize, usize)], &'a [usize], &'a [usize]);
    let parts: [Part<'_>; 4] = [
        (&[(0, 3), (3, 4)], &[], &[3]),
        (&[(0, 3), (3, 4), (3, 5), (4, 5)], &[], &[3]),
        (&[(0, 3), (3, 4), (3, 5)], &[], &[3]),
        (&[(0, 3), (0, 4), (3, 5), (4, 5)], &[], &[3, 5]),
    ];
    let mut texts = Vec::new();
    for (pairs, own, his) in parts {
        let pairs: Vec<_> = [(0, 1), (0, 2)].iter().chain(pairs).copied().collect();
        let size = pairs.iter().map(|pair| pair.1).max().unwrap() + 1;
        let board = Board::new(size, pairs).unwrap();
        let set = |points: &[usize]| -> PointSet {
            points.iter().filter_map(|&at| board.point(at)).collect()
        };
        let stones = ByColor {
            black: set(&[0]).union(&set(own)),
            white: set(his),
        };
        let inside: PointSet = board.points().filter(|at| at.index() > 2).collect();
        let mut questions = Vec::new();
        for of in [&inside, &board.locations()] {
            for owner in Color::ALL {
                questions.push(Question::Beyond(owner, of.clone()));
            }
            questions.extend(set(his).iter().map(|at| Question::Clean(at, of.clone())));
        }
        questions.extend(set(&[0]).union(&set(his)).iter().map(Question::Captured));
        for question in questions {
            let rules = loja_systems::jrg89::RULES;
            let found = certify(
                rules,
                &common::position(&board, &stones),
                &question,
                &common::searches(MOST),
            );
            texts.extend(found.map(|found| found.to_text()));
        }
    }
    texts.retain(|text| text.len() < 12_000);
    for (lemma, least) in [("lemma gaps", 8), ("lemma stays", 4)] {
        let by_it = texts.iter().filter(|text| text.contains(lemma)).count();
        assert!(by_it > least, "{lemma}: {by_it}");
    }
    texts
}

/// Questions of a system with both answers among them.
fn texts(rules: System) -> Vec<String> {
    let boards = [
        drawn(&["xx."]),
        drawn(&["xxx."]),
        drawn(&["x.", ".o"]),
        drawn(&[".x.", "xo."]),
        drawn(&["x.o."]),
        drawn(&["x."]),
    ];
    // By the draft a string lives by two eyes, or where no play takes it; there are few of these.
    let draft = [drawn(&[".x."]), drawn(&[".x.x."])];
    let more = draft
        .into_iter()
        .filter(|_| rules == loja_systems::yasunaga::RULES);
    let mut texts = Vec::new();
    for (board, stones) in boards.into_iter().chain(more) {
        let mut questions = Vec::new();
        let all = board.locations();
        match rules.name() {
            // Two locations are for superko, of which three have but few short certificates.
            _ if board.len() < 3 && !rules.name().starts_with("superko") => {}
            "jrg89" => {
                for at in stones.occupied().iter() {
                    questions.push(Question::Captured(at));
                    questions.push(Question::Clean(at, [at].into_iter().collect()));
                    questions.push(Question::Clean(at, all.clone()));
                }
                let empty = all.difference(&stones.occupied());
                questions.extend(
                    empty
                        .iter()
                        .map(|at| Question::Beyond(Color::Black, [at].into_iter().collect())),
                );
            }
            "j2003" => {
                for at in stones.occupied().iter() {
                    questions.push(Question::Forced(at, PointSet::new()));
                    questions.push(Question::Forced(at, [at].into_iter().collect()));
                    questions.push(Question::Forced(at, all.clone()));
                }
            }
            "yasunaga" => {
                let asked = stones.occupied();
                questions.extend(asked.iter().map(Question::Captured));
                questions.extend(asked.iter().map(Question::Unprotected));
            }
            "naj" => {
                let asked = (0..4)
                    .flat_map(|points| Color::ALL.map(|player| Question::Analysis(player, points)));
                questions.extend(asked);
            }
            // The past makes the superko games long.
            "superko-positional" | "superko-situational" if board.len() > 3 => {}
            _ => {
                let unit = if rules == loja_systems::area::RULES {
                    1000
                } else {
                    1
                };
                let asked = (-2..4).flat_map(|worth| {
                    Color::ALL.map(|player| Question::Ends(player, worth * unit))
                });
                questions.extend(asked);
            }
        }
        for question in questions {
            let found = certify(
                rules,
                &common::position(&board, &stones),
                &question,
                &common::searches(FEW),
            );
            let text = found.map(|found| found.to_text());
            texts.extend(text.filter(|text| text.len() < 12_000));
        }
    }
    texts
}

#[derive(Default, Debug)]
struct Count {
    unreadable: usize,
    refused: usize,
    /// It claims something else, which is true.
    other: usize,
    /// The same claim by another strategy.
    same: usize,
}

fn changed(rules: System, texts: &[String], changes: usize) -> Count {
    let count_of = |answer: &str| texts.iter().filter(|text| text.contains(answer)).count();
    assert!(
        count_of("answer yes") > 1 && count_of("answer no") > 1,
        "{}: {} yes, {} no",
        rules.name(),
        count_of("answer yes"),
        count_of("answer no")
    );
    let mut answers: HashMap<String, bool> = HashMap::new();
    let mut dice = Dice::new(19);
    let mut count = Count::default();
    let mut done = 0;
    while done < changes {
        let text = &texts[dice.below(texts.len())];
        let mut bytes = text.clone().into_bytes();
        let at = dice.below(bytes.len());
        let signs = b"0123456789,-abcdefghijklmnopqrstuvwxyz";
        let sign = signs[dice.below(signs.len())];
        if bytes[at].is_ascii_whitespace() || bytes[at] == sign {
            continue;
        }
        bytes[at] = sign;
        let mut changed = String::from_utf8(bytes).unwrap();
        // Now and then the claim is turned round, too.
        if dice.below(4) == 0 {
            let turned = [("answer yes", "answer no"), ("answer no", "answer yes")];
            let (from, to) = turned[usize::from(text.contains("answer no"))];
            changed = changed.replacen(from, to, 1);
        }
        done += 1;
        assert!(
            Bundle::read(&changed).is_err(),
            "the digest tells:\n{changed}"
        );
        let Ok(bundle) = Bundle::read(&sealed(&changed)) else {
            count.unreadable += 1;
            continue;
        };
        match check(&bundle) {
            Err(_) => count.refused += 1,
            Ok(proved) => {
                let claim = proved.claim;
                // The same claim comes up again and again.
                let key = changed.split("answer").next().unwrap().to_owned();
                let answer = *answers.entry(key).or_insert_with(|| {
                    let own = certify(
                        System::from_name(claim.rules).unwrap(),
                        &Start {
                            turn: claim.turn,
                            options: claim.options.clone(),
                            ..common::position(&claim.board, &claim.stones)
                        },
                        &claim.question,
                        &common::searches(MOST),
                    );
                    let own = own.unwrap_or_else(|| panic!("not found:\n{changed}"));
                    own.certificate.claim.answer
                });
                assert_eq!(answer, claim.answer, "accepted, and not true:\n{changed}");
                let before = Bundle::read(text).unwrap().certificate.claim;
                if before == claim {
                    count.same += 1;
                } else {
                    count.other += 1;
                }
            }
        }
    }
    count
}

fn none_passes(rules: System, texts: &[String]) {
    let changes = effort(120, 20_000);
    let count = changed(rules, texts, changes);
    println!("{}: of {changes} {count:?}", rules.name());
    assert!(
        count.unreadable + count.refused > changes / 2,
        "{}: {count:?}",
        rules.name()
    );
}

macro_rules! no_changed_certificate_shows_what_is_not_so {
    ($($name:ident: $rules:expr,)*) => {
        $(#[test]
        fn $name() {
            none_passes($rules, &texts($rules));
        })*
    };
}

no_changed_certificate_shows_what_is_not_so! {
    of_1989: loja_systems::jrg89::RULES,
    of_2003: loja_systems::j2003::RULES,
    of_new_amateur_japanese: loja_systems::naj::RULES,
    of_the_draft: loja_systems::yasunaga::RULES,
    of_stone_scoring: loja_systems::stone::RULES,
    of_area: loja_systems::area::RULES,
    of_no_pass: loja_systems::no_pass::RULES,
    of_positional_superko: loja_systems::superko::POSITIONAL,
    of_situational_superko: loja_systems::superko::SITUATIONAL,
}

#[test]
fn of_1989_by_lemmas() {
    none_passes(loja_systems::jrg89::RULES, &texts_by_lemmas());
}

/// The lemma *stays* says nothing without its name, of a stone with one eye, or for the capturer.
#[test]
fn a_stone_stays_by_the_lemma_that_is_named() {
    let claimed = |pairs: &[(usize, usize)], lemmas: EndLemmas, answer: bool| {
        let size = pairs.iter().map(|pair| pair.1).max().unwrap() + 1;
        let board = Board::new(size, pairs.iter().copied()).unwrap();
        let stone = board.point(0).unwrap();
        let stones = ByColor {
            black: [stone].into_iter().collect(),
            white: PointSet::new(),
        };
        let certificate = RuleSetCertificate {
            part: board.locations(),
            claim: RuleSetClaim {
                options: ChosenOptions::default(),
                rules: loja_systems::jrg89::RULES.name(),
                board,
                stones,
                turn: Color::White,
                question: Question::Captured(stone),
                answer,
            },
            lemmas,
            turns: Vec::new(),
            inner: Vec::new(),
        };
        let inner = Vec::new();
        check(&Bundle { certificate, inner })
    };
    let two_eyes = [(0, 1), (0, 2)];
    let stays = EndLemmas {
        stays: true,
        ..EndLemmas::default()
    };
    assert!(claimed(&two_eyes, stays, false).is_ok());
    assert!(claimed(&two_eyes, EndLemmas::default(), false).is_err());
    assert!(claimed(&two_eyes, stays, true).is_err());
    assert!(claimed(&[(0, 1), (1, 2), (0, 2)], stays, false).is_err());
}
