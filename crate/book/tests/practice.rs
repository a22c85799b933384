//! Ladders of practice problems, and what is noticed when one of them does not keep its promises.

use std::fs;
use std::path::{Path, PathBuf};

use loja_book::{Book, BookReport, Depth, HeldProblems};
use loja_practice::symmetry::{Turning, turned};
use loja_practice::{Budget, Problem, facts};
use serde_json::{Value, json};

use crate::shared;
use crate::shared::{changed, told};

/// Claims that fail, as somebody would write them down.
const BARE: [&str; 3] = [
    r#"{"kind":"refute","rows":["...","xox"],"turn":"black","player":"white","set":["a2","b2","c2","a1","b1","c1"]}"#,
    r#"{"kind":"refute","rows":["o..","xo.",".xx"],"turn":"black","player":"white","set":["a3","b3","c3","a2","b2","c2","a1","b1","c1"]}"#,
    r#"{"kind":"refute","rows":["xox.","x.ox",".ox."],"turn":"black","player":"white","set":["a3","b3","c3","d3","a2","b2","c2","d2","a1","b1","c1","d1"]}"#,
];

fn complete(bare: &str) -> Problem {
    let bare: Problem = serde_json::from_str(bare).unwrap();
    facts(&bare, &Budget::default()).unwrap_or_else(|why| panic!("{why}"))
}

/// The problems with their facts, the easiest first.
fn ladder() -> Vec<Problem> {
    let mut problems: Vec<Problem> = BARE.iter().map(|bare| complete(bare)).collect();
    problems.sort_by_key(|problem| problem.difficulty.rating);
    problems
}

fn lines(problems: &[Problem]) -> String {
    let line = |problem: &Problem| serde_json::to_string(problem).unwrap() + "\n";
    problems.iter().map(line).collect()
}

const LADDER: &str =
    "[[ladder]]\nslug = \"some\"\nkind = \"refute\"\ntitle = \"T\"\nabout = \"A.\"\n";

/// A copy of the miniature with one ladder.
fn folder(name: &str, head: &str, text: &str) -> PathBuf {
    let folder = changed(&format!("practice-{name}"), "contents.toml", "", "");
    fs::create_dir_all(folder.join("practice")).unwrap();
    let ladders = format!("format = 1\n{head}\n{LADDER}");
    fs::write(folder.join("practice/ladders.toml"), ladders).unwrap();
    fs::write(folder.join("practice/some.jsonl"), text).unwrap();
    folder
}

fn read(folder: &Path) -> Result<Book, Vec<String>> {
    Book::read(folder).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

fn report(name: &str, text: &str) -> BookReport {
    let folder = folder(name, "", text);
    read(&folder).unwrap().check(Depth::Stored)
}

/// What is said about the first problem when one of its fields is another.
fn altered(name: &str, alter: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut first = serde_json::to_value(&ladder()[0]).unwrap();
    alter(&mut first);
    told(&report(name, &format!("{first}\n")))
}

#[test]
fn a_ladder_holds() {
    let mut problems = ladder();
    problems[0].title = Some("The small corner".to_owned());
    let folder = folder("holds", "each = 3\nleast = 3", &lines(&problems));
    let book = read(&folder).unwrap();
    for depth in [Depth::Stored, Depth::Full] {
        let report = book.check(depth);
        assert_eq!(told(&report), [""; 0]);
        assert_eq!((report.counts.problems, report.counts.recomputed), (3, 3));
    }
    let practice = serde_json::to_value(&book.practice).unwrap();
    let ladder = &practice["ladders"][0];
    assert_eq!(
        (
            &ladder["slug"],
            &ladder["kind"],
            &ladder["title"],
            &ladder["about"]
        ),
        (&json!("some"), &json!("refute"), &json!("T"), &json!("A."))
    );
    assert_eq!(
        ladder["problems"][0],
        serde_json::to_value(&problems[0]).unwrap()
    );
    // Without the folder there is nothing to check.
    let none = Book::read(&shared::miniature()).unwrap();
    assert_eq!(
        serde_json::to_value(&none.practice).unwrap(),
        json!({"ladders": []})
    );
}

#[test]
fn other_facts_are_noticed() {
    let file = "practice/some.jsonl:1: ";
    let noticed = |name: &str, field: &str, alter: &dyn Fn(&mut Value)| {
        let found = altered(name, alter);
        let told = format!("{file}\"{field}\" ");
        assert!(
            found.iter().any(|it| it.starts_with(&told)),
            "{name}: {found:?}"
        );
    };
    noticed("wrong", "solutions", &|it| {
        it["solutions"] = json!(["pass"]);
    });
    noticed("missing", "solutions", &|it| {
        it["solutions"].as_array_mut().unwrap().pop();
    });
    noticed("more", "solutions", &|it| {
        it["solutions"].as_array_mut().unwrap().push(json!("pass"));
    });
    noticed("verdict", "verdict", &|it| it["verdict"] = json!("lock"));
    noticed("traps", "traps", &|it| {
        it["traps"][0]["line"].as_array_mut().unwrap().pop();
    });
    noticed("line", "line", &|it| it["line"] = json!([]));
    noticed("nodes", "difficulty", &|it| {
        it["difficulty"]["nodes"] = json!(1);
    });
    noticed("inside", "difficulty", &|it| {
        it["difficulty"]["colour"] = json!(1);
    });
    noticed("id", "id", &|it| it["id"] = json!("refute-00000001"));
    noticed("unknown", "colour", &|it| it["colour"] = json!(1));
    noticed("left-out", "traps", &|it| {
        it.as_object_mut().unwrap().remove("traps");
    });
    // The other player's claim is another problem, or none at all.
    assert_ne!(
        altered("player", |it| it["player"] = json!("black")),
        [""; 0]
    );
    let found = altered("rows", |it| it["rows"] = json!(["xo"]));
    assert!(
        found[0].starts_with(&format!("{file}it is not a problem: ")),
        "{found:?}"
    );
    // Nobody computes what a title is.
    assert_eq!(
        altered("title", |it| it["title"] = json!("Room to move")),
        [""; 0]
    );
}

#[test]
fn the_same_problem_is_noticed() {
    let problems = ladder();
    let twin = turned(&problems[0], Turning::ALL[5], true).unwrap();
    let twin = facts(&twin, &Budget::default()).unwrap();
    assert_ne!(twin.position.rows, problems[0].position.rows);
    let found = told(&report("twin", &lines(&[problems[0].clone(), twin])));
    let same = "practice/some.jsonl:2: but for turning, mirroring and colours it is the problem of practice/some.jsonl:1";
    assert_eq!(found, [same]);
}

/// What is said of boards, whatever else is wrong.
fn of_boards(head: &str, name: &str, text: &str) -> Vec<String> {
    let report = read(&folder(name, head, text))
        .unwrap()
        .check(Depth::Stored);
    let mut found = told(&report);
    found.retain(|it| it.contains("board is that of"));
    found
}

#[test]
fn a_board_comes_once() {
    let first = ladder()[0].clone();
    let text = lines(std::slice::from_ref(&first));
    // Another claim on the same board, which lies there turned, with its colours exchanged and after two passes.
    let twin = turned(&first, Turning::ALL[6], true).unwrap();
    let mut twin = serde_json::to_value(twin).unwrap();
    twin["played"] = json!("pass pass");
    twin["set"] = json!([twin["set"][0]]);
    twin["id"] = json!("refute-00000001");
    let other = format!("{text}{twin}\n");
    assert_eq!(
        of_boards("", "board", &other),
        [
            "practice/some.jsonl:2: but for turning, mirroring and colours its board is that of practice/some.jsonl:1"
        ]
    );
    twin["played"] = json!("b2");
    let moved = format!("{text}{twin}\n");
    assert_eq!(of_boards("", "board-moved", &moved), [""; 0]);
    // The mark that a taken ko leaves makes no other board.
    let still = r#"{"kind":"refute","rows":[".xo.","x.xo",".xo.","...."],"turn":"white","player":"black","set":["a2"]}"#;
    let taken = r#"{"kind":"refute","rows":[".xo.","xo.o",".xo.","...."],"turn":"black","played":"c3","player":"black","set":["a2"]}"#;
    let marked = format!("{still}\n{taken}\n");
    assert_eq!(of_boards("", "board-ko", &marked).len(), 1);
    // The two stones that the first chapter shows.
    let shown = r#"{"kind":"refute","rows":["o.",".x"],"turn":"black","player":"white","set":["a1","a2","b1","b2"]}"#;
    let shown = format!("{shown}\n");
    assert_eq!(of_boards("", "unread", &shown), [""; 0]);
    let found = of_boards("read = 1", "read", &shown);
    assert!(
        found[0].starts_with("practice/some.jsonl:1: ")
            && found[0].ends_with("that of first/chapter.md:13"),
        "{found:?}"
    );
}

#[test]
fn order_and_number() {
    let mut problems = ladder();
    let text = lines(&problems);
    problems.reverse();
    let found = told(&report("order", &lines(&problems)));
    assert!(
        found[0].starts_with("practice/some.jsonl:2: its rating is "),
        "{found:?}"
    );
    let few = read(&folder("few", "each = 4\nleast = 5", &text)).unwrap();
    assert_eq!(
        told(&few.check(Depth::Stored)),
        [
            "practice/some.jsonl:0: it has 3 problems, and at least 4 are asked for",
            "practice/ladders.toml:0: there are 3 problems, and at least 5 are asked for",
        ]
    );
}

#[test]
fn titles_and_credits() {
    let title = |text: &str| altered("titled", |it| it["title"] = json!(text));
    for bad in [
        "Play B2",
        "aa10 or not",
        "Black’s corner",
        "two white stones",
        " ",
    ] {
        assert_eq!(title(bad).len(), 1, "{bad}");
    }
    for fine in ["A 2-eye formation", "Blackbird", "Vitamin b", "10000 years"] {
        assert_eq!(title(fine), [""; 0], "{fine}");
    }
    let mut problems = ladder();
    for problem in &mut problems {
        problem.title = Some("Again".to_owned());
    }
    assert_eq!(report("titles", &lines(&problems)).counts.failed, 2);

    let credit = json!({"author": "Somebody", "work": "Something", "year": 2002});
    let from = |id: &str, credit: &Value| {
        altered("from", |it| {
            it["from"] = json!(id);
            if !credit.is_null() {
                it["credit"] = credit.clone();
            }
        })
    };
    // Three empty points in a row are a part of it, whatever the colours.
    assert_eq!(from("other", &credit), [""; 0]);
    assert!(
        from("other", &Value::Null)[0].ends_with("it comes from \"other\", and credits nobody")
    );
    assert!(from("walk", &credit)[0].contains("it is not the board of \"walk\""));
    assert!(from("none", &credit)[0].ends_with("the source has no \"none\""));
}

#[test]
fn what_is_known_is_not_computed_again() {
    let text = lines(&ladder());
    let book = read(&folder("known", "", &text)).unwrap();
    let (first, known) = book.check_knowing(Depth::Stored, &HeldProblems::default());
    assert_eq!(first.counts.recomputed, 3);
    assert_eq!(HeldProblems::read(&known.to_text()), known);
    // The ids whose last digit is 0 or 8 are the sample.
    let sampled = |problem: &&Problem| problem.id.ends_with(['0', '8']);
    let sample = ladder().iter().filter(sampled).count();
    let (second, again) = book.check_knowing(Depth::Stored, &known);
    assert_eq!(
        (second.counts.failed, second.counts.recomputed),
        (0, sample)
    );
    assert_eq!(again, known);
    let (full, _) = book.check_knowing(Depth::Full, &known);
    assert_eq!(full.counts.recomputed, 3);
}

/// What is known are lines as they stand: a line that changed is none of them, and what fails is never known. And
/// whatever is known falsely, the sample finds out.
#[test]
fn a_stale_line_is_computed_again() {
    let line = |id: &str| {
        let mut first = serde_json::to_value(&ladder()[0]).unwrap();
        first["solutions"] = json!(["pass"]);
        first["id"] = json!(id);
        format!("{first}\n")
    };
    let right = HeldProblems::read(&lines(&ladder()));
    let check = |id: &str, known: &HeldProblems| {
        let book = read(&folder("stale", "", &line(id))).unwrap();
        book.check_knowing(Depth::Stored, known)
    };
    let id = ladder()[0].id.clone();
    let (report, known) = check(&id, &right);
    assert_eq!((report.counts.failed, report.counts.recomputed), (1, 1));
    assert_eq!(known, HeldProblems::default());
    let lying = |id: &str| {
        check(id, &HeldProblems::read(&line(id)))
            .0
            .counts
            .recomputed
    };
    assert_eq!(lying("refute-00000001"), 0);
    assert_eq!(lying("refute-00000008"), 1);
    assert_eq!(lying("refute-"), 1);
}

#[test]
fn files_with_faults() {
    let faults = |name: &str, text: &str| read(&folder(name, "", text)).unwrap_err();
    let one = serde_json::to_value(&ladder()[0]).unwrap();
    let mut other = one.clone();
    other["kind"] = json!("lock");
    assert_eq!(
        faults("kind", &format!("\n{other}\n")),
        ["practice/some.jsonl:2: its kind is lock, and that of the ladder refute"]
    );
    let found = faults("json", &format!("{one}\n{{\n{{}}\n"));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("practice/some.jsonl:2: "), "{found:?}");
    let long = format!(
        "{{\"kind\":\"refute\",\"rows\":[\"{}\"]}}",
        ".".repeat(70_000)
    );
    assert_eq!(
        faults("long", &long),
        ["practice/some.jsonl:1: a problem has at most 64 kB"]
    );
    let deep = format!("{{\"rows\":{}", "[".repeat(10_000));
    assert!(faults("deep", &deep)[0].contains("recursion limit"));
    assert_eq!(
        faults("many", &"{}\n".repeat(3_000)),
        ["practice/some.jsonl: more than 2000 problems are not read"]
    );

    let wrong = |name: &str, from: &str, to: &str| {
        let folder = folder(name, "", "");
        let file = folder.join("practice/ladders.toml");
        let text = fs::read_to_string(&file).unwrap();
        fs::write(&file, text.replacen(from, to, 1)).unwrap();
        read(&folder).unwrap_err()
    };
    assert_eq!(
        wrong("format", "format = 1", "format = 2"),
        ["practice/ladders.toml:1: the format 2 is not known; 1 is"]
    );
    assert_eq!(
        wrong("twice", LADDER, &LADDER.repeat(2)),
        ["practice/ladders.toml: the slug \"some\" is given twice"]
    );
    assert!(wrong("slug", "\"some\"", "\"../some\"")[0].contains("is no name"));
    assert!(wrong("gone", "\"some\"", "\"other\"")[0].starts_with("practice/other.jsonl: "));
    assert!(wrong("word", "\"refute\"", "\"win\"")[0].contains("unknown variant `win`"));
    assert_eq!(wrong("empty", "\"A.\"", "\" \"").len(), 1);
    let stranger = folder("stranger", "", "");
    fs::write(stranger.join("practice/more.jsonl"), "").unwrap();
    assert_eq!(
        read(&stranger).unwrap_err(),
        ["practice/more.jsonl: no ladder names it"]
    );
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { cases: 64, failure_persistence: None, ..Default::default() })]

    /// Whatever is written over a part of a problem, it is told and nothing panics.
    #[test]
    fn any_line_is_read_or_refused(at in 0_usize..2_000, text in "([\\[\\]{}\",:0-9a-z]|pass|null|\"rows\":){0,12}") {
        let mut line = lines(&ladder()[..1]);
        line.truncate(line.len() - 1);
        let at = at % line.len();
        if line.is_char_boundary(at) {
            let end = (at + text.len()).min(line.len());
            if line.is_char_boundary(end) {
                line.replace_range(at..end, &text);
            }
        }
        if let Ok(book) = read(&folder("any", "", &line)) {
            let _ = book.check(Depth::Stored);
        }
    }
}
