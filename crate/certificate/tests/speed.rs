//! A larger certificate passes, and the long test prints how fast.

use std::sync::Arc;
use std::time::SystemTime;

use loja_certificate::{Claim, Lemmas, check, record};
use loja_rules::{Board, Color, Setup, State};
use loja_testkit::effort;

use crate::common::Sweep;

loja_testkit::long_too!(larger_certificates_pass);

/// A black ring on the first line, empty inside.
fn ring(columns: u8, rows: u8) -> Claim {
    let board = Board::rectangle(columns, rows);
    let wide = usize::from(columns);
    let high = usize::from(rows);
    let first = |at: usize| {
        let (x, y) = (at % wide, at / wide);
        x == 0 || y == 0 || x + 1 == wide || y + 1 == high
    };
    let mut setup = Setup::empty();
    setup.stones.black = board.points().filter(|x| first(x.index())).collect();
    let all = board.locations();
    let state = State::new(Arc::new(board), setup).unwrap();
    Claim::new(&state, Color::Black, &all).unwrap()
}

/// Seconds that this thread had a core, where the system tells; else seconds.
fn busy() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    told.map(|nanos| nanos / 1e9).unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        now.unwrap().as_secs_f64()
    })
}

#[test]
fn larger_certificates_pass() {
    let sizes: &[_] = effort(&[(3, 3)], &[(3, 3), (4, 3)]);
    for &(columns, rows) in sizes {
        let claim = ring(columns, rows);
        let sweep = Sweep::of_claim(&claim, |_| ());
        let answer = sweep.answer();
        for lemmas in [Lemmas::NONE, Lemmas::ALL] {
            let recorded = record(&claim, answer, lemmas, 1 << 24, &mut |board, choices| {
                sweep.advise(board, answer, choices);
                // The first and not the one that is there, to have something to measure.
                choices.truncate(1);
            });
            let certificate = recorded.unwrap();
            let (situations, decisions) = (certificate.situations(), certificate.decisions().len());
            let start = busy();
            check(certificate).unwrap();
            let seconds = busy() - start;
            println!(
                "{columns}x{rows} {answer} [{lemmas}]: {situations} situations, {decisions} decisions, {:.0} a second",
                situations as f64 / seconds
            );
        }
    }
}
