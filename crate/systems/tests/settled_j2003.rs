//! The supposition of Japanese 2003 on larger boards, that nothing is played where all is settled: what depends on it, and what does not.

use crate::common;
use loja_ground::{Board, ByColor, PointSet};
use loja_systems::j2003::{EXACT_UP_TO, Status, StatusAnalysis, Supposing, analysis_supposing};
use loja_systems::{Control, Limits};
use loja_testkit::effort;

loja_testkit::long_too!(no_string_of_a_small_board_dies_or_lives_by_it);

fn found(
    supposing: Supposing,
    board: &Board,
    stones: &ByColor<PointSet>,
    nodes: u64,
) -> StatusAnalysis {
    let limits = Limits {
        nodes,
        bytes: 256 << 20,
    };
    analysis_supposing(supposing, board, stones, &Control::new(limits)).unwrap()
}

/// Alive in one way or another, dead, or not found out.
fn fates(analysis: &StatusAnalysis) -> Vec<Option<bool>> {
    let fate = |status| match status {
        Status::Dead => Some(false),
        Status::Open => None,
        _ => Some(true),
    };
    let strings = analysis.strings.iter();
    strings.map(|(_, _, status)| fate(*status)).collect()
}

#[test]
fn no_string_of_a_small_board_dies_or_lives_by_it() {
    let mut strings = 0;
    for (columns, rows) in [(2, 2), (3, 1), (4, 1), (5, 1)] {
        let board = Board::rectangle(columns, rows);
        let positions = common::positions(&board);
        let step = effort([1, 1, 1, 1, 3, 41], [1, 1, 1, 1, 1, 11])[board.len()];
        for stones in positions.iter().step_by(step) {
            let both = [Supposing::Never, Supposing::Always]
                .map(|supposing| found(supposing, &board, stones, 2_000_000));
            assert_eq!(fates(&both[0]), fates(&both[1]), "{stones:?}");
            assert!(!both[0].supposes_settled);
            strings += both[0].strings.len();
        }
    }
    assert!(strings > 60, "{strings}");
}

#[test]
fn on_a_larger_board_answers_are_found_by_it() {
    // The first told score (line 1764 of the commentary): with it a limit is enough that is not without.
    let rows = [".xxo.o", "oxxoo.", "xooooo", "xxxxxx", "xxx.x."];
    let (board, stones) = common::rows(&rows.map(str::to_owned));
    assert!(board.len() > EXACT_UP_TO);
    let with = found(Supposing::OnLargeBoards, &board, &stones, 1_000);
    assert!(with.supposes_settled && !fates(&with).contains(&None));
    let without = found(Supposing::Never, &board, &stones, 1_000);
    assert!(!without.supposes_settled && fates(&without).contains(&None));
    // With four times as many the answers are the same.
    let longer = found(Supposing::Never, &board, &stones, 4_000);
    assert_eq!(fates(&with), fates(&longer));
}
