//! The course of an even game: choices, turns, taking back, the winner.

use std::sync::Arc;

use loja_rules::{
    Board, ByColor, Color, EvenGame, Move, NotFinished, PassCount, Player, PointSet, Setup, State,
};
use proptest::prelude::*;

use crate::common::games;

fn offer(komi: u32) -> State {
    let board = Arc::new(Board::rectangle(2, 1));
    State::new(board, Setup::initial(PointSet::new(), komi)).unwrap()
}

#[test]
fn who_wins() {
    let nobody = ByColor::default();
    for (komi, black, winner) in [
        (0, Player::First, None),
        (1, Player::First, Some(Player::Last)),
        (2, Player::Last, Some(Player::First)),
    ] {
        let mut game = EvenGame::begin(offer(komi), black).unwrap();
        assert_eq!(game.player(Color::Black), black);
        assert_eq!(game.player(Color::White), black.other());
        let error = game.winner(&nobody).unwrap_err();
        let passes = PassCount::Zero;
        assert_eq!(error, NotFinished { passes });
        game.play(Move::PASS).unwrap();
        game.play(Move::PASS).unwrap();
        assert_eq!(game.winner(&nobody), Ok(winner));
    }
}

#[test]
fn no_beginning() {
    let state = offer(3);
    let error = EvenGame::begin(state.clone(), Player::First).unwrap_err();
    assert_eq!(*error.0, state);
    let text = error.to_string();
    let reasons = [
        "no stone",
        "no permanent mark",
        "no white captive",
        "no former situation",
        "Black's turn",
        "komi of at most the number of locations",
        "pass count -1 where locations are marked, else 0",
    ];
    assert!(reasons.iter().all(|reason| text.contains(reason)), "{text}");
    assert!(text.ends_with("(A2)"));
    let later = offer(0).successor(Move::PASS).unwrap();
    assert!(EvenGame::begin(later, Player::First).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Taken back turn by turn, a game is what it was; and it can be played again.
    #[test]
    fn undo_restores(states in games(6, 30)) {
        let begun = EvenGame::begin(states[0].clone(), Player::Last);
        prop_assume!(begun.is_ok());
        let mut game = begun.unwrap();
        let mut former = Vec::new();
        for pair in states.windows(2) {
            let mut moves = pair[0].moves().into_iter();
            let turn = moves.find(|&turn| pair[0].successor(turn).unwrap() == pair[1]);
            former.push(game.clone());
            game.play(turn.unwrap()).unwrap();
        }
        let (end, turns) = (game.clone(), game.turns().to_vec());
        for before in former.into_iter().rev() {
            prop_assert_eq!(game.undo(), turns.get(before.turns().len()).copied());
            prop_assert_eq!(&game, &before);
        }
        prop_assert_eq!(game.undo(), None);
        for turn in turns {
            game.play(turn).unwrap();
        }
        prop_assert_eq!(game, end);
    }
}
