//! Problems that somebody sets, and new ones: JSON in, JSON out; hostile input is refused.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(not(target_arch = "wasm32"))]

use std::cell::RefCell;
use std::rc::Rc;

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
        |_| {},
    );
    serde_json::to_value(facts.unwrap()).unwrap()
}

fn refute() -> Value {
    json!({"kind": "refute", "player": "black", "set": SET, "move": null})
}

#[test]
fn a_task_gets_its_facts() {
    let found = facts(&json!({"rows": ROWS}), &json!([]), &refute());
    assert_eq!(found["unfit"], Value::Null);
    let problem = &found["problem"];
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
    let found = of_task(&start.to_string(), "[]", &task, 50, |_| {}).unwrap();
    let found = serde_json::to_value(found).unwrap();
    assert_eq!(found["unfit"]["code"], "undecided");
}

#[test]
fn a_part_of_a_board_keeps_its_sides() {
    // A row more, and Black's set reaches neither the right nor the lower side.
    let rows = [&ROWS[..], &["oo....."]].concat();
    let part = json!({"rows": rows, "board_edges": ["left", "top"]});
    let corner = facts(&part, &json!([]), &refute());
    let whole = facts(&json!({"rows": rows}), &json!([]), &refute());
    assert_eq!(corner["problem"]["board_edges"], json!(["left", "top"]));
    let solutions = &corner["problem"]["solutions"];
    assert_eq!(solutions, &whole["problem"]["solutions"]);
    assert!(!solutions.as_array().unwrap().is_empty());
    let told = |start: &Value, task: &Value| {
        let unfit = facts(start, &json!([]), task)["unfit"].clone();
        let words = unfit["words"].as_str().unwrap().to_owned();
        (unfit["code"].as_str().unwrap().to_owned(), words)
    };
    // What lies below the last row, nobody knows.
    let reaches = json!({"rows": ROWS, "board_edges": ["left", "top"]});
    let (code, words) = told(&reaches, &refute());
    assert_eq!(code, "illegal");
    let start = "The board goes on beyond a1, so nobody knows";
    assert!(words.starts_with(start), "{words}");
    // What is about all of the board can't be asked.
    for kind in ["find", "save", "pass", "count"] {
        let (code, words) = told(&part, &json!({"kind": kind, "player": "black", "set": [0]}));
        assert_eq!(code, "incomplete");
        assert!(words.starts_with("This is a part of a board"), "{words}");
    }
}

#[test]
fn on_a_part_of_a_board_nothing_is_captured_that_may_have_liberties_outside() {
    let words = |rows: &[&str], at: u32| {
        let start = json!({"rows": rows, "turn": "white", "board_edges": ["left", "bottom"]});
        let moves = json!([{"kind": "play", "at": at}]);
        let task = json!({"kind": "lock", "player": "white", "set": [6]});
        let unfit = facts(&start, &moves, &task)["unfit"].clone();
        unfit["words"].as_str().unwrap().to_owned()
    };
    let above = words(&[".oxo.", ".....", "....."], 7);
    let start = "Move 1 captures c3, beside which the board goes on";
    assert!(above.starts_with(start), "{above}");
    let beside_the_edge = words(&["o....", "xo...", "....."], 10);
    let start = "The claim can be refuted";
    assert!(beside_the_edge.starts_with(start), "{beside_the_edge}");
}

#[test]
fn the_search_tells_how_far_it_is() {
    let heard = Rc::new(RefCell::new(Vec::new()));
    let told = Rc::clone(&heard);
    let start = json!({"rows": vec!["....."; 5]}).to_string();
    for task in [
        json!({"kind": "lock", "player": "black", "set": (0..25).collect::<Vec<u32>>()}),
        json!({"kind": "find", "player": "black"}),
    ] {
        let told = Rc::clone(&told);
        let hear = move |nodes| told.borrow_mut().push(nodes);
        of_task(&start, "[]", &task.to_string(), 5_000, hear).unwrap();
        let heard = std::mem::take(&mut *heard.borrow_mut());
        assert!(heard.len() > 5, "{task}: {heard:?}");
        assert!(heard.is_sorted() && heard[0] > 0, "{task}: {heard:?}");
    }
}

#[test]
fn what_is_too_large_is_refused_before_it_is_searched() {
    let fault = |start: Value, moves: Value| {
        let task = refute().to_string();
        of_task(&start.to_string(), &moves.to_string(), &task, NODES, |_| {})
            .unwrap_err()
            .code
    };
    let wide = ".".repeat(20);
    assert_eq!(fault(json!({"rows": [wide]}), json!([])), "too-large");
    let high = vec![".."; 20];
    assert_eq!(fault(json!({"rows": high}), json!([])), "too-large");
    let passes = vec![json!({"kind": "pass"}); 401];
    assert_eq!(fault(json!({"rows": ROWS}), json!(passes)), "too-large");
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
fn a_new_problem_beside_another_one() {
    let near = |like: &Value| {
        let wish =
            json!({"kind": "find", "columns": 5, "rows": 4, "ratings": [0, 4000], "like": like});
        let found = (0..100).filter_map(|number| new_one(&wish.to_string(), 7, number).unwrap());
        found.take(3).collect::<Vec<_>>()
    };
    let question =
        json!({"kind": "find", "rows": [".oxx.", "ooox.", "..oxx", "xoox."], "player": "black"});
    let first = near(&question);
    assert_eq!(first.len(), 3);
    // With all of its facts and names it is the same; what was found leads on.
    let mut told = serde_json::to_value(&first[0]).unwrap();
    told["title"] = json!("A title");
    let second = near(&told);
    assert_eq!(second.len(), 3);
    assert!(
        second
            .iter()
            .all(|problem| problem.id != first[0].id && problem.title.is_none())
    );
    assert_eq!(near(&question), first);
}

#[test]
fn a_bad_wish_is_refused() {
    let like = |like: Value| {
        json!({"kind": "pass", "columns": 3, "rows": 3, "ratings": [0, 1], "like": like})
            .to_string()
    };
    let passes = vec!["pass"; 401].join(" ");
    for wish in [
        like(json!(7)),
        like(json!({"kind": "pass"})),
        like(json!({"kind": "find", "rows": ["..."], "player": "black"})),
        like(json!({"kind": "pass", "rows": [".".repeat(20)]})),
        like(json!({"kind": "pass", "rows": ["x"]})),
        like(json!({"kind": "pass", "rows": ["..."], "played": passes})),
        like(json!({"kind": "pass", "rows": ["..."], "played": "z9"})),
    ] {
        assert_eq!(new_one(&wish, 0, 0).unwrap_err().code, "bad-task", "{wish}");
    }
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
        let found = of_task(&start, &json!(moves).to_string(), &task, 300, |_| {});
        if let Ok(found) = found {
            let found = serde_json::to_value(found).unwrap();
            prop_assert!(found["problem"].is_null() != found["unfit"].is_null());
        }
    }
}
