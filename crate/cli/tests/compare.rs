//! `--compare`: where rules part on a position.

use serde_json::{Value, json};

use crate::shell::{lines, run, words};

/// Boards on which the source tells what LJRG and the rules of 1989 say, with the lines: 6779, 5675, 5102 to 5106.
const BOARDS: &str = r#"
{"id": "cyclops", "rows": ["xx."]}
{"id": "beast-14", "rows": ["oooxxxxx", ".o.o.x.."]}
{"id": "both-dead-2", "rows": ["..xo", ".ox.", ".ox.", "xox."]}
"#;

fn part<'a>(compared: &'a Value, one: &str, other: &str) -> Option<&'a Value> {
    let pair = json!([one, other]);
    let partings = compared["partings"].as_array().unwrap();
    partings.iter().find(|part| part["rules"] == pair)
}

fn result<'a>(compared: &'a Value, rules: &str) -> &'a str {
    let columns = compared["compare"].as_array().unwrap();
    let column = columns.iter().find(|column| column["rules"] == rules);
    column.unwrap()["result"].as_str().unwrap()
}

#[test]
fn the_first_stage_is_told_with_the_words_that_decide() {
    let (code, out, err) = run(
        &["referee", "--rules", "all", "--compare", "--json", "-"],
        r#"{"id": "cyclops", "rows": ["xx."]}"#,
    );
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let one = &lines(&out)[0];
    assert_eq!(one["id"], "cyclops");
    assert_eq!(one["compare"].as_array().map(Vec::len), Some(16));
    // Line 6779.
    let results = ["area", "stone", "jrg89", "ljrg"].map(|rules| result(one, rules));
    assert_eq!(results, ["B+3", "B+2", "B+1", "jigo"]);
    let stage = |first: &str, second: &str| part(one, first, second).unwrap()["stage"].clone();
    assert_eq!(stage("ljrg", "jrg89"), "whose");
    assert_eq!(stage("jrg89", "area"), "counted");
    assert_eq!(stage("jrg89", "yasunaga"), "dead");
    let dead = part(one, "ljrg", "yasunaga").unwrap();
    assert_eq!(dead["points"], json!(["a1", "b1"]));
    // Black begins, and can do nothing for the stones.
    assert_eq!(dead["line"]["moves"], json!(["pass", "c1"]));
    assert_eq!(dead["clauses"][1]["lines"], json!([49, 51]));
    assert_eq!(dead["hidden"], json!([]));
    // 120 pairs, each told once.
    let count = |field: &str| one[field].as_array().unwrap().len();
    assert_eq!(count("partings") + count("same") + count("open"), 120);
}

#[test]
fn ljrg_and_1989_part_where_the_source_has_them_part() {
    let boards: String = BOARDS.trim().to_owned();
    let (_, out, err) = run(
        &words("referee --rules jrg89,ljrg --compare --json --max-nodes 200000 -"),
        &boards,
    );
    let all = lines(&out);
    let told: Vec<_> = all
        .iter()
        .map(|one| {
            let stage = &part(one, "ljrg", "jrg89").unwrap()["stage"];
            (
                result(one, "ljrg"),
                result(one, "jrg89"),
                stage.as_str().unwrap(),
            )
        })
        .collect();
    let wanted = [
        ("jigo", "B+1", "whose"),
        ("jigo", "B+15", "dead"),
        ("B+5", "jigo", "dead"),
    ];
    assert_eq!(told, wanted, "{err}");
}

#[test]
fn a_reader_gets_each_parting_and_each_clause_once() {
    let (code, out, err) = run(
        &["referee", "--rules", "ljrg,area,no-pass", "--compare", "-"],
        "| o . x x |\n| x x x . |\n| . . . . |",
    );
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(
        out.contains("ljrg and area part at which stones are dead: a3."),
        "{out}"
    );
    assert!(
        out.contains("area and no-pass part at may play stop here."),
        "{out}"
    );
    assert!(
        out.contains("By no-pass: Black passes, which the rules forbid."),
        "{out}"
    );
    assert_eq!(
        out.matches("line 3986").count() + out.matches("lines 3986").count(),
        1,
        "{out}"
    );
}

#[test]
fn what_is_not_decided_is_said_and_parts_nobody() {
    let (code, out, _) = run(
        &words("referee --rules jrg89,naj --compare --json --max-nodes 10 -"),
        r#"{"rows": ["ooooo", ".o.ox", "oxox.", "xxxxx"]}"#,
    );
    assert_eq!(code, 3, "{out}");
    let one = &lines(&out)[0];
    assert_eq!(one["partings"], json!([]));
    assert_eq!(
        one["open"],
        json!([{"rules": ["jrg89", "naj"], "stage": "dead"}])
    );
}

#[test]
fn a_clock_that_ends_it_is_named_and_nothing_it_cut_short_is_said() {
    let position = r#"{"rows": ["ooooo", ".o.ox", "oxox.", "xxxxx"]}"#;
    let told = |more: &[&str]| {
        let arguments = ["referee", "--rules", "jrg89,naj", "--compare", "--json"];
        let (code, out, _) = run(&[&arguments[..], more, &["-"]].concat(), position);
        (code, lines(&out).remove(0))
    };
    let (code, late) = told(&["--max-seconds", "0"]);
    assert_eq!((code, &late["stopped"]), (3, &json!("seconds")));
    assert_eq!(late["nodes"], 0);
    let (_, nodes) = told(&["--max-nodes", "2500"]);
    assert_eq!(nodes["stopped"], Value::Null);
    // A limit that is for all laws is shared, so that what one says does not depend on the other.
    assert_eq!(told(&["--max-nodes", "2500"]).1, nodes);
    let open = nodes["compare"][0]["open"][0].as_str().unwrap();
    assert!(open.contains(" at "), "{open}");
}

#[test]
fn one_system_is_none_to_compare() {
    let (code, _, err) = run(&["referee", "--rules", "area", "--compare", "-"], "x.");
    assert_eq!(code, 2);
    assert!(err.contains("several"), "{err}");
    let (code, _, _) = run(
        &["referee", "--rules", "all", "--compare", "--perfect", "-"],
        "x.",
    );
    assert_eq!(code, 2);
    let (code, out, err) = run(
        &["referee", "--rules", "all", "--compare", "--json", "-"],
        r#"{"rows": ["xo"]}"#,
    );
    assert_eq!(code, 2, "{out}{err}");
}

#[test]
fn several_rules_judge_without_a_comparison_too() {
    let (code, out, err) = run(
        &["referee", "--rules", "area,ljrg", "--json", "-"],
        r#"{"rows": ["xx."]}"#,
    );
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    let all = &lines(&out)[0];
    let names: Vec<&str> = all
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["rules"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["ljrg", "area"]);
}
