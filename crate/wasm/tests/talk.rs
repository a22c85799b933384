//! Talking about a proof: JSON in, JSON out.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(not(target_arch = "wasm32"))]

use loja_solver::Control;
use loja_wasm::deadline::bounds;
use loja_wasm::prove::Proving;
use loja_wasm::referee::Judging;
use proptest::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

const GAME: [&str; 3] = [".o.", "oxx", ".x."];

fn proving(rows: &[&str], claim: &Value) -> Proving {
    let start = json!({"rows": rows}).to_string();
    Proving::new(&start, "[]", &claim.to_string()).unwrap()
}

fn game() -> Proving {
    let mut proving = proving(&GAME, &json!({"player": "black", "set": "all"}));
    assert_eq!(
        sent(
            proving
                .run(&Control::new(bounds(100_000, Some(64))))
                .unwrap()
        )["verdict"],
        "lock"
    );
    proving
}

fn sent(value: impl Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

fn play(at: usize) -> Value {
    json!({"kind": "play", "at": at})
}

fn pass() -> Value {
    json!({"kind": "pass"})
}

fn ask(proving: &mut Proving, line: &[Value], turn: &Value, reply: &str) -> Value {
    let question = json!({"line": line, "move": turn, "you": "black", "reply": reply});
    sent(proving.answer(&question.to_string(), 10_000).unwrap())
}

#[test]
fn a_move_that_gives_the_win_away_and_one_that_keeps_it() {
    let mut proving = game();
    let answer = ask(&mut proving, &[pass()], &play(8), "kept");
    assert_eq!(answer["line"], json!([pass(), play(8)]));
    let remark = &answer["said"][0];
    assert_eq!(
        remark["headline"],
        "You played c1. The claim no longer holds."
    );
    assert_eq!(remark["outcome"], "The claim no longer holds.");
    assert_eq!(
        remark["facts"][0],
        json!({"kind": "played", "by": "black", "at": 8})
    );
    assert_eq!(
        (&remark["by"], &remark["kept"]),
        (&json!("you"), &json!(false))
    );
    let shown = &remark["shown"];
    let moves = shown["moves"].as_array().unwrap().len();
    assert!(moves > 0);
    assert_eq!(shown["steps"].as_array().unwrap().len(), moves);
    // It starts where the reader's move led, and has one situation more than moves.
    let course = shown["course"]["situations"].as_array().unwrap();
    assert_eq!(course.len(), moves + 1);
    assert_eq!(shown["course"]["refusal"], Value::Null);
    assert_eq!(
        course[0]["stones"],
        answer["course"]["situations"][2]["stones"]
    );

    let answer = ask(&mut proving, &[pass()], &play(2), "kept");
    assert_eq!(answer["line"].as_array().unwrap().len(), 3);
    assert_eq!(answer["course"]["situations"].as_array().unwrap().len(), 4);
    assert_eq!(answer["said"][1]["by"], "engine");
    assert_eq!(answer["now"]["turn"], "black");
}

/// What each move is worth is what the answer to it says.
#[test]
fn moves_hold_what_they_say() {
    let mut proving = game();
    let known = ask(&mut proving, &[pass()], &Value::Null, "never")["now"].clone();
    assert_eq!(
        (&known["turn"], &known["expectation"]),
        (&json!("black"), &json!("holds"))
    );
    let moves = known["moves"].as_array().unwrap();
    assert!(moves.iter().any(|one| one["choice"] == known["best"]));
    for one in moves {
        let answer = ask(&mut proving, &[pass()], &one["choice"], "never");
        let remark = &answer["said"][0];
        assert_eq!(
            (&one["holds"], &one["expectation"]),
            (&remark["kept"], &remark["expectedAfter"])
        );
        assert_eq!(one["holds"], json!(one["expectation"] == "holds"));
        assert_eq!(remark["expectedBefore"], "holds");
    }
    assert!(moves.iter().any(|one| one["holds"] == json!(false)));
}

/// Whose moves the engine makes, and when.
#[test]
fn the_engine_moves_when_it_should() {
    let mut proving = game();
    let mut moves = |you: &str, reply: &str, turn: Value| {
        let question = json!({"line": [pass()], "move": turn, "you": you, "reply": reply});
        let answer = sent(proving.answer(&question.to_string(), 10_000).unwrap());
        answer["line"].as_array().unwrap().len()
    };
    // After a mistake only on demand.
    assert_eq!(moves("black", "kept", play(8)), 2);
    assert_eq!(moves("black", "always", play(8)), 3);
    assert_eq!(moves("black", "never", play(2)), 2);
    assert_eq!(moves("black", "kept", play(2)), 3);
    assert_eq!(moves("both", "always", play(2)), 2);
    // It may begin.
    assert_eq!(moves("white", "always", Value::Null), 2);
    assert_eq!(moves("black", "always", Value::Null), 1);
}

#[test]
fn refusals_and_questions_that_are_none() {
    let mut proving = game();
    let answer = ask(&mut proving, &[], &play(1), "kept");
    assert_eq!(answer["refusal"]["rule"], "B4.2");
    assert_eq!(answer["refusal"]["points"], json!([1]));
    assert_eq!(answer["line"], json!([]));
    let code = |text: &str| game().answer(text, 10).unwrap_err().code;
    let whole = |change: Value| {
        let mut question = json!({"line": [], "move": null, "you": "both", "reply": "never"});
        let fields = change.as_object().unwrap().clone();
        question.as_object_mut().unwrap().extend(fields);
        question.to_string()
    };
    assert!(game().answer(&whole(json!({})), 10).is_ok());
    for bad in [
        json!({"line": null}),
        json!({"line": [{"kind": "jump"}]}),
        json!({"line": [play(9)]}),
        json!({"line": [play(1)]}),
        json!({"line": [pass(), pass(), pass()]}),
        json!({"move": {"kind": "play"}}),
        json!({"you": "red"}),
        json!({"reply": true}),
    ] {
        assert_eq!(code(&whole(bad.clone())), "bad-move", "{bad}");
    }
    for text in ["", "3", "[]", "nonsense"] {
        assert_eq!(code(text), "bad-move", "{text}");
    }
    let long = json!({"line": vec![pass(); 3000]});
    assert_eq!(code(&whole(long)), "too-large");
    // A shorter one is too long where each situation is large.
    let wide = json!({"rows": vec![".".repeat(52); 52]}).to_string();
    let mut wide = Proving::new(&wide, "[]", r#"{"player": "black", "set": "all"}"#).unwrap();
    let long = json!(vec![pass(); 740]).to_string();
    assert_eq!(wide.hints(&long, 10).unwrap_err().code, "too-large");
    assert_eq!(wide.show(&long, 10).unwrap_err().code, "too-large");
    let failure = proving
        .hints(&json!([play(1)]).to_string(), 10)
        .unwrap_err();
    assert_eq!((failure.code, failure.points), ("bad-move", vec![1]));
}

/// A search that ran out of memory goes on with more, and can be talked about before it is done.
#[test]
fn memory_can_be_added() {
    let rows = ["ooxxxx.", ".ooooxx", "xxx.ox."];
    let mut proving = proving(&rows, &json!({"player": "black", "set": "all"}));
    let halted = sent(
        proving
            .run(&Control::new(bounds(u32::MAX, Some(0))))
            .unwrap(),
    );
    assert_eq!(
        (&halted["verdict"], &halted["halt"]),
        (&json!("undecided"), &json!("memory"))
    );
    let answer = ask(&mut proving, &[], &Value::Null, "never");
    assert_eq!(answer["now"]["verdict"], "undecided");
    assert!(proving.certificate().is_none());
    let done = sent(
        proving
            .run(&Control::new(bounds(u32::MAX, Some(64))))
            .unwrap(),
    );
    assert_eq!(
        (&done["verdict"], &done["halt"]),
        (&json!("lock"), &Value::Null)
    );
    assert!(proving.certificate().is_some());
    assert!((1..=64).contains(&proving.megabytes()));
    // The search is still there to be asked.
    assert_eq!(
        ask(&mut proving, &[], &Value::Null, "never")["now"]["verdict"],
        "lock"
    );
}

#[test]
fn a_referee_in_words() {
    let start = json!({"rows": [".ox..ox", "ooxxxx.", ".ooooxx"]}).to_string();
    let mut judging = Judging::new(&start, "[]", None).unwrap();
    judging.run(&Control::new(bounds(u32::MAX, None))).unwrap();
    let report = sent(judging.report().unwrap());
    assert_eq!(report["status"], "decided");
    for claim in report["claims"].as_array().unwrap() {
        let (title, words) = (
            claim["title"].as_str().unwrap(),
            claim["words"].as_str().unwrap(),
        );
        assert!(
            title.starts_with("Black, ") || title.starts_with("White, "),
            "{title}"
        );
        assert!(words.ends_with('.'), "{words}");
    }
    assert!(report["words"].as_str().unwrap().ends_with('.'));

    let over = |rows: &[&str]| {
        let start = json!({"rows": rows, "passes": 2, "turn": "white"}).to_string();
        let mut judging = Judging::new(&start, "[]", None).unwrap();
        judging.run(&Control::new(bounds(u32::MAX, None))).unwrap();
        sent(judging.report().unwrap())
    };
    let won = over(&GAME);
    assert_eq!(
        (&won["result"], &won["headline"]),
        (&json!("B+8"), &json!("Black wins by 8"))
    );
    let words = |report: &Value, verdict: &str| -> Vec<String> {
        let claims = report["claims"].as_array().unwrap().iter();
        let found = claims.filter(|claim| claim["verdict"] == verdict);
        found
            .map(|claim| claim["words"].as_str().unwrap().to_owned())
            .collect()
    };
    let locked = words(&won, "lock");
    assert_eq!(
        locked,
        [
            "The two white stones in the upper left corner are dead. One eye is there already, c1; White can’t prevent a second."
        ]
    );
    let refuted = words(&won, "refuted");
    assert!(
        refuted[0].starts_with("White can show that it fails. This is how that ends. "),
        "{refuted:?}"
    );
    assert_eq!(
        won["words"],
        "Two white stones in the upper left corner are dead."
    );
    // The eyes of one group are no eyes of another: bent four in the corner, beast 7.
    let corner = over(&["ooxxxx.", ".ooooxx", "xxx.ox."]);
    assert_eq!(
        words(&corner, "lock"),
        [
            "The eyes at g3 and g1 are there already.",
            "The seven white stones on the left are dead. Black’s stones at the upper right already have the eyes g3 and g1. Black’s stones in the lower left corner don’t, but White can’t prevent two eyes for each group."
        ]
    );
    let none = over(&["..", ".."]);
    assert_eq!(none["headline"], "It is jigo: nobody wins");
    assert_eq!(none["words"], "Nobody controls anything.");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_question_panics(text in "\\PC*", at in 0..12_usize, line in proptest::collection::vec(0..10_usize, 0..12)) {
        let mut proving = game();
        let _ = proving.answer(&text, 10);
        let line: Vec<Value> = line.into_iter().map(|at| if at == 9 { pass() } else { play(at) }).collect();
        let question = json!({"line": line, "move": play(at), "you": "white", "reply": "always"});
        let _ = proving.answer(&question.to_string(), 100);
        let _ = proving.hints(&json!(line).to_string(), 100);
        let _ = proving.show(&json!(line).to_string(), 100);
    }
}
