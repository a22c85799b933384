//! No word of a verdict without a certificate: what nobody has checked is what the engine expects.

use loja_certificate::Choice;
use loja_dialogue::{Argued, Reply, Talk, TalkAnswer, TalkQuestion};
use loja_solver::opponent::Prospect;
use loja_solver::{Control, Expectation, Limits, Proof};
use loja_voice::{Arg, ArgumentFact, Fact};

use crate::common::{Case, LIMITS, cases};

/// No time is left to have a place checked: what the search has found is told all the same.
const NO_TIME: Limits = Limits { nodes: 0, ..LIMITS };

fn asked(case: &Case, proof: &mut Proof, choice: Option<Choice>, limits: Limits) -> TalkAnswer {
    let question = TalkQuestion {
        line: Vec::new(),
        choice,
        you: None,
        reply: Reply::Never,
    };
    let control = Control::new(limits);
    let mut talk = Talk::new(&case.layout, proof, &control);
    talk.answer(&question).unwrap()
}

fn judged(proof: &mut Proof) -> Prospect {
    proof.opponent().judge(&[], &Control::new(LIMITS)).unwrap()
}

/// The facts that an answer tells of how it stands.
fn told(answer: &TalkAnswer) -> impl Iterator<Item = &ArgumentFact> {
    let comments = answer.said.iter();
    let comments = comments.flat_map(|one| one.headline.iter().chain(&one.facts));
    comments.chain(&answer.now.facts)
}

/// Whether a fact has a verdict in it, and whether it tells that as shown.
fn shows(fact: &ArgumentFact) -> Option<bool> {
    let mut named = fact.named().into_iter();
    named.find_map(|(name, arg)| match arg {
        Arg::Flag(shown) if name == "shown" => Some(shown),
        _ => None,
    })
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
            for fact in told(&answer) {
                assert_ne!(shows(fact), Some(true), "{}: {fact:?}", case.name);
            }
            assert_eq!(shows(&now.facts[0]), Some(false));
            assert_eq!(shows(&answer.said[0].headline[1]), Some(false));
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
    assert!(!before.verdict.is_decided(), "{:?}", before.facts);
    assert_eq!(shows(&before.facts[0]), Some(false));
    proof.decide(&Control::default()).unwrap();
    let after = asked(&case, &mut proof, None, NO_TIME).now;
    assert_eq!(after.verdict, proof.verdict());
    assert_eq!(shows(&after.facts[0]), Some(true));
}
