//! Moves that are worth asking about, and those that are not.

use loja_practice::{Budget, Problem, facts, fit};

/// The answer, the rating, and whether it is worth being asked.
fn asked(more: &str) -> (String, u32, bool) {
    let text = format!(r#"{{"kind":"rule","turn":"black",{more}}}"#);
    let bare: Problem = serde_json::from_str(&text).unwrap();
    let found = facts(&bare, &Budget::default()).unwrap();
    let fits = fit(&found).is_ok();
    (found.solutions[0].clone(), found.difficulty.rating, fits)
}

/// On a torus the corner has two neighbours across the seams, and one of them is open.
#[test]
fn what_is_glued_is_not_seen_at_once() {
    let rows = r#""rows":["o.x.",".x.x","o.x.",".ox."],"move":"a1""#;
    let torus = asked(&format!(r#"{rows},"board":{{"shape":"torus"}}"#));
    assert_eq!((torus.0.as_str(), torus.2), ("legal", true));
    let plain = asked(rows);
    assert_eq!((plain.0.as_str(), plain.2), ("B4.5", true));
    assert!(torus.1 > plain.1);
    // With an open neighbour on the sheet nobody would doubt it.
    let open = r#""rows":["..x.",".x.x","..x.",".ox."],"move":"a1","board":{"shape":"torus"}"#;
    assert!(!asked(open).2);
}

/// The same ko: at once, after a move and its answer elsewhere, and when the game is over.
#[test]
fn what_happened_before_counts() {
    let ko = |played: &str, at: &str| {
        asked(&format!(
            r#""rows":[".xo..","xo.o.",".xo..","....."],"played":"{played}","move":"{at}""#
        ))
    };
    let at_once = ko("c3", "b3");
    assert_eq!((at_once.0.as_str(), at_once.2), ("B4.2", true));
    let later = ko("c3 e1 a1", "b3");
    assert_eq!((later.0.as_str(), later.2), ("legal", true));
    let passed = ko("c3 pass pass", "b3");
    assert_eq!((passed.0.as_str(), passed.2), ("legal", true));
    let over = ko("c3 pass pass pass", "d1");
    assert_eq!((over.0.as_str(), over.2), ("B1.1", true));
    assert!(at_once.1 < later.1 && later.1 < passed.1 && passed.1 < over.1);
}

/// Two stones came off, so no mark is left; and the stones that come back end no cycle on the other player's turn.
#[test]
fn sent_and_returned() {
    let purse = |played: &str, turn: &str| {
        asked(&format!(
            r#""rows":[".xo.","xxo.","xoo.",".x.o"],"played":"{played}","move":"{turn}""#
        ))
    };
    let back = purse("c1 a1", "b1");
    assert_eq!((back.0.as_str(), back.2), ("legal", true));
    let turn = purse("c1 a1 b1", "cycle@0");
    assert_eq!((turn.0.as_str(), turn.2), ("B3.2", true));
    let cycle = purse("c1 a1 b1 pass c1", "cycle@1");
    assert_eq!((cycle.0.as_str(), cycle.2), ("legal", true));
    let gone = purse("c1 a1 b1 pass c1", "cycle@1+b1");
    assert_eq!((gone.0.as_str(), gone.2), ("B4.2", true));
    assert!(cycle.1 < gone.1);
}
