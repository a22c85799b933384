//! Expected control: what is proved stays, equal seeds expect the same, and colours don't matter.

use loja_expect::claims::{ExpectedControl, Outlook, OutlookEffort};
use loja_rules::{Color, State};
use loja_solver::{Limits, Options, Report, referee};
use loja_testkit::state;

fn few(nodes: u64) -> Options {
    Options::within(Limits {
        nodes,
        ..Limits::default()
    })
}

fn expected(state: &State, report: &Report) -> ExpectedControl {
    let mut outlook = Outlook::new(state, report, OutlookEffort::default(), 1);
    while outlook.step() {}
    outlook.expected()
}

const DIVIDED: [&str; 4] = ["..xo..", "xxxo..", "..xooo", "xxxo.o"];

#[test]
fn what_is_proved_is_sure() {
    let state = state(&DIVIDED, Color::Black);
    let report = referee(&state, few(u64::MAX), &mut ()).unwrap();
    let expected = expected(&state, &report);
    assert_eq!(expected.control, report.control);
    assert!(expected.sure.iter().all(|&sure| sure == 100) && expected.questions.is_empty());
}

#[test]
fn what_is_open_is_never_quite_sure_and_comes_out_alike_each_time() {
    let state = state(&DIVIDED, Color::Black);
    let report = referee(&state, few(0), &mut ()).unwrap();
    let first = expected(&state, &report);
    assert_eq!(first, expected(&state, &report));
    let open = report.open.black.union(&report.open.white);
    assert!(!open.is_empty());
    assert!(
        open.iter()
            .all(|at| (50..100).contains(&first.sure[at.index()]))
    );
    // Black's two eyes on the left can't be taken.
    let eyes = [0, 1, 2, 6, 7, 8].map(|at| state.board().point(at).unwrap());
    assert!(
        eyes.iter().all(|&at| first.control.black.contains(at)),
        "{first:?}"
    );
    for question in &first.questions {
        assert!(question.set.is_subset(&question.if_holds[question.player]));
    }
}

/// An expectation from before keeps to what is proved since: all of it is sure, and refuted claims weigh nothing.
#[test]
fn what_is_proved_later_is_taken_as_given() {
    let state = state(&DIVIDED, Color::Black);
    let none = referee(&state, few(0), &mut ()).unwrap();
    let mut outlook = Outlook::new(&state, &none, OutlookEffort::default(), 1);
    while outlook.step() {}
    let before = outlook.expected();
    for nodes in [20, 60, 200, u64::MAX] {
        let report = referee(&state, few(nodes), &mut ()).unwrap();
        outlook.learn(&report);
        let expected = outlook.expected();
        let proved = |at| !report.open.black.contains(at) && !report.open.white.contains(at);
        for at in state.board().points().filter(|&at| proved(at)) {
            assert_eq!(expected.sure[at.index()], 100);
            for by in Color::ALL {
                assert_eq!(
                    expected.control[by].contains(at),
                    report.control[by].contains(at)
                );
            }
        }
        for claim in outlook.weighed() {
            let possible = report.control[claim.player].union(&report.open[claim.player]);
            assert!(claim.set.is_subset(&possible));
        }
    }
    assert_ne!(before, outlook.expected());
}

#[test]
fn colours_change_nothing() {
    let board = state(&DIVIDED, Color::Black);
    let report = referee(&board, few(0), &mut ()).unwrap();
    let (here, other) = (expected(&board, &report), board.reversed());
    let report = referee(&other, few(0), &mut ()).unwrap();
    let there = expected(&other, &report);
    assert_eq!(here.control.black, there.control.white);
    assert_eq!(here.control.white, there.control.black);
}
