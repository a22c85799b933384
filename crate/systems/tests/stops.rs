//! A judgement ends soon after somebody says stop, and at the limit of nodes: by all systems but two, on boards that are too hard for it.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, missing_docs)]

mod common;

use std::sync::Arc;
use std::time::{Duration, Instant};

use common::Dice;
use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_systems::proof::Effort;
use loja_systems::{Limits, Start, System, is_played_out, judge, perfect, show};

/// How long this thread has worked: others on the machine don't count. Where nobody tells, the clock.
fn worked(begun: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split(' ').next()?.parse().ok());
    told.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

/// Half filled at random, without strings that have no liberty.
fn hard(columns: u8, rows: u8, filled: usize) -> Start {
    let board = Board::rectangle(columns, rows);
    let mut dice = Dice(19);
    let mut stones: ByColor<PointSet> = ByColor::default();
    let all: Vec<Point> = board.points().collect();
    for _ in 0..filled {
        let at = all[dice.below(all.len())];
        let color = Color::ALL[dice.below(2)];
        if stones.color_at(at).is_none() {
            let mut more = stones.clone();
            more[color].insert(at);
            let stuck = more.without_liberty(&board, &more.occupied(), loja_ground::has_liberty);
            if stuck.is_empty() {
                stones = more;
            }
        }
    }
    Start {
        board: Arc::new(board),
        stones,
        turn: Color::Black,
        prisoners: ByColor::default(),
    }
}

fn boards() -> [Start; 3] {
    [hard(6, 6, 12), hard(9, 9, 50), hard(11, 11, 30)]
}

/// Those of 1989 and 2003 don't keep to this yet: their searches go on far beyond a stop, and that of 2003 beyond the nodes.
fn systems() -> impl Iterator<Item = System> {
    let not_yet = [System::Jrg89, System::J2003];
    let all = System::ALL.into_iter();
    all.filter(move |system| !not_yet.contains(system))
}

const WORK: Duration = Duration::from_millis(150);
const LATE: Duration = Duration::from_millis(500);

#[test]
#[ignore = "Yasunaga goes on for 1.3 s of work after a stop: a meter asks every 1024 situations, each string anew"]
fn it_ends_soon_after_stop() {
    let limits = Limits {
        nodes: u64::MAX,
        bytes: 512 << 20,
    };
    for start in boards() {
        for system in systems() {
            let begun = Instant::now();
            let first = worked(begun);
            let now = || worked(begun).saturating_sub(first);
            judge(system, &start, 0, limits, &mut |_| now() > WORK).unwrap();
            let name = format!("{} on {}", system.name(), start.board.len());
            println!("{name}: {:?}", now());
            assert!(now() < WORK + LATE, "{name}: {:?}", now());
            if is_played_out(system) {
                let first = worked(begun);
                let now = || worked(begun).saturating_sub(first);
                perfect(system, &start, 0, limits, &mut |_| now() > WORK).unwrap();
                assert!(now() < WORK + LATE, "{name}, played out: {:?}", now());
            }
        }
    }
}

#[test]
fn it_ends_at_the_limit_of_nodes() {
    let limits = Limits {
        nodes: 300,
        bytes: 512 << 20,
    };
    for start in boards() {
        for system in systems() {
            let begun = Instant::now();
            let first = worked(begun);
            let now = || worked(begun).saturating_sub(first);
            let judgement = judge(system, &start, 0, limits, &mut |_| false).unwrap();
            // Each string is a question or some of them, and each question may take as many.
            let questions = 8 * (start.stones.occupied().len() as u64 + 2);
            let name = format!("{} on {}", system.name(), start.board.len());
            println!("{name}: {} nodes, {:?}", judgement.nodes, now());
            assert!(
                judgement.nodes <= limits.nodes * questions,
                "{name}: {}",
                judgement.nodes
            );
        }
    }
}

/// Certificates too.
#[test]
fn writing_down_ends_soon_after_stop() {
    let limits = Limits {
        nodes: 2_000,
        bytes: 512 << 20,
    };
    let start = hard(4, 4, 6);
    for system in systems() {
        let judgement = judge(system, &start, 0, limits, &mut |_| false).unwrap();
        let begun = Instant::now();
        let first = worked(begun);
        let now = || worked(begun).saturating_sub(first);
        let mut stop = || now() > WORK;
        let all = Limits {
            nodes: u64::MAX,
            ..limits
        };
        let shown = show(
            system,
            &start,
            0,
            &judgement,
            &Effort::within(all, &mut stop),
        );
        assert_eq!(shown.contradiction, None);
        println!("{}: {:?}", system.name(), now());
        assert!(now() < WORK + LATE, "{}: {:?}", system.name(), now());
    }
}
