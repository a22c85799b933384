//! Other rule systems: comparisons and games, JSON in, JSON out; hostile input is refused.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(not(target_arch = "wasm32"))]

use std::cell::Cell;

use loja_systems::{Control, Going};
use loja_wasm::comparing::Comparing;
use loja_wasm::deadline::{ENDLESS, slice};
use loja_wasm::playing::play;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Line 6779 of the source tells what four rules say of it.
const CYCLOPS: &str = r#"{"rows": ["xx."]}"#;

fn referee() -> Value {
    let side = json!({"territory": 0, "dead": 0, "prisoners": 0, "komi": 0, "total": 0});
    json!({"control": ["nobody", "nobody", "nobody"], "score": {"black": side, "white": side}, "nodes": 3})
}

fn compared(start: &str, rules: &Value, ljrg: &Value) -> Comparing {
    let mut comparing =
        Comparing::new(start, &rules.to_string(), &ljrg.to_string(), 100_000, None).unwrap();
    loop {
        let sofar = serde_json::to_value(
            comparing
                .run(&Control::new(ENDLESS), &|_| Going::Continue(()))
                .unwrap(),
        )
        .unwrap();
        if sofar["done"] == true {
            return comparing;
        }
    }
}

fn report(comparing: &Comparing) -> Value {
    serde_json::to_value(comparing.report()).unwrap()
}

fn played(rules: &str, start: &Value, moves: &Value) -> Value {
    let found = play(rules, &start.to_string(), &moves.to_string());
    serde_json::to_value(found.unwrap()).unwrap()
}

#[test]
fn a_tie_by_ing_says_who_wins_it() {
    for (start, result) in [
        (r#"{"rows": ["x.o"]}"#, "B+0"),
        (r#"{"rows": ["x.o"], "options": {"handicap": 2}}"#, "W+0"),
    ] {
        let found = report(&compared(start, &json!(["ing"]), &json!(null)));
        let ruling = &found["rulings"][0];
        assert_eq!(
            (&ruling["result"], &ruling["score"]),
            (&json!(result), &json!(0.0))
        );
    }
}

#[test]
fn a_comparison_says_where_they_part() {
    let rules = json!([
        "area",
        "ljrg",
        "jrg89",
        "stone",
        "yasunaga",
        "superko-positional"
    ]);
    let comparing = compared(CYCLOPS, &rules, &referee());
    let found = report(&comparing);
    let rulings = found["rulings"].as_array().unwrap();
    let told = |field: &str| -> Vec<&str> {
        rulings
            .iter()
            .map(|one| one[field].as_str().unwrap())
            .collect()
    };
    assert_eq!(
        told("rules"),
        [
            "ljrg",
            "jrg89",
            "yasunaga",
            "stone",
            "area",
            "superko-positional"
        ]
    );
    assert_eq!(told("result")[..2], ["jigo", "B+1"]);
    assert_eq!(told("result")[3..], ["B+2", "B+3", "B+3"]);
    for one in rulings {
        assert_eq!(one["statuses"].as_array().map(Vec::len), Some(3));
    }
    assert_eq!(rulings[1]["statuses"], json!(["alive", "alive", "black"]));
    assert_eq!(rulings[2]["statuses"], json!(["dead", "dead", "neutral"]));
    let partings = found["partings"].as_array().unwrap();
    let stage = |one: &str, other: &str| {
        let pair = json!([one, other]);
        let part = partings.iter().find(|part| part["rules"] == pair).unwrap();
        part["stage"].as_str().unwrap().to_owned()
    };
    assert_eq!(stage("ljrg", "jrg89"), "whose");
    assert_eq!(stage("jrg89", "yasunaga"), "dead");
    assert_eq!(stage("jrg89", "area"), "counted");
    assert_eq!(found["same"], json!([["area", "superko-positional"]]));
    let line = comparing.line("yasunaga", "jrg89").unwrap();
    let line = serde_json::to_value(line).unwrap();
    // Black begins, and can do nothing for his stones.
    assert_eq!(line["first"], "black");
    assert_eq!(
        line["turns"],
        json!([{"kind": "pass", "at": null}, {"kind": "play", "at": 2}])
    );
    let none = comparing.line("area", "superko-positional");
    assert!(none.unwrap().is_none());
    assert_eq!(comparing.line("area", "go").unwrap_err().code, "bad-rules");
}

#[test]
fn what_a_clock_stops_goes_on_later() {
    let start = r#"{"rows": ["ooooo", ".o.ox", "oxox.", "xxxxx"]}"#;
    let mut comparing =
        Comparing::new(start, r#"["jrg89", "naj", "j2003"]"#, "null", 3_000, None).unwrap();
    let mut runs = 0;
    loop {
        let sofar = slice(ENDLESS, Some(0.0), |control| {
            comparing.run(control, &|_| Going::Continue(()))
        });
        let sofar = sofar.unwrap();
        let sofar = serde_json::to_value(sofar).unwrap();
        assert!(sofar["nodes"].as_u64().unwrap() <= 3 * 3_000);
        if sofar["done"] == true {
            break;
        }
        runs += 1;
        assert!(runs < 10_000);
    }
    assert!(runs > 3);
    // One that was cut short again and again, and one that nothing stopped, say the same.
    let rules = json!(["jrg89", "naj", "j2003"]);
    let mut hurried = Comparing::new(start, &rules.to_string(), "null", 3_000, None).unwrap();
    let mut cut = 0;
    loop {
        cut += 1;
        let polls = Cell::new(0);
        let sofar = hurried.run(&Control::new(ENDLESS), &|_| {
            polls.set(polls.get() + 1);
            match polls.get() > cut {
                true => Going::Break(()),
                false => Going::Continue(()),
            }
        });
        if serde_json::to_value(sofar.unwrap()).unwrap()["done"] == true {
            break;
        }
    }
    assert!(cut > 3);
    assert_eq!(report(&hurried), report(&comparing));
}

#[test]
fn laws_that_are_chosen_later_leave_what_was_found_as_it_was() {
    let start = r#"{"rows": ["ooooo", ".o.ox", "oxox.", "xxxxx"]}"#;
    let rules = |names: &[&str]| json!(names).to_string();
    let ask = |comparing: &mut Comparing| {
        comparing
            .run(&Control::new(ENDLESS), &|_| Going::Continue(()))
            .unwrap();
    };
    let mut one = Comparing::new(start, &rules(&["jrg89", "naj"]), "null", 1_250, None).unwrap();
    ask(&mut one);
    one.choose(&rules(&["area", "j2003", "jrg89"]), "null", 5_250)
        .unwrap();
    // At once, before anybody searches.
    let kept = report(&one);
    let jrg89 = |told: &Value| told["rulings"][0].clone();
    assert_eq!(jrg89(&kept)["rules"], "jrg89");
    assert!(jrg89(&kept)["nodes"].as_u64().unwrap() > 0);
    ask(&mut one);
    let all = rules(&["area", "j2003", "jrg89"]);
    let mut fresh = Comparing::new(start, &all, "null", 5_250, None).unwrap();
    ask(&mut fresh);
    assert_eq!(report(&one)["rulings"], report(&fresh)["rulings"]);
    assert_eq!(one.choose("[1]", "null", 1).unwrap_err().code, "bad-rules");
}

#[test]
fn what_is_open_names_its_points() {
    let start = r#"{"rows": ["ooooo", ".o.ox", "oxox.", "xxxxx"]}"#;
    let rules = r#"["jrg89", "j2003", "yasunaga"]"#;
    let found = report(&Comparing::new(start, rules, "null", 0, None).unwrap());
    for ruling in found["rulings"].as_array().unwrap() {
        let open: Vec<&str> = ruling["open"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one.as_str().unwrap())
            .collect();
        assert!(open.len() <= 2, "{open:?}");
        assert!(
            open.iter()
                .all(|one| one.contains(" stones at ") || one.contains(" stone at ")),
            "{open:?}"
        );
    }
}

#[test]
fn what_is_no_comparison_is_refused_with_a_sentence() {
    let refused = |start: &str, rules: &str, ljrg: &str| {
        let failure = Comparing::new(start, rules, ljrg, 1_000, None)
            .map(|_| ())
            .unwrap_err();
        assert!(!failure.message.is_empty());
        failure.code
    };
    let known = referee().to_string();
    for rules in [
        "null",
        "{}",
        "[]",
        "[1]",
        r#"["chinese"]"#,
        r#"["LJRG"]"#,
        "[[]]",
        "nonsense",
    ] {
        assert_eq!(refused(CYCLOPS, rules, "null"), "bad-rules", "{rules}");
    }
    let many = json!(vec!["area"; 101]).to_string();
    assert_eq!(refused(CYCLOPS, &many, "null"), "bad-rules");
    // LJRG and its report come together, …
    assert_eq!(refused(CYCLOPS, r#"["ljrg", "area"]"#, "null"), "bad-rules");
    assert_eq!(refused(CYCLOPS, r#"["area"]"#, &known), "bad-rules");
    // … and it is one of this position.
    for (field, wrong) in [
        ("control", json!(["nobody"])),
        ("control", json!(["nobody", "nobody", "me"])),
        ("control", json!(["nobody", "nobody", "open"])),
        ("control", json!("nobody")),
        ("score", Value::Null),
        (
            "score",
            json!({"black": {"total": "0"}, "white": {"total": 0}}),
        ),
    ] {
        let mut report = referee();
        report[field] = wrong;
        assert_eq!(
            refused(CYCLOPS, r#"["ljrg"]"#, &report.to_string()),
            "bad-rules",
            "{report}"
        );
    }
    assert_eq!(refused("[]", r#"["area"]"#, "null"), "bad-position");
    assert_eq!(
        refused(r#"{"rows": ["xo"]}"#, r#"["area"]"#, "null"),
        "bad-position"
    );
    let part = r#"{"rows": ["x."], "board_edges": ["left"]}"#;
    assert_eq!(refused(part, r#"["area"]"#, "null"), "bad-position");
    let long = format!(r#"["{}"]"#, "a".repeat(2 << 20));
    assert_eq!(refused(CYCLOPS, &long, "null"), "too-large");
}

#[test]
fn a_game_by_a_system_says_what_is_forbidden() {
    let start = json!({"rows": [".xo.", "xo.o", ".xo.", "...."]});
    // Black takes in the ko; White may not take back at once.
    let moves = json!([{"kind": "play", "at": 6}, {"kind": "play", "at": 5}, {"kind": "pass"}]);
    let found = played("jrg89", &start, &moves);
    assert_eq!(found["situations"].as_array().map(Vec::len), Some(2));
    assert_eq!(found["situations"][1]["whiteCaptives"], 1);
    assert_eq!(
        (&found["refusal"]["number"], &found["refusal"]["at"]),
        (&json!(2), &json!(5))
    );
    assert_eq!(found["refusal"]["clause"], "article 6");
    assert!(
        found["forbidden"]
            .as_array()
            .unwrap()
            .iter()
            .any(|no| no["at"] == 5)
    );
    assert_eq!(found["mayPass"], true);
}

#[test]
fn after_the_stop_of_1989_one_passes_for_a_ko() {
    let start = json!({"rows": [".xo.", "xo.o", ".xo.", "...."]});
    let stop = [
        json!({"kind": "pass"}),
        json!({"kind": "pass"}),
        json!({"kind": "play", "at": 6}),
    ];
    let found = played("jrg89", &start, &json!(stop));
    assert_eq!(found["situations"][2]["ended"], true);
    let last = &found["situations"][3];
    let marked = last["marks"]["semi-permanent"].as_array().unwrap();
    assert!(
        marked.contains(&json!(5)) && last["ended"] == false,
        "{last}"
    );
    assert_eq!(found["passFor"].as_array(), Some(marked));
    let mut moves = stop.to_vec();
    moves.push(json!({"kind": "pass-for", "at": 5}));
    let found = played("jrg89", &start, &json!(moves));
    assert_eq!(found["refusal"], Value::Null);
    // No other system has such a turn.
    let found = played("area", &start, &json!([{"kind": "pass-for", "at": 5}]));
    assert_eq!(found["refusal"]["number"], 1);
}

#[test]
fn nobody_passes_where_there_is_none() {
    let found = played(
        "no-pass",
        &json!({"rows": ["x..o"]}),
        &json!([{"kind": "pass"}]),
    );
    assert_eq!(found["mayPass"], false);
    assert_eq!(found["refusal"]["clause"], "line 3988");
    assert_eq!(found["noPass"]["why"], "no-pass");
}

#[test]
fn what_is_no_game_is_refused_with_a_sentence() {
    let refused = |rules: &str, start: &str, moves: &str| {
        let failure = play(rules, start, moves).map(|_| ()).unwrap_err();
        assert!(!failure.message.is_empty());
        failure.code
    };
    assert_eq!(refused("ljrg", CYCLOPS, "[]"), "bad-rules");
    assert_eq!(refused("", CYCLOPS, "[]"), "bad-rules");
    for moves in [
        "{}",
        "[1]",
        r#"[{"kind": "play"}]"#,
        r#"[{"kind": "play", "at": 3}]"#,
        r#"[{"kind": "play", "at": -1}]"#,
        r#"[{"kind": "cycle", "since": 0}]"#,
    ] {
        assert_eq!(refused("area", CYCLOPS, moves), "bad-move", "{moves}");
    }
    let many = json!(vec![json!({"kind": "pass"}); 10_001]).to_string();
    assert_eq!(refused("area", CYCLOPS, &many), "too-large");
    let rows = vec![".".repeat(52); 52];
    let wide = json!({ "rows": rows }).to_string();
    let many = json!(vec![json!({"kind": "pass"}); 1_000]).to_string();
    assert_eq!(refused("area", &wide, &many), "too-large");
    let rows = vec![".".repeat(60); 60];
    assert_eq!(
        refused("area", &json!({ "rows": rows }).to_string(), "[]"),
        "too-large"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn nothing_panics(start in ".{0,40}", rules in ".{0,20}", other in ".{0,40}") {
        let _ = Comparing::new(&start, &rules, &other, 10, None);
        let _ = play(&rules, &start, &other);
        let _ = Comparing::new(CYCLOPS, r#"["area"]"#, &other, 10, None);
        let _ = play("area", CYCLOPS, &other);
    }
}

#[test]
fn a_call_for_a_resumption_is_a_turn() {
    let start = json!({"rows": ["...", "..."]});
    let stop = [
        json!({"kind": "play", "at": 1}),
        json!({"kind": "pass"}),
        json!({"kind": "pass"}),
    ];
    let stopped = played("jrg89", &start, &json!(stop));
    assert!(
        stopped["acts"]
            .as_array()
            .unwrap()
            .contains(&json!("resume"))
    );
    for (by, turn) in [("black", "white"), ("white", "black")] {
        let mut moves = stop.to_vec();
        moves.push(json!({"kind": "resume", "by": by}));
        let resumed = played("jrg89", &start, &json!(moves));
        let now = resumed["situations"][4].clone();
        assert_eq!(
            (&now["turn"], &now["stage"]),
            (&json!(turn), &json!({"kind": "resumed", "last": false}))
        );
        assert!(
            !resumed["acts"]
                .as_array()
                .unwrap()
                .contains(&json!("resume"))
        );
    }
    let nobody = [stop.as_slice(), &[json!({"kind": "resume"})]].concat();
    assert_eq!(
        played("jrg89", &start, &json!(nobody))["refusal"]["number"],
        4
    );
    assert_eq!(
        played("naj", &start, &json!(nobody))["refusal"],
        Value::Null
    );
    let bad = json!([{"kind": "resume", "by": "nobody"}]).to_string();
    assert_eq!(
        play("jrg89", &start.to_string(), &bad).unwrap_err().code,
        "bad-move"
    );
}
