//! The two other readings of article 7 against their literal judges: the statuses of all strings of small boards, and the counts.

use std::sync::Arc;

use crate::common::{graph, list, position, positions};
use crate::literal::jrg89::{Marking, NewStone, World};
use crate::literal::{jrg89_degrees as degrees, jrg89_jasiek as jasiek};
use loja_ground::Board;
use loja_systems::{
    ChosenOptions, Control, GameResult, Judgement, Limits, Start, StringStatus, jrg89_degrees,
    jrg89_jasiek,
};

fn within() -> Control<'static> {
    Control::new(Limits {
        nodes: 500_000,
        ..Limits::default()
    })
}

/// The dead stones of a judgement in which nothing is open, by location, and its score.
fn told(judged: &Judgement, locations: usize) -> (Vec<bool>, i64) {
    let open = judged
        .strings
        .iter()
        .any(|string| string.status == StringStatus::Open);
    assert!(!open, "{judged:?}");
    let dead: Vec<usize> = judged.dead.iter().map(loja_ground::Point::index).collect();
    let GameResult::Score(score) = judged.outcome else {
        panic!("{judged:?}")
    };
    (
        (0..locations).map(|at| dead.contains(&at)).collect(),
        score / 1000,
    )
}

/// Every so-manieth position of a board by both judges, with both readings of the marks.
fn alike(board: &Board, every: usize) {
    alike_by(board, every, Marking::WhereCaptured, "where-captured");
    alike_by(board, every, Marking::Everywhere, "everywhere");
}

fn alike_by(board: &Board, every: usize, marking: Marking, name: &str) {
    let board = &Arc::new(board.clone());
    let world = World::of_board_marking(&graph(board), NewStone::OnItsBoard, marking);
    let by_jasiek = jasiek::Judge::new(&world, jasiek::Reading::MEANT);
    let by_degrees = degrees::Judge::new(&world, degrees::Reading::MEANT);
    for stones in positions(board).into_iter().step_by(every) {
        let literally = list(board, &stones);
        let start = Start {
            options: ChosenOptions::of_file([("ko-marks", name)]).unwrap(),
            ..position(board, &stones)
        };
        let found = jrg89_jasiek::RULES.judge(&start, 0, &within());
        assert_eq!(
            told(&found.unwrap(), board.len()),
            (by_jasiek.dead(&literally), by_jasiek.score(&literally)),
            "Jasiek: {literally:?}"
        );
        let found = jrg89_degrees::RULES.judge(&start, 0, &within());
        assert_eq!(
            told(&found.unwrap(), board.len()),
            (by_degrees.dead(&literally), by_degrees.score(&literally)),
            "degrees: {literally:?}"
        );
    }
}

#[test]
fn positions_of_small_boards_are_judged_alike() {
    for (columns, every) in [(1, 1), (2, 1), (3, 1), (4, 42)] {
        alike(&Board::rectangle(columns, 1), every);
    }
    // The readings of the marks part on none of its positions.
    let square = Board::rectangle(2, 2);
    alike_by(&square, 42, Marking::WhereCaptured, "where-captured");
}

#[test]
#[ignore = "minutes: all positions of four points, and five in a row, in a ring and apart"]
fn all_positions_of_four_and_five_points_are_judged_alike() {
    alike(&Board::rectangle(4, 1), 1);
    alike(&Board::rectangle(2, 2), 1);
    alike(&Board::rectangle(5, 1), 1);
    let ring = Board::new(5, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)]).unwrap();
    alike(&ring, 7);
    let apart = Board::new(5, [(0, 1), (2, 3), (3, 4)]).unwrap();
    alike(&apart, 1);
}
