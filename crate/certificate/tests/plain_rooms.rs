//! The lemma `rooms` without the writer of certificates: what the lemma says is true on tiny boards.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, and its boards are small"
)]

use loja_certificate::{Answer, Claim, Leaves, Lemma, Lemmas};
use loja_rules::FastBoard;

use crate::common::body::{claim_of_sheet, claim_with_body};
use crate::common::local::{Locals, Slack};
use crate::common::{Dice, Sweep, claim_of, long};

/// A claim with a body and rooms, on a sheet, or on any graph.
fn some_claim(dice: &mut Dice, most: usize) -> Claim {
    match dice.below(6) {
        0 => claim_of_sheet(dice, most),
        1 => {
            let count = 4 + dice.below(most - 3);
            claim_of(dice, count, true)
        }
        _ => {
            let more = 3 + dice.below(most - 4);
            claim_with_body(dice, more)
        }
    }
}

#[derive(Debug, Default)]
struct Told {
    /// Situations without a formation that the lemma settles.
    settled: usize,
    /// Of these, such where `fill` does not speak.
    new: usize,
    /// Such where a room is open, or both.
    open: [usize; 3],
    /// Such with a part besides the rooms.
    more: usize,
    /// Such with a mark in a game.
    marked: usize,
    /// Such with a door.
    doors: usize,
    /// Situations where it is asked, that are lost for the claimant, or won and not settled.
    lost: usize,
    silent: usize,
    /// Settled though lost: none.
    wrong: usize,
}

/// What the lemma says of all situations of a claim, against the truth.
fn judge(claim: &Claim, everything: bool, slack: Slack, told: &mut Told) {
    let mut locals = Locals::new(claim);
    locals.slack = slack;
    let mut leaves = Leaves::new(claim, Lemmas::NONE.with(Lemma::Fill));
    let look = |board: &FastBoard| {
        let sum = locals.first(board).is_some();
        let named = locals.named(board);
        assert!(!sum || named.is_empty(), "both lemmas are asked");
        (named, leaves.lemma(board, Answer::Lock).is_some())
    };
    let sweep = if everything {
        Sweep::of_everything(claim, look)
    } else {
        Sweep::of_claim(claim, look)
    };
    for (key, &at) in &sweep.numbers {
        let node = &sweep.nodes[at];
        let (named, fills) = &node.seen;
        if named.is_empty() || node.is_final || node.formation {
            continue;
        }
        let Some(named) = locals.settled(named) else {
            told.lost += usize::from(node.rank.is_none());
            told.silent += usize::from(node.rank.is_some());
            continue;
        };
        if node.rank.is_none() {
            told.wrong += 1;
            assert!(slack != Slack::Nothing, "{claim:?} at {key:?}: {named:?}");
        }
        let vows = named.games.iter().filter(|game| game.vow).count();
        told.settled += 1;
        told.new += usize::from(!fills);
        told.open[vows] += 1;
        told.more += usize::from(named.games.len() > vows);
        told.marked += usize::from(named.games.iter().any(|game| game.mark != 0));
        told.doors += usize::from(locals.doors != 0);
    }
}

/// Whatever the lemma settles is won, also in situations to which no play leads.
#[test]
fn what_rooms_settle_is_won_on_tiny_boards() {
    let rounds = if long() { 20_000 } else { 120 };
    let mut told = Told::default();
    for seed in 0..rounds {
        let mut dice = Dice::new(3_000_000 + seed);
        let most = if long() { 9 } else { 8 };
        let claim = some_claim(&mut dice, most);
        let everything = claim.board().len() <= 7 && dice.one_in(3);
        judge(&claim, everything, Slack::Nothing, &mut told);
    }
    println!("{told:?}");
    assert!(told.settled > 1000 && told.new == told.settled);
    assert!(told.open[2] > 100 && told.more > 100 && told.marked > 20 && told.doors > 50);
}

/// The test above would notice if a rule of the vow were missing: here are boards where it does.
#[test]
fn each_rule_of_the_vow_is_needed() {
    for slack in [Slack::Forgotten, Slack::Breathless, Slack::OwnEyes] {
        let found = (0..4000).find(|&seed| {
            let mut dice = Dice::new(seed);
            let claim = some_claim(&mut dice, 8);
            let mut told = Told::default();
            judge(&claim, claim.board().len() <= 6, slack, &mut told);
            told.wrong > 0
        });
        println!("{slack:?}: {found:?}");
        assert!(found.is_some(), "{slack:?}");
    }
}
