//! Questions of 1989 that are argued: JSON in, JSON out, in the shape in which proofs are; hostile input is refused.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(not(target_arch = "wasm32"))]

use std::fmt::Write;

use loja_testkit::{fnv1a, keep_written};
use loja_wasm::arguing::Arguing;
use loja_wasm::deadline::Deadline;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Beast 31.
const SEKI: &str = r#"{"rows": [".oo", "xoo", ".x."]}"#;

fn argued(question: &Value) -> Arguing {
    Arguing::new(SEKI, &question.to_string()).unwrap_or_else(|why| panic!("{why:?}"))
}

fn answered(arguing: &mut Arguing, question: &Value) -> Value {
    let answer = arguing.answer(&question.to_string(), None);
    serde_json::to_value(answer.unwrap_or_else(|why| panic!("{why:?}"))).unwrap()
}

#[test]
fn a_question_is_told_decided_and_played() {
    let mut arguing = argued(&json!({"kind": "part-1", "at": 1, "set": [1, 4]}));
    let about = serde_json::to_value(arguing.about()).unwrap();
    assert_eq!(
        about["title"],
        "Black, first, can take White’s four stones at b3, c3, b2 and c2 without a new white stone that stays on b3 and b2."
    );
    assert_eq!(about["player"], "black");
    assert_eq!(about["target"], json!([1, 2, 4, 5]));
    let sofar = serde_json::to_value(arguing.search(400_000, Deadline::NEVER)).unwrap();
    assert_eq!(sofar["expectation"], "fails");
    let first = answered(
        &mut arguing,
        &json!({"line": [], "move": null, "you": "white", "reply": "always"}),
    );
    assert_eq!(first["said"][0]["by"], "engine");
    assert_eq!(first["now"]["expectation"], "fails");
    let line = first["line"].clone();
    let passed = answered(
        &mut arguing,
        &json!({"line": line, "move": {"kind": "pass"}, "you": "white", "reply": "kept"}),
    );
    assert_eq!(passed["line"].as_array().unwrap().len(), 3);
    assert_eq!(passed["course"]["situations"].as_array().unwrap().len(), 4);
    let hints = serde_json::to_value(arguing.hints(&line.to_string(), None).unwrap()).unwrap();
    assert_eq!(hints.as_array().unwrap().len(), 3);
}

/// c2 takes b2, and marks it; White passes for it.
#[test]
fn a_pass_for_a_ko_lifts_its_mark() {
    let start = r#"{"rows": [".xo.", "xo.o", ".xo."]}"#;
    let question = json!({"kind": "capture", "at": 7});
    let mut arguing = Arguing::new(start, &question.to_string()).unwrap();
    let answer = answered(
        &mut arguing,
        &json!({"line": [{"kind": "play", "at": 6}], "move": {"kind": "pass", "for": 5}, "you": "white", "reply": "never"}),
    );
    let situations = answer["course"]["situations"].as_array().unwrap();
    assert_eq!(situations[1]["marks"][5], "temporary");
    assert_eq!(situations[2]["marks"][5], Value::Null);
    assert_eq!(situations[2]["move"]["for"], 5);
    let taken = answered(
        &mut arguing,
        &json!({"line": [{"kind": "play", "at": 6}], "move": {"kind": "play", "at": 5}, "you": "white", "reply": "never"}),
    );
    assert_eq!(taken["refusal"]["rule"], "article 7.2");
    assert_eq!(taken["line"].as_array().unwrap().len(), 1);
}

#[test]
fn what_is_no_question_is_refused() {
    for question in [
        json!(null),
        json!({"kind": "capture", "at": 0}),
        json!({"kind": "capture", "at": 99}),
        json!({"kind": "part-1", "at": 1, "set": []}),
        json!({"kind": "part-2", "player": "green", "set": [1], "stones": 1}),
        json!({"kind": "beyond", "at": 1}),
    ] {
        let refused = Arguing::new(SEKI, &question.to_string());
        assert!(refused.is_err(), "{question}");
    }
    assert!(Arguing::new(r#"{"rows": ["xo"]}"#, r#"{"kind": "capture", "at": 0}"#).is_err());
}

/// All kinds of ends and effects come up on these.
const BOARDS: [&str; 2] = [r#"[".oo", "xoo", ".x."]"#, r#"[".xo.", "xo.o", ".xo."]"#];

fn questions() -> [Value; 4] {
    [
        json!({"kind": "part-1", "at": 1, "set": [1, 4]}),
        json!({"kind": "part-2", "player": "white", "set": [0, 1], "stones": 1}),
        json!({"kind": "capture", "at": 7}),
        json!({"kind": "capture", "at": 5}),
    ]
}

/// What an answer says, for a reader, and the digest of all of it.
fn told(answer: &Value) -> String {
    let said = answer["said"].as_array().unwrap().iter();
    let said = said.map(|one| format!("{} {} ", text(one, "headline"), text(one, "words")));
    let (now, end) = (&answer["now"], &answer["now"]["end"]);
    let digest = fnv1a(answer.to_string().bytes());
    let said: String = said.collect();
    format!(
        "{said}| {} {} {digest:x}",
        text(now, "words"),
        text(end, "words")
    )
}

fn text<'v>(value: &'v Value, field: &str) -> &'v str {
    value[field].as_str().unwrap_or_default()
}

/// Each turn as a reader's first, and best play from both sides: compared with what was said before.
#[test]
fn what_is_said_in_arguments_is_written() {
    let mut written = String::new();
    let asked = |line: &Value, turn: &Value, you: &str, reply: &str| json!({"line": line, "move": turn, "you": you, "reply": reply});
    for (rows, question) in BOARDS
        .iter()
        .flat_map(|rows| questions().map(|asked| (rows, asked)))
    {
        let start = format!(r#"{{"rows": {rows}}}"#);
        let Ok(mut arguing) = Arguing::new(&start, &question.to_string()) else {
            continue;
        };
        let about = serde_json::to_value(arguing.about()).unwrap();
        writeln!(written, "{}", text(&about, "title")).unwrap();
        let (none, nothing, claimant) = (json!(null), json!([]), text(&about, "player"));
        let first = answered(&mut arguing, &asked(&nothing, &none, claimant, "never"));
        for one in first["now"]["moves"].as_array().unwrap() {
            let answer = answered(
                &mut arguing,
                &asked(&nothing, &one["choice"], claimant, "kept"),
            );
            writeln!(written, "  {}: {}", one["holds"], told(&answer)).unwrap();
        }
        for you in ["black", "white"] {
            let mut here = answered(&mut arguing, &asked(&nothing, &none, you, "always"));
            for _ in 0..12 {
                writeln!(written, "  {you}: {}", told(&here)).unwrap();
                let line = &here["line"];
                let hints = arguing.hints(&line.to_string(), None).unwrap();
                for hint in serde_json::to_value(hints).unwrap().as_array().unwrap() {
                    writeln!(written, "    {} {}", text(hint, "words"), hint["points"]).unwrap();
                }
                let best = &here["now"]["best"];
                if best.is_null() || here["now"]["end"]["over"] == true {
                    break;
                }
                here = answered(&mut arguing, &asked(line, best, you, "kept"));
            }
        }
    }
    keep_written("tests/arguing.txt", &written);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_text_panics(text in ".{0,60}", number in 0_u64..30) {
        let _ = Arguing::new(&text, &text);
        let mut arguing = argued(&json!({"kind": "capture", "at": 3}));
        let _ = arguing.answer(&text, Some(5.0));
        let _ = arguing.hints(&text, Some(5.0));
        let asked = json!({"line": [{"kind": "play", "at": number}, {"kind": "pass", "for": number}], "move": null, "you": "both", "reply": "never"});
        let _ = arguing.answer(&asked.to_string(), Some(5.0));
    }
}
