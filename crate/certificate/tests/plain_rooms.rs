//! The lemma `rooms` without the writer of certificates: what the lemma says is true on tiny boards, certificates are
//! written here by other code, and damaged. Both checkers judge them.

use std::collections::BTreeMap;

use loja_certificate::{
    Advisor, Answer, Choice, Claim, Leaves, Lemma, Lemmas, LocalPosition, Rooms, record_with,
};
use loja_rules::{FastBoard, Point, PointSet};
use loja_testkit::{Dice, effort};

use crate::common::body::{claim_of_sheet, claim_that_falls_apart, claim_with_body};
use crate::common::local::{Locals, Slack};
use crate::common::pen::{Written, blank, byte, judged, names, text_with, word};
use crate::common::{Sweep, claim_of};
use crate::plain_sum::bluff;

loja_testkit::long_too!(
    what_rooms_settle_is_won_on_tiny_boards,
    rooms_by_another_hand_are_taken_and_both_checkers_agree_about_changes,
    parts_that_get_the_vow_are_named_and_both_checkers_agree_about_changes,
    no_rooms_for_a_refuted_claim_are_taken,
    what_the_writer_has_written_of_rooms_is_judged_alike_when_it_is_changed
);

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

/// A claim where the lemma is asked at the start; in most of them it settles it, in many with several games.
fn with_rooms(dice: &mut Dice, most: usize) -> Claim {
    let (any, games) = (dice.one_in(4), dice.pick(&[1, 2, 2, 3]));
    for _ in 0..200 {
        let claim = some_claim(dice, most);
        let mut locals = Locals::new(&claim);
        let mut named = locals.named(&FastBoard::new(claim.start()));
        named.retain(|named| {
            let others = named.games.iter().filter(|game| !game.vow).count();
            named.games.len() >= games || games == 3 && others > 0
        });
        if !named.is_empty() && (any || locals.settled(&named).is_some()) {
            return claim;
        }
    }
    some_claim(dice, most)
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
    let rounds = effort(60, 20_000);
    let mut told = Told::default();
    for seed in 0..rounds {
        let mut dice = Dice::new(3_000_000 + seed);
        let most = effort(8, 9);
        let claim = with_rooms(&mut dice, most);
        let everything = claim.board().len() <= 7 && dice.one_in(3);
        judge(&claim, everything, Slack::Nothing, &mut told);
    }
    println!("{told:?}");
    assert!(told.settled > 1000 && told.new == told.settled);
    assert!(told.open[2] > 100 && told.more > 5 && told.marked > 20 && told.doors > 20);
}

/// The test above would notice if a rule of the vow were missing: here are boards where it does.
#[test]
fn each_rule_of_the_vow_is_needed() {
    // The last one is rare: the search begins shortly before the first.
    for (from, slack) in [
        (0, Slack::Forgotten),
        (0, Slack::Breathless),
        (570, Slack::OwnEyes),
    ] {
        let found = (from..4000).find(|&seed| {
            let mut dice = Dice::new(seed);
            let claim = some_claim(&mut dice, 7);
            let mut told = Told::default();
            judge(&claim, claim.board().len() <= 6, slack, &mut told);
            told.wrong > 0
        });
        println!("{slack:?}: {found:?}");
        assert!(found.is_some(), "{slack:?}");
    }
}

/// Changes of a certificate have to have been wrong in each of these ways.
fn see(flaws: &BTreeMap<String, usize>) {
    for flaw in ["Rooms", "Misplaced", "Answer", "Missing"] {
        assert!(flaws.contains_key(flaw), "no {flaw}: {flaws:?}");
    }
}

#[test]
fn rooms_by_another_hand_are_taken_and_both_checkers_agree_about_changes() {
    let (rounds, changes) = effort((120, 12), (8_000, 40));
    let (mut locks, mut sums, mut rooms, mut flaws) = (0, 0, 0, BTreeMap::new());
    for seed in 0..rounds {
        let mut dice = Dice::new(4_000_000 + seed);
        let most = 6 + dice.below(3);
        let claim = with_rooms(&mut dice, most);
        let alone = Lemmas::NONE.with(Lemma::Rooms);
        let lemmas = dice.pick(&[
            alone,
            alone.with(Lemma::Fill),
            alone.with(Lemma::Sum),
            alone.with(Lemma::Sum).with(Lemma::Fill),
        ]);
        let Some(written) = Written::of(&claim, lemmas, &mut dice) else {
            continue;
        };
        locks += 1;
        sums += written.sums;
        rooms += written.rooms;
        if written.rooms > 0 {
            written.judge(&mut dice, changes, &mut flaws);
        }
    }
    println!("{locks} locks, {sums} sums, {rooms} rooms, {flaws:?}");
    assert!(rooms > 15);
    see(&flaws);
}

/// Rooms that may fall into two, without a sweep; only certificates that name a part for the vow.
#[test]
fn parts_that_get_the_vow_are_named_and_both_checkers_agree_about_changes() {
    let (rounds, changes) = effort((120, 30), (20_000, 60));
    let (mut asked, mut written, mut names, mut flaws) = (0, 0, 0, BTreeMap::new());
    for seed in 0..rounds {
        let mut dice = Dice::new(7_000_000 + seed);
        let claim = claim_that_falls_apart(&mut dice);
        let mut locals = Locals::new(&claim);
        let named = locals.named(&FastBoard::new(claim.start()));
        asked += usize::from(!named.is_empty());
        if locals.settled(&named).is_none() {
            continue;
        }
        let lemmas = Lemmas::NONE.with(Lemma::Rooms);
        let lock = Written::at_once(&claim, lemmas, &mut dice);
        if lock.names > 0 {
            written += 1;
            names += lock.names;
            lock.judge(&mut dice, changes, &mut flaws);
        }
    }
    println!("{asked} asked, {written} written, {names} vows named, {flaws:?}");
    assert!(names > 10);
    see(&flaws);
}

/// Claims that are ended by the lemma at once, refuted ones among them: those are never taken, however answers and vows
/// are chosen.
#[test]
fn no_rooms_for_a_refuted_claim_are_taken() {
    let rounds = effort(300, 20_000);
    let (mut flaws, mut refuted, mut taken) = (BTreeMap::new(), 0, 0);
    for seed in 0..rounds {
        let mut dice = Dice::new(5_000_000 + seed);
        let claim = some_claim(&mut dice, 8);
        let locals = Locals::new(&claim);
        let board = FastBoard::new(claim.start());
        let fill = Lemmas::NONE.with(Lemma::Fill);
        let mut leaves = Leaves::new(&claim, fill);
        let named = locals.named(&board);
        if named.is_empty()
            || leaves.has_formation(&board)
            || leaves.lemma(&board, Answer::Lock).is_some()
        {
            continue;
        }
        let answer = Sweep::of_claim(&claim, |_| ()).answer();
        let forged = blank(&claim, "fill rooms");
        for _ in 0..4 {
            let named = &named[dice.below(named.len())];
            let (mut seen, mut choices) = (BTreeMap::new(), Vec::new());
            let shown = named
                .games
                .iter()
                .all(|&game| bluff(&locals, game, &mut dice, &mut seen, &mut choices));
            let mut bytes = names(&claim, &locals, named, &mut dice).to_vec();
            bytes.extend(choices.iter().map(|&choice| byte(&claim, choice)));
            let text = text_with(&forged, 1 + seen.len(), &bytes);
            let judged = judged(&text);
            assert_eq!(judged.is_ok(), shown, "{text}");
            assert!(!shown || answer == Answer::Lock, "{text}");
            taken += usize::from(shown);
            refuted += usize::from(answer == Answer::Refuted);
            *flaws.entry(word(judged)).or_insert(0) += 1;
        }
    }
    println!("{refuted} of refuted claims, {taken} taken, {flaws:?}");
    assert!(refuted > 100 && taken > 5 && flaws.contains_key("Round"));
}

/// Knows everything by a sweep and the local games.
struct Knowing<'a> {
    sweep: &'a Sweep<()>,
    locals: Locals,
    asked: usize,
    carried: usize,
}

impl Knowing<'_> {
    fn least(&self, of: u32) -> Point {
        self.locals.points[of.trailing_zeros() as usize]
    }
}

impl Advisor for Knowing<'_> {
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>) {
        self.sweep.advise(board, Answer::Lock, choices);
    }

    fn ends_by_sum(&mut self, board: &FastBoard) -> bool {
        let games = self.locals.first(board).unwrap();
        games.iter().all(|&game| self.locals.rank(game).is_some())
    }

    fn ends_by_rooms(&mut self, board: &FastBoard) -> Option<Rooms> {
        let named = self.locals.named(board);
        assert!(!named.is_empty(), "asked where no chain has two rooms");
        let named = self.locals.settled(&named)?;
        self.asked += 1;
        Some(Rooms {
            body: self.least(named.body),
            rooms: named.rooms.map(|room| self.least(room)),
        })
    }

    fn answers(&mut self, position: &LocalPosition, choices: &mut Vec<Choice>) {
        let best = self.locals.best(position);
        choices.extend(best.iter().map(|answer| answer.decisions[0]));
    }

    fn carrier(&mut self, position: &LocalPosition, answer: Choice, parts: &[PointSet]) -> usize {
        self.carried += 1;
        let best = self.locals.best(position);
        let best = best.iter().find(|it| it.decisions[0] == answer).unwrap();
        let Choice::Stone(named) = best.decisions[1] else {
            panic!("{best:?}");
        };
        parts.iter().position(|part| part.contains(named)).unwrap()
    }
}

#[test]
fn what_the_writer_has_written_of_rooms_is_judged_alike_when_it_is_changed() {
    let (rounds, changes) = effort((60, 12), (8_000, 40));
    let (mut rooms, mut carried, mut flaws) = (0, 0, BTreeMap::new());
    for seed in 0..rounds {
        let mut dice = Dice::new(6_000_000 + seed);
        let claim = if dice.one_in(6) {
            claim_that_falls_apart(&mut dice)
        } else {
            let most = 6 + dice.below(3);
            with_rooms(&mut dice, most)
        };
        let sweep = Sweep::of_claim(&claim, |_| ());
        if sweep.answer() == Answer::Refuted {
            continue;
        }
        let alone = Lemmas::NONE.with(Lemma::Rooms);
        let lemmas = dice.pick(&[
            alone,
            alone.with(Lemma::Sum),
            Lemmas::ALL.without(Lemma::Dead),
        ]);
        let mut advisor = Knowing {
            sweep: &sweep,
            locals: Locals::new(&claim),
            asked: 0,
            carried: 0,
        };
        let recorded = record_with(&claim, Answer::Lock, lemmas, 1 << 20, &mut advisor);
        let certificate = recorded.unwrap();
        assert_eq!(
            certificate.lemmas().contains(Lemma::Rooms),
            advisor.asked > 0
        );
        if advisor.asked > 0 {
            rooms += advisor.asked;
            carried += advisor.carried;
            Written::recorded(&certificate).judge(&mut dice, changes, &mut flaws);
        }
    }
    println!("{rooms} rooms, {carried} vows named, {flaws:?}");
    assert!(rooms > 15);
    see(&flaws);
}
