//! Rulings of other systems: shown, excused, or missed; and boards that many laws judge.

use std::fs;
use std::path::Path;

use loja_book::{Book, Depth};
use loja_testkit::table;

/// The row that the page below shows, one with a lost diagram, and one more.
const ROWS: &str = r#"{"id": "cyclops", "rows": ["xx."], "told": {"area": {"result": "B+3"}}}
{"id": "lost", "told": {}}
{"id": "other", "rows": ["x.x"], "told": {}}
"#;
const EXCUSED: &str = "[[unused]]\nids = [\"lost\", \"other\"]\nwhy = \"Not here.\"\n";
const LAWS: &str = r#"[[compared.law]]
rules = "ljrg"
result = "jigo"

[[compared.law]]
rules = "area"
result = "B+3"
parts = "whose"
told = "B+3"
"#;

/// What fails in a book of one page with these sources, this head and the `source` of its only board.
fn failures(name: &str, rows: &str, excused: &str, laws: &str, source: &str) -> Vec<String> {
    failures_of(name, rows, excused, laws, &format!("source = [{source}]\n"))
}

/// The same with all that stands below the diagram.
fn failures_of(name: &str, rows: &str, excused: &str, laws: &str, below: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for inside in ["sources", "board-1"] {
        fs::create_dir_all(folder.join(inside)).unwrap();
    }
    let write = |file: &str, text: &str| fs::write(folder.join(file), text).unwrap();
    let contents = "format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"board-1\"\n";
    write("contents.toml", contents);
    write("sources/ljrg.json", "[]");
    write("sources/unused.toml", "");
    write("sources/rulings.jsonl", rows);
    write("sources/unused-rulings.toml", excused);
    let head = format!(
        "title = \"A\"\nlead = \"B\"\n[compared]\nnumber = 1\nruling = \"cyclops\"\n{laws}"
    );
    let figure = format!("```loja figure\ndiagram = \"| x x . |\"\n{below}```\n");
    write(
        "board-1/chapter.md",
        &format!("+++\n{head}+++\nWords.\n\n{figure}"),
    );
    let report = Book::read(&folder).unwrap().check(Depth::Stored);
    let told = report
        .failures
        .iter()
        .flat_map(|failure| failure.complaints.clone());
    told.collect()
}

#[test]
fn every_ruling_is_shown_or_excused() {
    let cyclops = "\"cyclops\"";
    assert_eq!(failures("rulings", ROWS, EXCUSED, LAWS, cyclops), [""; 0]);
    for (name, excused, source, said) in [
        (
            "rulings-missed",
            "",
            cyclops,
            "2 are neither shown nor listed as unused: lost, other",
        ),
        (
            "rulings-both",
            "[[unused]]\nids = [\"cyclops\", \"lost\", \"other\"]\nwhy = \"No.\"\n",
            cyclops,
            "is shown in",
        ),
        (
            "rulings-why",
            "[[unused]]\nids = [\"lost\", \"other\"]\nwhy = \" \"\n",
            cyclops,
            "without a reason",
        ),
        (
            "rulings-twice",
            "[[unused]]\nids = [\"lost\", \"other\", \"lost\"]\nwhy = \"No.\"\n",
            cyclops,
            "excused twice",
        ),
        (
            "rulings-none",
            "[[unused]]\nids = [\"lost\", \"other\", \"third\"]\nwhy = \"No.\"\n",
            cyclops,
            "there is no ruling \"third\"",
        ),
        (
            "rulings-board",
            "[[unused]]\nids = [\"lost\"]\nwhy = \"No.\"\n",
            "\"cyclops\", \"other\"",
            "is not shown here: x.x",
        ),
        (
            "rulings-id",
            EXCUSED,
            "\"cyclops\", \"fourth\"",
            "the source has no \"fourth\"",
        ),
    ] {
        let found = failures(name, ROWS, excused, LAWS, source);
        assert!(
            found.iter().any(|one| one.contains(said)),
            "{name}: {found:?}"
        );
    }
}

#[test]
fn verdicts_are_those_of_the_row_and_of_the_engine() {
    let rows = ROWS.replace(
        r#""told": {"area""#,
        r#""told": {"jrg89": {"dead": []}, "area""#,
    );
    let verdicts = |told: &str, found: &str| {
        format!(
            "[[verdict]]\nby = \"A\"\nruling = \"cyclops\"\n{told}say = \"B\"\n\n[[verdict]]\nby = \"C\"\nrules = \"jrg89\"\n{found}say = \"D\"\n"
        )
    };
    let none = "dead = \"\"\n";
    let found = |name: &str, rows: &str, told: &str, found: &str| {
        failures_of(name, rows, EXCUSED, LAWS, &verdicts(told, found))
    };
    // A row that is told by a verdict is shown.
    assert_eq!(found("verdicts", &rows, none, none), [""; 0]);
    // What is not decided is not asked for.
    assert_eq!(found("verdicts-open", &rows, none, ""), [""; 0]);
    let both = "dead = \"a1,b1\"\n";
    for (name, complaints, said) in [
        (
            "told",
            found("verdicts-told", &rows, both, none),
            "\"cyclops\" tells of other dead stones",
        ),
        (
            "found",
            found("verdicts-found", &rows, none, both),
            "it does not hold: nothing is dead",
        ),
        (
            "untold",
            found("verdicts-untold", ROWS, none, none),
            "\"cyclops\" names no dead stones",
        ),
    ] {
        assert_eq!(complaints, [said], "{name}");
    }
}

#[test]
fn what_the_head_says_of_a_law_is_found_out_anew() {
    for [name, from, to, said] in table(
        r#"
        compared-result => result = "B+3" => result = "B+2" => it is rules = "area", result = "B+3", parts = "whose"
        compared-stage => "whose" => "dead" => parts = "whose"
        compared-told => told = "B+3" => told = "B+2" => tells otherwise of area
        compared-ljrg => "jigo" => "B+1" => it is rules = "ljrg", result = "jigo"
        compared-law => "area" => "ljrg" => names no rules, or some twice
    "#,
    ) {
        let found = failures(name, ROWS, EXCUSED, &LAWS.replace(from, to), "\"cyclops\"");
        assert!(
            found.iter().any(|one| one.contains(said)),
            "{name}: {found:?}"
        );
    }
}

#[test]
fn the_book_has_the_rulings_of_the_suite() {
    let of =
        |file: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let suite = of("../systems/tests/rulings/suite.jsonl");
    assert!(
        of("../../tutorials/sources/rulings.jsonl") == suite,
        "copy the suite"
    );
}
