//! No word of a verdict without a certificate: what nobody has checked is what the engine expects.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use loja_certificate::Choice;
use loja_dialogue::{Answer, Question, Reply, Talk};
use loja_solver::opponent::Judgement;
use loja_solver::{Control, Expectation, Limits, Proof};

use crate::common::{Case, LIMITS, cases};

/// What says that a claim holds or fails, that somebody wins, or that a move was right, and does not say who thinks so.
const PLAIN: [&str; 12] = [
    "The claim holds",
    "The claim fails",
    "The claim still holds",
    "The claim no longer holds",
    "can still hold",
    "can’t hold",
    "can hold",
    "can still refute",
    "keeps your win",
    "were right",
    "changes that",
    "No move wins",
];

/// No time is left to have a place checked: what the search has found is told all the same.
const NO_TIME: Limits = Limits { nodes: 0, ..LIMITS };

fn asked(case: &Case, proof: &mut Proof, choice: Option<Choice>, limits: Limits) -> Answer {
    let question = Question {
        line: Vec::new(),
        choice,
        you: None,
        reply: Reply::Never,
    };
    let control = Control::new(limits);
    let mut talk = Talk::new(&case.layout, proof, &control);
    talk.answer(&question).unwrap()
}

fn judged(proof: &mut Proof) -> Judgement {
    proof.opponent().judge(&[], &Control::new(LIMITS)).unwrap()
}

/// The sentences that an answer says of how it stands.
fn said(answer: &Answer) -> Vec<&str> {
    let comments = answer.said.iter();
    let comments = comments.flat_map(|one| [one.headline.as_str(), one.words.as_str()]);
    comments.chain([answer.now.words.as_str()]).collect()
}

#[test]
fn without_a_certificate_the_engine_expects() {
    let (mut shown, mut expected) = (0, 0);
    for case in &cases() {
        let mut proof = Proof::new(case.claim.clone());
        let _ = proof.search(&Control::new(LIMITS));
        let moves = judged(&mut proof).moves;
        let asks = moves
            .iter()
            .take(4)
            .flat_map(|one| [(one, LIMITS), (one, NO_TIME)]);
        for (one, limits) in asks {
            let answer = asked(case, &mut proof, Some(one.choice), limits);
            let now = &answer.now;
            if now.expectation == Expectation::Open {
                continue;
            }
            // An end is seen on the board.
            if now.verdict.is_decided() || now.end.is_some() {
                shown += 1;
                continue;
            }
            expected += 1;
            for words in said(&answer) {
                for plain in PLAIN {
                    assert!(!words.contains(plain), "{}: {words}", case.name);
                }
            }
            assert!(now.words.starts_with("The engine expects the claim to "));
            assert!(
                answer.said[0]
                    .headline
                    .to_lowercase()
                    .contains("the engine")
            );
        }
    }
    assert!(
        shown > 20 && expected > 20,
        "{shown} shown, {expected} expected"
    );
}

/// The start has its verdict from the certificate of the claim, and before there is one it has none for nothing.
#[test]
fn the_start_has_the_verdict_of_the_claim() {
    let hard = |case: &Case| case.name.starts_with("beast-07, Black claims 21 of 21");
    let case = cases().into_iter().find(hard).unwrap();
    let mut proof = Proof::new(case.claim.clone());
    assert!(proof.search(&Control::new(LIMITS)).is_ok());
    assert!(!proof.verdict().is_decided());
    let before = asked(&case, &mut proof, None, NO_TIME).now;
    assert!(!before.verdict.is_decided(), "{}", before.words);
    assert!(before.words.starts_with("The engine expects the claim to "));
    proof.decide(&Control::default()).unwrap();
    let after = asked(&case, &mut proof, None, NO_TIME).now;
    assert_eq!(after.verdict, proof.verdict());
    assert!(after.words.starts_with("The claim "), "{}", after.words);
}
