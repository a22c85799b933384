//! Problems that somebody sets, and new ones: JSON in, JSON out, in the promised shape; hostile input is refused.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use loja_wasm::problems::{new_one, of_task};
use proptest::prelude::*;
use serde_json::{Value, json};

/// White to move kills the black group, at three points.
const ROWS: [&str; 4] = ["....xo.", ".xxxxo.", "xooooo.", "xo....."];
const SET: [u32; 12] = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 21];
const NODES: u32 = 200_000;

fn facts(start: &Value, moves: &Value, task: &Value) -> Value {
    let facts = of_task(
        &start.to_string(),
        &moves.to_string(),
        &task.to_string(),
        NODES,
    );
    serde_json::to_value(facts.unwrap()).unwrap()
}

fn refute() -> Value {
    json!({"kind": "refute", "player": "black", "set": SET, "move": null})
}

/// The fields that `types.d.ts` gives to an interface, those told on one line included.
fn declared(name: &str) -> BTreeSet<String> {
    let types = include_str!("../src/types.d.ts");
    let (_, rest) = types
        .split_once(&format!("export interface {name} "))
        .unwrap();
    let (_, rest) = rest.split_once("{\n").unwrap();
    let (body, _) = rest.split_once("\n}").unwrap();
    let fields = body.lines().filter_map(|line| line.strip_prefix("  "));
    let named = fields.filter_map(|line| line.split_once(": ").map(|(name, _)| name));
    let plain = named.map(|name| name.trim_end_matches('?').to_owned());
    plain
        .filter(|name| name.chars().all(char::is_alphabetic))
        .collect()
}

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().unwrap().keys().cloned().collect()
}

#[test]
fn a_task_gets_its_facts_in_the_promised_shape() {
    let found = facts(&json!({"rows": ROWS}), &json!([]), &refute());
    assert_eq!(keys(&found), declared("Facts"));
    assert_eq!(found["unfit"], Value::Null);
    let problem = &found["problem"];
    let of_positions = declared("PositionInput");
    let allowed: BTreeSet<_> = declared("PracticeProblem")
        .union(&of_positions)
        .cloned()
        .collect();
    let told: BTreeSet<_> = keys(problem)
        .into_iter()
        .filter(|name| !name.contains('_'))
        .collect();
    assert!(told.is_subset(&allowed), "{told:?}");
    assert_eq!(problem["rows"], json!(ROWS));
    assert_eq!(problem["verdict"], "refuted");
    assert_eq!(
        problem["set"].as_array().map(Vec::len),
        Some(SET.len()),
        "{problem}"
    );
    assert!(problem["id"].as_str().unwrap().starts_with("refute-"));
    assert!(!problem["solutions"].as_array().unwrap().is_empty());
    let difficulty = &problem["difficulty"];
    assert!(difficulty["rating"].as_u64().unwrap() >= 800);
    assert!(difficulty["right"].as_u64() < difficulty["legal"].as_u64());
}

#[test]
fn the_other_kind_is_no_problem_and_says_why() {
    let task = json!({"kind": "lock", "player": "black", "set": SET, "move": null});
    let found = facts(&json!({"rows": ROWS}), &json!([]), &task);
    assert_eq!(found["problem"], Value::Null);
    assert_eq!(found["unfit"]["code"], "wrong-verdict");
    let words = found["unfit"]["words"].as_str().unwrap();
    assert!(
        words.starts_with(char::is_uppercase) && words.ends_with('.'),
        "{words}"
    );
}

#[test]
fn moves_before_the_question_are_written_as_problems_write_them() {
    // A black stone captures in a ko; may White take back at once?
    let start = json!({"rows": [".xo.", "xo.o", ".xo.", "...."], "turn": "black"});
    let moves = json!([{"kind": "play", "at": 6}]);
    let task =
        json!({"kind": "rule", "player": null, "set": [], "move": {"kind": "play", "at": 5}});
    let found = facts(&start, &moves, &task);
    let problem = &found["problem"];
    assert_eq!(problem["played"], "c3", "{found}");
    assert_eq!(problem["move"], "b3");
    assert_eq!(problem["solutions"].as_array().map(Vec::len), Some(1));
    assert_ne!(problem["solutions"][0], "legal");
}

#[test]
fn nothing_of_an_answer_comes_in() {
    let mut task = refute();
    task["solutions"] = json!(["g1"]);
    task["difficulty"] = json!({"rating": 1});
    let mut start = json!({"rows": ROWS, "name": "x", "labels": {"A": "a1"}});
    start["solutions"] = json!(["g1"]);
    let told = facts(&start, &json!([]), &task);
    assert_eq!(told, facts(&json!({"rows": ROWS}), &json!([]), &refute()));
}

#[test]
fn a_small_budget_leaves_it_undecided() {
    let start = json!({"rows": vec![".........."; 9]});
    let all: Vec<u32> = (0..90).collect();
    let task = json!({"kind": "refute", "player": "black", "set": all}).to_string();
    let found = of_task(&start.to_string(), "[]", &task, 50).unwrap();
    let found = serde_json::to_value(found).unwrap();
    assert_eq!(found["unfit"]["code"], "undecided");
}

#[test]
fn what_is_too_large_is_refused_before_it_is_searched() {
    let fault = |start: Value, moves: Value| {
        let task = refute().to_string();
        of_task(&start.to_string(), &moves.to_string(), &task, NODES)
            .unwrap_err()
            .code
    };
    let wide = ".".repeat(20);
    assert_eq!(fault(json!({"rows": [wide]}), json!([])), "too-large");
    let high = vec![".."; 20];
    assert_eq!(fault(json!({"rows": high}), json!([])), "too-large");
    let passes = vec![json!({"kind": "pass"}); 401];
    assert_eq!(fault(json!({"rows": ROWS}), json!(passes)), "too-large");
    let part = json!({"rows": ROWS, "board_edges": ["left"]}).to_string();
    let task = json!({"kind": "pass"}).to_string();
    let refused = of_task(&part, "[]", &task, NODES).unwrap_err();
    assert_eq!(refused.code, "bad-position");
    assert_eq!(fault(json!("x.\n.."), json!([])), "bad-position");
}

#[test]
fn the_same_seed_gives_the_same_new_problem_and_its_facts_hold() {
    let wish = json!({"kind": "refute", "columns": 3, "rows": 3, "ratings": [0, 4000]}).to_string();
    let found = (0..400).find_map(|number| {
        new_one(&wish, 7, number)
            .unwrap()
            .map(|problem| (number, problem))
    });
    let (number, problem) = found.unwrap();
    assert_eq!(new_one(&wish, 7, number).unwrap().as_ref(), Some(&problem));
    let again = loja_practice::facts(&problem, &loja_practice::Budget::default()).unwrap();
    assert_eq!(again, problem);
}

#[test]
fn a_bad_wish_is_refused() {
    for wish in [
        "{}",
        "[]",
        "null",
        r#"{"kind": "lock", "columns": 0, "rows": 3, "ratings": [0, 1]}"#,
        r#"{"kind": "lock", "columns": 20, "rows": 3, "ratings": [0, 1]}"#,
        r#"{"kind": "tsumego", "columns": 3, "rows": 3, "ratings": [0, 1]}"#,
        r#"{"kind": "lock", "columns": 3, "rows": 3, "ratings": [0]}"#,
        r#"{"kind": "lock", "columns": 3, "rows": 3, "ratings": "all"}"#,
    ] {
        assert_eq!(new_one(wish, 0, 0).unwrap_err().code, "bad-task", "{wish}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever somebody writes by hand, it is a problem or a sentence, and never a panic.
    #[test]
    fn hostile_tasks_do_no_harm(
        rows in prop::collection::vec("[xo.#*XO,]{0,4}", 0..4),
        turn in "black|white|B|nobody",
        passes in -2_i64..4,
        kind in "lock|refute|find|save|pass|cycle|count|rule|",
        player in "black|white|nobody",
        set in prop::collection::vec(0_u32..20, 0..6),
        moves in prop::collection::vec(0_u32..18, 0..4),
        since in 0_u32..6,
    ) {
        let start = json!({"rows": rows, "turn": turn, "passes": passes}).to_string();
        let moves: Vec<Value> = moves.iter().map(|at| match at {
            16 => json!({"kind": "pass"}),
            17 => json!({"kind": "cycle", "since": since}),
            at => json!({"kind": "play", "at": at}),
        }).collect();
        let asked = moves.first().cloned();
        let task = json!({"kind": kind, "player": player, "set": set, "move": asked}).to_string();
        let found = of_task(&start, &json!(moves).to_string(), &task, 300);
        if let Ok(found) = found {
            let found = serde_json::to_value(found).unwrap();
            prop_assert!(found["problem"].is_null() != found["unfit"].is_null());
        }
    }
}
