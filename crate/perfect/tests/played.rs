//! What is said of a state in the midst of a game, with its past: held against all whole games from there.

use std::sync::Arc;

use loja_perfect::games::Games;
use loja_perfect::{Control, Limits, PlaceTurn, World};
use loja_rules::{Board, Color, Move, Setup, Shape, State};
use loja_testkit::Dice;

/// No game that is looked at is longer.
const TURNS: u32 = 12;

#[test]
fn the_best_turn_of_a_game_is_best_among_all_games_from_there() {
    let control = Control::new(Limits {
        nodes: u64::MAX,
        bytes: u64::MAX,
    });
    let (mut told, mut asked, mut with_cycles) = (0, 0, 0);
    for (columns, shape) in [
        (2, Shape::Rectangle),
        (3, Shape::Rectangle),
        (3, Shape::Cylinder),
    ] {
        let board = Arc::new(Board::shaped(shape, columns, 1, |_, _| true));
        // It keeps scores by stones alone.
        let mut games = Games::default();
        let mut world = World::new(&board, &control).unwrap().unwrap();
        for number in 0..40_u64 {
            let mut dice = Dice::new(number * 977 + u64::from(columns));
            let mut state = State::new(Arc::clone(&board), Setup::empty()).unwrap();
            for _ in 0..dice.below(9) {
                let moves = state.moves();
                // Stones rather than passes, or the game is over before it has a past.
                let stones: Vec<Move> = moves
                    .iter()
                    .copied()
                    .filter(|turn| !turn.is_pass())
                    .collect();
                let some = if stones.is_empty() { &moves } else { &stones };
                if state.is_final() || some.is_empty() {
                    break;
                }
                state.play(some[dice.below(some.len())]).unwrap();
            }
            if state.is_final() {
                continue;
            }
            asked += 1;
            let best = world.best(&state, &control).unwrap();
            // Whoever may remove a cycle now may have something better.
            if !state.cycles().is_empty() {
                with_cycles += 1;
                assert_eq!(best, None, "{columns} {shape:?} {number}");
            }
            let Some(best) = best else {
                continue;
            };
            told += 1;
            let mover = state.situation().turn();
            let captives = state.situation().captives();
            let taken = i64::from(captives.white) - i64::from(captives.black);
            let sign = if mover == Color::Black { 1 } else { -1 };
            let value = sign * taken + i64::from(best.value);
            let turn = match best.turn {
                PlaceTurn::Pass => Move::PASS,
                PlaceTurn::Stone(at) => Move::stone(board.point(at.into()).unwrap()),
            };
            let next = state.successor(turn).unwrap();
            let mut secures = |state: &State, player, wanted, turns| {
                games
                    .secures(state, player, wanted, turns, &control)
                    .unwrap()
            };
            let line = || {
                format!(
                    "{columns} {shape:?} {number}: {best:?} of {:?}",
                    state.situation()
                )
            };
            assert!(
                secures(&next, mover, value, TURNS - 1),
                "too much: {}",
                line()
            );
            assert!(
                secures(&state, mover.other(), -value, TURNS),
                "more is there: {}",
                line()
            );
        }
    }
    // Where it says nothing it can't be wrong.
    assert!(told > 20, "{told} of {asked}");
    assert!(with_cycles > 0, "no game came round");
    println!("{told} of {asked}; in {with_cycles} a cycle could be removed");
}
