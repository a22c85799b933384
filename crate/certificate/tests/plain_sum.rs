//! The lemma `sum` without the writer of certificates: what the lemma says is true on tiny boards, certificates with
//! local games are written here by other code, and damaged. Both checkers judge them.

use std::collections::BTreeMap;

use loja_certificate::{Answer, Choice, Claim, Lemma, Lemmas};
use loja_rules::FastBoard;
use loja_testkit::{Dice, effort};

use crate::common::Sweep;
use crate::common::eyes::claim_with_eyes;
use crate::common::local::{Local, Locals};
use crate::common::pen::{SUM, Written, blank, byte, judged, text_with, word};

loja_testkit::long_too!(
    a_sum_of_won_games_is_won_on_tiny_boards,
    what_another_hand_wrote_is_taken_and_both_checkers_agree_about_changes,
    no_sum_for_a_refuted_claim_is_taken
);

/// A claim where the lemma is asked at the start; in most of them all games are won, in many there are several.
fn with_games(dice: &mut Dice, more: usize) -> Claim {
    let (any, single) = (dice.one_in(4), dice.one_in(3));
    for _ in 0..2_000 {
        let claim = claim_with_eyes(dice, more);
        let mut locals = Locals::new(&claim);
        let Some(games) = locals.first(&FastBoard::new(claim.start())) else {
            continue;
        };
        let mut won = || games.iter().all(|&game| locals.rank(game).is_some());
        if (single || games.len() > 1) && (any || won()) {
            return claim;
        }
    }
    claim_with_eyes(dice, more)
}

/// Wherever all local games are won, the situation is, also in situations to which no play leads.
#[test]
fn a_sum_of_won_games_is_won_on_tiny_boards() {
    let rounds = effort(25, 20_000);
    let (mut spoken, mut silent, mut several, mut marked) = (0, 0, 0, 0);
    for seed in 0..rounds {
        let mut dice = Dice::new(seed);
        let everything = dice.one_in(4);
        let more = if everything {
            dice.below(4)
        } else {
            2 + dice.below(4)
        };
        let claim = with_games(&mut dice, more);
        let mut locals = Locals::new(&claim);
        let look = |board: &FastBoard| locals.first(board);
        let sweep = if everything && claim.board().len() <= 8 {
            Sweep::of_everything(&claim, look)
        } else {
            Sweep::of_claim(&claim, look)
        };
        for (key, &at) in &sweep.numbers {
            let node = &sweep.nodes[at];
            let Some(games) = &node.seen else { continue };
            if node.is_final || !games.iter().all(|&game| locals.rank(game).is_some()) {
                silent += usize::from(node.rank.is_some());
                continue;
            }
            assert!(
                node.rank.is_some(),
                "{seed}: {claim:?} at {key:?}: {games:?}"
            );
            spoken += usize::from(node.rank != Some(0));
            several += usize::from(games.len() > 1);
            marked += usize::from(games.iter().any(|game| game.mark != 0));
        }
    }
    println!("spoken {spoken}, won without {silent}, several {several}, marked {marked}");
    assert!(spoken > 500 && several > 20);
}

#[test]
fn what_another_hand_wrote_is_taken_and_both_checkers_agree_about_changes() {
    let rounds = effort(50, 4_000);
    let changes = effort(10, 40);
    let (mut locks, mut sums, mut flaws) = (0, 0, BTreeMap::new());
    for seed in 0..rounds {
        let mut dice = Dice::new(1_000_000 + seed);
        let more = 2 + dice.below(4);
        let claim = with_games(&mut dice, more);
        let sum = Lemmas::NONE.with(Lemma::Sum);
        let lemmas = dice.pick(&[sum, sum.with(Lemma::Fill)]);
        if let Some(written) = Written::of(&claim, lemmas, &mut dice) {
            locks += 1;
            sums += written.sums;
            written.judge(&mut dice, changes, &mut flaws);
        }
    }
    println!("{locks} locks, {sums} sums, {flaws:?}");
    assert!(sums > 20);
}

/// Goes through a local game with any legal answers, as if each were good. Tells whether that went on to its end.
pub fn bluff(
    locals: &Locals,
    at: Local,
    dice: &mut Dice,
    seen: &mut BTreeMap<Local, bool>,
    choices: &mut Vec<Choice>,
) -> bool {
    match seen.get(&at) {
        Some(done) => return *done,
        None => seen.insert(at, false),
    };
    for (_, moved) in locals.moves(at) {
        let answers = locals.answers(moved);
        if answers.is_empty() || choices.len() > 200 {
            return false;
        }
        // Most answers are those that leave least.
        let few = answers.iter().min_by_key(|answer| {
            let open: u32 = answer.left.iter().map(|left| left.part.count_ones()).sum();
            open
        });
        let answer = if dice.one_in(3) {
            answers[dice.below(answers.len())].clone()
        } else {
            few.unwrap().clone()
        };
        choices.extend(answer.decisions);
        if !answer
            .left
            .into_iter()
            .all(|part| bluff(locals, part, dice, seen, choices))
        {
            return false;
        }
    }
    seen.insert(at, true);
    true
}

/// Refuted claims that are ended by the lemma at once: it is never taken, however the answers are chosen.
#[test]
fn no_sum_for_a_refuted_claim_is_taken() {
    let rounds = effort(100, 20_000);
    let (mut flaws, mut refuted) = (BTreeMap::new(), 0);
    for seed in 0..rounds {
        let mut dice = Dice::new(2_000_000 + seed);
        let more = 2 + dice.below(3);
        let claim = claim_with_eyes(&mut dice, more);
        let locals = Locals::new(&claim);
        let Some(games) = locals.first(&FastBoard::new(claim.start())) else {
            continue;
        };
        let answer = Sweep::of_claim(&claim, |_| ()).answer();
        let forged = blank(&claim, "fill sum");
        for _ in 0..4 {
            let (mut seen, mut choices) = (BTreeMap::new(), Vec::new());
            let shown = games
                .iter()
                .all(|&game| bluff(&locals, game, &mut dice, &mut seen, &mut choices));
            let mut bytes = vec![SUM];
            bytes.extend(choices.iter().map(|&choice| byte(&claim, choice)));
            let text = text_with(&forged, 1 + seen.len(), &bytes);
            let judged = judged(&text);
            assert_eq!(judged.is_ok(), shown, "{text}");
            assert!(!shown || answer == Answer::Lock, "{text}");
            refuted += usize::from(answer == Answer::Refuted);
            *flaws.entry(word(judged)).or_insert(0) += 1;
        }
    }
    println!("{refuted} of refuted claims, {flaws:?}");
    assert!(flaws.contains_key("Round"));
}
