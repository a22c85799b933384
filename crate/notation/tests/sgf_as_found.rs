//! SGF of other people's programs, as it is found: read with a warning, and shown to its end. `www/test/sgf` asks two
//! other readers about the same files.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use loja_notation::{Replay, Sgf, read_one, replay, rows, situation_line};
use serde_json::Value;

use crate::law;

/// The stones that a reader sees in the end.
fn end(text: &str) -> (Vec<String>, Replay, Vec<String>) {
    let position = read_one(text).unwrap();
    let game = replay(&position, None).unwrap();
    let beyond = game.beyond(&position);
    let now = match beyond.last() {
        Some(last) => &last.situation,
        None => game.state.situation(),
    };
    // Other readers know no marks.
    let stones = |row: &String| row.replace(['#', '*'], ".");
    let rows = rows(&game.layout, now).iter().map(stones).collect();
    (rows, game, position.record.warnings)
}

#[test]
fn every_kind_opens() {
    let kinds: Vec<Value> = serde_json::from_str(include_str!("data/as_found.json")).unwrap();
    assert!(kinds.len() > 20);
    for kind in kinds {
        let (name, text) = (&kind["name"], kind["sgf"].as_str().unwrap());
        law::sgf(text);
        let (rows, game, warnings) = end(text);
        assert_eq!(serde_json::json!(rows), kind["rows"], "{name}");
        let stop = game.stop.map(|stop| stop.words());
        assert_eq!(stop.as_deref(), kind["stop"].as_str(), "{name}");
        let told = &kind["warnings"];
        let told = told.as_array().cloned().unwrap_or_default();
        assert_eq!(serde_json::json!(warnings), Value::Array(told), "{name}");
    }
}

/// Moves are counted as they stand in the file, handicap stones and second moves of a node too.
#[test]
fn moves_are_counted_as_they_stand() {
    let sgf = Sgf::parse("(;SZ[3]HA[2];B[aa];B[bb];W[cc]B[ca])").unwrap();
    let after = |moves| {
        let position = sgf.position_after(0, moves).unwrap();
        let game = replay(&position, None).unwrap();
        (
            rows(&game.layout, game.state.situation()).join("/"),
            game.state.situation().turn().letter(),
        )
    };
    assert_eq!(after(0).0, ".../.../...");
    assert_eq!(after(1).0, "x../.../...");
    assert_eq!(after(2), ("x../.x./...".to_owned(), 'W'));
    assert_eq!(after(3).0, "x../.x./..o");
    assert_eq!(after(4).0, "x.x/.x./..o");
    assert!(sgf.position_after(0, 5).is_err());
    assert_eq!(sgf.variations(0)[0].moves, 4);
    let position = sgf.position(0).unwrap();
    let game = replay(&position, None).unwrap();
    assert_eq!(game.turns[0].number, 3);
    // No handicap: a fourth stone of Black's, a pass among them, a stone twice, or a set-up.
    for none in [
        "(;SZ[3]HA[2];B[aa];B[bb];B[cc];W[ca])",
        "(;SZ[3]HA[2];B[aa];B[];W[ca])",
        "(;SZ[3]HA[2];B[aa];B[aa];W[ca])",
        "(;SZ[3]HA[2]AB[ca];B[aa];B[bb];W[ba])",
        "(;SZ[3]HA[1];B[aa];B[bb];W[ba])",
    ] {
        assert!(end(none).1.stop.is_some(), "{none}");
    }
}

/// Beyond the rules captives are counted, and a set-up begins from there.
#[test]
fn captives_beyond_the_rules() {
    let text = "(;SZ[3];B[aa];B[cc];W[ba];W[ab];AE[cc])";
    let position = read_one(text).unwrap();
    let game = replay(&position, None).unwrap();
    assert_eq!(situation_line(game.state.situation()), "1 0 B 0");
    assert_eq!(position.warnings.len(), 1);
}

/// However much is wrong, few words are made of it.
#[test]
fn warnings_end() {
    let text = format!("(;SZ[3]{})", ";AB[zz]".repeat(200));
    let (_, _, warnings) = end(&text);
    assert_eq!(warnings.len(), 21);
    assert_eq!(warnings[20], "and 180 more like these");
}
