//! Strategies, checked by the walker, and refused when something in them is changed.

use loja_perfect::{StrategyRecord, World, walk};
use loja_rules::{Color, Setup, Shape};

use crate::boards::{forever, sheet};

fn record(shape: Shape, columns: u8, rows: u8, player: Color) -> StrategyRecord {
    let mut found = None;
    forever(|limits| {
        let mut world = World::new(&sheet(shape, columns, rows), limits)
            .unwrap()
            .unwrap();
        found = world.record(player, None, limits).unwrap();
    });
    found.unwrap()
}

/// Those of 5x1, 7x1 and the ring of seven let situations come back; their removals of cycles are lines too.
#[test]
fn strategies_hold() {
    for (shape, columns, rows, komi) in [
        (Shape::Rectangle, 2, 1, 0),
        (Shape::Rectangle, 3, 1, 2),
        (Shape::Rectangle, 5, 1, 0),
        (Shape::Rectangle, 7, 1, 0),
        (Shape::Rectangle, 2, 2, 0),
        (Shape::Rectangle, 3, 3, 8),
        (Shape::Cylinder, 7, 1, 0),
        (Shape::Cylinder, 3, 2, 0),
    ] {
        for (player, sign) in [(Color::Black, 1), (Color::White, -1)] {
            let record = record(shape, columns, rows, player);
            assert_eq!(
                walk(&record, &Setup::empty()),
                Ok(sign * komi),
                "{shape:?} {columns}x{rows} {player}"
            );
            let again: StrategyRecord = record.to_string().parse().unwrap();
            assert_eq!(again, record);
        }
    }
}

/// Some strategy needs lines with permanent marks, or the check of removals is idle.
#[test]
fn removals_are_looked_at() {
    let record = record(Shape::Cylinder, 3, 2, Color::Black);
    assert!(
        record
            .lines
            .iter()
            .any(|line| !line.setup.permanent.is_empty())
    );
    // Without those lines the rest does not hold.
    let mut without = record;
    without.lines.retain(|line| line.setup.permanent.is_empty());
    assert!(walk(&without, &Setup::empty()).is_err());
}

#[test]
fn changed_strategies_are_refused() {
    let good = record(Shape::Rectangle, 3, 3, Color::Black);
    let start = Setup::empty();
    for at in (0..good.lines.len()).step_by(97) {
        let mut more = good.clone();
        more.lines[at].value += 1;
        let mut gone = good.clone();
        gone.lines.remove(at);
        let mut elsewhere = good.clone();
        let is_mine = elsewhere.lines[at].turn.is_some();
        elsewhere.lines[at].turn = Some(Some(99));
        assert!(walk(&gone, &start).is_err(), "line {at} gone");
        if is_mine {
            assert!(walk(&elsewhere, &start).is_err(), "line {at} elsewhere");
        }
        // A promise may have been too modest, but the start's is not.
        if at + 1 == good.lines.len() {
            assert!(walk(&more, &start).is_err());
        }
    }
    let mut more = good.clone();
    more.lines.last_mut().unwrap().value += 1;
    assert!(walk(&more, &start).is_err());
    let mut other = good;
    other.lines.reverse();
    assert!(walk(&other, &start).is_err());
}

#[test]
fn hostile_texts() {
    for text in [
        "",
        "loja-strategy 1",
        "loja-strategy 1\nlocations 99999999\npairs\nplayer black\n",
        "loja-strategy 1\nlocations 2\npairs 0-9\nplayer black\n",
        "loja-strategy 1\nlocations 2\npairs 0-1\nplayer red\n",
        "loja-strategy 1\nlocations 2\npairs 0-1\nplayer black\n.. B 7 0\n",
        "loja-strategy 1\nlocations 2\npairs 0-1\nplayer black\nx B 0 0\n",
        "loja-strategy 1\nlocations 2\npairs 0-1\nplayer black\n.. B 0 0 pass pass\n",
    ] {
        assert!(text.parse::<StrategyRecord>().is_err(), "{text}");
    }
    let empty: StrategyRecord = "loja-strategy 1\nlocations 2\npairs 0-1\nplayer black\n"
        .parse()
        .unwrap();
    assert!(walk(&empty, &Setup::empty()).is_err());
    let stuck = "loja-strategy 1\nlocations 2\npairs 0-1\nplayer black\nxo B 0 0\n";
    assert!(walk(&stuck.parse().unwrap(), &Setup::empty()).is_err());
}
