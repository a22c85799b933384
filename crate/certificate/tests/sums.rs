//! The lemma of sums against the truth, and certificates that use it.

use std::collections::BTreeMap;
use std::sync::Arc;

use loja_certificate::{
    Advisor, Answer, Certificate, Checker, Choice, Claim, Decision, FlawKind, Here, Leaves, Lemma,
    Lemmas, LocalPosition, Plan, Unrecorded, record, record_with, sealed_again,
};
use loja_rules::{Board, ByColor, Color, FastBoard, PointSet, Setup, State};
use loja_testkit::{Dice, effort, is_long};

use crate::common::ranks::Games;
use crate::common::sum::{Local, Shape, Wrong};
use crate::common::{Sweep, base64url, check, situations};

loja_testkit::long_too!(
    where_all_local_games_are_won_there_is_a_lock,
    sums_are_recorded_where_they_hold_and_nowhere_else
);

/// A claim without marks and a stone of it that has two eyes. What is beside them is by chance.
struct Frame {
    claim: Claim,
    /// The stone and its eyes.
    core: PointSet,
}

fn frame(dice: &mut Dice, most: usize) -> Frame {
    loop {
        let (rest, outside) = (2 + dice.below(most - 1), dice.pick(&[0, 0, 1, 1, 2]));
        // The stone, its eyes, the rest, and what is outside, in any order
        let count = 3 + rest + outside;
        let mut numbers: Vec<usize> = (0..count).collect();
        for at in 1..count {
            numbers.swap(at, dice.below(at + 1));
        }
        let mut pairs = vec![(0, 1), (0, 2)];
        let (safe, joined, next) = (1 + dice.below(4), 2 + dice.below(5), 2 + dice.below(8));
        for x in 3..3 + rest {
            if !dice.one_in(safe) {
                pairs.push((0, x));
            }
            for y in 3..x {
                if y + 1 == x && !dice.one_in(next) || dice.one_in(joined) {
                    pairs.push((y, x));
                }
            }
        }
        let mut doors = Vec::new();
        for x in 3 + rest..count {
            let door = 3 + dice.below(rest);
            pairs.push((door, x));
            doors.push(door);
        }
        // Some fall into two parts with few locations beside the stone.
        let cut = if rest > 3 && !dice.one_in(3) {
            3 + rest / 2
        } else {
            0
        };
        if cut > 0 {
            pairs.retain(|&(a, b)| a > 0 || b <= 3 || b == cut || dice.one_in(4));
            pairs.extend([(0, 3), (0, cut), (3, 4), (cut, cut + 1)]);
        }
        pairs.retain(|&(a, b)| a < 3 || b >= 3 + rest || (a < cut) == (b < cut));
        pairs.sort_unstable();
        pairs.dedup();
        let named = pairs.into_iter().map(|(a, b)| (numbers[a], numbers[b]));
        let board = Board::new(count, named.map(|(a, b)| (a.min(b), a.max(b)))).unwrap();
        let points: Vec<_> = board.points().collect();
        let of =
            |some: &[usize]| -> PointSet { some.iter().map(|&x| points[numbers[x]]).collect() };
        let player = dice.pick(&Color::ALL);
        let set = of(&(0..3 + rest).collect::<Vec<_>>());
        let mut stones = ByColor::<PointSet>::default();
        stones[player] = of(&[0]).union(&of(&doors));
        let core = of(&[0, 1, 2]);
        let setup = Setup {
            stones,
            ..Setup::empty()
        };
        let Ok(state) = State::new(Arc::new(board), setup) else {
            continue;
        };
        if let Ok(claim) = Claim::new(&state, player, &set) {
            return Frame { claim, core };
        }
    }
}

/// The situations of a claim where the lemma is asked for, and what it says.
struct Asked {
    won: usize,
    lost: usize,
    /// Won, and no other lemma speaks.
    new: usize,
    wrong: usize,
    parts: usize,
    bound_mark: usize,
    largest_rank: usize,
}

fn judge(frame: &Frame, wrong: Wrong) -> Option<Asked> {
    let claim = &frame.claim;
    let mut shape = Shape::new(claim)?;
    shape.wrong = wrong;
    let mut leaves = Leaves::new(claim, Lemmas::ALL);
    let sweep = Sweep::of_boards(claim, situations(&frame.claim, &frame.core), |board| {
        let starts = shape.starts(claim, board)?;
        Some((starts, leaves.lemma(board, Answer::Lock).is_some()))
    });
    let asked = || {
        sweep
            .nodes
            .iter()
            .filter_map(|node| Some((node, node.seen.as_ref()?)))
    };
    let starts = asked().flat_map(|(_, (starts, _))| starts.clone());
    let games = Games::of(&shape, starts, 40_000)?;
    let mut told = Asked {
        won: 0,
        lost: 0,
        new: 0,
        wrong: 0,
        parts: 0,
        bound_mark: 0,
        largest_rank: 0,
    };
    for (node, (starts, known)) in asked() {
        if !games.are_won(starts) {
            told.lost += 1;
            continue;
        }
        told.won += 1;
        told.new += usize::from(!known && !node.formation);
        told.parts += usize::from(starts.len() > 1);
        told.bound_mark += usize::from(starts[0].mark != 0);
        let rank = starts.iter().filter_map(|start| games.ranks[start]).max();
        told.largest_rank = told.largest_rank.max(rank.unwrap_or(0));
        if node.rank.is_none() {
            told.wrong += 1;
            assert!(wrong != Wrong::Nothing, "{claim:?} {starts:?}");
        }
    }
    Some(told)
}

/// All legal situations of tiny claims with such a stone, and all that follow from them, ko marks included.
#[test]
fn where_all_local_games_are_won_there_is_a_lock() {
    let (mut won, mut lost, mut new, mut parts, mut marks, mut rank) = (0, 0, 0, 0, 0, 0);
    for seed in 0..effort(50, 6000) {
        let mut dice = Dice::new(seed);
        let most = if is_long() { 7 } else { 4 + dice.below(3) };
        let Some(told) = judge(&frame(&mut dice, most), Wrong::Nothing) else {
            continue;
        };
        won += told.won;
        lost += told.lost;
        new += told.new;
        parts += told.parts;
        marks += told.bound_mark;
        rank = rank.max(told.largest_rank);
    }
    println!(
        "{won} won, {lost} lost, {new} new, {parts} of several parts, {marks} with a mark, rank {rank}"
    );
    assert!(won > 400 && lost > 150 && new > 400 && parts > 5 && marks > 15);
}

/// The test above would notice if a rule of the local games were missing: here are boards where it does.
#[test]
fn each_rule_of_the_local_games_is_needed() {
    for wrong in [
        Wrong::OneEye,
        Wrong::Doors,
        Wrong::Marks,
        Wrong::Passes,
        Wrong::Fills,
        Wrong::Touches,
    ] {
        let found = (0..60).find(|&seed| {
            let mut dice = Dice::new(seed);
            let most = 4 + dice.below(2);
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
    sweep: &'a Sweep<Option<Vec<Local>>>,
}

impl Advisor for Knowing<'_> {
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>) {
        self.sweep.advise(board, Answer::Lock, choices);
    }

    fn ends_by_sum(&mut self, board: &FastBoard) -> bool {
        let starts = self.shape.starts(self.claim, board);
        self.games
            .are_won(&starts.expect("asked only where it may speak"))
    }

    fn answers(&mut self, position: &LocalPosition, choices: &mut Vec<Choice>) {
        self.games.advise(self.shape, position, choices);
    }
}

/// Says anything.
struct Guessing<'a> {
    dice: &'a mut Dice,
    /// How often a situation is ended.
    ends: usize,
}

impl Guessing<'_> {
    fn mix(&mut self, choices: &mut Vec<Choice>) {
        choices.push(Choice::Pass);
        let turn = self.dice.below(choices.len());
        choices.rotate_left(turn);
        if self.dice.one_in(8) {
            choices.truncate(1);
        }
    }
}

impl Advisor for Guessing<'_> {
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>) {
        choices.extend(board.playable().map(Choice::Stone));
        self.mix(choices);
    }

    fn ends_by_sum(&mut self, _: &FastBoard) -> bool {
        self.dice.one_in(self.ends)
    }

    fn answers(&mut self, position: &LocalPosition, choices: &mut Vec<Choice>) {
        choices.extend(position.part.iter().map(Choice::Stone));
        self.mix(choices);
    }
}

/// A claim on such a board with any stones.
fn claim(dice: &mut Dice, most: usize) -> Claim {
    loop {
        let frame = frame(dice, most);
        let boards = situations(&frame.claim, &frame.core);
        for _ in 0..8 {
            let setup = boards[dice.below(boards.len())].situation().into_setup();
            let state = State::new(Arc::clone(frame.claim.board()), setup).unwrap();
            if let Ok(claim) = Claim::new(&state, frame.claim.player(), frame.claim.set()) {
                return claim;
            }
        }
    }
}

/// Right answers are recorded with the lemma wherever it speaks, and accepted; wrong ones never are.
#[test]
fn sums_are_recorded_where_they_hold_and_nowhere_else() {
    let mut counts = BTreeMap::new();
    let mut flaws = BTreeMap::new();
    for seed in 0..effort(45, 30_000) {
        let mut dice = Dice::new(seed);
        let most = 4 + dice.below(effort(3, 4));
        let claim = claim(&mut dice, most);
        let Some(mut shape) = Shape::new(&claim) else {
            continue;
        };
        let sum = Lemmas::NONE.with(Lemma::Sum);
        let without = Lemmas::ALL.without(Lemma::Dead);
        let lemmas = dice.pick(&[Lemmas::ALL, without, sum, sum.with(Lemma::Dead)]);
        shape.knows_dead = lemmas.contains(Lemma::Dead);
        let sweep = Sweep::of_claim(&claim, |board| shape.starts(&claim, board));
        let starts = sweep.nodes.iter().filter_map(|node| node.seen.clone());
        let Some(games) = Games::of(&shape, starts.flatten(), 40_000) else {
            continue;
        };
        let start = &sweep.nodes[0];
        let mut leaves = Leaves::new(&claim, lemmas);
        let board = FastBoard::new(claim.start());
        let known = start.formation || leaves.lemma(&board, Answer::Lock).is_some();
        let local = start.seen.as_ref().filter(|_| !known);
        let mut count = |what: &str| *counts.entry(what.to_owned()).or_insert(0) += 1;
        let won = local.is_some_and(|starts| games.are_won(starts));
        if won {
            count("won");
            assert_eq!(sweep.answer(), Answer::Lock);
        }
        if sweep.answer() == Answer::Lock {
            let mut advisor = Knowing {
                claim: &claim,
                shape: &shape,
                games: &games,
                sweep: &sweep,
            };
            let recorded = record_with(&claim, Answer::Lock, lemmas, 1 << 20, &mut advisor);
            let certificate = recorded.unwrap();
            let words = certificate
                .decisions()
                .filter(|&it| it == Decision::Sum)
                .count();
            let ons = certificate
                .decisions()
                .filter(|&it| it == Decision::On)
                .count();
            assert_eq!(words > 0, certificate.lemmas().contains(Lemma::Sum));
            if won {
                assert_eq!(certificate.decisions().next(), Some(Decision::Sum));
                assert_eq!(words, 1);
            }
            count(match words {
                0 if ons > 0 => panic!("a word without the lemma"),
                0 => "lock",
                1 => "a sum",
                _ => "several sums",
            });
            if ons > 0 {
                count("asked and not used");
            }
            let text = certificate.to_text();
            assert_eq!(Certificate::from_text(&text).as_ref(), Ok(&certificate));
            assert_eq!(*check(certificate.clone()).unwrap(), certificate);
        }
        // What is not won, whoever says so
        let ends = if local.is_some() && !won {
            1
        } else {
            1 + dice.below(3)
        };
        if sweep.answer() == Answer::Refuted || local.is_some() && !won {
            count("wrong");
            for _ in 0..4 {
                let mut advisor = Guessing {
                    dice: &mut dice,
                    ends,
                };
                let told = record_with(&claim, Answer::Lock, lemmas, 1 << 12, &mut advisor);
                let Err(Unrecorded::Flawed(flaw)) = told else {
                    panic!("{claim:?} {told:?}");
                };
                let kind = format!("{:?}", flaw.kind);
                *flaws
                    .entry(kind.split('(').next().unwrap().to_owned())
                    .or_insert(0) += 1;
            }
        }
    }
    println!("{counts:#?} {flaws:#?}");
    for (what, least) in [
        ("won", 10),
        ("a sum", 10),
        ("asked and not used", 1),
        ("wrong", 15),
    ] {
        assert!(
            counts.get(what).is_some_and(|&count| count >= least),
            "{what}"
        );
    }
    for flaw in ["Round", "Answer"] {
        assert!(flaws.contains_key(flaw), "{flaw}");
    }
}

/// A certificate of a lock of all locations by Black.
fn text(rows: &str, situations: usize, decisions: &[u8]) -> String {
    let lines = rows.split('/').count();
    let columns = rows.split('/').next().unwrap().len();
    let set: String = rows
        .chars()
        .map(|sign| if "/,".contains(sign) { sign } else { '*' })
        .collect();
    let (rows, set) = (rows, set.replace('O', "."));
    sealed_again(&format!(
        "loja-certificate 1\nboard rectangle {columns}x{lines}\nrows {rows}\nclaim black {set}\nanswer lock\n\
         lemmas sum\nsituations {situations}\ndecisions {}\n",
        base64url(decisions)
    ))
}

fn told(rows: &str, situations: usize, decisions: &[u8]) -> Result<(), FlawKind> {
    let text = text(rows, situations, decisions);
    let certificate = Certificate::from_text(&text).unwrap();
    assert_eq!(
        Certificate::from_text(&certificate.to_text()).as_ref(),
        Ok(&certificate)
    );
    let checked = check(certificate);
    checked.map(drop).map_err(|flaw| {
        assert!(!flaw.to_string().is_empty());
        flaw.kind
    })
}

const SUM: u8 = 254;
const ON: u8 = 253;
const PASS: u8 = 255;

/// Two eyes above, two locations below, of which the lower is beside the upper alone.
const TAIL: &str = ".x./,x,/,.,/,.,";

/// White passes, and Black plays 4. White plays 4, and Black captures it from 5; 4 is marked, White passes, and Black plays there. White plays 5,
/// and Black captures it.
const RIGHT: [u8; 5] = [SUM, 4, 5, 4, 4];

fn stone(at: usize) -> Choice {
    let board = Board::rectangle(16, 1);
    Choice::Stone(board.points().nth(at).unwrap())
}

#[test]
fn a_sum_by_hand_is_accepted() {
    assert_eq!(told(TAIL, 3, &RIGHT), Ok(()));
    let certificate = Certificate::from_text(&text(TAIL, 3, &RIGHT)).unwrap();
    let decisions: Vec<Decision> = certificate.decisions().collect();
    assert_eq!(decisions[..2], [Decision::Sum, Decision::Move(stone(4))]);
    let checked = check(certificate).unwrap();
    let mut plan = Plan::of(&checked).unwrap();
    assert_eq!(plan.here(), Some((0, Here::Lemma(Lemma::Sum))));
    let parts = plan.parts();
    let told: Vec<_> = parts
        .iter()
        .map(|part| {
            (
                part.locations.iter().map(|x| x.index()).collect(),
                part.is_fillable,
            )
        })
        .collect();
    let expected: Vec<(Vec<usize>, bool)> =
        vec![(vec![0], true), (vec![2], true), (vec![4, 5], false)];
    assert_eq!(told, expected);
    assert!(plan.play(Choice::Pass) && plan.here().is_none() && plan.parts().is_empty());
}

#[test]
fn what_is_wrong_with_a_sum_is_told() {
    let wrong = |decisions: &[u8]| told(TAIL, 3, decisions).unwrap_err();
    // The words have places.
    assert_eq!(wrong(&[4, 4, 5, 4, 4]), FlawKind::Misplaced);
    assert_eq!(wrong(&[SUM, SUM, 5, 4, 4]), FlawKind::Misplaced);
    assert_eq!(wrong(&[SUM, ON]), FlawKind::Misplaced);
    assert_eq!(wrong(&[ON, SUM]), FlawKind::Misplaced);
    assert_eq!(wrong(&[ON]), FlawKind::Missing);
    assert_eq!(wrong(&[]), FlawKind::Missing);
    assert_eq!(wrong(&[SUM, 4, 5, 4]), FlawKind::Missing);
    assert_eq!(wrong(&[SUM, 4, 5, 4, 4, 4]), FlawKind::Leftover(1));
    // No mark, no pass
    assert_eq!(wrong(&[SUM, PASS]), FlawKind::Answer(Choice::Pass));
    // White's stone is there, and what is not in the part
    assert_eq!(wrong(&[SUM, 4, 4]), FlawKind::Answer(stone(4)));
    assert_eq!(wrong(&[SUM, 0]), FlawKind::Answer(stone(0)));
    assert_eq!(wrong(&[SUM, 3]), FlawKind::Answer(stone(3)));
    // Black takes the lower one, which is legal and leaves both; White takes it, and Black may not play on the mark.
    assert_eq!(wrong(&[SUM, 5, 4, 5]), FlawKind::Answer(stone(5)));
    for stated in [0, 1, 2, 4] {
        let found = if stated < 3 { stated + 1 } else { 3 };
        let (stated, found) = (stated as u64, found as u64);
        assert_eq!(
            told(TAIL, stated as usize, &RIGHT),
            Err(FlawKind::Count { stated, found })
        );
    }
    let certificate = Certificate::from_text(&text(TAIL, 3, &RIGHT)).unwrap();
    let flaw = Checker::visiting(2).check(certificate).unwrap_err();
    assert_eq!(flaw.kind, FlawKind::TooMany(2));
    assert!(flaw.line.is_empty());
}

/// Two such tails: neither ko is bound, since White may always play in the other part.
#[test]
fn a_ko_is_bound_only_if_it_is_alone() {
    let two = ".x./xxx/.,./.,.";
    let told = |decisions: &[u8]| told(two, 9, decisions);
    // White retakes at once, Black passes; White passes, and Black takes again.
    assert_eq!(told(&[SUM, 6, 8, 6, PASS, 8]), Err(FlawKind::Round));
    // Nor may Black retake at once.
    assert_eq!(told(&[SUM, 6, 8, 6, 8]), Err(FlawKind::Answer(stone(8))));
}

/// Where no chain has two eyes, or something is marked for good, the decision is one on a move.
#[test]
fn it_is_asked_for_only_with_a_safe_chain() {
    for rows in [".x../,x,,", ".x..", "x./x./.x"] {
        let asked = told(rows, 9, &[SUM, 0, 0, 0, 0, 0, 0, 0, 0]).unwrap_err();
        assert!(
            !matches!(asked, FlawKind::Answer(_) | FlawKind::Round),
            "{rows} {asked:?}"
        );
    }
    // Marks for good, with a stone and without.
    for rows in [".x*/,x,/,.,/,.,", ".x.X,/,.,,,/,.,,,"] {
        let asked = told(rows, 9, &[SUM, 0, 0, 0]).unwrap_err();
        assert!(
            !matches!(asked, FlawKind::Answer(_) | FlawKind::Round),
            "{rows} {asked:?}"
        );
    }
}

/// The words are read only where the lemma is named, and only these.
#[test]
fn words_belong_to_the_lemma() {
    let text = text(TAIL, 3, &RIGHT);
    for lemmas in ["none", "fill"] {
        let other = text.replace("lemmas sum", &format!("lemmas {lemmas}"));
        assert!(Certificate::from_text(&sealed_again(&other)).is_err());
    }
    assert!(Certificate::from_text(&sealed_again(&self::text(TAIL, 3, &[252]))).is_err());
    let both = text.replace("lemmas sum", "lemmas fill sum");
    assert!(check(Certificate::from_text(&sealed_again(&both)).unwrap()).is_ok());
}

/// Each byte of the example, changed to each other value.
#[test]
fn each_decision_of_the_example_matters() {
    for at in 0..RIGHT.len() {
        for byte in (0..6)
            .chain([ON, SUM, PASS])
            .filter(|&byte| byte != RIGHT[at])
        {
            let mut decisions = RIGHT;
            decisions[at] = byte;
            assert!(told(TAIL, 3, &decisions).is_err(), "{decisions:?}");
        }
    }
}

/// Who offers nothing is told where.
#[test]
fn a_missing_answer_is_reported_with_its_position() {
    struct Silent;
    impl Advisor for Silent {
        fn choices(&mut self, _: &FastBoard, _: &mut Vec<Choice>) {}
        fn ends_by_sum(&mut self, _: &FastBoard) -> bool {
            true
        }
        fn answers(&mut self, position: &LocalPosition, choices: &mut Vec<Choice>) {
            if position.last == Choice::Pass {
                choices.push(stone(4));
            }
        }
    }
    let certificate = Certificate::from_text(&text(TAIL, 3, &RIGHT)).unwrap();
    let claim = certificate.claim();
    let told = record_with(claim, Answer::Lock, Lemmas::ALL, 99, &mut Silent);
    let Err(Unrecorded::NoAnswer(line, position)) = told else {
        panic!("{told:?}");
    };
    assert!(line.is_empty() && position.is_bound && position.mark.is_none());
    assert_eq!(
        (
            position.last,
            position.part.len(),
            position.own.len(),
            position.other.len()
        ),
        (stone(4), 2, 0, 1)
    );
    // Who advises on moves alone gets a certificate without the lemma.
    let sweep = Sweep::of_claim(claim, |_| ());
    let advise = &mut |board: &FastBoard, choices: &mut Vec<Choice>| {
        sweep.advise(board, Answer::Lock, choices);
    };
    let plain = record(claim, Answer::Lock, Lemmas::ALL, 1 << 16, advise).unwrap();
    assert!(!plain.lemmas().contains(Lemma::Sum));
    assert!(
        plain
            .decisions()
            .all(|decision| matches!(decision, Decision::Move(_)))
    );
    assert!(check(plain).is_ok());
}
