//! Every legal first move of either side, on 23 positions and 42 claims: each fact is held to the rules without the
//! prover's help.

#[path = "../../solver/tests/opponent/game.rs"]
mod game;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use game::Game;
use loja_certificate::Choice;
use loja_dialogue::{Ending, PlaceStanding, Reply, Talk, TalkAnswer};
use loja_rules::{FastBoard, State};
use loja_solver::{Control, Expectation, Found, Proof};

use crate::common::{Case, LIMITS, ask, cases};
use crate::holding::{
    Known, comment_holds, end_holds, headline_holds, needed, others, stands, step_holds,
    summary_holds,
};
use crate::moves::first_moves;

/// Claims with more members are not swept, but for those of the first game.
const SWEPT: usize = 8;

fn replay(start: &State, line: &[Choice]) -> State {
    let mut state = start.clone();
    for &choice in line {
        state.play(choice.into()).unwrap();
    }
    state
}

/// Whether a pass is known to give a win away.
fn gives(was: &PlaceStanding) -> bool {
    was.moves
        .iter()
        .any(|one| one.choice == Choice::Pass && one.holds == Some(false))
}

/// What answers a pass.
fn after_pass(case: &Case, proof: &mut Proof, line: &[Choice]) -> Option<Choice> {
    let longer = [line, &[Choice::Pass]].concat();
    let shown = Talk::new(&case.layout, proof, &Control::new(LIMITS))
        .show(&longer)
        .unwrap();
    shown.moves.first().copied()
}

fn held(
    case: &Case,
    answer: &TalkAnswer,
    line: &[Choice],
    was: &PlaceStanding,
    passed: Option<Choice>,
    game: Option<&Game>,
) {
    let now = replay(case.claim.start(), &answer.line);
    if let Some(game) = game {
        let mut board = FastBoard::new(case.claim.start());
        for choice in &answer.line {
            assert!(choice.play(&mut board));
        }
        let locks = game.rank(&board).is_some();
        assert_eq!(
            answer.now.expectation,
            if locks {
                Expectation::Holds
            } else {
                Expectation::Fails
            }
        );
        // What the checker has passed is true, or it would be no checker.
        let answer = answer.now.verdict.answer();
        assert!(answer.is_none_or(|answer| (answer == loja_certificate::Answer::Lock) == locks));
    }
    let claimant = case.claim.player();
    let ended = |end: &Ending, state: &State| end_holds(&case.claim, state, end);
    if let Some(end) = &answer.now.end {
        ended(end, &now);
    }
    summary_holds(&case.claim, &answer.now);
    for comment in &answer.said {
        headline_holds(&case.claim, comment, &answer.now);
        let wins = |expectation| match expectation {
            Expectation::Holds => Some(case.claim.player()),
            Expectation::Fails => Some(case.claim.refuter()),
            Expectation::Open => None,
        };
        let kept =
            wins(comment.before) == Some(comment.color) && comment.after != Expectation::Open;
        assert_eq!(
            comment.kept,
            kept.then_some(comment.before == comment.after)
        );
        assert_eq!(comment.after, answer.now.expectation);
        assert_eq!(comment.verdict, answer.now.verdict);
        let shown = comment.shown.as_ref().unwrap();
        assert_eq!(shown.start, now);
        let mut state = now.clone();
        assert_eq!(shown.moves.len(), shown.steps.len());
        for (choice, step) in shown.moves.iter().zip(&shown.steps) {
            step_holds(claimant, &state, *choice, step);
            state = replay(&state, &[*choice]);
        }
        if let Some(end) = &shown.end {
            ended(end, &state);
            let locks = end.kind == "formation";
            assert_eq!(
                shown.expectation,
                if locks {
                    Expectation::Holds
                } else {
                    Expectation::Fails
                }
            );
        }
        assert!(
            shown.end.is_some() || comment.after == Expectation::Open,
            "{}: {:?}",
            case.name,
            comment.facts
        );
        let before = replay(case.claim.start(), line);
        let known = Known {
            end: shown.end.as_ref(),
            settled: was.end.is_some(),
            stands: stands(&case.claim, comment, &answer.now),
            longest: false,
            others: others(comment, &was.moves, &answer.now),
            passed: passed.filter(|_| needed(comment, &was.moves)),
        };
        comment_holds(&case.claim, &before, comment, &known);
    }
}

#[test]
fn every_first_move_has_a_verdict_and_a_true_reason() {
    let (mut said, mut undecided, mut kinds) = (Vec::new(), 0, BTreeMap::<&str, usize>::new());
    let mut positions = BTreeSet::new();
    let (mut swept, mut situations) = (0, 0);
    for case in cases() {
        positions.insert(case.name.split(',').next().unwrap().to_owned());
        let small = case.claim.set().len() <= SWEPT || case.name.starts_with("overview-1");
        let game = small.then(|| Game::new(&case.claim));
        swept += usize::from(game.is_some());
        situations += game.as_ref().map_or(0, Game::len);
        let mut here = HashMap::<Vec<Choice>, Vec<String>>::new();
        first_moves(&case, |proof, line, answer| {
            let was = ask(&case, proof, line, None, None, Reply::Never).now;
            let passed = gives(&was)
                .then(|| after_pass(&case, proof, line))
                .flatten();
            held(&case, answer, line, &was, passed, game.as_ref());
            for comment in &answer.said {
                undecided += usize::from(comment.after == Expectation::Open);
                let end = comment.shown.as_ref().and_then(|shown| shown.end.as_ref());
                *kinds.entry(end.map_or("none", |end| end.kind)).or_default() += 1;
                here.entry(line.to_vec())
                    .or_default()
                    .push(case.say(answer.you, &comment.facts));
                said.push(case.say(answer.you, &comment.facts));
            }
        });
        // Two moves from the same place are two facts.
        for (line, words) in here {
            let different: BTreeSet<&String> = words.iter().collect();
            assert_eq!(
                different.len(),
                words.len(),
                "{} {line:?}: {words:#?}",
                case.name
            );
        }
    }
    println!(
        "{} answers, {kinds:?}, {undecided} undecided, {swept} claims swept with {situations} situations",
        said.len()
    );
    assert!(positions.len() >= 20 && swept >= 15);
    assert!(undecided * 50 < said.len());
    for kind in [
        "formation",
        "final",
        "repeats",
        "joined",
        "alive",
        "hopeless",
    ] {
        assert!(kinds.contains_key(kind), "{kind}");
    }
    let all = said.len();
    let different: BTreeSet<String> = said.into_iter().collect();
    assert!(
        different.len() * 10 > all * 9,
        "{} of {all}",
        different.len()
    );
}

#[test]
fn verdicts_have_certificates() {
    for case in cases() {
        let found = case.proof().decide(&Control::new(LIMITS));
        let found = found.unwrap_or_else(|contradiction| panic!("{}: {contradiction}", case.name));
        assert_ne!(found, Found::Unshown, "{}", case.name);
    }
}
