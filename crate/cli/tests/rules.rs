//! `--rules`: games and positions by other systems than LJRG.

use loja_testkit::sealed;
use serde_json::{Value, json};

use crate::shell::{lines, run, words};

const NAMES: [&str; 16] = [
    "ljrg",
    "jrg89",
    "j2003",
    "naj",
    "najn",
    "yasunaga",
    "shimada",
    "ing",
    "stone",
    "area",
    "no-pass",
    "superko-positional",
    "superko-situational",
    "tromp-taylor",
    "jrg89-jasiek",
    "jrg89-degrees",
];

/// Lines 59 and 60 of the simplified text.
#[test]
fn somebody_wins_a_tie_by_ings_rules() {
    let judged = |text: &str| {
        let (code, out, err) = run(&["referee", "--rules", "ing", "--json", "-"], text);
        assert_eq!((code, err.as_str()), (0, ""), "{out}");
        let one = lines(&out).remove(0);
        (one["result"].clone(), one["score"].clone())
    };
    let tie = |result: &str| (json!(result), json!(0));
    assert_eq!(judged(r#"{"rows": ["x.o"]}"#), tie("B+0"));
    assert_eq!(judged(r#"{"rows": ["xx.o"], "komi": 1}"#), tie("B+0"));
    let handicap = |stones: u32| {
        judged(&format!(
            r#"{{"rows": ["x.o"], "options": {{"handicap": {stones}}}}}"#
        ))
    };
    assert_eq!(handicap(1), tie("B+0"));
    assert_eq!(handicap(2), tie("W+0"));
    assert_eq!(judged("(;SZ[3:1]HA[2]AB[aa]AW[ca])"), tie("W+0"));
    assert_eq!(judged("(;SZ[3:1]AB[aa]AW[ca])"), tie("B+0"));
    let (code, _, err) = run(
        &["referee", "--rules", "ing", "-"],
        r#"{"rows": ["x.o"], "options": {"handicap": -1}}"#,
    );
    assert_eq!(code, 2);
    assert!(err.contains("options") && err.contains("handicap"), "{err}");
}

#[test]
fn all_systems_judge_one_board() {
    let (code, out, err) = run(
        &["referee", "--rules", "all", "--json", "-"],
        r#"{"id": "cyclops", "rows": ["xx."]}"#,
    );
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let all = lines(&out).remove(0);
    let all = all.as_array().unwrap();
    let names: Vec<&str> = all
        .iter()
        .map(|one| one["rules"].as_str().unwrap())
        .collect();
    assert_eq!(names, NAMES);
    let result =
        |name: &str| &all[NAMES.iter().position(|known| *known == name).unwrap()]["result"];
    // Line 6779 of the source.
    assert_eq!(
        ["area", "stone", "jrg89", "ljrg"].map(result),
        ["B+3", "B+2", "B+1", "jigo"]
    );
    for one in all {
        assert_eq!(one["id"], "cyclops");
        assert!(
            ["map", "dead", "status", "nodes"]
                .into_iter()
                .all(|field| !one[field].is_null()),
            "{one}"
        );
    }
    for one in &all[1..] {
        let fields: Vec<&String> = one.as_object().unwrap().keys().collect();
        assert_eq!(fields.len(), 11, "{fields:?}");
    }
}

#[test]
fn one_system_judges() {
    let (code, out, _) = run(
        &["referee", "--rules", "area", "--json", "-"],
        r#"{"rows": ["xx.", "oo."], "komi": 0.5}"#,
    );
    assert_eq!(code, 0);
    let line = lines(&out).remove(0);
    assert_eq!(
        (&line["score"], &line["result"]),
        (&json!(-0.5), &json!("W+0.5"))
    );
    assert_eq!(line["map"], json!(["BB.", "WW."]));
    let (code, out, _) = run(&["referee", "--rules", "area", "-"], "xx.");
    assert_eq!((code, out.lines().next()), (0, Some("area: B+3")));
}

#[test]
fn a_name_that_is_none() {
    for arguments in [
        ["referee", "--rules", "chinese", "-"],
        ["replay", "--rules", "chinese", "-"],
        ["replay", "--rules", "all", "-"],
    ] {
        let (code, out, err) = run(&arguments, "xx.");
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.contains("jrg89-degrees is expected"), "{err}");
    }
}

#[test]
fn what_ljrg_does_not_allow_is_read_for_others() {
    // LJRG counts passes to 2.
    let seven = r#"{"rows": ["xx."], "passes": 7}"#;
    assert_eq!(run(&["referee", "-"], seven).0, 2);
    let (code, out, _) = run(&["referee", "--rules", "stone", "--json", "-"], seven);
    assert_eq!((code, &lines(&out)[0]["result"]), (0, &json!("B+2")));
    let (code, out, err) = run(&["referee", "--rules", "all", "--json", "-"], seven);
    let all = lines(&out).remove(0);
    assert_eq!(
        (code, &all[0]["status"], &all[9]["result"]),
        (2, &json!("error"), &json!("B+3")),
        "{err}"
    );
    // No system allows this.
    let stuck = r#"{"id": "stuck", "rows": ["xo"]}"#;
    let (code, out, err) = run(&["referee", "--rules", "area", "--json", "-"], stuck);
    assert_eq!((code, &lines(&out)[0]["status"]), (2, &json!("error")));
    assert!(err.contains("no liberty"), "{err}");
}

/// Black takes a ko, and White takes back at once.
fn ko(last: &str) -> String {
    let moves = format!(r#"[{{"n": 1, "at": [2, 1], "color": "x"}}, {last}]"#);
    format!(r#"{{"rows": [".xo.", "xo.o", ".xo."], "moves": {moves}}}"#)
}

#[test]
fn each_system_names_the_clause_that_forbids() {
    let back = ko(r#"{"n": 2, "at": [1, 1], "color": "o"}"#);
    for (rules, clause) in [
        ("jrg89", "article 6"),
        ("j2003", "Basic Ko"),
        ("naj", "basic-ko"),
        ("yasunaga", "article 7"),
        ("shimada", "page 115"),
        ("ing", "line 22"),
        ("stone", "rule 10"),
        ("area", "rule 10"),
        ("no-pass", "rule 10"),
        ("superko-positional", "lines 4185 to 4187"),
        ("superko-situational", "lines 4185 to 4187"),
    ] {
        let (code, out, err) = run(&["replay", "--rules", rules, "--json", "-"], &back);
        assert_eq!((code, lines(&out).len()), (1, 2), "{rules}: {err}");
        assert!(
            err.contains("move 2 is illegal: b2 ")
                && err.to_lowercase().contains(&clause.to_lowercase()),
            "{rules}: {err}"
        );
    }
    let passed = ko(r#"{"n": 2, "pass": true}"#);
    let (code, _, err) = run(&["replay", "--rules", "no-pass", "-"], &passed);
    assert_eq!(code, 1);
    assert!(err.contains("line 3988"), "{err}");
}

#[test]
fn marks_are_shown_and_lifted() {
    // After the stop of a game of 1989 lines begin, in which a ko is marked and passed for.
    let game = r#"{"rows": [".xo.", "xo.o", ".xo."], "moves": [{"pass": true}, {"pass": true}, {"at": [2, 1]},
        {"at": [1, 1]}]}"#;
    let (code, out, err) = run(&["replay", "--rules", "jrg89", "--json", "-"], game);
    let told = lines(&out);
    assert_eq!((code, told.len()), (1, 4), "{err}");
    assert_eq!(told[3]["marks"], json!({"semi-permanent": ["b2"]}));
    assert!(err.contains("article 7.2"), "{err}");
    let lifted = game.replace(
        r#"{"at": [1, 1]}"#,
        r#"{"pass": true, "at": [1, 1]}, {"pass": true}, {"at": [1, 1]}"#,
    );
    let (code, out, err) = run(&["replay", "--rules", "jrg89", "--json", "-"], &lifted);
    assert_eq!(code, 0, "{err}");
    let moves: Vec<Value> = lines(&out)
        .iter()
        .map(|line| line["move"].clone())
        .collect();
    assert_eq!(moves[4], "pass for b2");
    let ing = ko(r#"{"n": 2, "pass": true}"#);
    let (_, out, _) = run(&["replay", "--rules", "ing", "--json", "-"], &ing);
    let told = lines(&out);
    assert_eq!(
        (&told[1]["marks"], told[2].get("marks")),
        (&json!({"hot": ["c2"]}), None)
    );
}

/// Lines 4952 to 4962 of the source, as JSON and as the page writes it in SGF.
const CALLED: &str = r#"{"rows": [".ooooo", "oxxo..", "xx.xxx"], "moves": [{"at": [0, 0], "color": "x"},
    {"pass": true, "color": "o"}, {"pass": true, "color": "x"}, {"resume": "white"}, {"at": [2, 2], "color": "x"},
    {"at": [0, 1], "color": "o"}, {"pass": true, "color": "x"}, {"at": [0, 0], "color": "o"}, {"pass": true},
    {"pass": true}]}"#;
const CALLED_SGF: &str = "(;FF[4]GM[1]SZ[6:3]AB[bb][cb][ac][bc][dc][ec][fc]AW[ba][ca][da][ea][fa][ab][db]PL[B]
RU[Japanese 1989 (Robert Pauli)];B[aa];W[];B[];PL[B]LJQ[W]C[White calls for a resumption, so Black moves first.]
;B[cc];W[ab];B[];W[aa];B[];W[])";

#[test]
fn the_resumption_of_the_source_is_replayed() {
    let by = |text: &str| {
        let (code, out, err) = run(&["replay", "--rules", "jrg89", "--json", "-"], text);
        assert_eq!((code, err.as_str()), (0, ""), "{out}");
        lines(&out)
    };
    let told = by(CALLED);
    assert_eq!(by(CALLED_SGF), told);
    let of = |name: &str| -> Vec<Value> { told.iter().map(|line| line[name].clone()).collect() };
    assert_eq!(
        of("move"),
        [
            json!(null),
            json!("a3"),
            json!("pass"),
            json!("pass"),
            json!("resume"),
            json!("c1"),
            json!("a2"),
            json!("pass"),
            json!("a3"),
            json!("pass"),
            json!("pass")
        ]
    );
    // White has called, so Black moves first: the false eye is filled, White takes back and fills the ko.
    let stage = of("stage");
    assert_eq!(stage[..3], [json!(null), json!(null), json!(null)]);
    assert_eq!(
        (&stage[3], &stage[10]),
        (&json!("stopped"), &json!("stopped"))
    );
    assert!(
        stage[4..10].iter().all(|stage| stage == "resumed"),
        "{stage:?}"
    );
    let [called, end] = [&told[4], &told[10]];
    assert_eq!(
        (&called["turn"], &called["passes"]),
        (&json!("black"), &json!(0))
    );
    assert_eq!(end["rows"], json!(["oooooo", "oxxo..", "xxxxxx"]));
    assert_eq!(
        (&end["black_captives"], &end["white_captives"]),
        (&json!(1), &json!(1))
    );
    let (code, out, _) = run(&["replay", "--rules", "jrg89", "-"], CALLED);
    assert_eq!(code, 0);
    assert!(
        out.contains("4. White calls for a resumption, and Black moves first\n"),
        "{out}"
    );
    assert!(!out.contains("test of life and death"), "{out}");
    // Up to the call alone.
    for text in [CALLED, CALLED_SGF] {
        let arguments = ["replay", "--rules", "jrg89", "--json", "--move", "4", "-"];
        let (code, out, _) = run(&arguments, text);
        assert_eq!((code, lines(&out).pop().unwrap()), (0, called.clone()));
    }
}

#[test]
fn a_resumption_that_nobody_wrote_is_asked_for() {
    let silent = CALLED.replace(r#" {"resume": "white"},"#, "");
    let (code, _, err) = run(&["replay", "--rules", "jrg89", "-"], &silent);
    assert_eq!(code, 1);
    assert!(
        err.contains("play has stopped") && err.contains(r#"{"resume": "white"}"#),
        "{err}"
    );
    // Elsewhere, and before a stop, there is none to forget.
    let early = silent.replace(r#"{"pass": true, "color": "o"}, "#, "");
    let (_, _, err) = run(&["replay", "--rules", "jrg89", "-"], &early);
    assert!(err.contains("each in turn"), "{err}");
}

#[test]
fn who_may_resume_is_told_with_the_clause() {
    let called = |before: &str| {
        format!(r#"{{"rows": ["...", "..."], "moves": [{before}{{"resume": "black"}}]}}"#)
    };
    let stop = r#"{"at": [1, 0]}, {"pass": true}, {"pass": true}, "#;
    for (rules, before, clause) in [
        ("jrg89", "", "article 9.3"),
        ("naj", "", "agreement and disagreement"),
        ("ljrg", stop, "B1.1"),
        (
            "j2003",
            stop,
            "a call for a resumption comes after the stop",
        ),
        ("ing", stop, "the player goes on who did not pass last"),
        (
            "superko-situational",
            stop,
            "the player goes on who did not pass last",
        ),
        ("area", stop, "a call for a resumption comes after the stop"),
    ] {
        let (code, _, err) = run(&["replay", "--rules", rules, "-"], &called(before));
        assert_eq!(code, 1, "{rules}");
        assert!(err.contains(clause), "{rules}: {err}");
    }
    for rules in ["naj", "najn"] {
        let (code, out, err) = run(&["replay", "--rules", rules, "--json", "-"], &called(stop));
        let last = lines(&out).pop().unwrap();
        assert_eq!(
            (code, &last["move"], &last["turn"]),
            (0, &json!("resume"), &json!("white")),
            "{err}"
        );
        assert_eq!((&last["passes"], last.get("stage")), (&json!(0), None));
    }
}

#[test]
fn a_test_of_life_and_death_is_announced_and_not_judged() {
    let game = r#"{"rows": [".x.", "xx.", "..."], "moves": [{"pass": true}, {"pass": true}, {"at": [2, 0]}]}"#;
    let (code, out, err) = run(&["replay", "--rules", "jrg89", "--json", "-"], game);
    let told = lines(&out);
    assert_eq!((code, told.len()), (0, 4), "{err}");
    assert_eq!(
        (&told[2]["stage"], &told[3]["stage"]),
        (&json!("stopped"), &json!("test"))
    );
    let (_, out, _) = run(&["replay", "--rules", "jrg89", "-"], game);
    let begins = "begins a test of life and death, which is no part of the game (article 7.2).";
    assert_eq!(out.matches(begins).count(), 1, "{out}");
    // What is judged is what stood at the stop.
    let judged = |text: &str| {
        let arguments = ["referee", "--rules", "jrg89", "--json", "--no-times", "-"];
        let (code, out, err) = run(&arguments, text);
        assert_eq!(code, 0, "{err}");
        lines(&out).remove(0)
    };
    let stopped = game.replace(r#", {"at": [2, 0]}"#, "");
    assert_eq!(judged(game)["map"], judged(&stopped)["map"]);
    assert_eq!(judged(game)["result"], judged(&stopped)["result"]);
}

#[test]
fn limits_hold() {
    let board = "xxxxx\n.....\n.....\nooooo\n.....";
    let arguments = words("referee --rules no-pass --max-nodes 50 --json -");
    let (code, out, _) = run(&arguments, board);
    let line = lines(&out).remove(0);
    assert_eq!(
        (code, &line["status"], &line["map"][0]),
        (3, &json!("undecided"), &json!("?????"))
    );
    assert!(line["nodes"].as_u64().unwrap() <= 50, "{line}");
    let (code, out, _) = run(
        &words("referee --rules no-pass --max-seconds 0.01 --json -"),
        board,
    );
    assert_eq!(
        (code, &lines(&out)[0]["stopped"]),
        (3, &json!("seconds")),
        "{out}"
    );
}

/// Written by `loja_systems::proof`: on two locations the one stone is taken.
const CAPTURED: &str = "loja-systems-certificate 2 jrg89
board 2 0-1
black 0
white
turn white
part 0,1
question captured 0
answer yes
turns 1
digest ";

#[test]
fn certificates_of_other_systems_are_checked() {
    let (code, out, err) = run(&["check", "--json", "-"], &sealed(CAPTURED));
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let line = lines(&out).remove(0);
    let told = ["rules", "question", "answer", "status"].map(|name| line[name].clone());
    assert_eq!(
        told,
        ["jrg89", "captured 0", "yes", "checked"].map(Value::from)
    );
    let (code, out, _) = run(&["check", "-"], &sealed(CAPTURED));
    assert_eq!(code, 0);
    assert!(out.contains("by jrg89, captured 0? yes."), "{out}");
    for (text, why) in [
        (format!("{CAPTURED}0\n"), "digest"),
        (
            sealed(&CAPTURED.replace("answer yes", "answer no")),
            "shows nothing",
        ),
        (
            sealed(&CAPTURED.replace("turns 1", "turns p")),
            "shows nothing",
        ),
        (
            sealed(&CAPTURED.replace("loja-systems-certificate 2", "loja-systems-certificate 3")),
            "line 0",
        ),
        // The first format of 1989 had another digest; what to do is said all the same.
        (
            CAPTURED.replace("certificate 2", "certificate 1"),
            "`loja referee --rules jrg89 --certificates DIR` writes a new one",
        ),
    ] {
        let (code, _, err) = run(&["check", "-"], &text);
        assert_eq!(code, 1, "{err}");
        assert!(err.contains(why), "{err}");
    }
    let (code, _, err) = run(&["check", "--plain", "-"], &sealed(CAPTURED));
    assert_eq!(code, 2, "{err}");
}
