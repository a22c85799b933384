//! The tables of the chapter COMPENSATION.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use loja_rules::handicap::{
    Fraction, Grade, Hoshi, NotPlaced, Pair, Placement, algebraic_name, hoshi, is_polite,
    karlsruhe, linear, normal_number, series,
};
use loja_rules::{Board, Color, PassCount, PointSet, Setup};

/// A decimal fraction in tenths.
fn tenths(tenths: i32) -> Fraction {
    Fraction::new(tenths, 10).unwrap()
}

fn pair(stones: i64, komi: i64) -> Pair {
    Pair { stones, komi }
}

/// Gap in tenths, N and K, for ten points a stone. The first rows are the stronger player's view.
#[test]
fn linear_pairs() {
    let table = [
        (-16, -1, 1),
        (-12, -1, -3),
        (-10, 0, 5),
        (-5, 0, 0),
        (0, 0, -5),
        (5, 1, 0),
        (10, 1, -5),
        (12, 2, 3),
        (16, 2, -1),
        (20, 2, -5),
        (25, 3, 0),
        (30, 3, -5),
        (35, 4, 0),
        (40, 4, -5),
    ];
    for (gap, stones, komi) in table {
        let found = Pair::for_gap(tenths(gap), linear(10));
        assert_eq!(found, pair(stones, komi), "gap {gap}/10");
    }
}

/// For linear prices the rules say it a second time: sell what is up to one half, buy what is more.
#[test]
fn linear_pairs_by_selling_and_buying() {
    for first in [1, 7, 10, 12, 13] {
        for lower in 1..=12_i32 {
            for upper in 1..=6 * lower {
                let gap = Fraction::new(upper, lower.unsigned_abs()).unwrap();
                // H = I + Q in parts of 2 * lower.
                let parts = 2 * lower;
                let handicap = 2 * upper + lower;
                let (whole, rest) = (handicap / parts, handicap % parts);
                let up =
                    |points: i32| i64::from(points.unsigned_abs().div_ceil(parts.unsigned_abs()));
                let wanted = if 2 * rest <= parts {
                    pair(whole.into(), -up(first * rest))
                } else {
                    pair(i64::from(whole) + 1, up(first * (parts - rest)))
                };
                let found = Pair::for_gap(gap, linear(first.unsigned_abs()));
                assert_eq!(found, wanted, "{gap} at {first}");
            }
        }
    }
}

/// Strengths may be anything, but not without end.
#[test]
fn bounds() {
    assert_eq!(Fraction::new(1, 0), None);
    assert_eq!(Fraction::new(1, 65_536), None);
    assert_eq!(Fraction::new(2, 131_070), Fraction::new(1, 65_535));
    let [a, b] = [65_535, 65_534].map(|lower| Fraction::new(1, lower).unwrap());
    assert_eq!(a.gap(b), None);
    assert!(a < b && a < Fraction::HALF);
    let [least, most] = [i32::MIN, i32::MAX].map(Fraction::from);
    assert_eq!(least.gap(most), None);
    for gap in [least, a, b, most] {
        for price in [0, 1, u32::MAX] {
            let found = Pair::for_gap(gap, linear(price));
            assert!((-360..=361).contains(&found.stones));
        }
        assert!(Pair::for_gap(gap, karlsruhe).stones <= 361);
    }
}

/// What is no integer goes away from 0, as the text defines it: 3 1/3 points are 4.
#[test]
fn rounding() {
    let gap = Fraction::new(1, 6).unwrap();
    assert_eq!(Pair::for_gap(gap, linear(10)), pair(1, 4));
    let gap = Fraction::new(5, 6).unwrap();
    assert_eq!(Pair::for_gap(gap, linear(10)), pair(1, -4));
}

#[test]
fn karlsruhe_prices() {
    let table = [
        10, 20, 31, 43, 56, 70, 85, 101, 118, 136, 155, 175, 196, 218, 241, 265, 290,
    ];
    for (stones, price) in (1..).zip(table) {
        assert_eq!(karlsruhe(stones), price);
    }
    assert_eq!(karlsruhe(0), 0);
    assert_eq!(karlsruhe(u32::MAX), u32::MAX);
    assert_eq!(linear(10)(u32::MAX), u32::MAX);
}

/// Gaps from a half to 21 in steps of a half: the first pair of each row.
#[test]
fn karlsruhe_pairs() {
    let table = [
        (1, 0),
        (1, -5),
        (2, 0),
        (2, -5),
        (3, 1),
        (3, -4),
        (4, 3),
        (4, -2),
        (5, 6),
        (5, 1),
        (5, -4),
        (6, 5),
        (6, 0),
        (6, -5),
        (7, 5),
        (7, 0),
        (7, -5),
        (8, 6),
        (8, 1),
        (8, -4),
        (9, 8),
        (9, 3),
        (9, -2),
        (9, -7),
        (10, 6),
        (10, 1),
        (10, -4),
        (10, -9),
        (11, 5),
        (11, 0),
        (11, -5),
        (11, -10),
        (12, 5),
        (12, 0),
        (12, -5),
        (12, -10),
        (13, 6),
        (13, 1),
        (13, -4),
        (13, -9),
        (14, 8),
        (14, 3),
    ];
    assert_eq!(table.len(), 42);
    for (halves, (stones, komi)) in (1..).zip(table) {
        let gap = Fraction::new(halves, 2).unwrap();
        assert_eq!(Pair::for_gap(gap, karlsruhe), pair(stones, komi), "{gap}");
    }
}

/// The second pairs of the same table: nine stones and the rest in points. Their sign is printed
/// up to a gap of 12 1/2 and left out afterwards.
#[test]
fn karlsruhe_with_nine_stones() {
    let table = [
        12, 17, 22, 27, 32, 37, 42, 47, 52, 57, 62, 67, 72, 77, 82, 87, 92, 97,
    ];
    for (halves, debt) in (25..).zip(table) {
        let gap = Fraction::new(halves, 2).unwrap();
        let nine_at_most = |stones: u32| karlsruhe(stones.min(9));
        assert_eq!(Pair::for_gap(gap, nine_at_most), pair(9, -debt), "{gap}");
    }
}

/// No two hoshi of a board are the same location. On 7x7 the fourth lines meet in tengen.
#[test]
fn hoshi_on_a_board_are_different() {
    for size in 1..=25 {
        let all = std::iter::once(Hoshi::TENGEN).chain(hoshi().take(600));
        let places: Vec<_> = all.filter_map(|hoshi| hoshi.on(size)).collect();
        let different: std::collections::BTreeSet<_> = places.iter().collect();
        assert_eq!(different.len(), places.len(), "size {size}");
        let wanted = match size {
            7 => Some(1),
            19 => Some(25),
            _ => None,
        };
        assert!(
            wanted.is_none_or(|count| places.len() == count),
            "{places:?}"
        );
    }
    assert_eq!(Hoshi::TENGEN.on(7), Some((3, 3)));
}

/// Full stones with Black's komi, and the same with White's: the two systems of classes.
#[test]
fn classes() {
    for (gap, stones) in [(0, 1), (2, 2), (4, 3), (6, 4), (8, 5)] {
        assert_eq!(Pair::by_classes(gap), pair(stones, 5));
        let stones_apart = Fraction::new(i32::try_from(gap).unwrap(), 2).unwrap();
        assert_eq!(
            Pair::for_gap(stones_apart, linear(10)),
            pair(stones - 1, -5)
        );
    }
    assert_eq!(Pair::by_classes(1), pair(1, 0));
    assert_eq!(Pair::by_classes(7), pair(4, 0));
}

fn text(series: &[i64]) -> String {
    let games: Vec<String> = series.iter().map(ToString::to_string).collect();
    games.join(" ")
}

/// A period of games for each handicap, written as a fraction.
fn periods(games: u16, handicaps: &[(i32, u32)], wanted: &[&str]) {
    assert_eq!(handicaps.len(), wanted.len());
    for (&(upper, lower), wanted) in handicaps.iter().zip(wanted) {
        let found = series(Fraction::new(upper, lower).unwrap(), games).unwrap();
        assert_eq!(text(&found), *wanted);
    }
}

#[test]
fn series_of_six() {
    let handicaps: Vec<(i32, u32)> = (3..=10).map(|sixths| (sixths, 6)).collect();
    let wanted = [
        "0 0 0 1 1 1",
        "0 0 1 1 1 1",
        "0 1 1 1 1 1",
        "1 1 1 1 1 1",
        "1 1 1 1 1 2",
        "1 1 1 1 2 2",
        "1 1 1 2 2 2",
        "1 1 2 2 2 2",
    ];
    periods(6, &handicaps, &wanted);
}

/// The Oteai: a step of a third, but from an even game to the first dan only half of it.
#[test]
fn series_of_the_oteai() {
    let handicaps: Vec<(i32, u32)> = [(1, 2)]
        .into_iter()
        .chain((2..=9).map(|thirds| (thirds, 3)))
        .collect();
    let wanted = [
        "0 0 0 1 1 1",
        "0 0 1 1 1 1",
        "1 1 1 1 1 1",
        "1 1 1 1 2 2",
        "1 1 2 2 2 2",
        "2 2 2 2 2 2",
        "2 2 2 2 3 3",
        "2 2 3 3 3 3",
        "3 3 3 3 3 3",
    ];
    periods(6, &handicaps, &wanted);
    let short = [
        "0 1 1", "1 1 1", "1 1 2", "1 2 2", "2 2 2", "2 2 3", "2 3 3", "3 3 3",
    ];
    periods(3, &handicaps[1..], &short);
}

/// Steps of a quarter, and of a sixth.
#[test]
fn series_of_even_steps() {
    let quarters: Vec<(i32, u32)> = (2..=10).map(|quarters| (quarters, 4)).collect();
    let wanted = [
        "0 0 1 1", "0 1 1 1", "1 1 1 1", "1 1 1 2", "1 1 2 2", "1 2 2 2", "2 2 2 2", "2 2 2 3",
        "2 2 3 3",
    ];
    periods(4, &quarters, &wanted);
    let sixths: Vec<(i32, u32)> = (3..=11).map(|sixths| (sixths, 6)).collect();
    assert_eq!(
        text(&series(Fraction::new(11, 6).unwrap(), 6).unwrap()),
        "1 2 2 2 2 2"
    );
    for (shorter, sixth, wanted) in [
        (2, 0, "0 1"),
        (3, 1, "0 1 1"),
        (1, 3, "1"),
        (3, 5, "1 1 2"),
        (2, 6, "1 2"),
        (3, 7, "1 2 2"),
    ] {
        periods(shorter, &sixths[sixth..=sixth], &[wanted]);
    }
}

#[test]
fn no_series() {
    assert_eq!(series(Fraction::new(1, 3).unwrap(), 4), None);
    assert_eq!(series(Fraction::HALF, 0), None);
    // Giving stones: the average is negative.
    assert_eq!(series(Fraction::new(-3, 2).unwrap(), 2), Some(vec![-2, -1]));
}

#[test]
fn grades() {
    let table = [
        (Grade::Perfect, 50),
        (Grade::Pro(9), 200),
        (Grade::Pro(8), 225),
        (Grade::Pro(7), 250),
        (Grade::Pro(6), 275),
        (Grade::Pro(5), 300),
        (Grade::Pro(4), 325),
        (Grade::Pro(3), 350),
        (Grade::Pro(2), 375),
        (Grade::Pro(1), 400),
        (Grade::Dan(9), 200),
        (Grade::Dan(8), 300),
        (Grade::Dan(7), 400),
        (Grade::Dan(6), 500),
        (Grade::Dan(1), 1000),
        (Grade::Kyu(1), 1100),
        (Grade::Kyu(3), 1300),
    ];
    for (grade, hundredths) in table {
        assert_eq!(
            grade.strength(),
            Fraction::new(hundredths, 100),
            "{grade:?}"
        );
    }
    for grade in [
        Grade::Pro(0),
        Grade::Pro(10),
        Grade::Dan(0),
        Grade::Dan(10),
        Grade::Kyu(0),
    ] {
        assert_eq!(grade.strength(), None);
    }
    // A 1-kyu gives a 3-kyu two and a half stones: two, and White pays.
    let [weak, strong] = [3, 1].map(|kyu| Grade::Kyu(kyu).strength().unwrap());
    let gap = weak.gap(strong).unwrap();
    assert_eq!(strong.gap(weak), Some(gap));
    assert_eq!(Pair::for_gap(gap, linear(10)), pair(2, -5));
}

/// The order by numbers, in rows from the top; 0 where no stone of this table lies.
fn order(lines: usize, first: usize, table: &[&[usize]]) {
    assert_eq!(table.len(), lines);
    let places: Vec<Hoshi> = hoshi().take(80).collect();
    let half = i32::try_from(lines / 2).unwrap();
    let mut seen = 0;
    for (row, numbers) in table.iter().enumerate() {
        assert_eq!(numbers.len(), lines);
        for (column, &number) in numbers
            .iter()
            .enumerate()
            .filter(|(_, number)| **number >= first)
        {
            let place = places[number - 1];
            let [column, row] = [column, row].map(|at| i32::try_from(at).unwrap());
            // With two lines there is none in the middle.
            let (right, up) = if lines == 2 {
                (2 * column - 1, 1 - 2 * row)
            } else {
                (column - half, half - row)
            };
            let parts = half.max(1);
            assert_eq!(
                (place.right * parts, place.up * parts),
                (right * place.parts, up * place.parts),
                "{number}"
            );
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn order_of_hoshi() {
    order(2, 1, &[&[4, 1], &[2, 3]]);
    order(3, 5, &[&[0, 7, 0], &[6, 0, 5], &[0, 8, 0]]);
    order(
        5,
        9,
        &[
            &[0, 16, 0, 13, 0],
            &[12, 20, 23, 17, 9],
            &[0, 22, 0, 21, 0],
            &[10, 18, 24, 19, 11],
            &[0, 14, 0, 15, 0],
        ],
    );
    order(
        9,
        25,
        &[
            &[0, 32, 0, 40, 0, 37, 0, 29, 0],
            &[28, 44, 52, 60, 63, 57, 49, 41, 25],
            &[0, 48, 0, 72, 0, 69, 0, 45, 0],
            &[36, 56, 68, 76, 79, 73, 65, 53, 33],
            &[0, 62, 0, 78, 0, 77, 0, 61, 0],
            &[34, 54, 66, 74, 80, 75, 67, 55, 35],
            &[0, 46, 0, 70, 0, 71, 0, 47, 0],
            &[26, 42, 50, 58, 64, 59, 51, 43, 27],
            &[0, 30, 0, 38, 0, 39, 0, 31, 0],
        ],
    );
}

/// Every crossing of each set of lines once, and nothing else, however far one goes.
#[test]
fn hoshi_are_all_crossings() {
    for lines in [2_usize, 3, 5, 9, 17, 33] {
        let half = i32::try_from(lines / 2).unwrap();
        let count = lines * lines - lines % 2;
        let mut places: Vec<(i32, i32)> = hoshi()
            .take(count)
            .map(|hoshi| {
                (
                    hoshi.right * (half / hoshi.parts).max(1),
                    hoshi.up * (half / hoshi.parts).max(1),
                )
            })
            .collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), count);
        assert!(
            places
                .iter()
                .all(|&(x, y)| (x, y) != (0, 0) && x.abs() <= half && y.abs() <= half)
        );
    }
}

/// The nine stones of the standard board, column and row from the upper left.
#[test]
fn the_standard_board() {
    let nine = [
        (15, 3),
        (3, 15),
        (15, 15),
        (3, 3),
        (15, 9),
        (3, 9),
        (9, 3),
        (9, 15),
    ];
    let found: Vec<_> = hoshi().take(8).map(|hoshi| hoshi.on(19).unwrap()).collect();
    assert_eq!(found, nine);
    assert_eq!(Hoshi::TENGEN.on(19), Some((9, 9)));
    let on = |size: u8| hoshi().take_while(|hoshi| hoshi.on(size).is_some()).count();
    assert_eq!((on(19), on(31), on(20)), (24, 80, 0));
    // Anybody can write down a hoshi that is none.
    let wrong = |right, parts| {
        Hoshi {
            right,
            parts,
            up: 0,
        }
        .on(19)
    };
    assert_eq!(
        [wrong(1, 0), wrong(i32::MAX, 1), wrong(i32::MIN, -1)],
        [None; 3]
    );
}

#[test]
fn placements() {
    let stones = |count: u16| match Placement::traditional(count) {
        Placement::Free => panic!("free"),
        Placement::Hoshi(stones) => stones,
    };
    assert_eq!(Placement::traditional(1), Placement::Free);
    assert!(stones(0).is_empty());
    for count in 2..=81 {
        let placed = stones(count);
        assert_eq!(placed.len(), usize::from(count));
        let tengen = placed.iter().position(|&hoshi| hoshi == Hoshi::TENGEN);
        let last = (count > 3 && count % 2 == 1).then(|| placed.len() - 1);
        assert_eq!(tengen, last, "{count}");
    }
}

#[test]
fn names() {
    for (name, column, row, number) in [
        ("d4", 3, 3, 60),
        ("k10", 9, 9, 180),
        ("q4", 15, 3, 288),
        ("a1", 0, 0, 0),
        ("t19", 18, 18, 360),
    ] {
        assert_eq!(algebraic_name(column, row).as_deref(), Some(name));
        assert_eq!(normal_number(column, row, 19), Some(number));
    }
    assert_eq!(algebraic_name(8, 1).as_deref(), Some("j2"));
    assert_eq!(algebraic_name(0, usize::MAX), None);
    assert_eq!(normal_number(usize::MAX, 1, 2), None);
    assert_eq!(normal_number(0, 19, 19), None);
}

/// S2's numbering makes the same board: its pairs are ours with other names.
#[test]
fn the_normal_board() {
    let (columns, rows) = (4, 3);
    let board = Board::rectangle(4, 3);
    let rename = |at: usize| normal_number(at % columns, rows - 1 - at / columns, rows).unwrap();
    for (a, b) in board.pairs() {
        let apart = rename(a.index()).abs_diff(rename(b.index()));
        assert!(apart == 1 || apart == rows);
    }
    // The words of S2 alone would join the top of a column to the bottom of the next one.
    let pairs = (0..12).flat_map(|a| (0..a).map(move |b| (b, a)));
    let literal = Board::new(12, pairs.filter(|(b, a)| a - b == 1 || a - b == rows)).unwrap();
    assert_eq!(literal.pairs().count(), board.pairs().count() + columns - 1);
}

/// Each location has exactly one kind of mirror image in the polite sector.
#[test]
fn the_polite_sector() {
    for size in 1..=19 {
        let count = (0..size * size)
            .filter(|at| is_polite(at / size, at % size, size))
            .count();
        let half = size.div_ceil(2);
        assert_eq!(count, half * (half + 1) / 2);
    }
    assert!(is_polite(15, 15, 19) && is_polite(18, 9, 19) && is_polite(9, 9, 19));
    assert!(!is_polite(15, 8, 19) && !is_polite(8, 15, 19) && !is_polite(14, 15, 19));
    assert!(!is_polite(19, 19, 19));
}

fn stones(count: u16) -> PointSet {
    let board = Board::rectangle(19, 19);
    let Placement::Hoshi(places) = Placement::traditional(count) else {
        panic!("free");
    };
    let places = places.iter().map(|hoshi| hoshi.on(19).unwrap());
    places
        .map(|(column, row)| board.point(row * 19 + column).unwrap())
        .collect()
}

#[test]
fn handicap_games() {
    let state = pair(3, -5).initial(stones(3)).unwrap();
    let situation = state.situation();
    assert_eq!(situation.stones().black.len(), 3);
    assert_eq!(
        (situation.captives().black, situation.captives().white),
        (0, 5)
    );
    assert_eq!(
        (situation.turn(), situation.pass_count()),
        (Color::White, PassCount::Zero)
    );
    assert_eq!(state.komi(), -5);
    assert!(pair(3, -5).is_initial(&state) && pair(4, -5).is_initial(&state));
    assert!(!pair(2, -5).is_initial(&state) && !pair(3, 5).is_initial(&state));
    assert!(!state.is_initial());
    let paid = pair(2, 3).initial(stones(0)).unwrap();
    assert_eq!((paid.situation().captives().black, paid.komi()), (3, 3));
    let later = state.successor(loja_rules::Move::PASS).unwrap();
    assert!(!pair(3, -5).is_initial(&later));
    // The whole board with its 25 hoshi.
    assert!(pair(25, 0).initial(stones(25)).is_ok());
}

#[test]
fn handicap_games_that_are_none() {
    assert_eq!(
        pair(2, 0).initial(stones(3)).unwrap_err(),
        NotPlaced::TooMany {
            placed: 3,
            allowed: 2
        }
    );
    assert_eq!(
        pair(-1, 0).initial(stones(0)).unwrap_err(),
        NotPlaced::TooMany {
            placed: 0,
            allowed: -1
        }
    );
    let komi = 1_i64 << 40;
    assert_eq!(
        pair(2, komi).initial(stones(2)).unwrap_err(),
        NotPlaced::Komi(komi)
    );
    let most = i64::from(Setup::MOST_CAPTIVES);
    assert!(pair(2, -most).initial(stones(2)).is_ok());
    assert_eq!(
        pair(2, -most - 1).initial(stones(2)).unwrap_err(),
        NotPlaced::Komi(-most - 1)
    );
    let full = pair(361, 0).initial(Board::rectangle(19, 19).locations());
    assert!(matches!(full, Err(NotPlaced::Faults(_))));
    let foreign = pair(361, 0).initial(
        Board::rectangle(20, 19)
            .locations()
            .difference(&Board::rectangle(19, 19).locations()),
    );
    assert!(foreign.unwrap_err().to_string().contains("no location 361"));
    assert_eq!(pair(2, -5).to_string(), "2 stones, komi -5");
}
