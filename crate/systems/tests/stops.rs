//! A judgement ends soon after somebody says stop, and at the limit of nodes: by all systems, on boards that are too hard for it. All is counted in situations and in how
//! often it is asked, nothing in seconds.

use std::cell::Cell;
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_systems::proof::question_limits;
use loja_systems::{Control, Going, Judgement, Limits, Start, System, Usage, naj, show};
use loja_testkit::{Dice, effort, is_long};

loja_testkit::long_too!(
    it_ends_soon_after_stop,
    it_ends_at_the_limit_of_nodes,
    writing_down_ends_soon_after_stop
);

const fn going(on: bool) -> Going {
    match on {
        true => Going::Continue(()),
        false => Going::Break(()),
    }
}

/// Half filled at random, without strings that have no liberty.
fn hard(columns: u8, rows: u8, filled: usize) -> Start {
    let board = Board::rectangle(columns, rows);
    let mut dice = Dice::new(19);
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
    Start::new(Arc::new(board), stones, Color::Black)
}

/// One step of No Pass Go takes seconds where there is room, and perfect play looks at the whole board.
fn boards(system: System) -> Vec<Start> {
    let small = hard(6, 6, 12);
    match system.is_played_out() && !is_long() {
        true => vec![small],
        false => vec![small, hard(9, 9, 50), hard(11, 11, 30)],
    }
}

const fn limits(nodes: u64) -> Limits {
    Limits {
        nodes,
        bytes: 512 << 20,
    }
}

/// So many situations at most between two questions whether to stop. New Amateur-Japanese counts what may come of one, too, with either turn.
fn between(system: System, start: &Start) -> u64 {
    match [naj::RULES, naj::WITH_TIES].contains(&system) {
        true => 16 * 2 * start.board.len() as u64,
        false => 16,
    }
}

/// All that takes long: a judgement, and what perfect players come to.
fn all(mut each: impl FnMut(&str, u64, &dyn Fn(&Control<'_>) -> Judgement)) {
    for system in System::all() {
        for start in boards(system) {
            let name = format!("{} on {}", system.name(), start.board.len());
            let most = between(system, &start);
            each(&name, most, &|control| {
                system.judge(&start, 0, control).unwrap()
            });
            if system.is_played_out() {
                each(&format!("{name}, played out"), most, &|control| {
                    system.perfect(&start, 0, control).unwrap()
                });
            }
        }
    }
}

#[test]
fn it_ends_soon_after_stop() {
    all(|name, most, ask| {
        for &last in effort(&[40][..], &[1, 2, 40, 200]) {
            let (asked, heard) = (Cell::new(0), Cell::new(0));
            let poll = |Usage { nodes, .. }| {
                asked.set(asked.get() + 1);
                let before = heard.replace(nodes);
                assert!(nodes <= before + most, "{name}: {nodes} after {before}");
                going(asked.get() < last)
            };
            // Those that need no search end by themselves; no other does within so many.
            let judgement = ask(&Control::polling(limits(10_000), &poll));
            let (asked, heard) = (asked.get(), heard.get());
            let after = judgement.nodes.saturating_sub(heard);
            assert!(after <= most, "{name}: {after} after stop {last}");
            assert!(asked <= last, "{name}: asked {asked} times, stop at {last}");
        }
    });
}

#[test]
fn it_ends_at_the_limit_of_nodes() {
    all(|name, most, ask| {
        for &nodes in effort(&[300][..], &[1, 300, 1_000]) {
            let judgement = ask(&Control::new(limits(nodes)));
            // One step of New Amateur-Japanese counts all that may come of it, in both analyses.
            let step = if most > 16 { most / 8 } else { 0 };
            assert!(
                judgement.nodes <= nodes + step,
                "{name}: {} of {nodes}",
                judgement.nodes
            );
        }
    });
}

/// Certificates too: where it is said at once nothing is shown but what needs no search, and what was shown before it stays true.
#[test]
fn writing_down_ends_soon_after_stop() {
    let start = hard(4, 4, 6);
    for system in System::all() {
        let judgement = system
            .judge(&start, 0, &Control::new(limits(2_000)))
            .unwrap();
        for &last in effort(&[1, 100][..], &[1, 100, 1_000]) {
            let asked = Cell::new(0);
            let poll = |_| {
                asked.set(asked.get() + 1);
                going(asked.get() < last)
            };
            let forever = question_limits(limits(u64::MAX));
            let shown = show(
                system,
                &start,
                0,
                &judgement,
                &Control::polling(forever, &poll),
            );
            let asked = asked.get();
            assert_eq!(shown.contradiction, None);
            let name = system.name();
            assert!(asked <= last, "{name}: asked {asked} times, stop at {last}");
            if asked == 1 && last == 1 {
                assert!(shown.bundles.is_empty(), "{name}: {:?}", shown.missing);
                assert!(!shown.missing.is_empty(), "{name}");
            }
        }
    }
}
