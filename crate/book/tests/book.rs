//! A miniature book, and books with one fault each.

use std::fs;
use std::path::{Path, PathBuf};

use loja_book::{Book, Depth};
use serde_json::{Value, json};

fn miniature() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/miniature")
}

fn rendered(book: &Book) -> Value {
    serde_json::to_value(book.render()).unwrap()
}

/// A book of one chapter in a folder of its own.
fn book(name: &str, chapter: &str) -> Result<Book, Vec<String>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join("one")).unwrap();
    fs::write(
        folder.join("contents.toml"),
        "format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"one\"\n",
    )
    .unwrap();
    fs::write(folder.join("one/chapter.md"), chapter).unwrap();
    Book::read(&folder).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// The faults of a book of one chapter with two sections and these parts.
fn parted(name: &str, parts: &str) -> Vec<String> {
    let text = format!(
        "{HEAD}Words.\n\n```position\n.\n0 0 B 0\n```\n\n## Two\n\nMore.\n\n```position\n.\n0 0 B 0\n```\n"
    );
    book(name, &text).unwrap();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let contents =
        format!("format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"one\"\n[parts]\n{parts}\n");
    fs::write(folder.join("contents.toml"), contents).unwrap();
    let read = Book::read(&folder);
    let faults = read.err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn parts_begin_with_sections_in_their_order() {
    let opening = "{ from = \"opening\", title = \"A\" }";
    let two = "{ from = \"two\", title = \"B\" }";
    assert_eq!(
        parted("parts", &format!("one = [{opening}, {two}]")),
        [""; 0]
    );
    for (name, parts, said) in [
        (
            "parts-order",
            format!("one = [{two}, {opening}]"),
            "begins after its first section",
        ),
        (
            "parts-name",
            format!("one = [{opening}, {{ from = \"x\", title = \"B\" }}]"),
            "is no section",
        ),
        (
            "parts-page",
            format!("two = [{opening}]"),
            "no page \"two\"",
        ),
    ] {
        let faults = parted(name, &parts);
        assert!(
            faults.iter().any(|fault| fault.contains(said)),
            "{faults:?}"
        );
    }
}

const HEAD: &str = "+++\ntitle = \"A\"\nlead = \"B\"\n+++\n";

fn prose(name: &str, text: &str) -> String {
    let book = book(name, &format!("{HEAD}{text}")).unwrap();
    book.chapters[0].sections[0].html.clone()
}

fn faults(name: &str, text: &str) -> Vec<String> {
    book(name, &format!("{HEAD}{text}")).unwrap_err()
}

#[test]
fn the_miniature_holds() {
    let book = Book::read(&miniature()).unwrap();
    let report = book.check(Depth::Stored);
    assert_eq!(report.failures, []);
    assert_eq!(
        (
            report.counts.chapters,
            report.counts.pages,
            report.counts.beasts
        ),
        (3, 2, 1)
    );
    assert_eq!(
        (
            report.counts.steps,
            report.counts.proofs,
            report.counts.lines,
            report.counts.claims
        ),
        (7, 2, 1, 8)
    );
    assert_eq!((report.counts.sources, report.counts.failed), (2, 0));
    // Nothing takes long, so nothing is kept: no number without a certificate either.
    assert_eq!(book.prove().1, []);
}

#[test]
fn the_miniature_as_the_page_gets_it() {
    let view = rendered(&Book::read(&miniature()).unwrap());
    assert_eq!(
        (&view["format"], &view["title"]),
        (&json!(1), &json!("Miniature"))
    );
    let first = &view["chapters"][0];
    assert_eq!(
        (&first["slug"], &first["number"], &first["lead"]),
        (&json!("first"), &json!(1), &json!("How to pass."))
    );
    assert_eq!(
        first["credit"][0],
        json!({"author": "Nobody", "work": "Nothing", "year": 2002, "for": "the idea"})
    );
    let sections = first["sections"].as_array().unwrap();
    let names: Vec<_> = sections
        .iter()
        .map(|section| (&section["id"], &section["title"]))
        .collect();
    assert_eq!(
        names,
        [
            (&json!("opening"), &Value::Null),
            (&json!("two-passes"), &json!("Two passes")),
            (&json!("two-passes-2"), &json!("Two passes")),
        ]
    );
    assert_eq!(
        sections[0]["html"],
        "<p>Before the first heading.</p>\n<div data-figure=\"0\"></div>\n<p>After the figure.</p>\n"
    );
    let figure = &sections[0]["figures"][0];
    assert_eq!(
        (&figure["id"], &figure["kind"], &figure["caption"]),
        (&json!("figure-1"), &json!("figure"), &json!("Two stones."))
    );
    assert_eq!(
        figure["position"],
        json!({"rows": ["x.", ".o"], "black_captives": 0, "white_captives": 1, "turn": "white", "passes": 0})
    );
    assert_eq!(
        figure["diagram"],
        "-------\n| x . |\n| . o |\n-------\n0 1 W 0\n"
    );
    assert_eq!(figure["step"], Value::Null);
    let step = &sections[1]["figures"][0];
    assert_eq!(
        (&step["id"], &step["kind"], &step["title"]),
        (&json!("step-1"), &json!("step"), &json!("End the game"))
    );
    assert_eq!(step["step"]["you"], "both");
    assert_eq!(
        step["step"]["hints"],
        json!([{"after": "", "say": ["Pass."]}])
    );
    assert_eq!(sections[2]["figures"][0]["id"], "by-name");
    let question = &view["chapters"][1]["sections"][1]["figures"][0];
    assert_eq!(
        (&question["id"], &question["kind"], &question["step"]),
        (&json!("step-2"), &json!("question"), &Value::Null)
    );
    assert_eq!(
        question["question"]["answers"][0],
        json!({"text": "Black, by five", "right": true, "reply": "Three points and two prisoners."})
    );
    assert_eq!(question["says"][0]["kind"], "formation");
}

#[test]
fn what_was_played_and_labels() {
    let step = "```loja step\ntitle = \"T\"\nyou = \"white\"\ndiagram = \"| . .A . |\"\nplayed = \"a1\"\ngoal = { stone = \"white c1\" }\nline = \"c1\"\nsolved = \"S\"\n[[hint]]\nafter = \"\"\nsay = [\"c1.\"]\n```\n";
    let book = book("played", &format!("{HEAD}{step}")).unwrap();
    assert_eq!(book.check(Depth::Stored).failures, []);
    let figure = &rendered(&book)["chapters"][0]["sections"][0]["figures"][0];
    assert_eq!(figure["position"]["rows"], json!(["x.."]));
    assert_eq!(figure["step"]["start"]["rows"], json!(["..."]));
    assert_eq!(figure["step"]["played"], "a1");
    assert!(figure["svg"].as_str().unwrap().contains(">A</text>"));
}

/// What the book renders is what the engine reads.
#[test]
fn a_rendered_step_can_be_played() {
    let view = rendered(&Book::read(&miniature()).unwrap());
    let data: loja_lesson::StepData =
        serde_json::from_value(view["chapters"][1]["sections"][0]["figures"][0]["step"].clone())
            .unwrap();
    let step = loja_lesson::Step::from_data(&data).unwrap();
    assert_eq!(
        step.judge(step.model()).verdict,
        loja_lesson::StepVerdict::Solved
    );
}

#[test]
fn raw_html_is_shown_and_does_nothing() {
    let html = prose(
        "html",
        "a <b onclick=x>b</b> &amp; c\n\n<script>alert(1)</script>\n\n`<i>`",
    );
    assert!(
        !html.contains("<b") && !html.contains("<script") && !html.contains("<i>"),
        "{html}"
    );
    assert!(
        html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"),
        "{html}"
    );
}

#[test]
fn links() {
    assert_eq!(
        prose("links", "[a](#x) [b](../two/) [c](https://example.org)")
            .matches("<a href")
            .count(),
        3
    );
    for url in [
        "javascript:alert(1)",
        "http://example.org",
        "//example.org",
        "<javascript\\:x>",
        "JaVaScRiPt:x",
        "data:text/html,x",
    ] {
        assert_eq!(
            faults("bad-link", &format!("fine\n\n[a]({url})")).len(),
            1,
            "{url}"
        );
    }
    // Links by reference and automatic ones are links too.
    assert_eq!(faults("reference", "[a]\n\n[a]: javascript:x").len(), 1);
    assert_eq!(faults("automatic", "<http://example.org>").len(), 1);
    assert_eq!(
        faults("picture", "![a](http://example.org/a.png)")[0],
        "one/chapter.md:5: the link \"http://example.org/a.png\" is neither relative nor https"
    );
}

#[test]
fn every_fault_names_its_line() {
    let figure = "```loja figure\ndiagram = \"xo\"\n```\n";
    assert_eq!(
        faults("diagram", &format!("one\n\n{figure}")),
        [
            "one/chapter.md:8: diagram: Black has no liberty at a1 (D1); White has no liberty at b1 (D1)"
        ]
    );
    let unknown = "```loja figure\ndiagram = \".\"\ncolour = 1\n```\n";
    let found = faults("unknown", unknown);
    assert!(
        found[0].starts_with("one/chapter.md:7: unknown field `colour`"),
        "{found:?}"
    );
    assert_eq!(
        faults("kind", "```loja picture\n```\n")[0],
        "one/chapter.md:5: \"loja picture\" is no kind of block; there are \"loja figure\", \"loja line\", \"loja referee\", \"loja laws\", \"loja step\", \"loja question\" and \"loja proof\""
    );
    // A blank may be longer than a byte.
    assert_eq!(
        faults("blank", "```\u{3000}\u{3000}loja\u{3000}picture\n```\n"),
        faults("kind", "```loja picture\n```\n")
    );
    assert!(book("other", &format!("{HEAD}```lojas figure\n```\n")).is_ok());
    assert_eq!(
        faults("first", "# Title\n")[0],
        "one/chapter.md:5: the title stands in the head; sections begin with ##"
    );
    let step = "```loja step\ntitle = \"T\"\nyou = \"both\"\ndiagram = \"...\"\ngoal = { passes = 1 }\nline = \"pass\"\nsolved = \"S\"\n```\n";
    assert_eq!(
        faults("two-steps", &format!("{step}{step}"))[0],
        "one/chapter.md:13: a section has at most one step"
    );
    let named = |name: &str| format!("```loja figure\ndiagram = \".\"\nname = \"{name}\"\n```\n");
    assert_eq!(
        faults("taken", &format!("{}{}", named("a"), named("a"))),
        ["one/chapter.md:9: the name \"a\" is taken"]
    );
    assert_eq!(faults("bad-name", &named("A b")).len(), 1);
    assert_eq!(faults("nested", "> ## Inside\n").len(), 1);
    // More than one fault is told at once.
    assert_eq!(
        faults("several", &format!("{figure}{figure}[a](http://x.org)")).len(),
        3
    );
}

#[test]
fn heads() {
    let wrong = |name: &str, text: &str| book(name, text).unwrap_err().remove(0);
    assert_eq!(
        wrong("no-head", "text"),
        "one/chapter.md:1: a chapter begins with a head between two lines of +++"
    );
    assert_eq!(
        wrong("open-head", "+++\ntitle = \"\"\n"),
        "one/chapter.md:1: a chapter begins with a head between two lines of +++"
    );
    assert!(
        wrong("key", "+++\ntitle = \"A\"\nlead = \"B\"\ncolour = 1\n+++\n")
            .starts_with("one/chapter.md:4: unknown field")
    );
    let credit =
        "[[credit]]\nauthor = \"A\"\nwork = \"W\"\nyear = 1\nurl = \"http://example.org\"\n";
    assert_eq!(
        wrong(
            "url",
            &format!("+++\ntitle = \"A\"\nlead = \"B\"\n{credit}+++\n")
        ),
        "one/chapter.md:1: the url of \"W\" is no https address"
    );
    assert!(wrong("lead", "+++\ntitle = \"A\"\n+++\n").contains("missing field `lead`"));
}

#[test]
fn steps_that_fail() {
    let step = "## A\n\n```loja step\ntitle = \"T\"\nyou = \"both\"\ndiagram = \"...\"\ngoal = { passes = 2 }\nline = \"pass\"\nsolved = \"S\"\n```\n";
    let report = book("failing", &format!("{HEAD}{step}"))
        .unwrap()
        .check(Depth::Stored);
    assert_eq!((report.counts.steps, report.counts.failed), (1, 1));
    let failure = &report.failures[0];
    assert_eq!(
        (failure.file.as_str(), failure.line, failure.title.as_str()),
        ("one/chapter.md", 7, "T")
    );
    assert_eq!(
        failure.complaints,
        [
            "the model line does not meet the goal",
            "the reader's move 1 has no hint"
        ]
    );
}

#[test]
fn contents() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("contents");
    fs::create_dir_all(&folder).unwrap();
    let wrong = |text: &str| {
        fs::write(folder.join("contents.toml"), text).unwrap();
        Book::read(&folder).unwrap_err()[0].to_string()
    };
    assert_eq!(
        wrong("format = 2\ntitle = \"T\""),
        "contents.toml:1: the format 2 is not known; 1 is"
    );
    assert!(
        wrong("format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"../x\"")
            .contains("the slug \"../x\" is no name")
    );
    assert!(
        wrong("format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"none\"")
            .starts_with("none/chapter.md: ")
    );
    assert!(wrong("format = 1\n\n\ntitle == 1").starts_with("contents.toml:4: "));
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_chapter_is_read_or_refused(text in "([#>`*<\\[\\]()a-z \n:/-]|```loja (figure|step|question|line|proof|referee)\n|diagram = \"\\.\"\n|\\[\\[says\\]\\]\n|lock = \"black: all\"\n|similar = \\[0, 9\\]\n|\\+\\+\\+\n|## ){0,60}") {
        if let Ok(book) = book("any", &format!("{HEAD}{text}")) {
            let _ = book.check(Depth::Stored);
        }
    }
}
