//! The lemma of rooms against the truth, and certificates that use it.

use std::collections::BTreeMap;
use std::sync::Arc;

use loja_certificate::{
    Advisor, Answer, Certificate, Choice, Claim, Decision, FlawKind, Here, Leaves, Lemma, Lemmas,
    LocalPosition, Plan, Rooms, Unrecorded, check, record_with, sealed_again,
};
use loja_rules::{FastBoard, PointSet, State};
use loja_testkit::{Dice, effort, is_long};

use crate::common::named::{Frame, Named, frame};
use crate::common::ranks::Games;
use crate::common::sum::{Shape, Wrong};
use crate::common::{Sweep, situations, truth};
use crate::damage::change;

loja_testkit::long_too!(
    where_two_rooms_and_all_local_games_are_won_there_is_a_lock,
    rooms_are_recorded_where_they_hold_and_nowhere_else
);

/// The situations of a claim where the lemma is asked for, and what it says.
#[derive(Debug, Default)]
struct Asked {
    won: usize,
    lost: usize,
    /// Won, and no other lemma speaks.
    new: usize,
    /// Won although the truth is another.
    wrong: usize,
    /// Won where one room is an eye, and where both are.
    eye: usize,
    /// Won with a third part.
    more: usize,
    marks: usize,
    /// Won on a torus or a grid.
    grid: usize,
    /// Won with a door in an open part.
    doors: usize,
}

impl Asked {
    fn add(&mut self, other: &Asked) {
        for (sum, more) in [
            (&mut self.won, other.won),
            (&mut self.lost, other.lost),
            (&mut self.new, other.new),
            (&mut self.wrong, other.wrong),
            (&mut self.eye, other.eye),
            (&mut self.more, other.more),
            (&mut self.marks, other.marks),
            (&mut self.grid, other.grid),
            (&mut self.doors, other.doors),
        ] {
            *sum += more;
        }
    }
}

fn judge(frame: &Frame, wrong: Wrong) -> Option<Asked> {
    let Frame { claim, body } = frame;
    let mut shape = Shape::new(claim)?;
    shape.wrong = wrong;
    let mut leaves = Leaves::new(claim, Lemmas::ALL);
    let sweep = Sweep::of_boards(claim, situations(claim, body), |board| {
        let known = leaves.has_formation(board) || leaves.lemma(board, Answer::Lock).is_some();
        (shape.named(claim, board), known)
    });
    let nodes = || {
        sweep
            .nodes
            .iter()
            .filter(|node| !node.seen.0.is_empty() && !node.is_final)
    };
    let starts = nodes().flat_map(|node| node.seen.0.iter().flat_map(|named| named.starts.clone()));
    let games = Games::of(&shape, starts, 10_000)?;
    let mut told = Asked::default();
    for node in nodes() {
        let (all, known) = &node.seen;
        let Some(named) = all.iter().find(|named| games.are_won(&named.starts)) else {
            told.lost += 1;
            continue;
        };
        let Named { rooms, starts } = named;
        told.won += 1;
        told.new += usize::from(!known);
        told.eye += usize::from(starts.iter().filter(|start| start.vow).count() < 2);
        told.more += usize::from(starts.iter().any(|start| !start.vow));
        told.marks += usize::from(starts.iter().any(|start| start.mark != 0));
        told.grid += usize::from(body.len() > 1);
        told.doors += usize::from(starts.iter().any(|start| start.part & shape.doors != 0));
        if node.rank.is_none() {
            told.wrong += 1;
            assert!(wrong != Wrong::Nothing, "{claim:?} {rooms:?} {starts:?}");
        }
    }
    Some(told)
}

/// All legal situations of tiny claims with such a body, and all that follow from them, ko marks included.
#[test]
fn where_two_rooms_and_all_local_games_are_won_there_is_a_lock() {
    let mut sum = Asked::default();
    for seed in 0..effort(100, 8000) {
        let mut dice = Dice::new(seed);
        let most = if is_long() { 7 } else { 4 + dice.below(3) };
        if let Some(told) = judge(&frame(&mut dice, most), Wrong::Nothing) {
            sum.add(&told);
        }
    }
    println!("{sum:?}");
    assert!(sum.won > 700 && sum.lost > 700 && sum.new > 700);
    assert!(sum.eye > 300 && sum.marks > 15 && sum.grid > 300);
    assert!(sum.more > 3 && sum.doors > 3);
}

/// The test above would notice if a rule were missing: here are boards where it does.
#[test]
fn each_rule_of_the_vow_is_needed() {
    for wrong in [
        Wrong::Breathless,
        Wrong::NoVow,
        Wrong::OneRoom,
        Wrong::Passes,
        Wrong::Doors,
        Wrong::Marks,
    ] {
        let found = (0..300).find(|&seed| {
            let mut dice = Dice::new(seed);
            let most = 4 + dice.below(3);
            judge(&frame(&mut dice, most), wrong).is_some_and(|told| told.wrong > 0)
        });
        println!("{wrong:?}: {found:?}");
        assert!(found.is_some(), "{wrong:?}");
    }
}

/// Knows everything by sweeps.
struct Knowing<'a> {
    claim: &'a Claim,
    shape: &'a Shape,
    games: &'a Games,
    sweep: &'a Sweep<Vec<Named>>,
    /// How often a part was named.
    carriers: usize,
}

impl Advisor for Knowing<'_> {
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>) {
        self.sweep.advise(board, Answer::Lock, choices);
    }

    fn ends_by_sum(&mut self, board: &FastBoard) -> bool {
        assert!(self.shape.named(self.claim, board).is_empty());
        false
    }

    fn ends_by_rooms(&mut self, board: &FastBoard) -> Option<Rooms> {
        let named = self.shape.named(self.claim, board);
        assert!(!named.is_empty(), "asked only where it may speak");
        let mut won = named.iter().filter(|it| self.games.are_won(&it.starts));
        won.next().map(|it| it.rooms)
    }

    fn answers(&mut self, position: &LocalPosition, choices: &mut Vec<Choice>) {
        self.games.advise(self.shape, position, choices);
    }

    fn carrier(&mut self, position: &LocalPosition, answer: Choice, parts: &[PointSet]) -> usize {
        self.carriers += 1;
        self.games.carrier(self.shape, position, answer, parts)
    }
}

/// Says anything.
struct Guessing<'a> {
    dice: &'a mut Dice,
    named: &'a [Named],
}

impl Guessing<'_> {
    fn mix(&mut self, choices: &mut Vec<Choice>) {
        choices.push(Choice::Pass);
        let turn = self.dice.below(choices.len());
        choices.rotate_left(turn);
    }
}

impl Advisor for Guessing<'_> {
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>) {
        choices.extend(board.playable().map(Choice::Stone));
        self.mix(choices);
    }

    fn ends_by_rooms(&mut self, _: &FastBoard) -> Option<Rooms> {
        let named = self.named.get(self.dice.below(self.named.len() + 1));
        named.map(|named| named.rooms)
    }

    fn answers(&mut self, position: &LocalPosition, choices: &mut Vec<Choice>) {
        choices.extend(position.part.iter().map(Choice::Stone));
        self.mix(choices);
    }

    fn carrier(&mut self, _: &LocalPosition, _: Choice, parts: &[PointSet]) -> usize {
        self.dice.below(parts.len())
    }
}

/// A claim with such a body and any other stones.
fn claim(dice: &mut Dice) -> Claim {
    loop {
        let most = 4 + dice.below(effort(3, 4));
        let frame = frame(dice, most);
        let boards = situations(&frame.claim, &frame.body);
        let Some(shape) = Shape::new(&frame.claim) else {
            continue;
        };
        // Most have two rooms at once.
        let any = dice.one_in(4);
        for _ in 0..40 {
            let board = &boards[dice.below(boards.len())];
            if !any && shape.named(&frame.claim, board).is_empty() {
                continue;
            }
            let setup = board.situation().into_setup();
            let state = State::new(Arc::clone(frame.claim.board()), setup).unwrap();
            if let Ok(claim) = Claim::new(&state, frame.claim.player(), frame.claim.set()) {
                return claim;
            }
        }
    }
}

/// Right answers are recorded with the lemma wherever it speaks, and accepted; wrong ones never are.
#[test]
fn rooms_are_recorded_where_they_hold_and_nowhere_else() {
    let mut counts = BTreeMap::new();
    for seed in 0..effort(45, 20_000) {
        let mut dice = Dice::new(seed);
        let claim = claim(&mut dice);
        let Some(shape) = Shape::new(&claim) else {
            continue;
        };
        let lemmas = dice.pick(&[
            Lemmas::ALL.without(Lemma::Dead),
            Lemmas::NONE.with(Lemma::Rooms),
        ]);
        let sweep = Sweep::of_claim(&claim, |board| shape.named(&claim, board));
        let named = sweep.nodes.iter().flat_map(|node| &node.seen);
        let starts = named.flat_map(|named| named.starts.clone());
        let Some(games) = Games::of(&shape, starts, 10_000) else {
            continue;
        };
        let mut count =
            |what: &str, more: usize| *counts.entry(what.to_owned()).or_insert(0) += more;
        if sweep.answer() == Answer::Refuted {
            for _ in 0..4 {
                let mut advisor = Guessing {
                    dice: &mut dice,
                    named: &sweep.nodes[0].seen,
                };
                let told = record_with(&claim, Answer::Lock, lemmas, 1 << 12, &mut advisor);
                let Err(Unrecorded::Flawed(flaw)) = told else {
                    panic!("{claim:?} {told:?}");
                };
                let kind = format!("{:?}", flaw.kind);
                count(kind.split('(').next().unwrap(), 1);
            }
            continue;
        }
        let mut advisor = Knowing {
            claim: &claim,
            shape: &shape,
            games: &games,
            sweep: &sweep,
            carriers: 0,
        };
        let recorded = record_with(&claim, Answer::Lock, lemmas, 1 << 20, &mut advisor);
        let certificate = recorded.unwrap();
        count("names", advisor.carriers);
        let speaks = certificate.lemmas().contains(Lemma::Rooms);
        count(if speaks { "rooms" } else { "lock" }, 1);
        assert!(!certificate.lemmas().contains(Lemma::Sum));
        let on = certificate.decisions().any(|it| it == Decision::On);
        assert!(speaks || !on, "a word without the lemma");
        count("asked and not used", usize::from(on));
        let text = certificate.to_text();
        assert_eq!(Certificate::from_text(&text).as_ref(), Ok(&certificate));
        assert_eq!(*check(certificate.clone()).unwrap(), certificate);
        // The start itself
        let node = &sweep.nodes[0];
        let mut leaves = Leaves::new(&claim, lemmas);
        let board = FastBoard::new(claim.start());
        let known = node.formation || leaves.lemma(&board, Answer::Lock).is_some();
        let won = node.seen.iter().find(|it| games.are_won(&it.starts));
        if let Some(named) = won.filter(|_| !known) {
            count("at once", 1);
            let Rooms { body, rooms } = named.rooms;
            let first: Vec<Decision> = certificate.decisions().take(3).collect();
            let said = [body, rooms[0], rooms[1]].map(|x| Decision::Move(Choice::Stone(x)));
            assert_eq!(first, said);
            let mut plan = Plan::of(&check(certificate).unwrap()).unwrap();
            assert_eq!(plan.here(), Some((0, Here::Lemma(Lemma::Rooms))));
            let parts = plan.parts();
            let open = parts.iter().filter(|part| !part.is_fillable);
            let open: Vec<u32> = open.map(|part| shape.of(&part.locations)).collect();
            let starts: Vec<u32> = named.starts.iter().map(|start| start.part).collect();
            assert_eq!(open, starts);
        }
        // Damage. What is accepted has to be true.
        for _ in 0..if speaks { 40 } else { 0 } {
            let changed = change(&mut dice, &text, claim.set().len());
            if changed.split_whitespace().eq(text.split_whitespace()) {
                continue;
            }
            count("changes", 1);
            assert!(Certificate::from_text(&changed).is_err());
            let Ok(read) = Certificate::from_text(&sealed_again(&changed)) else {
                continue;
            };
            count("changes to read", 1);
            let checked = check(read.clone()).or_else(|flaw| match flaw.kind {
                // As many as there are
                FlawKind::Count { found, .. } => {
                    let stated = format!("situations {}", read.situations());
                    let text = read.to_text();
                    let text = text.replace(&stated, &format!("situations {found}"));
                    check(Certificate::from_text(&sealed_again(&text)).unwrap())
                }
                _ => Err(flaw),
            });
            match checked {
                Ok(checked) => {
                    count("changes that are true", 1);
                    assert_eq!(truth(checked.claim()), checked.answer(), "{changed}");
                }
                Err(_) => count("changes that are refused", 1),
            }
        }
    }
    println!("{counts:#?}");
    for (what, least) in [
        ("rooms", 8),
        ("at once", 6),
        ("changes", 300),
        ("changes that are refused", 100),
        ("Answer", 8),
    ] {
        let found = counts.get(what).copied().unwrap_or(0);
        assert!(found >= least, "{what}: {found}");
    }
}
