//! The literal judge of Japanese 2003 on boards that one can check by hand.

use crate::common::grid;
use crate::literal::j2003::{Alternation, End, Sequences, Status, judge, play, statuses};

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
