//! Shimada's first revised plan (page 102), clause by clause on rebuilt shapes: where it fails, and so was given up.

use std::sync::Arc;

use loja_ground::Color;
use loja_systems::shimada::{FirstPlan, first_plan, two_eyed};
use loja_systems::{Control, Limits, Table};
use loja_testkit::drawn;

/// The clause of each string, or of those that begin at these locations, by first location.
fn clauses(rows: &[&str], only: &[usize]) -> Vec<(usize, FirstPlan)> {
    let (board, stones) = drawn(rows);
    let limits = Limits {
        nodes: 50_000,
        bytes: 256 << 20,
    };
    let mut found = Vec::new();
    for color in Color::ALL {
        for chain in stones.chains(&board, &stones[color]) {
            let first = chain.members.iter().next().unwrap().index();
            if !only.is_empty() && !only.contains(&first) {
                continue;
            }
            let table = Table::start(Arc::clone(&board), stones.clone(), Color::Black).unwrap();
            let control = Control::new(limits);
            let clause = first_plan(&table, &chain.members, color, &control).unwrap();
            found.push((first, clause.unwrap()));
        }
    }
    found
}

fn all_of(found: &[(usize, FirstPlan)], clause: FirstPlan) -> bool {
    found.iter().all(|(_, here)| *here == clause)
}

#[test]
fn two_eyes_are_clause_a() {
    let found = clauses(&[".x.x.", "xxxxx"], &[]);
    assert!(all_of(&found, FirstPlan::TwoEyed), "{found:?}");
}

#[test]
fn both_sides_of_a_seki_are_independent_by_clause_b() {
    // Rebuilt: the least seki there is. The objection of diagram 8 is this one: by (b) stones in a seki are "independent living stones", as nobody can take them
    // by beginning, and (c), which is meant for them, is never asked.
    let rows = [".xx.", ".oo."];
    let found = clauses(&rows, &[]);
    assert!(all_of(&found, FirstPlan::Independent), "{found:?}");
    let (board, stones) = drawn(&rows);
    for color in Color::ALL {
        assert!(two_eyed(&board, &stones, color).is_empty());
    }
}

#[test]
fn stones_of_a_hanezeki_are_dead_by_the_plan() {
    // Diagram 7, "a seki as a whole", on the board of beast 3: rebuilt. The group with two eyes is (a). Three stones of each side are none of (a), (b) and (c): dead, though
    // nobody may begin to take them.
    let rows = [".oox.oo", "ooxxxo.", ".oxoxox", "ooxoxox", "ox.oxox"];
    let found = clauses(&rows, &[1, 17, 20]);
    assert_eq!(
        found,
        [
            (20, FirstPlan::Dead),
            (1, FirstPlan::TwoEyed),
            (17, FirstPlan::Dead)
        ]
    );
}

#[test]
fn one_slips_has_no_stone_with_two_eyes_and_dead_corners() {
    // Diagram 9 on the board of beast 4, which has its idea and not its stones: rebuilt. Nothing on it is (a). Both corners are dead, each asked alone; in the author's diagram
    // they were living by (b).
    let rows = ["xxx..x.x..xxx", "oooooxxxooooo"];
    let (board, stones) = drawn(&rows);
    for color in Color::ALL {
        assert!(two_eyed(&board, &stones, color).is_empty());
    }
    let found = clauses(&rows, &[0, 10]);
    assert_eq!(found, [(0, FirstPlan::Dead), (10, FirstPlan::Dead)]);
}
