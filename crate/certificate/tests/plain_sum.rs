//! The lemma `sum` without the writer of certificates: what the lemma says is true on tiny boards, certificates with
//! local games are written here by other code, and damaged. Both checkers judge them.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    clippy::cast_possible_truncation,
    reason = "a test fails by panicking, and its boards are small"
)]

use std::collections::{BTreeMap, HashSet};

use loja_certificate::{
    Answer, Certificate, Choice, Claim, FlawKind, Leaves, Lemma, Lemmas, sealed_again,
};
use loja_rules::FastBoard;

use crate::common::eyes::claim_with_eyes;
use crate::common::local::{Local, Locals};
use crate::common::{Dice, Sweep, base64url, check, long};

pub const SUM: u8 = 254;
pub const ON: u8 = 253;
pub const PASS: u8 = 255;

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
    let rounds = if long() { 20_000 } else { 40 };
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

fn byte(claim: &Claim, choice: Choice) -> u8 {
    match choice {
        Choice::Stone(x) => {
            let number = claim.set().iter().position(|y| x == y);
            u8::try_from(number.unwrap()).unwrap()
        }
        Choice::Pass => PASS,
    }
}

/// A lock written down by the sweep, ended by `sum` in most situations where it can be.
struct Pen<'a> {
    claim: &'a Claim,
    sweep: &'a Sweep<()>,
    leaves: Leaves,
    locals: Locals,
    dice: &'a mut Dice,
    seen: HashSet<Vec<u64>>,
    done: HashSet<Local>,
    bytes: Vec<u8>,
    sums: usize,
}

impl Pen<'_> {
    fn visit(&mut self, board: &FastBoard) {
        if !self.seen.insert(board.key().collect())
            || self.leaves.has_formation(board)
            || self.leaves.lemma(board, Answer::Lock).is_some()
        {
            return;
        }
        if let Some(games) = self.locals.first(board) {
            let won = games.iter().all(|&game| self.locals.rank(game).is_some());
            if won && !self.dice.one_in(6) {
                self.bytes.push(SUM);
                self.sums += 1;
                for game in games {
                    let mut choices = Vec::new();
                    self.locals.write(game, &mut self.done, &mut choices);
                    let bytes: Vec<u8> = choices
                        .iter()
                        .map(|&choice| byte(self.claim, choice))
                        .collect();
                    self.bytes.extend(bytes);
                }
                return;
            }
            self.bytes.push(ON);
        }
        let mut choices = Vec::new();
        if board.turn() == self.claim.player() {
            self.sweep.advise(board, Answer::Lock, &mut choices);
            choices.truncate(1);
            let byte = byte(self.claim, choices[0]);
            self.bytes.push(byte);
        } else {
            choices.extend(board.board().points().map(Choice::Stone));
            choices.push(Choice::Pass);
        }
        for choice in choices {
            let mut next = board.clone();
            if choice.play(&mut next) {
                self.visit(&next);
            }
        }
    }
}

/// The text with other decisions and another number of situations.
fn text_with(text: &str, lemmas: &str, situations: usize, bytes: &[u8]) -> String {
    let lines = text.lines().map(|line| match line.split(' ').next() {
        Some("lemmas") => format!("lemmas {lemmas}"),
        Some("situations") => format!("situations {situations}"),
        Some("decisions") => format!("decisions {}", base64url(bytes)),
        _ => line.to_owned(),
    });
    sealed_again(&lines.collect::<Vec<_>>().join("\n"))
}

pub fn judged(text: &str) -> Result<(), FlawKind> {
    let judged = check(Certificate::from_text(text).unwrap());
    judged.map(|_| ()).map_err(|flaw| flaw.kind)
}

#[test]
fn what_another_hand_wrote_is_taken_and_both_checkers_agree_about_changes() {
    let rounds = if long() { 4_000 } else { 50 };
    let (mut locks, mut sums, mut flaws) = (0, 0, BTreeMap::new());
    for seed in 0..rounds {
        let mut dice = Dice::new(1_000_000 + seed);
        let more = 2 + dice.below(4);
        let claim = with_games(&mut dice, more);
        let sweep = Sweep::of_claim(&claim, |_| ());
        if sweep.answer() != Answer::Lock {
            continue;
        }
        let (lemmas, words) = dice.pick(&[
            (Lemmas::NONE, "sum"),
            (Lemmas::NONE.with(Lemma::Fill), "fill sum"),
        ]);
        let advise = &mut |board: &FastBoard, choices: &mut Vec<Choice>| {
            sweep.advise(board, Answer::Lock, choices);
        };
        let plain = Certificate::record(&claim, Answer::Lock, Lemmas::NONE, 1 << 20, advise);
        let plain = plain.unwrap().to_text();
        let mut pen = Pen {
            claim: &claim,
            sweep: &sweep,
            leaves: Leaves::new(&claim, lemmas),
            locals: Locals::new(&claim),
            dice: &mut dice,
            seen: HashSet::new(),
            done: HashSet::new(),
            bytes: Vec::new(),
            sums: 0,
        };
        pen.visit(&FastBoard::new(claim.start()));
        locks += 1;
        sums += pen.sums;
        let situations = pen.seen.len() + pen.done.len();
        let bytes = pen.bytes;
        let text = text_with(&plain, words, situations, &bytes);
        assert_eq!(judged(&text), Ok(()), "{text}");
        // Another number, and a decision too many.
        let found = situations as u64;
        for (stated, kind) in [
            (
                situations - 1,
                FlawKind::Count {
                    stated: found - 1,
                    found,
                },
            ),
            (
                situations + 1,
                FlawKind::Count {
                    stated: found + 1,
                    found,
                },
            ),
        ] {
            assert_eq!(
                judged(&text_with(&plain, words, stated, &bytes)),
                Err(kind),
                "{text}"
            );
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        let flaw = judged(&text_with(&plain, words, situations, &longer));
        assert_eq!(flaw, Err(FlawKind::Leftover(1)));
        if bytes.is_empty() {
            continue;
        }
        // Single changes. What is still taken is a lock, and the sweep says so as well; so only flaws are counted.
        let changes = if long() { 40 } else { 10 };
        for _ in 0..changes {
            let mut changed = bytes.clone();
            let at = dice.below(bytes.len());
            changed[at] = match dice.below(claim.set().len() + 3) {
                0 => SUM,
                1 => ON,
                2 => PASS,
                member => u8::try_from(member - 3).unwrap(),
            };
            if changed == bytes {
                continue;
            }
            let flaw = match judged(&text_with(&plain, words, situations, &changed)) {
                Ok(()) => "none".to_owned(),
                Err(kind) => format!("{kind:?}"),
            };
            let word = flaw.split(['(', ' ']).next().unwrap().to_owned();
            *flaws.entry(word).or_insert(0) += 1;
        }
    }
    println!("{locks} locks, {sums} sums, {flaws:?}");
    assert!(sums > 20);
}

/// Goes through a local game with any legal answers, as if each were good. Tells whether that went on to its end.
fn bluff(
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
    let rounds = if long() { 20_000 } else { 100 };
    let (mut flaws, mut refuted) = (BTreeMap::new(), 0);
    for seed in 0..rounds {
        let mut dice = Dice::new(2_000_000 + seed);
        let more = 2 + dice.below(3);
        let claim = claim_with_eyes(&mut dice, more);
        let locals = Locals::new(&claim);
        let Some(games) = locals.first(&FastBoard::new(claim.start())) else {
            continue;
        };
        let sweep = Sweep::of_claim(&claim, |_| ());
        let answer = sweep.answer();
        let advise = &mut |board: &FastBoard, choices: &mut Vec<Choice>| {
            sweep.advise(board, answer, choices);
        };
        let record = Certificate::record(&claim, answer, Lemmas::NONE, 1 << 20, advise);
        let text = record.unwrap().to_text().replace("refuted", "lock");
        for _ in 0..4 {
            let (mut seen, mut choices) = (BTreeMap::new(), Vec::new());
            let shown = games
                .iter()
                .all(|&game| bluff(&locals, game, &mut dice, &mut seen, &mut choices));
            let mut bytes = vec![SUM];
            bytes.extend(choices.iter().map(|&choice| byte(&claim, choice)));
            let judged = judged(&text_with(&text, "fill sum", 1 + seen.len(), &bytes));
            assert_eq!(judged.is_ok(), shown, "{text}");
            assert!(!shown || answer == Answer::Lock, "{text}");
            refuted += usize::from(answer == Answer::Refuted);
            if let Err(kind) = judged {
                let word = format!("{kind:?}");
                *flaws
                    .entry(word.split(['(', ' ']).next().unwrap().to_owned())
                    .or_insert(0) += 1;
            }
        }
    }
    println!("{refuted} of refuted claims, {flaws:?}");
    assert!(flaws.contains_key("Round"));
}
