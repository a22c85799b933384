//! What it chooses where one can say what is right.

use loja_opponent::{ChosenMove, Ground, Level, MoveSearch, PerfectMove, PerfectPlay, Settings};
use loja_rules::{Color, Move, PassCount, Point, State};
use loja_testkit::state;

fn think(state: &State, settings: Settings) -> ChosenMove {
    let mut search = MoveSearch::new(state, settings, &mut ());
    while !search.run(100).unwrap() {}
    search.choice()
}

fn at(state: &State, index: usize) -> Option<Point> {
    state.board().point(index)
}

#[test]
fn the_centre_is_best_on_three_by_three() {
    let state = state(&["...", "...", "..."], Color::Black);
    let choice = think(&state, Level::Steady.settings());
    assert_eq!(choice.turn, Move::stone(at(&state, 4).unwrap()));
    assert!(choice.lead > 4.0, "{}", choice.lead);
    assert_eq!(choice.line.first(), Some(&at(&state, 4)));
}

#[test]
fn the_vital_point_of_three_in_a_row() {
    // White lives. Black lives with a stone in the middle of his three empty locations, and dies of one there.
    let rows = ["...xo.o", "xxxxooo", "ooooo.o"];
    for turn in Color::ALL {
        let state = state(&rows, turn);
        let choice = think(&state, Level::Steady.settings());
        assert_eq!(choice.turn, Move::stone(at(&state, 1).unwrap()), "{turn}");
    }
}

#[test]
fn what_is_settled_is_left_alone() {
    // Two safe chains and a wall: nothing is left, so whoever moves passes.
    let rows = [".x.xo.o", "xxxxooo", "x.x.xo.", "xxxxxoo"];
    for turn in Color::ALL {
        let state = state(&rows, turn);
        let choice = think(&state, Level::Steady.settings());
        assert_eq!(choice.turn, Move::PASS, "{turn}");
        assert_eq!(choice.ground, Ground::Nothing);
    }
}

#[test]
fn nobody_passes_in_the_middle_of_a_lost_fight() {
    // Black is behind in a match against another program, and passed here once.
    let rows = [
        ".......", ".x..ooo", "...oxxx", "..oxxo.", ".xxoo..", "..ox...", ".......",
    ];
    for seed in 0..2 {
        let state = state(&rows, Color::Black);
        let mut settings = Level::Steady.settings().seeded(seed);
        settings.playouts = 1500;
        assert!(think(&state, settings).turn.stone.is_some(), "seed {seed}");
    }
}

#[test]
fn nobody_passes_on_an_open_board_for_a_few_unlucky_games() {
    let rows = [
        "...xo..", "..xx...", ".ooxoo.", "..xox..", ".oxoo..", "...x...", ".x.....",
    ];
    let state = state(&rows, Color::Black);
    let passes = |seed: &u64| {
        let mut settings = Level::Steady.settings().seeded(*seed);
        (settings.playouts, settings.nodes) = (100, 100);
        think(&state, settings).turn.stone.is_none()
    };
    let passing: Vec<u64> = (0..20).filter(passes).collect();
    assert!(passing.is_empty(), "{passing:?}");
}

#[test]
fn a_neutral_point_costs_nothing_and_gains_nothing() {
    // One neutral point between two safe walls.
    let rows = [".x.x.o.o.", "xxxx.oooo"];
    let state = state(&rows, Color::Black);
    let mut search = MoveSearch::new(&state, Level::Steady.settings(), &mut ());
    while !search.run(100).unwrap() {}
    let settled = search.settled().clone();
    assert_eq!(settled.lead, Some(0));
    let choice = search.choice();
    // Either is right by the rules; a stone in a territory is not.
    let neutral = [None, at(&state, 4), at(&state, 13)];
    assert!(neutral.contains(&choice.turn.stone), "{choice:?}");
    assert!(!settled.control.black.is_empty() && !settled.control.white.is_empty());
}

#[test]
fn a_won_game_is_ended_by_a_pass() {
    let mut state = state(&[".x.xo.o", "xxxxooo", "x.x.xo.", "xxxxxoo"], Color::White);
    state.play(Move::PASS).unwrap();
    assert_eq!(state.situation().pass_count(), PassCount::One);
    let choice = think(&state, Level::Steady.settings());
    assert_eq!((choice.turn, choice.ground), (Move::PASS, Ground::Won));
    assert_eq!(choice.wins, 1000);
}

#[test]
fn the_same_seed_takes_the_same_steps_in_any_slices() {
    let state = state(&[".....", "..x..", ".o...", "..o..", "....."], Color::Black);
    let mut settings = Level::Easy.settings().seeded(7);
    (settings.playouts, settings.nodes) = (500, 0);
    let choices = [1, 7, 500].map(|slice| {
        let mut search = MoveSearch::new(&state, settings, &mut ());
        while !search.run(slice).unwrap() {}
        search.choice()
    });
    assert_eq!(choices[0], choices[1]);
    assert_eq!(choices[0], choices[2]);
}

#[test]
fn a_search_that_is_cut_still_has_a_legal_move() {
    let state = state(&["....", "....", "...."], Color::White);
    for games in 0..5 {
        let mut search = MoveSearch::new(&state, Level::Strong.settings(), &mut ());
        search.run(games).unwrap();
        assert!(state.successor(search.choice().turn).is_ok());
    }
}

#[test]
fn who_knows_the_value_is_believed() {
    struct Corner;
    impl PerfectPlay for Corner {
        fn best(&mut self, state: &State) -> Option<PerfectMove> {
            Some(PerfectMove {
                turn: Move::stone(state.board().point(0)?),
                lead: -3,
            })
        }
    }
    let state = state(&["...", "...", "..."], Color::Black);
    let mut search = MoveSearch::new(&state, Level::Strong.settings(), &mut Corner);
    assert!(search.run(1).unwrap());
    let choice = search.choice();
    assert_eq!(choice.turn.stone, at(&state, 0));
    assert_eq!((choice.ground, choice.lead), (Ground::Perfect, -3.0));
}
