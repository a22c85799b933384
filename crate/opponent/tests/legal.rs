//! Whatever the board and however the game went: the move is legal, and within its limits.
//!
//! `LOJA_GAMES=20000..40000` plays the games of these numbers alone, so that the long test can be done in parts.

use std::ops::Range;
use std::sync::Arc;

use loja_opponent::{Level, MoveSearch};
use loja_rules::{Family, Move, PointSet, Setup, State};
use loja_testkit::{Dice, effort};

loja_testkit::long_too!(moves_are_legal_on_every_family_of_boards);

fn games() -> Range<u64> {
    let told = std::env::var("LOJA_GAMES").ok();
    let part = told.as_deref().and_then(|told| told.split_once(".."));
    match part {
        Some((from, to)) => from.parse().unwrap()..to.parse().unwrap(),
        None => 0..effort(600, 100_000),
    }
}

/// A start: empty, with marks, or with handicap stones.
fn start(number: u64, dice: &mut Dice) -> State {
    let families = u64::try_from(Family::ALL.len()).unwrap();
    let family = Family::ALL[usize::try_from(number % families).unwrap()];
    let side = |dice: &mut Dice| u8::try_from(1 + dice.below(5)).unwrap();
    let board = Arc::new(family.member(side(dice), side(dice)));
    let some = |dice: &mut Dice| -> PointSet {
        let all = board.points();
        all.filter(|_| dice.below(6) == 0).collect()
    };
    let setup = match dice.below(3) {
        0 => Setup::initial(some(dice), 0),
        1 => {
            let mut setup = Setup::empty();
            setup.stones.black = some(dice);
            setup
        }
        _ => Setup::initial(PointSet::new(), 3),
    };
    State::new(Arc::clone(&board), setup)
        .or_else(|_| State::new(board, Setup::empty()))
        .unwrap()
}

/// The opponent against somebody who plays anything, passes seldom, and removes cycles where he can.
fn game(number: u64) -> (usize, usize) {
    let mut dice = Dice::new(number.wrapping_mul(977) + 1);
    let mut state = start(number, &mut dice);
    let mut removed = 0;
    let most = 4 * state.board().len() + 12;
    for turn in 0..most {
        if state.is_final() {
            break;
        }
        if turn % 2 == usize::from(number % 4 < 2) {
            let playable: Vec<_> = state.playable().iter().collect();
            let cycle = state
                .cycles()
                .first()
                .copied()
                .filter(|_| dice.below(3) == 0);
            let stone = (!playable.is_empty() && dice.below(8) > 0)
                .then(|| playable[dice.below(playable.len())]);
            let anything = Move { cycle, stone };
            removed += usize::from(cycle.is_some());
            if state.play(anything).is_err() {
                state.play(Move::PASS).unwrap();
            }
            continue;
        }
        let mut settings = Level::First.settings().seeded(number);
        settings.playouts = 4;
        settings.nodes = if number.is_multiple_of(5) { 40 } else { 0 };
        (settings.tree, settings.bytes) = (300, 1 << 20);
        settings.soft = u8::try_from(number % 200).unwrap();
        let mut search = MoveSearch::new(&state, settings, &mut ());
        while !search.run(3).unwrap() {}
        assert!(search.playouts() <= settings.playouts);
        assert!(search.settled().nodes <= settings.nodes);
        let choice = search.choice();
        removed += usize::from(choice.turn.cycle.is_some());
        state.play(choice.turn).unwrap();
    }
    (state.history().len(), removed)
}

#[test]
fn moves_are_legal_on_every_family_of_boards() {
    let (mut moves, mut removed) = (0, 0);
    let all = games();
    let count = all.end - all.start;
    for number in all {
        let (more, cycles) = game(number);
        moves += more;
        removed += cycles;
    }
    // Else the games were over before they began, or no cycle was ever there.
    assert!(moves as u64 > 5 * count, "{moves} moves");
    assert!(removed > 0, "{removed} cycles removed");
    println!("{count} games, {moves} moves, {removed} cycles removed");
}
