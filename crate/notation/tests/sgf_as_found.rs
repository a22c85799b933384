//! SGF of other people's programs, as it is found: read with a warning, and shown to its end. `www/test/sgf` asks two
//! other readers about the same files.

use loja_notation::{FoundGame, Sgf, picture_rows, read_one, replay, rows, situation_line};
use serde_json::Value;

use crate::law;

/// The stones that a reader sees in the end, where the rules end, and the warnings.
fn end(text: &str) -> (Vec<String>, Option<String>, Vec<String>) {
    let found = Sgf::parse(text).unwrap().found(0, 1, None).unwrap();
    let layout = found.record().layout.clone();
    let warnings = found.record().warnings.clone();
    let (now, stop) = match found {
        FoundGame::ByRules(position) => {
            let game = replay(&position, None).unwrap();
            let now = match game.beyond(&position).pop() {
                Some(last) => last.setup,
                None => game.state.situation().clone().into_setup(),
            };
            (now, game.stop.map(|stop| stop.words()))
        }
        FoundGame::Beyond(game) => (game.end().clone(), Some(game.words())),
    };
    // Other readers know no marks.
    let stones = |row: &String| row.replace(['#', '*'], ".");
    let rows = picture_rows(&layout, &now).iter().map(stones).collect();
    (rows, stop, warnings)
}

#[test]
fn every_kind_opens() {
    let kinds: Vec<Value> = serde_json::from_str(include_str!("data/as_found.json")).unwrap();
    assert!(kinds.len() > 20);
    for kind in kinds {
        let (name, text) = (&kind["name"], kind["sgf"].as_str().unwrap());
        law::sgf(text);
        let (rows, stop, warnings) = end(text);
        assert_eq!(serde_json::json!(rows), kind["rows"], "{name}");
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
        assert!(end(none).1.is_some(), "{none}");
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

/// What these rules don't have is shown, move after move, and not judged.
#[test]
fn stones_without_a_liberty_are_shown() {
    let text = "(;SZ[3]KM[1]PL[W]AB[aa]AW[ba][ab];W[cc];B[bb];W[])";
    let sgf = Sgf::parse(text).unwrap();
    let FoundGame::Beyond(game) = sgf.found(0, 1, None).unwrap() else {
        panic!("{text} is no situation")
    };
    assert_eq!(
        picture_rows(&game.record.layout, &game.start),
        ["xo.", "o..", "..."]
    );
    assert_eq!(game.fault.points, [0], "{}", game.fault.message());
    let turns: Vec<_> = game
        .moves
        .iter()
        .map(|one| (one.number, one.color.letter()))
        .collect();
    assert_eq!(turns, [(1, 'W'), (2, 'B'), (3, 'W')]);
    let told = "not by these rules from the start: Black has no liberty at a3 (D1); this can be shown, not judged or played on";
    assert_eq!(sgf.position(0).unwrap_err().to_string(), told);
    // Up to the set-up it is by the rules; and after it is mended, again.
    let amid = "(;SZ[3];B[aa];W[ba];AW[ab];B[cc];AE[ab];W[bb])";
    let sgf = Sgf::parse(amid).unwrap();
    let by_rules = |moves| matches!(sgf.found(0, 1, moves).unwrap(), FoundGame::ByRules(_));
    assert!(by_rules(Some(1)) && !by_rules(Some(2)));
    assert!(by_rules(Some(3)) && by_rules(None));
    let error = sgf.position_after(0, 2).unwrap_err().to_string();
    assert!(
        error.starts_with("not by these rules from the set-up after move 2: Black has"),
        "{error}"
    );
    // What is our own may not be wrong, with such stones or without.
    let ours = Sgf::parse("(;SZ[3]AB[aa]AW[ba][ab]LJT[aa])").unwrap();
    assert!(ours.found(0, 1, None).is_err());
    // No more moves than any game has.
    let long = format!("(;SZ[3]AB[aa]AW[ba][ab]{})", ";B[cc]".repeat(10_001));
    assert!(
        Sgf::parse(&long)
            .unwrap()
            .found(0, 1, None)
            .unwrap_err()
            .too_large
    );
}

/// However much is wrong, few words are made of it.
#[test]
fn warnings_end() {
    let text = format!("(;SZ[3]{})", ";AB[zz]".repeat(200));
    let (_, _, warnings) = end(&text);
    assert_eq!(warnings.len(), 21);
    assert_eq!(warnings[20], "and 180 more like these");
}
