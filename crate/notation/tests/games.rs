//! The games of the rules document, replayed from data and compared after every move.

use std::collections::HashMap;

use loja_notation::{Position, PositionData, Replay, diagram, read, read_one, replay, rows};
use loja_rules::State;
use serde::Deserialize;

#[derive(Deserialize)]
struct Told {
    id: String,
    after: Option<Vec<String>>,
    #[serde(flatten)]
    position: PositionData,
}

/// Replays every object of a file and compares it with what it tells. Gives the last one.
fn tell(text: &str) -> Replay {
    let told: Vec<Told> = serde_json::from_str(text).unwrap();
    let positions = read(text).unwrap();
    let mut games: HashMap<String, Replay> = HashMap::new();
    let mut last = None;
    for (told, position) in told.into_iter().zip(positions) {
        let position = position.unwrap();
        let before = position.continues.as_ref().map(|id| &games[id]);
        let game = replay(&position, before).unwrap();
        assert_eq!(game.stop, None, "{}", told.id);
        assert_eq!(game.differences, [""; 0], "{}", told.id);
        assert_eq!(
            rows(&game.layout, &game.start),
            told.position.rows,
            "{}",
            told.id
        );
        let situation = game.state.situation();
        if let Some(after) = told.after {
            assert_eq!(rows(&game.layout, situation), after, "{}", told.id);
        }
        let captives = situation.captives();
        if let (Some(black), Some(white)) =
            (told.position.black_captives, told.position.white_captives)
        {
            assert_eq!(
                (captives.black, captives.white),
                (black, white),
                "{}",
                told.id
            );
        }
        games.insert(told.id.clone(), game);
        last = Some(told.id);
    }
    games.remove(&last.unwrap()).unwrap()
}

#[test]
fn first_overview_game() {
    let game = tell(include_str!("data/overview-1.json"));
    assert!(game.state.is_final());
    assert_eq!(game.state.history().len(), 7);
    assert_eq!(
        diagram(&game.layout, game.state.situation()),
        "---------\n| . o . |\n| o x x |\n| . x . |\n---------\n0 0 W 2\n"
    );
}

/// The pinwheel: nine ko captures, a repetition, and the cycle taken off.
#[test]
fn second_overview_game() {
    let game = tell(include_str!("data/overview-2.json"));
    let captives = game.state.situation().captives();
    assert_eq!((captives.black, captives.white), (8, 7));
}

#[test]
fn the_pinwheel_repeats_at_move_16_only() {
    let text = include_str!("data/overview-2.json");
    let mut states: Vec<State> = Vec::new();
    let mut before: Option<Replay> = None;
    for position in read(text).unwrap().into_iter().take(17) {
        let game = replay(&position.unwrap(), before.as_ref()).unwrap();
        states.push(game.state.clone());
        before = Some(game);
    }
    for (number, state) in states.iter().enumerate() {
        let starts: Vec<usize> = state.cycles().iter().map(|cycle| cycle.start).collect();
        let expected: &[usize] = if number == 16 { &[8] } else { &[] };
        assert_eq!(starts, expected, "after move {number}");
    }
    // The mark and the pass count differ, although the stones do not.
    let [seven, fifteen] = [7, 15].map(|number: usize| states[number].situation());
    assert_eq!(seven.stones(), fifteen.stones());
    assert!(!seven.is_similar(fifteen));
}

/// Every sequence of the chapter on cycles that fits on a board of its own.
#[test]
fn cycles() {
    tell(include_str!("data/cycles.json"));
}

/// White removes the cycle of two double kos. S10 is similar to S2, so the cycle began after the
/// first move. The document prints what comes of it.
#[test]
fn white_removes_a_cycle() {
    let text = include_str!("data/cycles.json");
    let find = |id: &str| -> Position {
        let mut all = read(text).unwrap().into_iter().map(Result::unwrap);
        all.find(|position| position.id.as_deref() == Some(id))
            .unwrap()
    };
    let game = replay(&find("cycle-two-double-kos-moves"), None).unwrap();
    let cycles = game.state.cycles();
    assert_eq!(
        cycles.iter().map(|cycle| cycle.start).collect::<Vec<_>>(),
        [1]
    );
    let next = game
        .state
        .successor(loja_rules::Move::cycle(cycles[0]))
        .unwrap();
    assert_eq!(
        next.situation(),
        find("cycle-two-double-kos-removed").state.situation()
    );
}

/// S13 repeats S1 and S14 repeats S2, as the document says. After S14's pass nothing is removed.
#[test]
fn no_cycle_is_removed_after_a_pass() {
    let text = include_str!("data/cycles.json");
    let mut all = read(text).unwrap().into_iter().map(Result::unwrap);
    let position = all
        .find(|position| position.id.as_deref() == Some("cycle-pass-fight-moves-2"))
        .unwrap();
    let end = replay(&position, None).unwrap().state;
    assert_eq!(end.history().len(), 13);
    assert!(end.situation().is_similar(&end.history()[1]));
    assert_eq!(end.situation().pass_count().value(), 1);
    assert_eq!(end.cycles(), []);
    let illegal = end
        .successor(loja_rules::Move::cycle(loja_rules::Cycle { start: 1 }))
        .unwrap_err();
    assert_eq!(illegal.rule(), "B3.1");
    // One move earlier Black could have removed the one that began at the start.
    let moves = position.moves.as_ref().map(|moves| moves[..12].to_vec());
    let mut position = position;
    position.record.moves = moves;
    let before = replay(&position, None).unwrap().state;
    assert_eq!(before.cycles(), [loja_rules::Cycle { start: 0 }]);
}

fn stopped(text: &str) -> String {
    let game = replay(&read_one(text).unwrap(), None).unwrap();
    let stop = game.stop.unwrap();
    format!("{} {} ({})", stop.number, stop.message, stop.rule)
}

#[test]
fn games_that_stop() {
    let wrong_turn = r#"{"rows": ["..."], "moves": [{"n": 4, "at": [1, 0], "color": "o"}, {"at": [0, 0], "color": "o"}]}"#;
    assert_eq!(
        stopped(wrong_turn),
        "5 White moves, but Black has the turn (A1.4)"
    );
    let occupied = r#"{"rows": ["x.."], "moves": [{"at": [0, 0]}]}"#;
    assert_eq!(
        stopped(occupied),
        "1 a black stone already stands on a1 (B4.2)"
    );
    let no_cycle = r#"{"rows": ["x.."], "moves": [{"cycle_removal": true}]}"#;
    assert_eq!(stopped(no_cycle), "1 there is no cycle to remove (B3.2)");
    let after_pass = r#"{"rows": ["x.."], "moves": [{"pass": true}, {"cycle_removal": 0}]}"#;
    assert!(stopped(after_pass).ends_with("(B3.1)"));
}

#[test]
fn games_that_make_no_sense() {
    let wrong = |text: &str| {
        replay(&read_one(text).unwrap(), None)
            .unwrap_err()
            .message()
    };
    assert_eq!(
        wrong(r#"{"rows": ["x.."], "moves": [{"at": [3, 0]}]}"#),
        "move 1: there is no location in column 3, row 0"
    );
    assert_eq!(
        wrong(r#"{"rows": ["x.."], "moves": [{"at": [1, 0], "pass": true}]}"#),
        "move 1: a pass has no place"
    );
    assert_eq!(
        wrong(r#"{"rows": ["x.."], "moves": [{"cycle_removal": true, "since_move": 9}]}"#),
        "move 1: there is no move 9"
    );
}

/// What a file tells about the end of a game is compared with what came of it.
#[test]
fn a_file_may_be_wrong_about_its_end() {
    let text = r#"{"rows": ["..."], "turn": "B", "passes": 1, "komi": 3, "black_captives": 2,
        "moves": [{"at": [1, 0], "color": "x"}]}"#;
    let game = replay(&read_one(text).unwrap(), None).unwrap();
    assert_eq!(
        game.differences,
        [
            "turn after the last move: told Black, found White",
            "passes after the last move: told 1, found 0"
        ]
    );
    // Captives that these moves did not take were taken before, and komi is counted with them.
    assert_eq!(game.start.captives().black, 5);
}

/// A game on two locations, where two lone stones take each other: situations 2, 8, 14 are similar.
fn ring(moves: usize) -> Vec<serde_json::Value> {
    let turns = ["a", "b", "pass", "pass", "a", "pass", "pass", "b"];
    let turn = |at: usize| match turns[if at < 2 { at } else { 2 + (at - 2) % 6 }] {
        "a" => serde_json::json!({"at": [0, 0]}),
        "b" => serde_json::json!({"at": [1, 0]}),
        _ => serde_json::json!({"pass": true}),
    };
    (0..moves).map(turn).collect()
}

/// Of many cycles the one that is told is removed, and the shortest when none is. A number that two
/// games have is that of the later one.
#[test]
fn which_cycle_is_meant() {
    let play = |moves: Vec<serde_json::Value>, before: Option<&Replay>, rows: &str| {
        let data = serde_json::json!({"rows": [rows], "moves": moves});
        replay(&read_one(&data.to_string()).unwrap(), before).unwrap()
    };
    for (told, since) in [
        (serde_json::json!({"cycle_removal": true}), 8),
        (
            serde_json::json!({"cycle_removal": true, "since_move": 2}),
            2,
        ),
        (serde_json::json!({"cycle_removal": 2}), 2),
    ] {
        let mut moves = ring(14);
        moves.push(told);
        let game = play(moves, None, "..");
        assert_eq!(game.stop, None);
        assert_eq!(game.turns[14].since, Some(since));
    }
    let first = play(ring(8), None, "..");
    let mut moves = ring(9).split_off(2);
    moves.push(serde_json::json!({"cycle_removal": 1}));
    moves[0]["n"] = 1.into();
    let second = play(moves, Some(&first), ".o");
    assert_eq!(second.stop, None);
    let start = second.turns[7].event.turn.cycle.map(|cycle| cycle.start);
    assert_eq!(start, Some(9));
}

/// A game goes on where the one before it ended, with all stones of both colours.
#[test]
fn games_that_go_on_elsewhere() {
    let before = replay(&read_one("x..o").unwrap(), None).unwrap();
    for (rows, places) in [("x.oo", "c1"), ("xx.o", "b1"), (".x..", "a1, b1, d1")] {
        let error = replay(&read_one(rows).unwrap(), Some(&before)).unwrap_err();
        let expected = format!("this does not begin where the game before it ends: see {places}");
        assert_eq!(error.message(), expected);
        assert_eq!(error.points.len(), places.split(", ").count());
    }
    let other = replay(&read_one("x..o.").unwrap(), Some(&before)).unwrap_err();
    let board = "this has another board than the game that it goes on from";
    assert_eq!(other.message(), board);
    assert!(replay(&read_one("x..o").unwrap(), Some(&before)).is_ok());
}

/// The number before the first move is the start, whatever it is.
#[test]
fn a_game_up_to_a_move() {
    let text = r#"{"rows": ["....."], "moves": [{"n": 10, "at": [0, 0]}, {"at": [2, 0]}, {"at": [4, 0]}]}"#;
    let game = replay(&read_one(text).unwrap(), None).unwrap();
    let until = |number: usize| game.clone().until(number);
    for (number, expected) in [(9, "....."), (10, "x...."), (12, "x.o.x")] {
        let game = until(number).unwrap();
        assert_eq!(rows(&game.layout, game.state.situation()), [expected]);
    }
    for number in [0, 8, 13] {
        let expected = format!("there is no move {number}; the legal moves end with 12");
        assert_eq!(until(number).unwrap_err().message(), expected);
    }
    // What is told about the end says nothing about a move before it.
    let told = r#"{"rows": ["..."], "turn": "B", "moves": [{"at": [0, 0], "color": "x"}, {"at": [2, 0]}, {"at": [1, 0]}]}"#;
    let game = replay(&read_one(told).unwrap(), None).unwrap();
    assert_eq!(game.differences.len(), 1);
    assert_eq!(game.until(1).unwrap().differences, [""; 0]);
    let still = replay(&read_one("x...").unwrap(), None).unwrap();
    assert!(still.clone().until(0).is_ok() && still.until(1).is_err());
}

/// What stands before the first move is told only where there is one, and a move without a number
/// is called by the one that it has.
#[test]
fn starts_and_numbers() {
    let position = read_one(r#"{"rows": ["..."], "start": "5 4 W 1"}"#).unwrap();
    let situation = position.state.situation();
    assert_eq!(loja_notation::situation_line(situation), "0 0 B 0");
    let played = r#"{"rows": ["..."], "start": "5 4 W 1", "moves": [{"at": [1, 0]}]}"#;
    let played = replay(&read_one(played).unwrap(), None).unwrap();
    assert_eq!(loja_notation::situation_line(&played.start), "5 4 W 1");
    for (moves, number) in [
        (r#"{"at": [0, 0]}, {}"#, 2),
        (r#"{"n": 7, "at": [0, 0]}, {}"#, 8),
        (r#"{"n": 7, "at": [0, 0]}, {"pass": true}, {}"#, 9),
        (r#"{"at": [0, 0]}, {"n": 5}"#, 5),
    ] {
        let text = format!(r#"{{"rows": ["..."], "moves": [{moves}]}}"#);
        let expected = format!("move {number}: \"at\" or \"pass\": true is expected");
        assert_eq!(read_one(&text).unwrap_err().message(), expected);
    }
}
