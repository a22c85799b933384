//! The six kinds with one answer, turned and with the colours exchanged: their facts turn with them.

use loja_practice::symmetry::{Turning, turned};
use loja_practice::{Budget, Kind, Problem, Wanted, attempt, facts};

/// Without what is a matter of order: where a position is its own mirror image, one of two equal lines is told.
fn sorted(mut problem: Problem) -> Problem {
    problem.solutions.sort_unstable();
    problem.set.sort_unstable();
    problem.line.clear();
    problem
        .traps
        .sort_unstable_by(|one, other| one.choice.cmp(&other.choice));
    problem
        .outcomes
        .sort_unstable_by(|one, other| one.choice.cmp(&other.choice));
    problem.traps.iter_mut().for_each(|trap| trap.line.clear());
    problem
        .outcomes
        .iter_mut()
        .for_each(|outcome| outcome.line.clear());
    problem
}

#[test]
fn the_facts_turn_with_the_board() {
    let kinds = [
        (Kind::Find, [5, 4]),
        (Kind::Save, [3, 3]),
        (Kind::Pass, [3, 2]),
        (Kind::Cycle, [4, 2]),
        (Kind::Count, [4, 4]),
        (Kind::Rule, [3, 3]),
    ];
    let budget = Budget::of_nodes(50_000);
    for (kind, [columns, rows]) in kinds {
        let wanted = Wanted {
            kind,
            columns,
            rows,
            ratings: 0..=5_000,
            budget,
            is_corner: false,
        };
        let found = (0..5_000).filter_map(|number| attempt(&wanted, 5, number).ok());
        let mut tried = 0;
        for problem in found.take(2) {
            for turning in Turning::ALL {
                for exchange in [false, true] {
                    let other = turned(&problem, turning, exchange).unwrap();
                    let found = facts(&other, &budget).unwrap();
                    assert_eq!(
                        sorted(found),
                        sorted(other),
                        "{kind:?} {turning:?} {exchange}"
                    );
                    tried += 1;
                }
            }
        }
        assert_eq!(tried, 32, "{kind:?}");
    }
}
