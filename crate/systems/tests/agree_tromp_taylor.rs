//! The ten rules of Tromp and Taylor against their literal judge: all counts of small boards, random games turn by turn, and values.

use std::sync::Arc;

use crate::common::{graph, list, number, positions, tiny};
use crate::literal::tromp_taylor::{self as literal, Fault, Game};
use loja_ground::{Board, ByColor, Color};
use loja_systems::tromp_taylor::{TrompTaylorState, score};
use loja_systems::{Control, GameTurn, Play, Why, value};
use loja_testkit::Dice;

fn why(fault: Fault) -> Why {
    match fault {
        Fault::Over => Why::Over,
        Fault::NotEmpty => Why::Occupied,
        Fault::Repetition => Why::Repeats,
        Fault::Handicap => Why::NoPass,
    }
}

/// Each turn is asked of both, the forbidden ones too; one that both allow is played. A game whose handicap leaves no move ends
/// here: of that the text says nothing.
fn game(board: &Arc<Board>, mut state: TrompTaylorState, mut other: Game, dice: &mut Dice) {
    for _ in 0..40 {
        let context = || format!("{other:?}");
        assert_eq!(
            &list(board, &state.table().stones),
            other.coloring(),
            "{}",
            context()
        );
        assert_eq!(score(state.table()), other.score(), "{}", context());
        assert_eq!(state.ended(), other.over(), "{}", context());
        if state.ended() {
            return;
        }
        assert_eq!(number(state.table().turn), other.color(), "{}", context());
        if other.next().is_empty() {
            return;
        }
        let mut open = Vec::new();
        let moves = board
            .points()
            .map(|at| (GameTurn::Play(at), literal::Turn::Move(at.index())));
        for (one, another) in moves.chain([(GameTurn::Pass, literal::Turn::Pass)]) {
            match (state.after(one), other.after(another)) {
                (Ok(next), Ok(other)) => open.push((next, other)),
                (Err(forbidden), Err(fault)) => {
                    assert_eq!(forbidden.why, why(fault), "{}", context());
                }
                (one, another) => panic!("{one:?}, literally {another:?}; {}", context()),
            }
        }
        let Some(bound) = open.len().checked_sub(1) else {
            return;
        };
        // Stones first, so that something happens.
        let chosen = dice.below(bound + 2).min(bound);
        (state, other) = open.swap_remove(chosen);
    }
}

#[test]
fn games_and_counts_are_alike() {
    let mut dice = Dice::new(5);
    let boards = tiny()
        .into_iter()
        .chain([("3x3".to_owned(), Board::rectangle(3, 3))]);
    for (_, board) in boards {
        let board = Arc::new(board);
        let neighbors = graph(&board);
        let all = positions(&board);
        for round in 0..60 {
            let handicap = round % 4;
            let state = TrompTaylorState::start(
                Arc::clone(&board),
                ByColor::default(),
                Color::Black,
                handicap,
            );
            let other = Game::with_handicap(&neighbors, usize::try_from(handicap).unwrap());
            game(&board, state.unwrap(), other, &mut dice);
            let stones = &all[dice.below(all.len())];
            let turn = Color::ALL[dice.below(2)];
            let state = TrompTaylorState::start(Arc::clone(&board), stones.clone(), turn, 0);
            let other = Game::from(&neighbors, &list(&board, stones), number(turn));
            game(&board, state.unwrap(), other, &mut dice);
        }
    }
}

#[test]
fn values_are_alike() {
    for (columns, rows) in [(2, 1), (3, 1)] {
        let board = Arc::new(Board::rectangle(columns, rows));
        for handicap in 0..2 {
            let start = TrompTaylorState::start(
                Arc::clone(&board),
                ByColor::default(),
                Color::Black,
                handicap,
            );
            let found = value(&start.unwrap(), &Control::default()).unwrap();
            let game = Game::with_handicap(&graph(&board), usize::try_from(handicap).unwrap());
            assert_eq!(
                found.exact(),
                game.value(1_000_000),
                "{columns}x{rows}, {handicap}"
            );
        }
    }
}
