//! What is shown of places that lines lead to: against a plain sweep, by both checkers, and damaged.

use loja_certificate::{
    Answer, Certificate, Checker, Choice, Claim, Flaw, FlawKind, Lemmas, PlacesCertificate,
};
use loja_plain_checker::check_plain_after;
use loja_rules::FastBoard;
use loja_testkit::{Dice, effort};

use crate::common::{Sweep, claim};

loja_testkit::long_too!(both_checkers_accept_what_is_right_and_refuse_the_contrary);

const LIMIT: u64 = 1 << 20;

/// A line from the worst case that no rule and no clause of C7 ends before, and who is right after it.
fn place(claim: &Claim, sweep: &Sweep<()>, dice: &mut Dice) -> (Vec<Choice>, Answer) {
    let mut board = FastBoard::new(claim.start());
    let number = |board: &FastBoard| sweep.numbers[&board.key().collect::<Vec<u64>>()];
    let (mut line, mut former) = (Vec::new(), Vec::new());
    for _ in 0..dice.below(5) {
        let at = number(&board);
        let node = &sweep.nodes[at];
        if node.formation || node.after.is_empty() || former.contains(&at) {
            break;
        }
        former.push(at);
        let moves: Vec<Choice> = node.after.iter().map(|&(choice, _)| choice).collect();
        let choice = dice.pick(&moves);
        assert!(choice.play(&mut board));
        line.push(choice);
    }
    let at = number(&board);
    let node = &sweep.nodes[at];
    let comes_back = former.contains(&at) && !node.formation;
    match node.rank {
        Some(_) if !comes_back => (line, Answer::Lock),
        _ => (line, Answer::Refuted),
    }
}

fn recorded(
    claim: &Claim,
    sweep: &Sweep<()>,
    answer: Answer,
    lines: Vec<Vec<Choice>>,
) -> PlacesCertificate {
    let mut advise = |board: &FastBoard, choices: &mut Vec<Choice>| {
        sweep.advise(board, answer, choices);
    };
    let written = PlacesCertificate::record(claim, answer, lines, Lemmas::ALL, LIMIT, &mut advise);
    written.unwrap()
}

#[test]
fn both_checkers_accept_what_is_right_and_refuse_the_contrary() {
    let (mut shown, mut refused) = ([0, 0], 0);
    for seed in 0..effort(1_000, 20_000) {
        let mut dice = Dice::new(seed);
        let count = 2 + dice.below(4);
        let claim = claim(&mut dice, count);
        let sweep = Sweep::of_claim(&claim, |_| ());
        let places: Vec<_> = (0..6).map(|_| place(&claim, &sweep, &mut dice)).collect();
        let of = |wanted: Answer| -> Vec<Vec<Choice>> {
            let right = places.iter().filter(|(_, answer)| *answer == wanted);
            right.map(|(line, _)| line.clone()).collect()
        };
        for answer in Answer::ALL {
            let (lines, others) = (of(answer), of(other(answer)));
            shown[usize::from(answer == Answer::Lock)] += lines.len();
            let written = recorded(&claim, &sweep, answer, lines.clone());
            assert_eq!(plain(&written), Ok(()));
            let checked = written.clone().check(Checker::visiting(LIMIT)).unwrap();
            assert!(checked.answer() == answer && *checked.claim() == claim);
            for line in &lines {
                assert!(checked.shows(line));
            }
            assert!(
                !others
                    .iter()
                    .any(|line| checked.shows(line) && !lines.contains(line))
            );
            // One place more, where the other player is right; and the other answer to the same places.
            let more = others.first().map(|line| {
                let lines = [lines.as_slice(), std::slice::from_ref(line)].concat();
                altered(&written, answer, lines)
            });
            let contrary = (!lines.is_empty()).then(|| altered(&written, other(answer), lines));
            for wrong in more.into_iter().chain(contrary) {
                let plain = plain(&wrong).unwrap_err();
                let flaw = wrong.check(Checker::visiting(LIMIT)).unwrap_err();
                assert_eq!(flaw, plain, "seed {seed}");
                refused += 1;
            }
        }
    }
    println!("{shown:?} places shown, {refused} refused");
    assert!(shown.iter().all(|&count| count > 200) && refused > 200);
}

/// What the plain checker says.
fn plain(written: &PlacesCertificate) -> Result<(), Flaw> {
    check_plain_after(written.certificate(), written.lines())
}

/// The decisions for other lines, or for another answer: what the checkers have to refuse.
fn altered(
    written: &PlacesCertificate,
    answer: Answer,
    lines: Vec<Vec<Choice>>,
) -> PlacesCertificate {
    let of = written.certificate();
    let certificate = Certificate::new(
        of.claim().clone(),
        answer,
        None,
        of.lemmas(),
        of.situations(),
        of.decisions(),
    );
    PlacesCertificate::new(certificate.unwrap(), lines)
}

const fn other(answer: Answer) -> Answer {
    match answer {
        Answer::Lock => Answer::Refuted,
        Answer::Refuted => Answer::Lock,
    }
}

/// A line that no game has, and a claim that was locked before its last move.
#[test]
fn a_line_that_can_not_be_played_shows_nothing() {
    let mut dice = Dice::new(7);
    let claim = claim(&mut dice, 4);
    let sweep = Sweep::of_claim(&claim, |_| ());
    let outside = claim.board().points().find(|x| !claim.set().contains(*x));
    let Some(outside) = outside.map(Choice::Stone) else {
        panic!("the claim is a part of its board");
    };
    let (line, answer) = (vec![outside], sweep.answer());
    let written = recorded(&claim, &sweep, answer, Vec::new());
    let wrong = altered(&written, answer, vec![line.clone()]);
    let plain = plain(&wrong).unwrap_err();
    assert_eq!((plain.kind, plain.line), (FlawKind::Illegal(outside), line));
    let flaw = wrong.check(Checker::visiting(LIMIT)).unwrap_err();
    assert_eq!(flaw.kind, FlawKind::Illegal(outside));
}
