//! The referee with real searches: whoever drives it, in one run, in slices or in any order, the control is that of
//! all sets, and no more nodes are spent than it was given, whatever is kept of the proofs.

use std::sync::Arc;

use loja_certificate::{Answer, Checked, Claim};
use loja_rules::{Board, ByColor, Color, PointSet, Setup, State};
use loja_solver::{
    CheckedAnswer, Clerk, Control, Going, KnownAnswer, Limits, Options, Proof, Referee, Report,
    Switches, Usage, Work, referee,
};
use loja_testkit::{Dice, effort};

use crate::claims_sweep::{Sweep, any_board, any_state, signs};

loja_testkit::long_too!(whoever_drives_it_finds_the_same);

fn truth(state: &State) -> ByColor<PointSet> {
    let mut sweep = Sweep::new(state.board());
    ByColor {
        black: sweep.control(state, Color::Black),
        white: sweep.control(state, Color::White),
    }
}

fn whole(state: &State, options: Options) -> Report {
    referee(state, options, &mut ()).unwrap()
}

fn few(nodes: u64) -> Control<'static> {
    Control::new(Limits {
        nodes,
        ..Limits::default()
    })
}

fn sliced(state: &State, options: Options, slice: u64) -> Report {
    let mut referee = Referee::new(state, options);
    let mut before = 0;
    while !referee.run(&few(slice), &mut ()).unwrap() {
        assert!(referee.nodes() - before <= slice);
        assert!(referee.asking().is_some());
        before = referee.nodes();
    }
    referee.report().unwrap()
}

/// Up to four works out at a time, given back in any order.
fn scattered(state: &State, options: Options, dice: &mut Dice) -> Report {
    let mut referee = Referee::new(state, options);
    let mut out: Vec<Work> = Vec::new();
    loop {
        if out.len() < 4
            && let Some(mut work) = referee.take(&Control::default())
        {
            let control = Control::default();
            work.run(&control);
            assert_eq!(control.nodes(), work.nodes());
            out.push(work);
        } else if out.is_empty() {
            return referee.report().unwrap();
        } else {
            let work = out.swap_remove(dice.below(out.len()));
            referee.give_back(work, &mut ()).unwrap();
        }
    }
}

/// A certificate of a board that no test here looks at.
fn of_twelve_points() -> Checked {
    let state = State::new(Arc::new(Board::rectangle(12, 1)), Setup::empty()).unwrap();
    let claim = Claim::new(&state, Color::Black, &state.board().locations()).unwrap();
    let mut proof = Proof::new(claim);
    let found = proof.decide(&Control::default()).unwrap();
    found.checked().unwrap().clone()
}

/// Somebody who shares nothing with the referee takes what was tried before off him, and sends certificates. How many
/// claims were lent.
fn lent(state: &State, options: Options) -> (Report, usize) {
    let mut referee = Referee::new(state, options);
    let mut lent = 0;
    let other = of_twelve_points();
    while let Some(mut work) = referee.take(&Control::default()) {
        work.run(&Control::default());
        referee.give_back(work, &mut ()).unwrap();
        while let Some(mut work) = referee.lend() {
            lent += 1;
            let mut proof = Proof::with_lemmas(work.claim().clone(), options.switches);
            let limits = Limits {
                nodes: work.left(),
                ..options.limits
            };
            let found = proof.decide(&Control::new(limits)).unwrap();
            // What another claim's certificate shows is nothing to this one.
            assert!(!work.learn(other.clone()));
            if let Some(checked) = found.checked() {
                assert!(work.learn(checked.clone()));
            }
            work.spend(proof.progress().nodes);
            assert_eq!(referee.give_back(work, &mut ()), Ok(found.verdict()));
        }
    }
    (referee.report().unwrap(), lent)
}

#[test]
fn whoever_drives_it_finds_the_same() {
    let mut all_lent = 0;
    let mut dice = Dice::new(21);
    for _ in 0..effort(12, 1_000) {
        let board = any_board(&mut dice, effort(5, 9));
        for _ in 0..5 {
            let state = any_state(&mut dice, &board);
            let (options, truth) = (Options::default(), truth(&state));
            // So that much comes back.
            let mut small = options;
            small.first = 1;
            let (by_loan, count) = lent(&state, small);
            all_lent += count;
            for report in [
                by_loan,
                whole(&state, options),
                sliced(&state, options, 1 + dice.below(9) as u64),
                scattered(&state, options, &mut dice),
            ] {
                assert!(report.is_decided(), "{}", signs(&state));
                assert_eq!(report.control, truth, "{}", signs(&state));
            }
        }
    }
    assert!(all_lent > 5, "{all_lent} claims were lent");
}

/// Whether proofs are kept or begin anew each time, and however many are out at once.
#[test]
fn no_node_more_than_was_given() {
    let empty = State::new(Arc::new(Board::rectangle(5, 4)), Setup::empty()).unwrap();
    let mut dice = Dice::new(22);
    for nodes in [0, 1, 700] {
        for kept in [0, 64 << 10, u64::MAX] {
            let limits = Limits {
                nodes,
                ..Limits::default()
            };
            let mut options = Options::within(limits);
            (options.kept, options.first, options.sets) = (kept, 50, 100);
            // It takes no nodes, and most of the time on an empty board.
            options.switches = Switches::ALL.minus(Switches::TOUCH);
            for report in [
                whole(&empty, options),
                sliced(&empty, options, 77),
                scattered(&empty, options, &mut dice),
                lent(&empty, options).0,
            ] {
                assert_eq!(report.nodes, nodes, "kept {kept}");
                assert!(!report.is_decided());
            }
        }
    }
}

/// Knows all answers at this price, and counts what it is asked and shown.
#[derive(Default)]
struct Book {
    answers: Vec<(Claim, CheckedAnswer)>,
    price: u64,
    shown: Vec<Checked>,
}

impl Clerk for Book {
    fn known(&mut self, claim: &Claim) -> Option<KnownAnswer> {
        let known = self.answers.iter().find(|(other, _)| other == claim)?;
        Some(KnownAnswer {
            answer: known.1,
            nodes: self.price,
        })
    }

    fn decided(&mut self, proof: &mut Proof, checked: Checked) {
        assert_eq!(proof.claim(), checked.claim());
        self.shown.push(checked);
    }
}

#[test]
fn a_clerk_keeps_what_is_shown_and_spares_searches() {
    let state = State::new(Arc::new(Board::rectangle(3, 2)), Setup::empty()).unwrap();
    let mut first = Book::default();
    let report = referee(&state, Options::default(), &mut first).unwrap();
    let searched = report.claims.iter().filter(|one| one.nodes > 0).count();
    assert!(searched > 0 && first.shown.len() >= searched);
    let answers: Vec<_> = first
        .shown
        .iter()
        .map(|one| (one.claim().clone(), one.into()))
        .collect();
    let asked = answers.len() as u64;
    for (price, searches) in [(1, false), (2_000, false), (2_001, true)] {
        let mut second = Book {
            answers: answers.clone(),
            price,
            ..Book::default()
        };
        let again = referee(&state, Options::default(), &mut second).unwrap();
        assert_eq!(again.control, report.control);
        // What costs more than is lent at first is searched.
        assert_eq!(!second.shown.is_empty(), searches, "{price}");
        let nodes = if searches {
            report.nodes
        } else {
            price * asked
        };
        assert_eq!(again.nodes, nodes, "{price}");
    }
}

/// A poll stops it between two turns, and it goes on from there.
#[test]
fn a_poll_may_stop_it() {
    let stop = |usage: Usage| match usage.nodes {
        0 => Going::Continue(()),
        _ => Going::Break(()),
    };
    let state = State::new(Arc::new(Board::rectangle(4, 3)), Setup::empty()).unwrap();
    let mut referee = Referee::new(&state, Options::default());
    let mut runs = 1;
    while !referee
        .run(&Control::polling(Limits::default(), &stop), &mut ())
        .unwrap()
    {
        runs += 1;
    }
    let report = referee.report().unwrap();
    let lock = |one: &loja_solver::Decided| one.verdict == Answer::Lock;
    assert!(runs > 3 && report.is_decided() && !report.claims.iter().any(lock));
    assert_eq!(report.control, whole(&state, Options::default()).control);
}
