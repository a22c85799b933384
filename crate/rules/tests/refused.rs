//! Moves that no rule allows, each with its clause and its words.

use std::sync::Arc;

use loja_rules::{Board, Color, Cycle, Illegal, Move, PassCount, Setup, SetupFault, Shut, State};

use crate::common::{after, at, draw};

/// Tries a stone at a column and a row, and tells the clause and the message.
fn refusal(state: &State, columns: usize, column: usize, row: usize) -> (Illegal, String) {
    let illegal = state
        .successor(Move::stone(at(state, columns, column, row)))
        .unwrap_err();
    let name = |point: loja_rules::Point| {
        let (column, row) = (point.index() % columns, point.index() / columns);
        format!(
            "{}{}",
            ["a", "b", "c", "d"][column],
            state.board().len() / columns - row
        )
    };
    let text = format!("{} ({})", illegal.message(name), illegal.rule());
    (illegal, text)
}

#[test]
fn occupied() {
    let state = draw(&["x.", ".o"], Color::Black);
    let (illegal, text) = refusal(&state, 2, 1, 1);
    assert_eq!(
        illegal,
        Illegal::Occupied {
            at: at(&state, 2, 1, 1),
            by: Color::White
        }
    );
    assert_eq!(text, "a white stone already stands on b1 (B4.2)");
    assert_eq!(
        refusal(&state, 2, 0, 0).1,
        "a black stone already stands on a2 (B4.2)"
    );
}

#[test]
fn suicide() {
    let state = draw(&[".x.", "x..", "..."], Color::White);
    let (illegal, text) = refusal(&state, 3, 0, 0);
    assert_eq!(
        text,
        "a stone on a3 would take nothing and have no liberty: that is suicide (B4.5)"
    );
    assert_eq!(illegal.points(), [at(&state, 3, 0, 0)]);
    // Two stones die as one does.
    let state = draw(&["o.x", "xx."], Color::White);
    let (illegal, text) = refusal(&state, 3, 1, 0);
    assert!(text.ends_with("that is suicide (B4.5)"), "{text}");
    assert_eq!(illegal.points(), [at(&state, 3, 1, 0), at(&state, 3, 0, 0)]);
    // A lone location has no neighbour to give it a liberty.
    assert!(draw(&["."], Color::Black).playable().is_empty());
}

#[test]
fn a_stone_that_captures_is_no_suicide() {
    let state = draw(&[".xo", "xo.", "o.."], Color::White);
    let next = after(state.clone(), [Move::stone(at(&state, 3, 0, 0))]);
    assert_eq!(next.situation().captives().black, 2);
    // Two were taken, so it is no ko, although the stone stands alone among enemies.
    assert!(next.situation().temporary().is_empty());
    assert_eq!(next.situation().pass_count(), PassCount::Zero);
}

#[test]
fn pseudo_suicide() {
    // Black's last liberty that is not marked for good is the corner.
    let state = draw(&[".x*", "oo*"], Color::Black);
    let (illegal, text) = refusal(&state, 3, 0, 0);
    assert_eq!(
        text,
        "a stone on a2 would take nothing and have only permanently marked liberties: that is pseudo-suicide (B4.5)"
    );
    assert_eq!(illegal.points(), [at(&state, 3, 0, 0), at(&state, 3, 2, 0)]);
    // A temporary mark is a liberty like any other.
    let state = draw(&[".x#", "oo*"], Color::Black);
    assert!(state.playable().contains(at(&state, 3, 0, 0)));
    // Contact to a permanent stone of one's own is enough.
    let state = draw(&[".X*", "oo*"], Color::Black);
    assert!(state.playable().contains(at(&state, 3, 0, 0)));
    // One that captures may lean on marked liberties.
    let state = draw(&[".x*", "oxx"], Color::Black);
    assert!(state.playable().contains(at(&state, 3, 0, 0)));
    // Empty regions connect nothing: the liberty behind the mark is not Black's.
    let state = draw(&["x.*.", "ooo."], Color::Black);
    assert!(
        refusal(&state, 4, 1, 0)
            .1
            .ends_with("that is pseudo-suicide (B4.5)")
    );
}

#[test]
fn permanent_stones_stay() {
    let state = draw(&["X.", "o."], Color::White);
    let next = after(state.clone(), [Move::stone(at(&state, 2, 1, 0))]);
    assert_eq!(next.situation().captives().black, 0);
    // What is connected to one stays too.
    let state = draw(&["Xx.", "oo."], Color::White);
    let next = after(state.clone(), [Move::stone(at(&state, 3, 2, 0))]);
    assert_eq!(next.situation().captives().black, 0);
    let state = draw(&["xx.", "oo."], Color::White);
    let next = after(state.clone(), [Move::stone(at(&state, 3, 2, 0))]);
    assert_eq!(next.situation().captives().black, 2);
}

#[test]
fn marked() {
    let state = draw(&["...", ".#.", "..."], Color::Black);
    let (illegal, text) = refusal(&state, 3, 1, 1);
    assert_eq!(
        illegal,
        Illegal::Marked {
            at: at(&state, 3, 1, 1),
            shut: Shut::Start
        }
    );
    assert_eq!(
        text,
        "b2 is marked at the start, so nobody may play there this turn (B4.2)"
    );
    let state = draw(&["x*.", "..."], Color::Black);
    assert_eq!(
        refusal(&state, 3, 1, 0).1,
        "a removed cycle leaves b2 marked for good, so nobody may play there any more (B4.2)"
    );
}

#[test]
fn ko() {
    let start = draw(&[".xo.", "xo.o", ".xo."], Color::Black);
    let state = after(start.clone(), [Move::stone(at(&start, 4, 2, 1))]);
    let taken = at(&state, 4, 1, 1);
    assert_eq!(
        state.situation().temporary().iter().collect::<Vec<_>>(),
        [taken]
    );
    assert_eq!(state.situation().pass_count(), PassCount::MinusOne);
    assert_eq!(state.situation().captives().white, 1);
    assert_eq!(
        refusal(&state, 4, 1, 1).1,
        "b2 is marked after the ko capture, so nobody may play there this turn (B4.2)"
    );
    // A move elsewhere opens it again.
    let passed = after(state, [Move::PASS, Move::PASS]);
    assert_eq!(passed.situation().pass_count(), PassCount::One);
    assert!(passed.situation().temporary().is_empty());
}

#[test]
fn a_capture_with_a_friend_beside_is_no_ko() {
    let start = draw(&[".xo.", "xo.x", ".xo."], Color::Black);
    let state = after(start.clone(), [Move::stone(at(&start, 4, 2, 1))]);
    assert_eq!(state.situation().captives().white, 1);
    assert!(state.situation().temporary().is_empty());
}

#[test]
fn game_over() {
    let state = after(draw(&["..", ".."], Color::Black), [Move::PASS, Move::PASS]);
    assert!(state.is_final());
    assert!(state.moves().is_empty() && state.playable().is_empty() && state.cycles().is_empty());
    let (_, text) = refusal(&state, 2, 0, 0);
    assert_eq!(text, "the game is over, so no move follows (B1.1)");
    assert_eq!(state.successor(Move::PASS), Err(Illegal::GameOver));
}

#[test]
fn three_passes_after_a_ko() {
    let mut state = draw(&["#..", "..."], Color::Black);
    for _ in 0..3 {
        assert!(!state.is_final());
        state.play(Move::PASS).unwrap();
    }
    assert!(state.is_final());
}

#[test]
fn no_such_cycle() {
    let state = after(draw(&["...", "..."], Color::Black), [Move::PASS]);
    let illegal = state
        .successor(Move::cycle(Cycle { start: 0 }))
        .unwrap_err();
    assert_eq!(illegal.rule(), "B3.1");
    let state = draw(&["...", "..."], Color::Black);
    for start in [0, 7, usize::MAX] {
        let illegal = state.successor(Move::cycle(Cycle { start })).unwrap_err();
        assert_eq!(illegal, Illegal::NoCycle { start });
        assert_eq!(illegal.rule(), "B3.2");
    }
}

/// B3.1: after a pass nothing is removed, although the situation is there once more.
#[test]
fn no_cycle_after_a_pass() {
    let mut state = draw(&[".."], Color::Black);
    let [left, right] = [0, 1].map(|column| Move::stone(at(&state, 2, column, 0)));
    let round = [Move::PASS, Move::PASS, left, Move::PASS, Move::PASS, right];
    for turn in [left, right].into_iter().chain(round) {
        state.play(turn).unwrap();
    }
    let starts =
        |state: &State| -> Vec<usize> { state.cycles().iter().map(|cycle| cycle.start).collect() };
    assert_eq!(starts(&state), [2]);
    let state = after(state, [Move::PASS]);
    assert_eq!(starts(&state), [3]);
    let state = after(state, [Move::PASS]);
    assert_eq!(state.situation().pass_count(), PassCount::One);
    assert!(state.situation().is_similar(&state.history()[4]));
    assert_eq!(starts(&state), [0; 0]);
    let cycle = Move::cycle(Cycle { start: 4 });
    assert_eq!(state.successor(cycle), Err(Illegal::CycleAfterPass));
    assert!(state.moves().iter().all(|turn| turn.cycle.is_none()));
}

#[test]
fn no_such_location() {
    let large = draw(&["...."], Color::Black);
    let small = draw(&["..."], Color::Black);
    let illegal = small
        .successor(Move::stone(at(&large, 4, 3, 0)))
        .unwrap_err();
    assert_eq!(illegal.to_string(), "the board has no location 3 (B4.2)");
}

/// Every fault is told at once, with its places, and the setup is handed back.
#[test]
fn faults() {
    use loja_rules::SetupFault;
    let board = draw(&["...", "..."], Color::Black).board().clone();
    let large = draw(&["....", "...."], Color::Black);
    let one = |index: usize| std::iter::once(large.board().point(index).unwrap()).collect();
    let mut setup = Setup::empty();
    setup.stones.black = [0, 1, 3, 4, 6]
        .map(|index| large.board().point(index).unwrap())
        .into_iter()
        .collect();
    setup.stones.white = [0, 2, 5]
        .map(|index| large.board().point(index).unwrap())
        .into_iter()
        .collect();
    setup.temporary = one(1);
    setup.permanent = one(1);
    let faults = State::new(board, setup.clone()).unwrap_err();
    assert_eq!(*faults.setup, setup);
    let [_, white] = [&setup.stones.black, &setup.stones.white];
    // b2 is permanent, so Black's stones have a liberty. White's have not.
    assert_eq!(
        faults.faults,
        [
            SetupFault::NotOnBoard(one(6)),
            SetupFault::BothColors(one(0)),
            SetupFault::StoneOnTemporaryMark(one(1)),
            SetupFault::BothMarks(one(1)),
            SetupFault::NoLiberty(Color::White, white.difference(&one(0))),
            SetupFault::PassCount(PassCount::Zero, one(1)),
        ]
    );
    assert!(faults.to_string().contains("the board has no location 6"));
}

/// From the bound on there is room for any game, so no count stops on the way.
#[test]
fn captives_have_a_bound() {
    let with = |white: u32| {
        let board = draw(&[".ox", "..."], Color::Black).situation().clone();
        let mut setup = board.into_setup();
        setup.captives.white = white;
        State::new(Arc::new(Board::rectangle(3, 2)), setup)
    };
    let most = Setup::MOST_CAPTIVES;
    let state = with(most).unwrap();
    let next = after(
        state.clone(),
        [
            Move::stone(at(&state, 3, 0, 0)),
            Move::PASS,
            Move::stone(at(&state, 3, 1, 1)),
        ],
    );
    assert_eq!(next.situation().captives().white, most + 1);
    let faults = with(most + 1).unwrap_err();
    assert_eq!(
        faults.faults,
        [SetupFault::Captives(Color::White, most + 1)]
    );
    assert!(faults.faults[0].points().is_empty());
    assert_eq!(
        faults.to_string(),
        "1000000001 captives of White are more than 1000000000"
    );
}

/// Each chain is walked once: stone by stone, this would take hours.
#[test]
fn large_chains_are_checked_at_once() {
    let board = Arc::new(Board::rectangle(255, 255));
    let mut setup = Setup::empty();
    setup.stones.black = board.locations();
    let faults = State::new(Arc::clone(&board), setup.clone()).unwrap_err();
    let all = SetupFault::NoLiberty(Color::Black, board.locations());
    assert_eq!(faults.faults, [all]);
    let hole = std::iter::once(board.point(9).unwrap()).collect();
    setup.stones.black = board.locations().difference(&hole);
    assert!(State::new(board, setup).is_ok());
}

/// Where both colours share a location, each colour is told its own stones only.
#[test]
fn both_colors_without_liberties() {
    let board = Arc::new(Board::rectangle(3, 1));
    let [left, right] = [0, 2].map(|at| board.point(at).unwrap());
    let mut setup = Setup::empty();
    setup.stones.black = board.locations();
    setup.stones.white = [left, right].into_iter().collect();
    let white = setup.stones.white.clone();
    let faults = State::new(Arc::clone(&board), setup).unwrap_err().faults;
    assert_eq!(
        faults,
        [
            SetupFault::BothColors(white.clone()),
            SetupFault::NoLiberty(Color::Black, board.locations()),
            SetupFault::NoLiberty(Color::White, white),
        ]
    );
}
