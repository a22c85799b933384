//! What is behind the border, without a browser: JSON in, JSON out.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]
#![cfg(not(target_arch = "wasm32"))]

use loja_solver::Control;
use loja_wasm::api::{attempt, follow};
use loja_wasm::check::{check, proof_file};
use loja_wasm::deadline::{Deadline, bounds, slice};
use loja_wasm::prove::Proving;
use loja_wasm::referee::Judging;
use loja_wasm::texts::read;
use proptest::prelude::*;
use serde_json::{Value, json};

fn line(start: &Value, moves: &Value) -> Value {
    let line = follow(&start.to_string(), &moves.to_string());
    serde_json::to_value(line.unwrap()).unwrap()
}

fn step() -> Value {
    json!({
        "played": "", "start": {"rows": [".xo.", "xo.o", ".xo."]}, "you": "black",
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

/// Removing a cycle, alone and with a stone.
#[test]
fn cycles() {
    let play = |at: usize| json!({"kind": "play", "at": at});
    let pass = json!({"kind": "pass"});
    // The ko of a board of two, round to where it was after two moves.
    let round = [
        play(0),
        play(1),
        pass.clone(),
        pass.clone(),
        play(0),
        pass.clone(),
        pass,
        play(1),
    ];
    let with = |last: Value| {
        let moves: Vec<Value> = round.iter().cloned().chain([last]).collect();
        line(&json!({"rows": [".."]}), &json!(moves))
    };
    let removed = with(json!({"kind": "cycle", "since": 2}));
    assert_eq!(removed["refusal"], Value::Null);
    assert_eq!(
        removed["situations"][9]["move"],
        json!({"kind": "cycle", "color": "black", "since": 2, "cleared": [0, 1], "at": null, "captured": [], "ko": false})
    );
    assert_eq!(
        removed["situations"][9]["marks"],
        json!(["permanent", "permanent"])
    );
    let refused = with(json!({"kind": "cycle", "since": 3}));
    assert_eq!(refused["refusal"]["rule"], "B3.2");
    let shut = with(json!({"kind": "cycle", "since": 2, "at": 0}));
    assert_eq!(shut["refusal"]["rule"], "B4.2");
    for wrong in [
        json!({"kind": "cycle"}),
        json!({"kind": "cycle", "since": -1}),
        json!({"kind": "cycle", "since": 2, "at": 7}),
        json!({"kind": "pass", "since": 2}),
        json!({"kind": "play", "at": 0, "since": 2}),
    ] {
        let failure = follow(r#"{"rows": [".."]}"#, &json!([wrong]).to_string()).unwrap_err();
        assert_eq!(failure.code, "bad-move", "{wrong}");
    }
}

/// Runs a search in small steps: how many there were, the last report, and the certificate.
fn proved(rows: &str, player: &str, set: &Value) -> (usize, Value, Option<String>) {
    let claim = json!({"player": player, "set": set}).to_string();
    let mut proving = Proving::new(&json!(rows).to_string(), "[]", &claim).unwrap();
    for step in 1..10_000 {
        let report =
            serde_json::to_value(proving.run(&Control::new(bounds(7, Some(384)))).unwrap())
                .unwrap();
        if report["verdict"] != "undecided" || report["halt"] != Value::Null {
            return (step, report, proving.certificate());
        }
        assert_eq!(proving.certificate(), None);
    }
    panic!("no end");
}

fn judged(start: &Value, moves: &Value, nodes: u32) -> (Value, Value) {
    let mut judging = Judging::new(&start.to_string(), &moves.to_string(), None).unwrap();
    loop {
        let progress =
            serde_json::to_value(judging.run(&Control::new(bounds(nodes, None))).unwrap()).unwrap();
        let report = serde_json::to_value(judging.report().unwrap()).unwrap();
        if progress["done"] == json!(true) {
            return (progress, report);
        }
        assert!(
            report["status"] == "undecided" && report["score"].is_null(),
            "{report}"
        );
    }
}

/// A run whose time is over stops early, and still gets on: so whoever comes back often enough sees the end.
#[test]
fn runs_end_with_their_time() {
    let rows = json!("x...\n.x.x\n....\n.o..").to_string();
    let claim = r#"{"player": "black", "set": "all"}"#;
    let whole = || Proving::new(&rows, "[]", claim).unwrap();
    let once = serde_json::to_value(
        whole()
            .run(&Control::new(bounds(u32::MAX, Some(384))))
            .unwrap(),
    )
    .unwrap();
    let mut hurried = whole();
    let mut before = 0;
    for runs in 1.. {
        let report = slice(bounds(u32::MAX, Some(384)), Some(0.0), |control| {
            hurried.run(control)
        });
        let report = serde_json::to_value(report.unwrap()).unwrap();
        let nodes = report["nodes"].as_u64().unwrap();
        // While the certificate is written and checked, none is looked at.
        let is_written = nodes == before && report["bracket"] == json!({"lock": 1, "refuted": 1});
        assert!(
            nodes > before || is_written || report["verdict"] != "undecided",
            "{report}"
        );
        assert!(runs < 10_000_000, "{report}");
        before = nodes;
        if report["verdict"] != "undecided" {
            assert!(runs > 1, "too small a claim for this test: {report}");
            assert_eq!(report["verdict"], once["verdict"]);
            break;
        }
    }

    let start = json!({"rows": ["x...", ".x.x", "....", ".o.."]}).to_string();
    let mut judging = Judging::new(&start, "[]", None).unwrap();
    let run = |judging: &mut Judging, milliseconds, nodes| {
        let run = slice(bounds(nodes, None), milliseconds, |control| {
            judging.run(control)
        });
        serde_json::to_value(run.unwrap()).unwrap()
    };
    let hurried = run(&mut judging, Some(0.0), 20_000);
    let nodes = hurried["nodes"].as_u64().unwrap();
    assert!(
        hurried["done"] == json!(false) && (1..20_000).contains(&nodes),
        "{hurried}"
    );
    let then = run(&mut judging, None, 1_000);
    assert_eq!(then["nodes"], json!(nodes + 1_000));
}

/// A claim comes back with ten times as many nodes, and goes on where it was: one that begins anew took twice as many here.
#[test]
fn a_hard_claim_goes_on() {
    let start = json!({"rows": ["....", ".x..", "..o.", "...."]}).to_string();
    let mut judging = Judging::new(&start, "[]", None).unwrap();
    judging.run(&Control::new(bounds(u32::MAX, None))).unwrap();
    let report = serde_json::to_value(judging.report().unwrap()).unwrap();
    let nodes = report["nodes"].as_u64().unwrap();
    assert_eq!(report["status"], "decided");
    // The test has something to say only where the claim comes back twice.
    assert!((23_000..40_000).contains(&nodes), "{nodes}");
}

/// A referee gives the certificate of each claim that he has decided by a search, and none of one that he has not.
#[test]
fn a_referee_shows_what_he_says() {
    let start = json!({"rows": ["..x.", ".xox", "....", "x..."]});
    let mut judging = Judging::new(&start.to_string(), "[]", None).unwrap();
    let all = r#"{"player": "black", "set": "all"}"#;
    assert_eq!(judging.certificate(all), Ok(None));
    judging.run(&Control::new(bounds(u32::MAX, None))).unwrap();
    let report = serde_json::to_value(judging.report().unwrap()).unwrap();
    assert_eq!(report["status"], "decided");
    let mut shown = Vec::new();
    for claim in report["claims"].as_array().unwrap() {
        let asked = json!({"player": claim["player"], "set": claim["set"]}).to_string();
        let Some(text) = judging.certificate(&asked).unwrap() else {
            // Its likeness to another has answered it.
            assert_eq!(claim["nodes"], 0, "{claim}");
            continue;
        };
        let checked = serde_json::to_value(check(&text).unwrap()).unwrap();
        for (field, of) in [("answer", "verdict"), ("player", "player"), ("set", "set")] {
            assert_eq!(checked[field], claim[of]);
        }
        shown.push(claim["verdict"].clone());
    }
    for verdict in ["lock", "refuted"] {
        assert!(shown.contains(&json!(verdict)), "{report}");
    }
    let bad = judging.certificate(r#"{"player": "black", "set": [99]}"#);
    assert_eq!(bad.unwrap_err().code, "bad-claim");
}

/// Without being asked a referee expects nothing; then what is proved is sure, and the rest never quite.
#[test]
fn a_referee_says_what_to_expect() {
    let start = json!({"rows": ["..xo..", "xxxo..", "..xooo", "xxxo.o"]}).to_string();
    let mut judging = Judging::new(&start, "[]", None).unwrap();
    let report = |judging: &Judging| serde_json::to_value(judging.report().unwrap()).unwrap();
    let ruling = |judging: &Judging| serde_json::to_value(judging.ruling(None).unwrap()).unwrap();
    let plain = report(&judging);
    // In the shortest slices, and an unfinished one says nothing.
    let mut slices = 1;
    while !judging.expect(Deadline::after(0.0)).unwrap() {
        assert_eq!(report(&judging), plain);
        slices += 1;
    }
    assert!(slices > 3, "{slices}");
    let first = report(&judging);
    let sure = |report: &Value| -> Vec<u64> {
        let rows = report["expected"]["sure"].as_array().unwrap();
        let cells = rows.iter().flat_map(|row| row.as_array().unwrap());
        cells.map(|sure| sure.as_u64().unwrap()).collect()
    };
    assert!(sure(&first).iter().all(|sure| (50..100).contains(sure)));
    assert!(
        first["expected"]["control"][0]
            .as_str()
            .unwrap()
            .starts_with("BBB")
    );
    assert!(!first["if"].as_array().unwrap().is_empty());
    for field in ["expected", "if"] {
        assert_eq!(first[field], ruling(&judging)[field]);
    }
    // The parts are of the same expectation.
    let parts = &first["expectedParts"];
    let total = |side: &str| parts["score"][side]["total"].as_f64().unwrap();
    assert_eq!(
        first["expected"]["score"],
        json!(total("black") - total("white"))
    );
    let regions = parts["regions"].as_array().unwrap();
    let located = regions
        .iter()
        .flat_map(|region| region["set"].as_array().unwrap());
    assert_eq!(located.count(), 24);
    assert_eq!(regions[0]["place"], "the left");
    assert_eq!(
        parts["asked"].as_array().unwrap().len(),
        first["if"].as_array().unwrap().len()
    );
    // Nothing new is proved, so nothing is weighed.
    assert_eq!(judging.expect(Deadline::after(0.0)), Ok(true));
    let mut steps = 0;
    loop {
        let done = judging.run(&Control::new(bounds(10, None))).unwrap().done;
        let (now, ruled) = (report(&judging), ruling(&judging));
        let signs: String = ruled["control"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row.as_str().unwrap())
            .collect();
        for (sure, sign) in sure(&now).into_iter().zip(signs.chars()) {
            assert_eq!(sure == 100, sign != '?');
        }
        steps += 1;
        if done {
            break;
        }
    }
    assert!(steps > 1);
    assert_eq!(judging.expect(Deadline::NEVER), Ok(true));
    let last = report(&judging);
    assert_eq!(last["expected"]["result"], last["result"]);
    assert_eq!(
        (&last["if"], &last["expectedParts"]["regions"]),
        (&json!([]), &json!([]))
    );
    let mut plain = last.clone();
    for field in ["expected", "if", "expectedParts"] {
        plain.as_object_mut().unwrap().remove(field);
    }
    let mut other = Judging::new(&start, "[]", None).unwrap();
    other.run(&Control::new(bounds(u32::MAX, None))).unwrap();
    let other = report(&other);
    assert_eq!(
        (&other["control"], &other["score"]),
        (&plain["control"], &plain["score"])
    );
    assert!(other.get("expected").is_none());
}

/// What somebody kept is the verdict at once, after a check; what shows something else, or nothing, changes nothing.
#[test]
fn a_claim_by_a_stored_certificate() {
    let rows = json!("..x.\n.x.x\n....");
    let (_, report, certificate) = proved(rows.as_str().unwrap(), "black", &json!("all"));
    assert_eq!(report["stored"], false);
    let certificate = certificate.unwrap();
    let claim = |player: &str| {
        let claim = json!({"player": player, "set": "all"}).to_string();
        Proving::new(&rows.to_string(), "[]", &claim).unwrap()
    };
    let mut told = claim("black");
    for text in ["", &certificate.replace("digest ", "digest 0")] {
        assert_eq!(told.learn(text).unwrap_err().code, "bad-certificate");
    }
    assert_eq!(told.learn(&certificate), Ok(true));
    let once =
        serde_json::to_value(told.run(&Control::new(bounds(0, Some(384)))).unwrap()).unwrap();
    for field in ["verdict", "certificate"] {
        assert_eq!(once[field], report[field]);
    }
    assert_eq!(once["stored"], true);
    assert_eq!(told.certificate(), Some(certificate.clone()));
    let mut other = claim("white");
    assert_eq!(other.learn(&certificate), Ok(false));
    let report =
        serde_json::to_value(other.run(&Control::new(bounds(0, Some(384)))).unwrap()).unwrap();
    assert_eq!(report["verdict"], "undecided");
}

#[test]
fn a_claim_step_by_step() {
    let (_, report, certificate) = proved(".x.", "black", &json!("all"));
    assert_eq!(report["verdict"], "lock");
    assert_eq!(report["certificate"]["situations"], 1);
    let shown = serde_json::to_value(check(&certificate.unwrap()).unwrap()).unwrap();
    assert_eq!(
        (&shown["answer"], &shown["player"], &shown["set"]),
        (&json!("lock"), &json!("black"), &json!([0, 1, 2]))
    );
    assert_eq!(
        shown["position"]["situations"][0]["stones"],
        json!([null, "black", null])
    );

    // One that takes many steps, and the same verdict however long they are.
    let rows = "..x.\n.x.x\n....";
    let (steps, report, certificate) = proved(rows, "black", &json!("all"));
    assert!(steps > 1, "{report}");
    let claim = r#"{"player": "B", "set": "all"}"#;
    let mut whole = Proving::new(&json!(rows).to_string(), "[]", claim).unwrap();
    let once = serde_json::to_value(
        whole
            .run(&Control::new(bounds(u32::MAX, Some(384))))
            .unwrap(),
    )
    .unwrap();
    assert_eq!(once["verdict"], report["verdict"]);
    // What is asked of local games depends on what a step has left, so the proofs may differ.
    for certificate in [whole.certificate(), certificate] {
        assert!(check(&certificate.unwrap()).is_ok());
    }
    // After its end it says the same again.
    assert_eq!(
        serde_json::to_value(whole.run(&Control::new(bounds(1, Some(384)))).unwrap()).unwrap(),
        once
    );
    let mut none = Proving::new(&json!(rows).to_string(), "[]", claim).unwrap();
    let none =
        serde_json::to_value(none.run(&Control::new(bounds(0, Some(384)))).unwrap()).unwrap();
    assert_eq!(
        (&none["verdict"], &none["nodes"]),
        (&json!("undecided"), &json!(0))
    );
    // A set by its locations, after a move.
    let moves = r#"[{"kind": "play", "at": 1}]"#;
    let claim = r#"{"player": "black", "set": [0, 1, 2, 2]}"#;
    let mut after = Proving::new(r#""...""#, moves, claim).unwrap();
    let after =
        serde_json::to_value(after.run(&Control::new(bounds(1000, Some(384)))).unwrap()).unwrap();
    assert_eq!(after["verdict"], "lock");
}

#[test]
fn claims_that_are_none() {
    let failure = |start: &str, moves: &str, claim: &str| {
        let failure = Proving::new(start, moves, claim).err().unwrap();
        (failure.code, failure.points)
    };
    for claim in [
        "",
        "null",
        "[]",
        "1",
        "{}",
        r#"{"player": "red", "set": "all"}"#,
        r#"{"player": "black"}"#,
        r#"{"player": "black", "set": "a1"}"#,
        r#"{"player": "black", "set": [3]}"#,
        r#"{"player": "black", "set": [-1]}"#,
        r#"{"player": "black", "set": [0.5]}"#,
        r#"{"player": "black", "set": [{"deep": [1]}]}"#,
    ] {
        assert_eq!(
            failure(r#"".x.""#, "[]", claim),
            ("bad-claim", vec![]),
            "{claim}"
        );
    }
    // Not bordered: the point, and the rule in the message.
    let open = r#"{"player": "black", "set": [0]}"#;
    assert_eq!(failure(r#"".x.""#, "[]", open), ("bad-claim", vec![0, 1]));
    let message = Proving::new(r#"".x.""#, "[]", open).err().unwrap().message;
    assert!(
        message.contains("a1 borders on b1") && message.ends_with("(C5.2.1)"),
        "{message}"
    );
    let all = r#"{"player": "black", "set": "all"}"#;
    assert_eq!(failure(r#""xo""#, "[]", all).0, "bad-position");
    assert_eq!(
        failure(r#"".x.""#, r#"[{"kind": "play", "at": 1}]"#, all),
        ("bad-move", vec![1])
    );
    let part = r#"{"rows": [".x."], "board_edges": ["left"]}"#;
    assert_eq!(failure(part, "[]", all).0, "bad-position");
    assert_eq!(
        Judging::new(part, "[]", None).err().unwrap().code,
        "bad-position"
    );
    assert_eq!(
        Judging::new("nonsense", "[]", None).err().unwrap().code,
        "bad-position"
    );
    // The empty set is bordered and no lock (C8.1).
    let (_, report, _) = proved(".x.", "black", &json!([]));
    assert_eq!(report["verdict"], "refuted");
}

#[test]
fn a_referee_step_by_step() {
    let start = json!({"rows": [".o.", "oxx", ".x."], "komi": 3, "passes": 2});
    let (progress, report) = judged(&start, &json!([]), 5);
    assert_eq!(
        (&report["status"], &report["finished"]),
        (&json!("decided"), &json!(true))
    );
    assert_eq!(report["control"], json!(vec!["black"; 9]));
    assert_eq!(report["result"], "B+5");
    assert_eq!(
        report["score"]["black"],
        json!({"territory": 6, "dead": 2, "prisoners": 0.0, "komi": 0.0, "total": 8.0})
    );
    assert_eq!(report["notLjrg"], json!(false));
    assert_eq!(progress["asking"], Value::Null);
    assert_eq!(progress["nodes"], report["nodes"]);
    // Where a step ends within an attempt, the search goes on elsewhere: so what it took is another number.
    let told = |mut report: Value| {
        report["nodes"] = Value::Null;
        for claim in report["claims"].as_array_mut().unwrap() {
            claim["nodes"] = Value::Null;
        }
        report
    };
    let (_, once) = judged(&start, &json!([]), u32::MAX);
    assert_eq!(told(once), told(report), "the steps make no difference");
    let komi = |komi: f64| {
        let report = judged(&json!({"rows": [".x."], "komi": komi}), &json!([]), 100).1;
        (report["result"].clone(), report["notLjrg"].clone())
    };
    assert_eq!(komi(0.5), (json!("B+1.5"), json!(true)));
    assert_eq!(komi(-0.5), (json!("B+2.5"), json!(true)));
    assert_eq!(komi(2.0), (json!("jigo"), json!(false)));
    assert_eq!(komi(6.1), (json!("W+4.1"), json!(true)));
    // Before it has run, all is open.
    let judging = Judging::new(r#""...\n...\n...""#, "[]", None).unwrap();
    let report = serde_json::to_value(judging.report().unwrap()).unwrap();
    assert_eq!(
        (&report["status"], &report["result"]),
        (&json!("undecided"), &json!("?"))
    );
    assert_eq!(report["control"], json!(vec!["open"; 9]));
    // Another game: a move first, and nothing of anybody's.
    let moves = json!([{"kind": "play", "at": 0}, {"kind": "play", "at": 3}]);
    let (_, report) = judged(&json!("...."), &moves, 1000);
    assert_eq!(report["control"], json!(vec!["nobody"; 4]));
}

#[test]
fn certificates_that_show_nothing() {
    for text in ["", "nonsense", "loja-certificate 1", "\u{0}"] {
        assert_eq!(check(text).err().unwrap().code, "bad-certificate");
    }
    let (_, _, certificate) = proved(".x.", "black", &json!("all"));
    let damaged = certificate.unwrap().replace("lock", "refuted");
    assert_eq!(check(&damaged).err().unwrap().code, "bad-certificate");
}

#[test]
fn a_proof_as_a_file() {
    let file =
        |text: &str, moves| proof_file(text, moves).map(|file| serde_json::to_value(file).unwrap());
    let (_, _, certificate) = proved("x.x.", "black", &json!("all"));
    let certificate = certificate.unwrap();
    let whole = file(&certificate, 5000).unwrap();
    assert_eq!(whole["cut"], 0, "{whole}");
    assert!(whole["moves"].as_u64().unwrap() > 2, "{whole}");
    let opened = serde_json::to_value(read(whole["text"].as_str().unwrap()).unwrap()).unwrap();
    assert_eq!(opened[0]["fault"], Value::Null, "{opened}");
    // What has no place is counted.
    let short = file(&certificate, 1).unwrap();
    assert!(
        short["cut"].as_u64().unwrap() > 0 && short["moves"].as_u64().unwrap() <= 1,
        "{short}"
    );
    for text in ["", "(;)", &certificate.replace("refuted", "lock")] {
        assert_eq!(file(text, 5000).unwrap_err().code, "bad-certificate");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_panics(start in "\\PC*", moves in "\\PC*") {
        let _ = follow(&start, &moves);
        let _ = attempt(&start, &moves);
        let _ = Proving::new(&start, &moves, &moves);
        let _ = check(&start);
    }

    #[test]
    fn no_moves_panic(rows in proptest::collection::vec("[xo.,*#]{3}", 0..4), moves in proptest::collection::vec(0..12_usize, 0..30)) {
        let moves: Vec<Value> = moves.into_iter()
            .map(|at| if at < 9 { json!({"kind": "play", "at": at}) } else { json!({"kind": "pass"}) })
            .collect();
        let _ = follow(&json!({"rows": rows}).to_string(), &json!(moves).to_string());
    }
}

/// The page offers to remove a cycle where that is possible, also in a step with a history.
#[test]
fn where_a_cycle_may_be_removed() {
    let start = json!({"rows": ["ox.", ".ox", "o#o"], "black_captives": 2, "passes": -1});
    let step = json!({
        "start": start, "played": "a2 c3 b1 a3 c2 a1", "you": "both",
        "goal": {"mark": "permanent a1"}, "line": "b3 c1 cycle@0",
    });
    let moves = json!([{"kind": "play", "at": 1}, {"kind": "play", "at": 8}]);
    let line =
        serde_json::to_value(attempt(&step.to_string(), &moves.to_string()).unwrap()).unwrap();
    let cycles = |line: &Value| -> Vec<Value> {
        let situations = line["line"]["situations"].as_array().unwrap();
        situations
            .iter()
            .map(|here| here["cycle"].clone())
            .collect()
    };
    assert_eq!(cycles(&line), [Value::Null, Value::Null, json!(0)]);
    let mut moves = moves.as_array().unwrap().clone();
    moves.push(json!({"kind": "cycle", "since": 0}));
    let line = serde_json::to_value(attempt(&step.to_string(), &json!(moves).to_string()).unwrap())
        .unwrap();
    assert_eq!(line["verdict"], "solved");
    assert_eq!(cycles(&line)[3], Value::Null);
    // Nobody may remove it right after a pass.
    moves[2] = json!({"kind": "pass"});
    moves.push(json!({"kind": "pass"}));
    let line = serde_json::to_value(attempt(&step.to_string(), &json!(moves).to_string()).unwrap())
        .unwrap();
    assert_eq!(cycles(&line)[3..], [Value::Null, Value::Null]);
}
