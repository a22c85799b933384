//! The schedule against brute force with made-up nodes: whatever order and budgets, its control is that of all sets,
//! and it calls the rest open.

#[path = "../../tests/claims_sweep/mod.rs"]
mod claims_sweep;

use std::collections::BTreeMap;
use std::sync::Arc;

use claims_sweep::{Sweep, any_board, any_state, signs, state};
use loja_certificate::Answer;
use loja_rules::{Board, ByColor, Color, PointSet, State};
use loja_search::{Control, Limits};
use loja_testkit::{Dice, effort};

use super::{Decided, Options, Report, Schedule, Task};
use crate::spent::Spent;
use crate::verdict::{Verdict, assumed};

loja_testkit::long_too!(
    the_control_is_that_of_all_sets,
    what_is_not_settled_is_open,
    answers_may_come_in_any_order,
    a_hard_claim_waits_for_the_first_tries_of_others
);

fn options(nodes: u64) -> Options {
    Options {
        limits: Limits {
            nodes,
            ..Limits::default()
        },
        ..Options::default()
    }
}

fn decide(sweep: &mut Sweep, task: &Task, needs: u64, done: u64) -> (Verdict, u64) {
    if done + task.lent < needs {
        return (Verdict::UNDECIDED, task.lent);
    }
    let claim = &task.claim;
    let verdict = match sweep.is_lock(claim.state(), claim.player(), claim.set()) {
        true => assumed(Answer::Lock),
        false => assumed(Answer::Refuted),
    };
    (verdict, needs - done)
}

fn scheduled(
    state: &State,
    options: Options,
    decide: &mut dyn FnMut(&Task) -> (Verdict, u64),
) -> Report {
    let mut schedule = Schedule::new(state, options);
    while let Some(task) = schedule.next(&Control::default()) {
        let (verdict, nodes) = decide(&task);
        schedule.answer(task.id, verdict, Spent::on_known(nodes));
    }
    schedule.report()
}

fn control(sweep: &mut Sweep, state: &State) -> ByColor<PointSet> {
    ByColor {
        black: sweep.control(state, Color::Black),
        white: sweep.control(state, Color::White),
    }
}

fn is_true(sweep: &mut Sweep, state: &State, report: &Report) {
    for (at, one) in report.claims.iter().enumerate() {
        let lock = sweep.is_lock(state, one.player, &one.set);
        assert!(one.verdict == Verdict::UNDECIDED || lock == (one.verdict == Answer::Lock));
        let again = |other: &Decided| other.player == one.player && other.set == one.set;
        assert!(
            !report.claims[..at].iter().any(again),
            "{} {:?}",
            signs(state),
            one.set
        );
    }
}

#[test]
fn the_control_is_that_of_all_sets() {
    let mut dice = Dice::new(11);
    let (mut locks, mut shared) = (0, 0);
    for _ in 0..effort(200, 3_000) {
        let board = any_board(&mut dice, effort(5, 9));
        let mut sweep = Sweep::new(&board);
        for _ in 0..10 {
            let state = any_state(&mut dice, &board);
            // Proofs of random length, the same for each claim whenever it comes.
            let mut needs: BTreeMap<u64, (u64, u64)> = BTreeMap::new();
            let report = scheduled(&state, options(u64::MAX), &mut |task| {
                let (need, done) = *needs
                    .entry(task.id)
                    .or_insert((1 + dice.below(300_000) as u64, 0));
                let (verdict, nodes) = decide(&mut sweep, task, need, done);
                needs.insert(task.id, (need, done + nodes));
                (verdict, nodes)
            });
            assert!(report.is_decided(), "{}", signs(&state));
            assert_eq!(
                report.control,
                control(&mut sweep, &state),
                "{}",
                signs(&state)
            );
            assert_eq!(
                report.nodes,
                needs.values().map(|&(_, done)| done).sum::<u64>()
            );
            is_true(&mut sweep, &state, &report);
            locks += report
                .claims
                .iter()
                .filter(|one| one.verdict == Answer::Lock)
                .count();
            shared += report.claims.iter().filter(|one| one.nodes == 0).count();
        }
    }
    assert!(locks > 5 && shared > 0, "{locks} {shared}");
}

#[test]
fn what_is_not_settled_is_open() {
    let mut dice = Dice::new(12);
    let (mut decided, mut open) = (0, 0);
    for _ in 0..effort(100, 3_000) {
        let board = any_board(&mut dice, effort(5, 7));
        let mut sweep = Sweep::new(&board);
        for _ in 0..10 {
            let state = any_state(&mut dice, &board);
            let limits = Limits {
                nodes: dice.below(20_000) as u64,
                ..Limits::default()
            };
            let sets = dice.below(12) as u64;
            let options = Options {
                limits,
                sets,
                first: 100,
                ..Options::default()
            };
            let mut needs: BTreeMap<u64, (u64, u64)> = BTreeMap::new();
            let report = scheduled(&state, options, &mut |task| {
                let (need, done) = *needs
                    .entry(task.id)
                    .or_insert((1 + dice.below(20_000) as u64, 0));
                let (verdict, nodes) = decide(&mut sweep, task, need, done);
                needs.insert(task.id, (need, done + nodes));
                (verdict, nodes)
            });
            assert!(report.nodes <= limits.nodes);
            let truth = control(&mut sweep, &state);
            for player in Color::ALL {
                let mine = &report.control[player];
                assert!(mine.is_subset(&truth[player]));
                assert!(
                    truth[player].is_subset(&mine.union(&report.open[player])),
                    "{}",
                    signs(&state)
                );
                assert!(mine.intersection(&report.open[player]).is_empty());
            }
            is_true(&mut sweep, &state, &report);
            decided += usize::from(report.is_decided());
            open += usize::from(!report.is_decided());
        }
    }
    assert!(decided > 20 && open > 20, "{decided} {open}");
}

#[test]
fn answers_may_come_in_any_order() {
    let mut dice = Dice::new(13);
    let mut together = 0;
    for _ in 0..effort(400, 3_000) {
        let board = any_board(&mut dice, effort(5, 7));
        let mut sweep = Sweep::new(&board);
        let state = any_state(&mut dice, &board);
        let mut schedule = Schedule::new(&state, options(u64::MAX));
        let mut out: Vec<Task> = Vec::new();
        loop {
            if out.len() < 4
                && let Some(task) = schedule.next(&Control::default())
            {
                assert!(out.iter().all(|other| other.id != task.id));
                out.push(task);
                together = together.max(out.len());
            } else if out.is_empty() {
                break;
            } else {
                let task = out.swap_remove(dice.below(out.len()));
                let need = 1 + dice.below(5_000) as u64;
                let (verdict, nodes) = decide(&mut sweep, &task, need, 0);
                schedule.answer(task.id, verdict, Spent::on_known(nodes));
                let before = schedule.report();
                schedule.answer(task.id, assumed(Answer::Lock), Spent::on_known(7));
                assert_eq!(schedule.report(), before, "an answer that nobody asked for");
            }
        }
        let report = schedule.report();
        assert!(report.is_decided());
        assert_eq!(
            report.control,
            control(&mut sweep, &state),
            "{}",
            signs(&state)
        );
    }
    assert!(together > 1);
}

#[test]
fn alike_claims_are_decided_once() {
    let board = Arc::new(Board::new(6, [(0, 1), (1, 2), (3, 4), (4, 5)]).unwrap());
    let state = state(&board, b".x..o.").unwrap();
    let mut sweep = Sweep::new(&board);
    let mut asked = 0;
    let report = scheduled(&state, options(u64::MAX), &mut |task| {
        asked += 1;
        decide(&mut sweep, task, 1, 0)
    });
    let shared = report.claims.iter().filter(|one| one.nodes == 0).count();
    assert_eq!(report.claims.len(), asked + shared);
    assert!(shared >= 1, "{report:?}");
    assert_eq!(report.control, control(&mut sweep, &state));
    assert_eq!(
        [report.control.black.len(), report.control.white.len()],
        [3, 3]
    );
}

/// It waits until the others have had theirs, or as many nodes.
#[test]
fn a_hard_claim_waits_for_the_first_tries_of_others() {
    let mut dice = Dice::new(14);
    let (first, mut waited) = (10, 0);
    for _ in 0..effort(1_000, 5_000) {
        let board = any_board(&mut dice, 9);
        let state = any_state(&mut dice, &board);
        let options = Options {
            first,
            ..options(5_000)
        };
        let mut lent = Vec::new();
        scheduled(&state, options, &mut |task| {
            lent.push(task.lent);
            (Verdict::UNDECIDED, task.lent)
        });
        let mut fresh = lent.iter().filter(|&&lent| lent == first).count();
        if fresh < 2 {
            continue;
        }
        let mut spent = BTreeMap::new();
        for &lent in &lent {
            *spent.entry(lent).or_insert(0) += lent;
            fresh -= usize::from(lent == first);
            if fresh > 0 {
                assert!(spent[&lent] <= spent[&first] + first, "{spent:?}");
                waited += 1;
            }
        }
    }
    assert!(waited > 10, "{waited}");
}
