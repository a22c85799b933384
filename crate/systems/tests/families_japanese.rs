//! New Amateur-Japanese and Japanese 2003 on boards of every family, empty, full and between: nothing panics, and what is said fits together.

use std::sync::Arc;

use crate::common;
use loja_ground::{Board, ByColor, Color, Family, PointSet};
use loja_systems::{Control, Fault, GameResult, Judgement, Limits, Standing, j2003, naj};
use loja_testkit::Dice;

const LIMITS: Limits = Limits {
    nodes: 3000,
    bytes: 64 << 20,
};

fn boards() -> Vec<(String, Board)> {
    let mut boards: Vec<(String, Board)> = Family::ALL
        .into_iter()
        .flat_map(|family| {
            [(1, 1), (3, 2), (4, 4), (12, 12)].map(|(columns, rows)| {
                (
                    format!("{} {columns}x{rows}", family.name()),
                    family.member(columns, rows),
                )
            })
        })
        .collect();
    boards.extend(common::tiny());
    boards
}

fn fits(name: &str, board: &Board, judgement: &Judgement) {
    assert_eq!(judgement.counts.len(), board.len(), "{name}");
    assert_eq!(
        matches!(judgement.outcome, GameResult::Score(_)),
        judgement.standing == Standing::Decided,
        "{name}"
    );
    if judgement.standing != Standing::Decided {
        assert!(!judgement.open.is_empty(), "{name}");
    }
    let strings = judgement.strings.iter();
    let all = strings.fold(PointSet::new(), |all, string| all.union(&string.points));
    assert!(judgement.dead.is_subset(&all), "{name}");
}

#[test]
fn judgements_on_all_families() {
    let mut dice = Dice::new(19);
    for (name, board) in boards() {
        let board = Arc::new(board);
        for kind in 0..4 {
            let stones: Vec<u8> = board
                .points()
                .map(|_| match kind {
                    0 => 0,
                    1 => 1,
                    2 => u8::try_from(dice.below(3)).unwrap(),
                    _ => [1, 1, 1, 1, 0, 2][dice.below(6)],
                })
                .collect();
            let stones = common::set(&board, &stones);
            let faulty = Fault::check(&board, &stones).is_err();
            let naj = naj::judge(&board, &stones, ByColor::default(), 0, &common::nodes(300));
            let j2003 = j2003::judge(
                &board,
                &stones,
                ByColor::default(),
                0,
                &Control::new(LIMITS),
            );
            assert_eq!((naj.is_err(), j2003.is_err()), (faulty, faulty), "{name}");
            for judgement in [naj, j2003].into_iter().flatten() {
                fits(&name, &board, &judgement);
            }
        }
    }
}

#[test]
fn games_on_all_families() {
    let mut dice = Dice::new(20);
    for (name, board) in boards() {
        let board = Arc::new(board);
        let mut naj =
            naj::NajState::start(Arc::clone(&board), ByColor::default(), Color::Black).unwrap();
        let mut j2003 =
            j2003::J2003State::start(Arc::clone(&board), ByColor::default(), Color::Black).unwrap();
        for _ in 0..10 {
            let turns = naj.turns();
            assert_eq!(turns.is_empty(), naj.ended().is_some(), "{name}");
            if let Some(&turn) = turns.get(dice.below(turns.len().max(1))) {
                naj = naj.after(turn).unwrap();
            }
            let turns = j2003.turns();
            assert_eq!(turns.is_empty(), j2003.ended().is_some(), "{name}");
            if let Some(&turn) = turns.get(dice.below(turns.len().max(1))) {
                j2003 = j2003.after(turn).unwrap();
            }
        }
    }
}
