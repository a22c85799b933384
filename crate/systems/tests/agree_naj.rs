//! New Amateur-Japanese against the literal judge.

use std::sync::Arc;

use crate::common::{self, graph, list, number, positions, tiny};
use crate::literal::naj as literal;
use loja_ground::{Board, ByColor, Color, PointSet, Shape};
use loja_systems::GameTurn;
use loja_systems::naj::{self, NajState, Repetition};
use loja_testkit::{Dice, is_long};

loja_testkit::long_too!(random_games);

#[test]
fn immortal_stones_and_control_on_all_positions() {
    for (name, board) in tiny() {
        for stones in positions(&board) {
            for player in Color::ALL {
                let (graph, told) = (graph(&board), list(&board, &stones));
                let as_list = |set: PointSet| {
                    board
                        .points()
                        .map(|point| set.contains(point))
                        .collect::<Vec<_>>()
                };
                let immortal = literal::immortal(&graph, &told, number(player));
                assert_eq!(
                    as_list(naj::immortal(&board, &stones, player)),
                    immortal,
                    "{name} {told:?} {player}"
                );
                let control = literal::control(&graph, &told, number(player));
                assert_eq!(
                    as_list(naj::control(&board, &stones, player)),
                    control,
                    "{name} {told:?} {player}"
                );
            }
        }
    }
}

#[test]
fn immortal_stones_on_larger_random_positions() {
    let mut dice = Dice::new(89);
    for (columns, rows) in [(3, 3), (4, 3), (5, 2)] {
        for shape in [Shape::Rectangle, Shape::Cylinder, Shape::Torus] {
            let board = Board::shaped(shape, columns, rows, |_, _| true);
            for _ in 0..60 {
                // Mostly stones of one colour, so that some live.
                let stones: Vec<u8> = board
                    .points()
                    .map(|_| [0, 0, 1, 1, 1, 2][dice.below(6)])
                    .collect();
                let set = common::set(&board, &stones);
                if loja_systems::Fault::check(&board, &set).is_err() {
                    continue;
                }
                let immortal = naj::immortal(&board, &set, Color::Black);
                let immortal: Vec<bool> = board
                    .points()
                    .map(|point| immortal.contains(point))
                    .collect();
                assert_eq!(
                    immortal,
                    literal::immortal(&graph(&board), &stones, 1),
                    "{} {stones:?}",
                    shape.name()
                );
            }
        }
    }
}

/// Each turn of a random game is asked of both, the forbidden ones too.
#[test]
fn random_games() {
    let games = if is_long() { 10_000 } else { 300 };
    let mut dice = Dice::new(1024);
    let boards: Vec<_> = tiny()
        .into_iter()
        .chain([("3x3".to_owned(), Board::rectangle(3, 3))])
        .collect();
    for game in 0..games {
        let board = Arc::new(boards[game % boards.len()].1.clone());
        let start = ByColor::<PointSet>::default();
        let mut state = NajState::start(Arc::clone(&board), start.clone(), Color::Black).unwrap();
        let graph = graph(&board);
        let empty = list(&board, &start);
        let mut told = literal::Sequence::alternation(&empty, 1, true);
        match game % 4 {
            1 => {
                state = state.repetition(Repetition::TieIfAgreed);
                told = literal::Sequence::alternation(&empty, 1, false);
            }
            2 => {
                state = state.analysis(Color::Black);
                told = literal::Sequence::analysis(&empty, 1);
            }
            3 => {
                state = state.analysis(Color::White);
                told = literal::Sequence::analysis(&empty, 2);
            }
            _ => {}
        }
        for _ in 0..60 {
            assert_eq!(number(state.turn()), told.turn);
            let mut legal = Vec::new();
            for turn in board.points().map(GameTurn::Play).chain([GameTurn::Pass]) {
                let at = if let GameTurn::Play(at) = turn {
                    Some(at.index())
                } else {
                    None
                };
                match (state.after(turn), told.after(&graph, at)) {
                    (Ok(after), Ok(also)) => {
                        assert_eq!(list(&board, after.stones()), also.stones);
                        assert_eq!(after.ended().is_some(), also.ended());
                        legal.push((after, also));
                    }
                    (Err(_), Err(_)) => {}
                    (state, told) => panic!(
                        "{} {turn:?}: {state:?} {told:?}",
                        boards[game % boards.len()].0
                    ),
                }
            }
            let plays = state
                .turns()
                .into_iter()
                .filter(|turn| *turn != GameTurn::Agree)
                .count();
            assert_eq!(plays, legal.len());
            if legal.is_empty() {
                break;
            }
            // Passes are rarer than chance has them, so that kos come up.
            let mut chosen = dice.below(legal.len());
            if chosen + 1 == legal.len() && dice.below(3) > 0 {
                chosen = dice.below(legal.len());
            }
            (state, told) = legal.swap_remove(chosen);
        }
    }
}

#[test]
fn values_of_analyses() {
    let mut exact = 0;
    let mut all = 0;
    for (name, board) in tiny().into_iter().filter(|(_, board)| board.len() <= 4) {
        for stones in positions(&board) {
            for player in Color::ALL {
                let found = naj::value(&board, &stones, player, &common::nodes(200_000));
                let told = list(&board, &stones);
                assert!(found.least <= found.most, "{name} {told:?} {found:?}");
                all += 1;
                exact += usize::from(found.exact().is_some());
                if let Some(value) = literal::value(&graph(&board), &told, number(player), 20_000) {
                    assert!(
                        found.least <= value && value <= found.most,
                        "{name} {told:?} {player}: {value} {found:?}"
                    );
                    assert_eq!(found.exact(), Some(value), "{name} {told:?} {player}");
                }
                if let Some(at) = &found.controlled {
                    assert_eq!(
                        Some(naj::worth(&stones, at, player)),
                        found.exact(),
                        "{name} {told:?} {player}"
                    );
                }
            }
        }
    }
    println!("{exact} of {all} values are exact");
    assert!(exact * 10 >= all * 9);
}

/// How often the bounds of larger boards meet, and that they never cross.
#[test]
fn bounds_of_analyses() {
    let mut dice = Dice::new(450);
    for (columns, rows) in [(3, 2), (3, 3)] {
        let board = Board::rectangle(columns, rows);
        let (mut exact, mut all) = (0, 0);
        while all < 40 {
            let stones: Vec<u8> = board
                .points()
                .map(|_| u8::try_from(dice.below(3)).unwrap())
                .collect();
            let stones = common::set(&board, &stones);
            if loja_systems::Fault::check(&board, &stones).is_err() {
                continue;
            }
            let found = naj::value(&board, &stones, Color::Black, &common::nodes(40_000));
            assert!(found.least <= found.most);
            all += 1;
            exact += usize::from(found.exact().is_some());
        }
        println!("{columns}x{rows}: {exact} of {all}");
        assert!(exact * 3 > all);
    }
}
