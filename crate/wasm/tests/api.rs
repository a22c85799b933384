//! What is behind the border, without a browser: JSON in, JSON out, in the promised shape.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(not(target_arch = "wasm32"))]

use loja_wasm::api::{attempt, follow};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn line(start: &Value, moves: &Value) -> Value {
    let line = follow(&start.to_string(), &moves.to_string());
    serde_json::to_value(line.unwrap()).unwrap()
}

fn step() -> Value {
    json!({
        "start": {"rows": [".xo.", "xo.o", ".xo."]}, "you": "black",
        "goal": {"stone": "black b2"}, "line": "c2 pass b2", "solved": "Held.",
        "wrong": [{"line": "pass", "say": "No."}], "hints": [{"after": "", "say": ["Take."]}],
    })
}

fn tried(moves: &Value) -> Value {
    serde_json::to_value(attempt(&step().to_string(), &moves.to_string()).unwrap()).unwrap()
}

#[test]
fn a_ko_as_javascript_sees_it() {
    let moves = json!([{"kind": "play", "at": 6}, {"kind": "pass"}, {"kind": "pass"}, {"kind": "play", "at": 5}]);
    let line = line(&step()["start"], &moves);
    let taken = &line["situations"][1];
    assert_eq!(
        taken["move"],
        json!({"kind": "play", "color": "black", "at": 6, "captured": [5], "ko": true})
    );
    assert_eq!(
        (&taken["line"], &taken["passCount"]),
        (&json!("0 1 W -1"), &json!(-1))
    );
    assert_eq!(taken["marks"][5], json!("temporary"));
    assert_eq!(taken["stones"][6], json!("black"));
    assert_eq!(taken["playable"], json!([3, 11]));
    assert_eq!(
        line["situations"][2]["move"],
        json!({"kind": "pass", "color": "white"})
    );
    assert_eq!(line["situations"].as_array().unwrap().len(), 5);
    assert_eq!(line["refusal"], Value::Null);
    assert_eq!(
        (&line["board"]["width"], &line["board"]["height"]),
        (&json!(3.0), &json!(2.0))
    );
    assert_eq!(
        line["board"]["points"][0],
        json!({"name": "a3", "x": 0.0, "y": 0.0})
    );
    assert_eq!(line["board"]["edges"].as_array().unwrap().len(), 17);
}

#[test]
fn refusals() {
    let moves = json!([{"kind": "play", "at": 6}, {"kind": "play", "at": 5}, {"kind": "pass"}]);
    let line = line(&step()["start"], &moves);
    assert_eq!(line["situations"].as_array().unwrap().len(), 2);
    let message = "b2 is marked after the ko capture, so nobody may play there this turn";
    assert_eq!(
        line["refusal"],
        json!({"rule": "B4.2", "message": message, "points": [5]})
    );
}

#[test]
fn attempts() {
    let found = tried(&json!([{"kind": "play", "at": 6}]));
    assert_eq!(found["verdict"], "open");
    assert_eq!(
        found["moves"],
        json!([{"kind": "play", "at": 6}, {"kind": "pass"}])
    );
    let found = tried(&json!([{"kind": "pass"}]));
    assert_eq!(
        (&found["verdict"], &found["say"]),
        (&json!("astray"), &json!("No."))
    );
    assert_eq!(tried(&json!([]))["hints"], json!(["Take."]));
    // Fields that may be left out, and fields that nobody knows.
    let short = r#"{"start": {"rows": ["..."]}, "you": "both", "goal": {"passes": 1}, "line": "pass", "more": 1}"#;
    let found: Value =
        serde_json::to_value(attempt(short, r#"[{"kind": "pass"}]"#).unwrap()).unwrap();
    assert_eq!(found["verdict"], "solved");
}

#[test]
fn failures_have_a_code_and_points() {
    let code = |start: &str, moves: &str| {
        let failure = follow(start, moves).unwrap_err();
        (failure.code, failure.points)
    };
    assert_eq!(
        code(r#"{"rows": ["xo"]}"#, "[]"),
        ("bad-position", vec![0, 1])
    );
    for start in [
        "null",
        "3",
        "[]",
        "{}",
        r#"{"rows": 1}"#,
        r#""""#,
        "nonsense",
        "",
    ] {
        assert_eq!(code(start, "[]"), ("bad-position", vec![]), "{start}");
    }
    for moves in [
        "null",
        "{}",
        "[1]",
        r#"[{"kind": "jump"}]"#,
        r#"[{"kind": "play"}]"#,
        r#"[{"kind": "play", "at": 3}]"#,
        r#"[{"kind": "play", "at": -1}]"#,
        r#"[{"kind": "play", "at": 0.5}]"#,
    ] {
        assert_eq!(code(r#""...""#, moves), ("bad-move", vec![]), "{moves}");
    }
    let passes = |count: usize| format!("[{}]", vec![r#"{"kind":"pass"}"#; count].join(","));
    assert_eq!(code(r#""...""#, &passes(10_001)).0, "too-large");
    assert!(follow(r#""...""#, &passes(10_000)).is_ok());
    let large = json!(format!("{}\n", ".".repeat(52)).repeat(52)).to_string();
    assert_eq!(code(&large, &passes(9_000)).0, "too-large");
    assert_eq!(
        code(&json!(".".repeat(3_000)).to_string(), "[]").0,
        "too-large"
    );
    assert_eq!(code(&" ".repeat(2_000_000), "[]").0, "too-large");
    assert_eq!(attempt("{}", "[]").unwrap_err().code, "bad-step");
    let mut deep = "0".to_owned();
    for _ in 0..1_000 {
        deep = format!(r#"{{"not": {deep}}}"#);
    }
    let deep = step().to_string().replace(r#"{"stone":"black b2"}"#, &deep);
    assert_eq!(attempt(&deep, "[]").unwrap_err().code, "bad-step");
}

/// The names and kinds of fields that `types.d.ts` gives to each interface.
fn declared() -> BTreeMap<String, BTreeSet<String>> {
    let mut interfaces = BTreeMap::new();
    let mut open: Option<(String, BTreeSet<String>)> = None;
    for line in include_str!("../src/types.d.ts").lines() {
        if let Some(rest) = line.strip_prefix("export interface ") {
            open = Some((rest.split(' ').next().unwrap().to_owned(), BTreeSet::new()));
        } else if line == "}" {
            interfaces.extend(open.take());
        } else if let Some((_, fields)) = &mut open {
            let field = line
                .strip_prefix("  ")
                .and_then(|line| line.split_once(':'));
            if let Some((name, _)) = field.filter(|(name, _)| {
                name.chars()
                    .all(|c| c.is_alphanumeric() || "_?".contains(c))
            }) {
                fields.insert(name.to_owned());
            }
        }
    }
    interfaces
}

/// The hand-written types promise what is sent: the same fields, no more and no fewer.
#[test]
fn the_types_are_in_step() {
    let declared = declared();
    let attempt = tried(&json!([{"kind": "play", "at": 5}]));
    let line = &attempt["line"];
    let sent = |value: &Value| -> BTreeSet<String> {
        value.as_object().unwrap().keys().cloned().collect()
    };
    assert_eq!(sent(&attempt), declared["Attempt"]);
    assert_eq!(sent(line), declared["Line"]);
    assert_eq!(sent(&line["board"]), declared["Board"]);
    assert_eq!(sent(&line["situations"][0]), declared["Situation"]);
    assert_eq!(sent(&line["refusal"]), declared["Refusal"]);
    // A step goes the other way; the book sends it with these fields.
    assert_eq!(sent(&step()), declared["Step"]);
    assert_eq!(
        sent(&json!({"code": "", "points": []})),
        declared["EngineError"]
    );
    let optional = [
        "black_captives?",
        "passes?",
        "rows",
        "turn?",
        "white_captives?",
    ];
    assert_eq!(
        declared["PositionInput"],
        optional.map(str::to_owned).into()
    );
}

/// Every word that stands for a value is one of those that the types allow.
#[test]
fn the_words_are_in_step() {
    let types = include_str!("../src/types.d.ts");
    for words in [
        r#"verdict: "open" | "solved" | "astray";"#,
        r#"code: "bad-position" | "bad-move" | "bad-step" | "too-large";"#,
        r#"marks: ("temporary" | "permanent" | null)[];"#,
        r#"type Color = "black" | "white";"#,
    ] {
        assert!(types.contains(words), "{words}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(start in "\\PC*", moves in "\\PC*") {
        let _ = follow(&start, &moves);
        let _ = attempt(&start, &moves);
    }

    #[test]
    fn no_moves_panic(rows in proptest::collection::vec("[xo.,*#]{3}", 0..4), moves in proptest::collection::vec(0..12_usize, 0..30)) {
        let moves: Vec<Value> = moves.into_iter()
            .map(|at| if at < 9 { json!({"kind": "play", "at": at}) } else { json!({"kind": "pass"}) })
            .collect();
        let _ = follow(&json!({"rows": rows}).to_string(), &json!(moves).to_string());
    }
}
