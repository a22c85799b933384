//! The lemma of the zones against the truth, and certificates that use it.

use loja_certificate::{
    Answer, Certificate, Choice, Claim, FlawKind, Leaves, Lemma, Lemmas, Unrecorded, record_zone,
};
use loja_rules::{FastBoard, PointSet};
use loja_testkit::{Dice, effort};

use crate::common::zone::{Zone, ZoneSweep, bits, components};
use crate::common::{check, claim_of, truth};

loja_testkit::long_too!(
    a_lost_zone_refutes_and_only_then_is_it_recorded,
    the_board_of_a_zone_and_its_lemmas_are_right,
    a_lost_zone_refutes_every_bordered_subset_around_it,
    only_whole_components_make_a_zone
);

/// Every union of some of these.
fn unions(parts: &[PointSet]) -> impl Iterator<Item = PointSet> + '_ {
    (1..1_usize << parts.len()).map(|chosen| {
        let chosen = parts
            .iter()
            .enumerate()
            .filter(move |(at, _)| chosen >> at & 1 == 1);
        chosen.fold(PointSet::new(), |sum, (_, part)| sum.union(part))
    })
}

/// Claims that fall into two or more components, most of them not answered at a glance.
fn claims(seeds: std::ops::Range<u64>) -> impl Iterator<Item = (Dice, Claim, Vec<PointSet>)> {
    seeds.filter_map(|seed| {
        let mut dice = Dice::new(seed);
        let count = 5 + dice.below(effort(3, 4));
        let claim = claim_of(&mut dice, count, true);
        let parts = components(&claim);
        let kept = parts.len() > 1 && (is_open(&claim) || dice.one_in(16));
        kept.then_some((dice, claim, parts))
    })
}

fn recorded(
    claim: &Claim,
    active: &PointSet,
    zone: &Zone,
    sweep: &ZoneSweep,
    lemmas: Lemmas,
) -> Result<Certificate, Unrecorded> {
    record_zone(claim, active, lemmas, 1 << 20, &mut |board, choices| {
        sweep.advise(&zone.read(board, claim.player()), board, choices);
    })
}

/// Whether no lemma answers a claim at once.
fn is_open(claim: &Claim) -> bool {
    let start = FastBoard::new(claim.start());
    let mut leaves = Leaves::new(claim, Lemmas::ALL);
    !leaves.has_formation(&start)
        && Answer::ALL
            .iter()
            .all(|&answer| leaves.lemma(&start, answer).is_none())
}

#[test]
fn a_lost_zone_refutes_and_only_then_is_it_recorded() {
    let mut counts = std::collections::BTreeMap::new();
    for (mut dice, claim, parts) in claims(0..effort(2500, 100_000)) {
        let (truth, open) = (truth(&claim), is_open(&claim));
        for active in unions(&parts) {
            let zone = Zone::new(&claim, &active, 0);
            let sweep = ZoneSweep::new(&zone);
            let mut count = |what: &str| {
                if open {
                    *counts
                        .entry(format!(
                            "{truth}, zone {}, {what}",
                            if sweep.lost() { "lost" } else { "won" }
                        ))
                        .or_insert(0) += 1;
                }
            };
            count("all");
            if zone.spared != 0 {
                count("spared");
            }
            if sweep.forbidden > 0 {
                count("vow");
            }
            let lemmas = dice.pick(&[Lemmas::ALL, Lemmas::NONE]);
            if sweep.lost() {
                assert_eq!(truth, Answer::Refuted, "{claim:?} {active:?}");
                let certificate = recorded(&claim, &active, &zone, &sweep, lemmas).unwrap();
                if certificate.decisions().len() > 3 {
                    count("decisions");
                }
                assert_eq!(certificate.zone(), Some(&active));
                assert_eq!(
                    Certificate::from_text(&certificate.to_text()).as_ref(),
                    Ok(&certificate)
                );
                assert_eq!(*check(certificate.clone()).unwrap(), certificate);
            } else {
                let told = record_zone(&claim, &active, lemmas, 1 << 20, &mut |board, choices| {
                    choices.extend(board.playable().map(Choice::Stone));
                    choices.push(Choice::Pass);
                    let turn = dice.below(choices.len());
                    choices.rotate_left(turn);
                    if dice.one_in(2) {
                        choices.truncate(1);
                    }
                });
                let Err(Unrecorded::Flawed(flaw)) = told else {
                    panic!("{claim:?} {active:?} {told:?}")
                };
                let kind = format!("{:?}", flaw.kind);
                count(kind.split('(').next().unwrap());
            }
            // More strings spared
            let more = ZoneSweep::new(&Zone::new(&claim, &active, dice.below(1 << 8) as u16));
            assert!(
                !more.lost() || sweep.lost() && truth == Answer::Refuted,
                "{claim:?} {active:?}"
            );
        }
    }
    println!("{counts:#?}");
    for (what, least) in [
        ("lock, zone won, all", 50),
        ("lock, zone won, spared", 50),
        ("lock, zone won, vow", 10),
        ("refuted, zone lost, all", 50),
        ("refuted, zone lost, decisions", 20),
        ("refuted, zone lost, spared", 20),
        ("refuted, zone lost, vow", 3),
        ("refuted, zone won, Formation", 20),
        ("refuted, zone won, Vow", 1),
    ] {
        assert!(
            counts.get(what).is_some_and(|&count| count >= least),
            "too few: {what}"
        );
    }
}

/// All situations of zones: moves, goal and lemmas.
#[test]
fn the_board_of_a_zone_and_its_lemmas_are_right() {
    let mut spoken = std::collections::BTreeMap::new();
    for (_, claim, parts) in claims(0..effort(2000, 200_000)) {
        for active in unions(&parts) {
            let zone = Zone::new(&claim, &active, 0);
            let sweep = ZoneSweep::new(&zone);
            let mut start = None;
            let _ = record_zone(&claim, &active, Lemmas::NONE, 4, &mut |board, _| {
                start.get_or_insert(board.clone());
            });
            let Some(start) = start else {
                assert!(zone.goal(&zone.start), "{claim:?} {active:?}");
                continue;
            };
            let mut leaves = Lemma::ALL.map(|lemma| {
                (
                    lemma,
                    Leaves::of_zone(&claim, &active, Lemmas::NONE.with(lemma)).unwrap(),
                )
            });
            let mut boards = vec![None; sweep.places.len()];
            boards[0] = Some(start);
            let mut waiting = vec![0];
            while let Some(at) = waiting.pop() {
                let mut board = boards[at].clone().unwrap();
                board.forget();
                assert_eq!(zone.read(&board, claim.player()), sweep.places[at]);
                assert_eq!(
                    leaves[0].1.has_formation(&board),
                    zone.goal(&sweep.places[at]),
                    "{claim:?} {active:?}"
                );
                for (lemma, leaves) in &mut leaves {
                    if leaves.lemma(&board, lemma.answer()).is_some() {
                        assert!(
                            lemma.holds_in_zones() && !sweep.won[at],
                            "{lemma} {claim:?} {active:?} {:?}",
                            sweep.places[at]
                        );
                        *spoken.entry(lemma.name()).or_insert(0) += 1;
                    }
                }
                let legal: Vec<usize> = board.playable().map(|x| x.index()).collect();
                let stones = sweep.after[at].iter().filter_map(|&(x, _)| x);
                if sweep.places[at].claimants {
                    assert_eq!(legal, stones.collect::<Vec<_>>(), "{claim:?} {active:?}");
                } else {
                    assert!(stones.into_iter().all(|x| legal.contains(&x)));
                }
                for &(x, next) in &sweep.after[at] {
                    if boards[next].is_some() {
                        continue;
                    }
                    let mut after = board.clone();
                    match x {
                        Some(x) => assert!(after.play(board.board().point(x).unwrap())),
                        // By a stone that has the same situation after it a count of 2 never comes.
                        None if !after.pass() || after.is_final() => continue,
                        None => {}
                    }
                    boards[next] = Some(after);
                    waiting.push(next);
                }
            }
            assert!(
                boards.iter().all(Option::is_some),
                "passes cut something off: {claim:?}"
            );
        }
    }
    println!("{spoken:?}");
    for lemma in [Lemma::Joined, Lemma::Doors, Lemma::Alive] {
        assert!(
            spoken.get(lemma.name()).is_some_and(|&count| count > 100),
            "{lemma}"
        );
    }
}

/// The corollary: smaller claims that hold the active components.
#[test]
fn a_lost_zone_refutes_every_bordered_subset_around_it() {
    let (mut smaller, mut open) = (0, 0);
    for (_, claim, parts) in claims(0..effort(5000, 400_000)) {
        for active in unions(&parts) {
            let zone = Zone::new(&claim, &active, 0);
            if !ZoneSweep::new(&zone).lost() {
                continue;
            }
            let (set, needed) = (bits(claim.set()), bits(&active));
            for some in 0..1_u16 << claim.board().len() {
                if some & !set != 0 || some & needed != needed || some == set {
                    continue;
                }
                let points = claim
                    .board()
                    .points()
                    .filter(|x| some >> x.index() & 1 == 1);
                if let Ok(part) = Claim::new(claim.state(), claim.player(), &points.collect()) {
                    smaller += 1;
                    open += usize::from(is_open(&part));
                    assert_eq!(
                        truth(&part),
                        Answer::Refuted,
                        "{claim:?} {active:?} {part:?}"
                    );
                }
            }
        }
    }
    println!("{smaller} smaller claims, {open} not refuted at a glance");
    assert!(smaller > 100 && open > 10);
}

#[test]
fn only_whole_components_make_a_zone() {
    let mut refused = 0;
    for (mut dice, claim, parts) in claims(0..2000) {
        let points = claim.board().points();
        let some: PointSet = points.filter(|_| dice.one_in(2)).collect();
        let whole = |part: &PointSet| part.is_subset(&some) || part.intersection(&some).is_empty();
        let all = parts
            .iter()
            .fold(PointSet::new(), |sum, part| sum.union(part));
        let right = parts.iter().all(whole) && some.is_subset(&all);
        assert_eq!(Leaves::of_zone(&claim, &some, Lemmas::ALL).is_some(), right);
        if !right {
            let told = record_zone(&claim, &some, Lemmas::ALL, 100, &mut |_, _| {});
            assert!(matches!(told, Err(Unrecorded::Flawed(flaw)) if flaw.kind == FlawKind::Zone));
            refused += 1;
        }
        // Nothing active is nothing lost.
        let none = record_zone(&claim, &PointSet::new(), Lemmas::ALL, 100, &mut |_, _| {});
        assert!(matches!(none, Err(Unrecorded::Flawed(flaw)) if flaw.kind == FlawKind::Formation));
    }
    assert!(refused > 20);
}
