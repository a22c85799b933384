//! The literal judge of Japanese 2003 on boards that one can check by hand.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::literal::j2003::{Alternation, End, Sequences, Status, judge, play, statuses};

fn grid(rows: &[&str]) -> (Vec<Vec<usize>>, Vec<u8>) {
    let width = rows[0].len();
    let at = |column: usize, row: usize| row * width + column;
    let mut graph = vec![Vec::new(); width * rows.len()];
    for row in 0..rows.len() {
        for column in 0..width {
            if column + 1 < width {
                graph[at(column, row)].push(at(column + 1, row));
                graph[at(column + 1, row)].push(at(column, row));
            }
            if row + 1 < rows.len() {
                graph[at(column, row)].push(at(column, row + 1));
                graph[at(column, row + 1)].push(at(column, row));
            }
        }
    }
    let cells = rows.concat();
    let stones = cells.bytes().map(|cell| match cell {
        b'x' => 1,
        b'o' => 2,
        _ => 0,
    });
    (graph, stones.collect())
}

/// More than there are kos: all moments.
const ALL: usize = 100;

#[test]
fn two_eyes_are_uncapturable_and_their_insides_territory() {
    let (graph, stones) = grid(&[".x.", "xxx"]);
    let verdict = judge(&mut Sequences::on(&graph, ALL), &stones).unwrap();
    assert!(
        stones
            .iter()
            .zip(&verdict.status)
            .all(|(&stone, &status)| stone == 0 || status == Status::Uncapturable)
    );
    assert_eq!(verdict.board_score, 2);
}

#[test]
fn a_stone_comes_back_under_the_string() {
    // White takes both; Black plays in the middle of what is left, which takes White or lives there.
    let (graph, stones) = grid(&[".xx"]);
    assert!(play(&graph, &stones, 0, 2).is_some());
    assert_eq!(
        statuses(&mut Sequences::on(&graph, ALL), &stones).unwrap(),
        [Status::Empty, Status::Under, Status::Under]
    );
}

#[test]
fn an_empty_board_is_everybody_s_by_the_letter() {
    let (graph, stones) = grid(&["...."]);
    let verdict = judge(&mut Sequences::on(&graph, ALL), &stones).unwrap();
    assert_eq!(verdict.territory, [vec![true; 4], vec![true; 4]]);
    assert_eq!(verdict.board_score, 0);
}

#[test]
fn what_can_not_come_back_is_dead() {
    let (graph, stones) = grid(&["x.o.o"]);
    let verdict = judge(&mut Sequences::on(&graph, ALL), &stones).unwrap();
    assert_eq!(
        verdict.status,
        [
            Status::Dead,
            Status::Empty,
            Status::Local,
            Status::Empty,
            Status::Local
        ]
    );
    // Two for the dead stone, one for each empty point.
    assert_eq!(verdict.territory[1], [true, true, false, true, false]);
    assert_eq!(verdict.board_score, -4);
}

#[test]
fn a_ko_is_not_taken_back_and_a_triple_ko_ties() {
    let (graph, stones) = grid(&["xxxxx", ".xoxo", "xo.o.", "ooooo"]);
    let mut game = Alternation::start(&stones, 1);
    assert!(game.go(&graph, Some(12)));
    assert!(!game.go(&graph, Some(7)), "basic ko");
    for point in [5, 14, 7, 10, 9] {
        assert_eq!(game.end, None);
        assert!(game.go(&graph, Some(point)), "{point}");
    }
    assert_eq!(game.end, Some(End::Cycle(0)));
}
