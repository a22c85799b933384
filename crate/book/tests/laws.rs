//! Other rule systems in chapters: each kind of claim once true and once broken, lines, steps and questions by other rules.

use loja_book::Depth;
use loja_testkit::table;
use serde_json::{Value, json};

use crate::shared::{bites, book, figure, report};

/// White’s string is dead by the rules of 1989, and all of the board is Black’s.
const DEAD: &str = "rules = \"jrg89\"\ndiagram = \"\"\"\n| . . x . |\n| . o x . |\n| . o x . |\n| . o x . |\n0 0 B 2\n\"\"\"\n";

#[test]
fn status() {
    bites(
        "law-status",
        DEAD,
        "status = \"dead: b3,b2,b1\"",
        &table(
            r#"
            status = "standing: b3" => it does not hold: that is not so of b3
            status = "enabled: b3" => it does not hold: that is not so of b3
            status = "dead: c1" => it does not hold: that is not so of c1
            status = "dead: a1" => there is no stone on some of these
        "#,
        ),
    );
    bites("law-lives", DEAD, "status = \"uncapturable: c1\"", &[]);
    bites("law-stands", DEAD, "status = \"standing: c1,c2\"", &[]);
}

#[test]
fn points_and_result() {
    bites(
        "law-map",
        DEAD,
        "control = [\"BB.B\", \"BB.B\", \"BB.B\", \"BB.B\"]",
        &[[
            "control = [\"..BB\", \"..BB\", \"..BB\", \"..BB\"]",
            "it does not hold: the map is BB.B/BB.B/BB.B/BB.B",
        ]],
    );
    bites(
        "law-counts",
        DEAD,
        "controls = \"black: a1,b2\"",
        &[[
            "controls = \"nobody: a1\"",
            "it does not hold: that is not so of a1",
        ]],
    );
    bites(
        "law-result",
        DEAD,
        "result = \"B+15\"",
        &[
            ["result = \"B+4\"", "it does not hold: the result is B+15"],
            ["result = \"jigo\"", "it does not hold: the result is B+15"],
        ],
    );
    // A claim may name other rules than its block.
    bites("law-own", DEAD, "rules = \"ljrg\"\nresult = \"B+4\"", &[]);
    bites("law-other", DEAD, "rules = \"area\"\nresult = \"B+5\"", &[]);
    let plain = DEAD.replace("rules = \"jrg89\"\n", "");
    bites(
        "law-plain",
        &plain,
        "rules = \"jrg89\"\nresult = \"B+15\"",
        &[],
    );
    let draft = "rules = \"no-pass\"\nresult = \"B+\"";
    let found = report("law-no-pass", &plain, draft);
    assert_eq!(found.counts.claims + found.counts.failed, 1);
}

#[test]
fn stops_and_partings() {
    bites(
        "law-stop",
        DEAD,
        "may_stop = true",
        &[["may_stop = false", "it does not hold: play may stop here"]],
    );
    bites(
        "law-never",
        DEAD,
        "rules = \"no-pass\"\nmay_stop = false",
        &[],
    );
    bites(
        "law-parts",
        DEAD,
        "parts = { from = \"ljrg\", at = \"dead\" }",
        &table(
            r#"
            parts = { from = "ljrg", at = "nowhere" } => it does not hold: they part at dead: which stones are dead
            parts = { from = "ljrg", at = "open" } => it does not hold: they part at dead: which stones are dead
            parts = { from = "area", at = "counted" } => it does not hold: they part at dead: which stones are dead
        "#,
        ),
    );
    bites(
        "law-same",
        DEAD,
        "rules = \"superko-positional\"\nparts = { from = \"area\", at = \"nowhere\" }",
        &[],
    );
    bites(
        "law-not-known",
        DEAD,
        "rules = \"naj\"\nparts = { from = \"najn\", at = \"open\" }",
        &[],
    );
}

#[test]
fn moves() {
    bites(
        "law-legal",
        DEAD,
        "legal = \"a1\"",
        &[[
            "legal = \"b1\"",
            "it does not hold: b1 is not empty (article 3)",
        ]],
    );
    bites(
        "law-refused",
        DEAD,
        "refused = { move = \"b1\", rule = \"article 3\" }",
        &[[
            "refused = { move = \"a1\", rule = \"article 3\" }",
            "it does not hold: the move is legal",
        ]],
    );
    // What has stopped is tried out: Black takes, and White has passed for nothing.
    bites(
        "law-becomes",
        DEAD,
        "after = \"pass pass b4 pass a1\"\nbecomes = \"0 0 W 0\"",
        &table(
            r#"
            after = "pass pass b4 pass a1"\nbecomes = "0 1 W 0" => it does not hold: the situation is .xx./.ox./.ox./xox. 0 0 W 0
            after = "pass pass pass:a1"\nlegal = "a1" => a move is not legal: a1 is not a location to pass for (article 7.2)
        "#,
        ),
    );
}

#[test]
fn told_otherwise_has_to_be_decided_and_to_differ() {
    let told = "told_otherwise = true\nresult = \"jigo\"";
    bites(
        "law-otherwise",
        DEAD,
        told,
        &[[
            "told_otherwise = true\nresult = \"B+15\"",
            "it does not hold: the engine says so too",
        ]],
    );
    let book = book("law-otherwise-view", &figure(DEAD, told)).unwrap();
    let view: Value = serde_json::to_value(book.render()).unwrap();
    let figure = &view["chapters"][0]["sections"][0]["figures"][0];
    assert_eq!(figure["says"][0]["verdict"], "otherwise");
    assert_eq!(figure["says"][0]["asks"], Value::Null);
}

#[test]
fn what_is_not_decided_is_searched_when_everything_is() {
    let says = "decided = false\nresult = \"B+15\"";
    let found = report("law-open", DEAD, says);
    assert_eq!(
        (
            found.counts.undecided,
            found.counts.claims,
            found.counts.failed
        ),
        (1, 0, 0)
    );
    let found = book("law-open", &figure(DEAD, says))
        .unwrap()
        .check(Depth::Full);
    assert_eq!(
        found.failures[0].complaints,
        ["it is decided now: the source is right"]
    );
}

#[test]
fn faults() {
    for [says, fault] in table(
        r#"
        lock = "black: all" => "lock" is said by LJRG alone
        rules = "jrg"\nresult = "B+1" => rules: "jrg" names no other rules; there are jrg89, j2003, naj, najn, yasunaga, shimada, ing, stone, area, no-pass, superko-positional, superko-situational, tromp-taylor, jrg89-jasiek, jrg89-degrees
        rules = "ljrg"\nstatus = "dead: b1" => "status" is said by other rules, which "rules" names
        status = "killed: b1" => "killed: b1" does not begin with what becomes of the stones: dead, standing, uncapturable, enabled, under, local, immortal, protected
        parts = { from = "jrg89", at = "dead" } => parts: "jrg89" names no other rules
        parts = { from = "ljrg", at = "there" } => parts: "there" is none of stop, dead, whose, counted, nowhere, open
        legal = "a1"\ndecided = false => this can always be decided
        told_otherwise = true\ndecided = false\nresult = "B+1" => what is found otherwise is decided
        result = "B+1"\nmay_stop = true => a claim says exactly one thing
        control = ["BBBB"] => the map of control is not of the board's shape
        after = "pass for"\nresult = "B+1" => after: "pass for" names no point
    "#,
    ) {
        let found = book("law-faults", &figure(DEAD, says)).unwrap_err();
        let (_, told) = found.split_once(": ").unwrap();
        assert_eq!(told, fault, "{says}");
    }
}

/// A ko: White takes at b2, and Black may take back after a pass for it.
const KO: &str = "rules = \"jrg89\"\ndiagram = \"\"\"\n| . . . . . |\n| . x o . . |\n| x . x o . |\n| . x o . . |\n0 0 W 0\n\"\"\"\n";

fn block(kind: &str, position: &str, rest: &str) -> String {
    format!("```loja {kind}\n{position}{rest}\n```\n")
}

#[test]
fn a_line_by_other_rules_is_played_by_them() {
    let line = "title = \"A ko\"\nplayed = \"pass pass\"\nline = \"b2 pass for c2 pass c2\"";
    let note = "\n[[note]]\nafter = \"b2 pass for c2\"\nsay = \"Here.\"";
    let found = book("law-line", &block("line", KO, &format!("{line}{note}"))).unwrap();
    assert_eq!(found.check(Depth::Stored).failures, vec![]);
    let view: Value = serde_json::to_value(found.render()).unwrap();
    let figure = &view["chapters"][0]["sections"][0]["figures"][0];
    assert_eq!(figure["rules"], "jrg89");
    assert_eq!(figure["line"]["moves"], "b2 for-c2 pass c2");
    assert_eq!(
        figure["line"]["notes"],
        json!([{ "move": 2, "say": "Here." }])
    );
    let game = &figure["game"];
    assert_eq!(game["played"], "pass pass");
    assert_eq!(game["players"], "WBWB");
    // The mark waits for a pass for it.
    let early = line.replace("b2 pass for c2 pass c2", "b2 c2");
    let Err(found) = book("law-line-early", &block("line", KO, &early)) else {
        panic!("the ko is taken back at once");
    };
    assert!(found.contains("article 7.2"), "{found}");
}

const STEP: &str = "title = \"Back\"
you = \"black\"
played = \"pass pass b2\"
goal = { captured = { white = 1 } }
line = \"pass for c2 pass c2\"
solved = \"Taken back.\"

[[wrong]]
line = \"c2\"
refused = \"article 7.2\"
say = \"Pass for it first.\"

[[hint]]
after = \"\"
say = [\"Pass for c2.\"]";

#[test]
fn a_step_by_other_rules_is_judged_by_them() {
    let found = book("law-step", &block("step", KO, STEP)).unwrap();
    assert_eq!(found.check(Depth::Stored).failures, vec![]);
    let view: Value = serde_json::to_value(found.render()).unwrap();
    let figure = &view["chapters"][0]["sections"][0]["figures"][0];
    assert_eq!(figure["step"]["rules"], "jrg89");
    for [from, to, complaint] in table(
        r#"
        refused = "article 7.2" => refused = "article 4" => the wrong turn "c2" is not legal: move 1 (Black): c2 is in a ko that a capture has marked, and nobody has passed for it (article 7.2)
        line = "pass for c2 pass c2" => line = "pass pass c2" => the model line is not legal: move 3 (Black): c2 comes after the end of the game (article 9.1)
        white = 1 => white = 2 => the model line does not meet the goal
        line = "c2"\nrefused = "article 7.2" => line = "a1"\nrefused = "article 7.2" => article 7.2 does not refuse the wrong turn "a1"
    "#,
    ) {
        let wrong = STEP.replace(from, to);
        assert_ne!(wrong, STEP);
        let found = book("law-step-wrong", &block("step", KO, &wrong)).unwrap();
        let found = found.check(Depth::Stored);
        assert_eq!(found.failures[0].complaints[0], complaint);
    }
}

#[test]
fn a_question_may_be_about_another_law() {
    let question = "title = \"By 1989?\"
[[answer]]
text = \"Fifteen\"
says = { result = \"B+15\" }
right = true
reply = \"Yes.\"
[[answer]]
text = \"Four\"
says = { result = \"B+4\" }
reply = \"That is what our rules say.\"";
    let found = book("law-question", &block("question", DEAD, question)).unwrap();
    assert_eq!(found.check(Depth::Stored).failures, vec![]);
    let wrong = question.replace("B+15", "B+14");
    let found = book("law-question-wrong", &block("question", DEAD, &wrong)).unwrap();
    let found = found.check(Depth::Stored);
    assert_eq!(
        found.failures[0].complaints,
        ["the answer \"Fifteen\" is wrong: the result is B+15"]
    );
}

#[test]
fn laws_are_compared() {
    let text = DEAD.replace(
        "rules = \"jrg89\"",
        "rules = [\"ljrg\", \"jrg89\", \"area\"]",
    );
    let says = "[[says]]\nrules = \"area\"\nresult = \"B+5\"";
    let found = book("laws", &block("laws", &text, says)).unwrap();
    assert_eq!(found.check(Depth::Stored).failures, vec![]);
    let view: Value = serde_json::to_value(found.render()).unwrap();
    let figure = &view["chapters"][0]["sections"][0]["figures"][0];
    assert_eq!(figure["kind"], "laws");
    assert_eq!(figure["laws"], json!(["ljrg", "jrg89", "area"]));
    for (from, to, fault) in [
        (
            "[\"ljrg\", \"jrg89\", \"area\"]",
            "\"jrg89\"",
            "has a list of rules",
        ),
        ("\"area\"", "\"ljrg\"", "names no other rules"),
        (
            ", \"jrg89\", \"area\"",
            "",
            "from two to 7 laws are compared",
        ),
    ] {
        let Err(found) = book("laws-wrong", &block("laws", &text.replace(from, to), "")) else {
            panic!("{to}");
        };
        assert!(found.contains(fault), "{found}");
    }
    let claim = "title = \"A\"\nclaim = \"black: all\"\nyou = \"either\"\nverdict = \"lock\"\nsolved = \"B\"";
    let Err(found) = book(
        "laws-proof",
        &block("proof", &DEAD.replace("jrg89", "area"), claim),
    ) else {
        panic!("a proof by other rules");
    };
    assert!(found.contains("a question of 1989"), "{found}");
}

/// The board on which the ten steps are told, and both analyses with little played.
const FINAL: &str = "rules = \"naj\"\ndiagram = \"\"\"\n| . . . . . |\n| x x x x x |\n| o o o o o |\n| . . o . x |\n| . . . . . |\n0 0 B 0\n\"\"\"\n";
const SHOWN: &str = "pass pass disagree next next next pass c5 pass a5 pass e5 pass pass pass next pass c1 pass a2 pass b1 pass d2 pass e1 pass pass pass next";

#[test]
fn what_analyses_show() {
    let after = |more: &str, says: &str| format!("after = \"{SHOWN}{more}\"\n{says}");
    let plain = "shows = \"black: a5\"";
    bites(
        "law-shows",
        FINAL,
        &after("", "shows = \"black: a5,b5,c5,d5,e5,a4,b4,c4,d4,e4\""),
        &[[
            &after("", plain),
            "it does not hold: Black controls a5, b5, c5, d5, e5, a4, b4, c4, d4, e4",
        ]],
    );
    bites(
        "law-shows-all",
        FINAL,
        &after(
            " next",
            "shows = \"white: a3,b3,c3,d3,e3,a2,b2,c2,d2,e2,a1,b1,c1,d1,e1\"",
        ),
        &[[plain, "nobody has shown anything: there is no dispute"]],
    );
    bites(
        "law-settled",
        FINAL,
        &after(" next next", "result = \"W+5\""),
        &[[
            &after(" next next", "result = \"W+4\""),
            "it does not hold: the result is W+5",
        ]],
    );
}

#[test]
fn immortal_stones() {
    let eyes = "rules = \"naj\"\ndiagram = \"\"\"\n| . x . x |\n| x x x x |\n| o o o . |\n0 0 B 0\n\"\"\"\n";
    bites(
        "law-immortal",
        eyes,
        "immortal = \"black: b3,d3,a2,b2,c2,d2\"",
        &[[
            "immortal = \"black: b3\"",
            "it does not hold: immortal are b3, d3, a2, b2, c2, d2",
        ]],
    );
    let area = "rules = \"area\"\nimmortal = \"black: b3\"";
    let found = book("law-immortal-area", &figure(eyes, area)).unwrap_err();
    assert!(found.contains("said by naj and najn alone"), "{found}");
}

#[test]
fn sums_and_the_first_plan() {
    let plan = FINAL.replace("naj", "shimada");
    let line = "pass pass pass pass c5 e1 pass d2 pass d1 pass b2 pass b1 pass pass";
    let after = |says: &str| format!("after = \"{line}\"\n{says}");
    bites(
        "law-sums",
        &plan,
        &after("sums = { black = [10, 6, 0], white = [15, 6, 0] }"),
        &[
            [
                &after("sums = { black = [10, 7, 0], white = [15, 6, 0] }"),
                "it does not hold: they are [10, 6, 0], [15, 6, 0]",
            ],
            [
                "sums = { black = [10, 6, 0], white = [15, 6, 0] }",
                "the decisive pattern is not there",
            ],
        ],
    );
    bites("law-sums-result", &plan, &after("result = \"W+5\""), &[]);
    let seki = "rules = \"shimada\"\ndiagram = \"\"\"\n| . x x . |\n| . o o . |\n0 0 B 2\n\"\"\"\n";
    bites(
        "law-first-plan",
        seki,
        "by_first_plan = \"independent: b2,c1\"",
        &table(
            r#"
            by_first_plan = "seki: b2" => it does not hold: one of them is independent
            by_first_plan = "dead: a1" => there is no stone on some of these
        "#,
        ),
    );
}

#[test]
fn a_long_cycle_is_a_tie() {
    let kos = "rules = \"j2003\"\ndiagram = \"\"\"\n| o o o o o |\n| . o . o x |\n| o x o x . |\n| x x x x x |\n0 0 B 0\n\"\"\"\n";
    bites(
        "law-cycle",
        kos,
        "after = \"a3 e2 c3 a2 e3 c2\"\nresult = \"tie\"",
        &[[
            "after = \"a3 e2 c3 a2 e3 c2\"\nresult = \"jigo\"",
            "it does not hold: the result is tie",
        ]],
    );
}
