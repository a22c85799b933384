//! What is said about positions: each kind of statement once true and once broken.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::fs;
use std::path::{Path, PathBuf};

use loja_book::{Book, Depth, Report};
use serde_json::{Value, json};

const HEAD: &str = "+++\ntitle = \"A\"\nlead = \"B\"\n+++\n";

/// The end of the first game: Black controls the whole board.
const NINE: &str = "diagram = \"\"\"\n| . o . |\n| o x x |\n| . x . |\n0 0 W 2\n\"\"\"\n";

/// The pinwheel after move 8, and the moves 9 to 16 that lead round.
const PINWHEEL: &str = "diagram = \"\"\"\n| o x . |\n| . o x |\n| o # o |\n2 0 B -1\n\"\"\"\nplayed = \"a2 c3 b1 a3 c2 a1 b3 c1\"\n";

fn folder(name: &str, chapter: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("says-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("one")).unwrap();
    let contents = "format = 1\ntitle = \"T\"\n[[chapter]]\nslug = \"one\"\n";
    fs::write(folder.join("contents.toml"), contents).unwrap();
    fs::write(folder.join("one/chapter.md"), format!("{HEAD}{chapter}")).unwrap();
    folder
}

fn book(name: &str, chapter: &str) -> Result<Book, String> {
    Book::read(&folder(name, chapter)).map_err(|faults| faults[0].to_string())
}

fn figure(position: &str, says: &str) -> String {
    format!("```loja figure\n{position}[[says]]\n{says}\n```\n")
}

fn report(name: &str, position: &str, says: &str) -> Report {
    let book = book(name, &figure(position, says)).unwrap_or_else(|e| panic!("{says}: {e}"));
    book.check(Depth::Stored)
}

/// The first statement holds, and each of the others fails with this complaint.
fn bites(name: &str, position: &str, right: &str, wrong: &[(&str, &str)]) {
    let found = report(name, position, right);
    assert_eq!((found.failures, found.claims), (vec![], 1), "{right}");
    for (says, complaint) in wrong {
        let found = report(name, position, says);
        assert_eq!((found.failed, found.claims), (1, 0), "{says}");
        assert_eq!(found.failures[0].complaints, [*complaint], "{says}");
        let line = if position == NINE { 12 } else { 13 };
        let place = (found.failures[0].file.as_str(), found.failures[0].line);
        assert_eq!(place, ("one/chapter.md", line), "{says}");
    }
}

#[test]
fn locks() {
    bites(
        "locks",
        NINE,
        "lock = \"black: all\"",
        &[
            ("lock = \"white: all\"", "it does not hold: it is refuted"),
            ("refuted = \"black: all\"", "it does not hold: it is a lock"),
            (
                "lock = \"black: a1\"",
                "Black has not bordered it: a1 borders on a2 outside the set, so it would have to be a stone of the claimant (C5.2.1)",
            ),
        ],
    );
    bites("refuted", NINE, "refuted = \"white: a3,b3,a2\"", &[]);
}

#[test]
fn borders() {
    bites(
        "borders",
        NINE,
        "bordered = \"white: a3,b3,a2\"",
        &[
            (
                "bordered = \"white: a3,b3\"",
                "it does not hold: a3 borders on a2 outside the set, so it would have to be a stone of the claimant (C5.2.1)",
            ),
            (
                "unbordered = { set = \"black: all\", rule = \"C5.2.1\" }",
                "it does not hold: it is bordered",
            ),
            (
                "unbordered = { set = \"white: a3,b3\", rule = \"C5.2.2\" }",
                "it does not hold: a3 borders on a2 outside the set, so it would have to be a stone of the claimant (C5.2.1)",
            ),
        ],
    );
    let says = "unbordered = { set = \"white: a3,b3\", rule = \"C5.2.1\" }";
    bites("unbordered", NINE, says, &[]);
}

#[test]
fn formations() {
    let eyes = "diagram = \"\"\"\n| x . x |\n| . x x |\n| x x . |\n0 2 W 0\n\"\"\"\n";
    bites("formations", eyes, "formation = \"black: all\"", &[]);
    let found = report("formations", eyes, "no_formation = \"black: all\"");
    assert_eq!(
        found.failures[0].complaints,
        ["it does not hold: this is a 2-eye formation"]
    );
    bites(
        "no-formation",
        NINE,
        "no_formation = \"black: all\"",
        &[(
            "formation = \"black: all\"",
            "it does not hold: this is no 2-eye formation",
        )],
    );
}

#[test]
fn control_and_score() {
    bites(
        "control",
        NINE,
        "control = [\"BBB\", \"BBB\", \"BBB\"]",
        &[(
            "control = [\"BBB\", \"BBB\", \"BB.\"]",
            "it does not hold: control is BBB/BBB/BBB",
        )],
    );
    bites(
        "controls",
        NINE,
        "controls = \"black: a1 b3\"",
        &[
            (
                "controls = \"nobody: a1 b3\"",
                "it does not hold: that is not so of b3, a1",
            ),
            (
                "controls = \"white: a3\"",
                "it does not hold: that is not so of a3",
            ),
        ],
    );
    bites(
        "score",
        NINE,
        "score = { black = 8, white = 0 }",
        &[(
            "score = { black = 8, white = 1 }",
            "it does not hold: Black has 8, White 0",
        )],
    );
    bites(
        "result",
        NINE,
        "result = \"B+8\"",
        &[
            (
                "result = \"W+8\"",
                "it does not hold: the result is Black by 8",
            ),
            (
                "result = \"B+7\"",
                "it does not hold: the result is Black by 8",
            ),
            (
                "result = \"jigo\"",
                "it does not hold: the result is Black by 8",
            ),
        ],
    );
}

#[test]
fn moves() {
    bites(
        "legal",
        PINWHEEL,
        "legal = \"cycle@0\"",
        &[
            (
                "legal = \"b1\"",
                "it does not hold: b1 is marked after the ko capture, so nobody may play there this turn (B4.2)",
            ),
            (
                "legal = \"cycle@1\"",
                "it does not hold: the situation after move 1 does not repeat here, so no cycle began there (B3.2)",
            ),
        ],
    );
    bites(
        "refused",
        PINWHEEL,
        "refused = { move = \"b1\", rule = \"B4.2\" }",
        &[
            (
                "refused = { move = \"pass\", rule = \"B4.2\" }",
                "it does not hold: the move is legal",
            ),
            (
                "refused = { move = \"b1\", rule = \"B4.5\" }",
                "it does not hold: b1 is marked after the ko capture, so nobody may play there this turn (B4.2)",
            ),
        ],
    );
}

#[test]
fn situations() {
    bites(
        "similar",
        PINWHEEL,
        "similar = [0, 8]",
        &[
            ("similar = [0, 7]", "it does not hold: they are not similar"),
            ("different = [0, 8]", "it does not hold: they are similar"),
            ("similar = [0, 9]", "there are the situations 0 to 8"),
        ],
    );
    bites("different", PINWHEEL, "different = [0, 7]", &[]);
    bites(
        "becomes",
        PINWHEEL,
        "after = \"cycle@0\"\nbecomes = \"8 7 W 0\"",
        &[
            (
                "becomes = \"8 7 W 0\"",
                "it does not hold: the situation is ox./.ox/o#o 6 4 B -1",
            ),
            (
                "after = \"cycle@0\"\nbecomes = \"\"\"\n| * * * |\n| * x * |\n| * * * |\n8 7 W 0\n\"\"\"",
                "it does not hold: the situation is ***/*o*/*** 8 7 W 0",
            ),
            (
                "after = \"b1\"\nbecomes = \"8 7 W 0\"",
                "\"b1\" is not legal: b1 is marked after the ko capture, so nobody may play there this turn (B4.2)",
            ),
        ],
    );
    bites(
        "cycles",
        PINWHEEL,
        "cycles = [0]",
        &[(
            "cycles = []",
            "it does not hold: the cycles that may be removed began with [0]",
        )],
    );
    // A pass before leaves nothing to remove (B3.1).
    bites("after-pass", PINWHEEL, "after = \"pass\"\ncycles = []", &[]);
}

#[test]
fn what_is_not_decided_counts_by_itself_and_is_noticed_when_it_is() {
    let says = "ruled = \"Black wins.\"\ndecided = false";
    let book = book("ruled", &figure(NINE, says)).unwrap();
    for depth in [Depth::Stored, Depth::Full] {
        let found = book.check(depth);
        assert_eq!((found.undecided, found.claims, found.failed), (1, 0, 0));
    }
    let says = "refuted = \"black: all\"\ndecided = false";
    let found = report("open", NINE, says);
    assert_eq!((found.undecided, found.claims, found.failed), (1, 0, 0));
    let book = self::book("open", &figure(NINE, says)).unwrap();
    let found = book.check(Depth::Full);
    assert_eq!((found.undecided, found.failed), (0, 1));
    assert_eq!(
        found.failures[0].complaints,
        ["it is decided now: it is a lock"]
    );
}

#[test]
fn faults_name_their_line() {
    for (says, fault) in [
        (
            "lock = \"grey: all\"",
            "\"grey: all\" does not begin with \"black:\", \"white:\" or \"nobody:\"",
        ),
        (
            "lock = \"nobody: all\"",
            "nobody claims nothing; \"black: …\" or \"white: …\"",
        ),
        (
            "lock = \"black: e5\"",
            "the board has no location \"e5\" (C5.1)",
        ),
        ("say = \"A\"", "a claim says exactly one thing"),
        (
            "result = \"B+8\"\nlegal = \"a1\"",
            "a claim says exactly one thing",
        ),
        (
            "result = \"B+0\"",
            "\"B+0\" is no result; \"B+1\", \"W+1\" and \"jigo\" are",
        ),
        (
            "control = [\"BBB\"]",
            "the map of control is not of the board's shape",
        ),
        (
            "control = [\"BBB\", \"BxB\", \"BBB\"]",
            "'x' says nothing in a map of control",
        ),
        ("legal = \"a1 b1\"", "\"a1 b1\" is not one move"),
        ("becomes = \"1 2\"", "\"1 2\" is no situation line"),
        ("becomes = \"| . |\"", "becomes: this is another board"),
        (
            "similar = [0, 1]\ndecided = false",
            "this can always be decided",
        ),
        (
            "after = \"q\"\nsimilar = [0, 1]",
            "after: \"q\" is neither a point of this board nor \"pass\"",
        ),
    ] {
        let found = book("faults", &figure(NINE, says)).unwrap_err();
        assert_eq!(found, format!("one/chapter.md:12: {fault}"), "{says}");
    }
    let found = book("unknown", &figure(NINE, "locks = \"black: all\"")).unwrap_err();
    assert!(
        found.starts_with("one/chapter.md:13: unknown field `locks`"),
        "{found}"
    );
    let found = book(
        "played",
        &figure(&NINE.replace("0 0 W 2", "0 0 W 0"), "cycles = []\n")
            .replace("[[says]]", "played = \"b1\"\n[[says]]"),
    );
    assert_eq!(
        found.unwrap_err(),
        "one/chapter.md:5: played: a black stone already stands on b1 (B4.2)"
    );
    let twice = figure(NINE, "name = \"twice\"\nresult = \"B+8\"");
    let found = book("twice", &format!("{twice}{twice}")).unwrap_err();
    assert_eq!(found, "one/chapter.md:23: the name \"twice\" is taken");
}

#[test]
fn the_page_gets_the_words_and_the_set() {
    let says = "refuted = \"white: a3,b3,a2\"\n[[says]]\nname = \"end\"\nsay = \"It is over.\"\nresult = \"B+8\"";
    let book = book("view", &figure(NINE, says)).unwrap();
    let view: Value = serde_json::to_value(book.render()).unwrap();
    let figure = &view["chapters"][0]["sections"][0]["figures"][0];
    assert_eq!(
        figure["says"],
        json!([
            { "id": "figure-1-says-1", "kind": "refuted", "verdict": "confirmed",
              "text": "White can’t lock a3, b3, a2.", "player": "white", "set": [0, 1, 3] },
            { "id": "end", "kind": "result", "verdict": "confirmed", "text": "It is over." },
        ])
    );
}

fn question(body: &str) -> String {
    format!("```loja question\ntitle = \"Who wins?\"\n{NINE}{body}```\n")
}

const RIGHT: &str =
    "[[answer]]\ntext = \"Black\"\nsays = { result = \"B+8\" }\nright = true\nreply = \"Yes.\"\n";
const WRONG: &str = "[[answer]]\ntext = \"White\"\nsays = { result = \"W+8\" }\nreply = \"No.\"\n";

#[test]
fn questions() {
    let right = |body: &str| {
        book("question", &question(body))
            .unwrap()
            .check(Depth::Stored)
    };
    let found = right(&format!("{RIGHT}{WRONG}"));
    assert_eq!((found.failed, found.steps, found.claims), (0, 1, 1));
    let complaint = |body: &str| right(body).failures[0].complaints[0].clone();
    let false_right = RIGHT.replace("B+8", "B+7");
    assert_eq!(
        complaint(&format!("{false_right}{WRONG}")),
        "the answer \"Black\" is wrong: the result is Black by 8"
    );
    let true_wrong = WRONG.replace("result = \"W+8\"", "lock = \"black: all\"");
    assert_eq!(
        complaint(&format!("{RIGHT}{true_wrong}")),
        "the answer \"White\" is right as well"
    );
    let void = WRONG.replace("result = \"W+8\"", "lock = \"black: a1\"");
    assert!(complaint(&format!("{RIGHT}{void}")).starts_with("the answer \"White\" says nothing"));
    let fault = |body: &str| book("question", &question(body)).unwrap_err();
    assert_eq!(
        fault(&format!("{WRONG}{WRONG}")),
        "one/chapter.md:6: exactly one answer is right"
    );
    assert_eq!(
        fault(RIGHT),
        "one/chapter.md:6: a question has two answers or more, or a number"
    );
}

#[test]
fn numbers() {
    let number = |counts: &str, is: u32| {
        let body = format!(
            "[number]\ncounts = \"{counts}\"\nis = {is}\nright = \"Yes.\"\nwrong = \"No.\"\n"
        );
        book("number", &question(&body)).map(|book| book.check(Depth::Stored))
    };
    for (counts, is) in [
        ("score black", 8),
        ("captured white", 0),
        ("control black", 9),
    ] {
        assert_eq!(number(counts, is).unwrap().failures, [], "{counts}");
        let found = number(counts, is + 1).unwrap();
        assert_eq!(
            found.failures[0].complaints,
            [format!("the number is {is}")]
        );
    }
    assert!(
        number("stones", 1)
            .unwrap_err()
            .contains("can't be counted")
    );
}

/// An empty board: the shortest position whose claim takes a search worth keeping.
const LONG: &str = "diagram = \"\"\"\n| . . . |\n| . . . |\n| . . . |\n0 0 B 0\n\"\"\"\n";

#[test]
fn certificates_answer_and_damaged_ones_are_noticed() {
    let chapter = format!(
        "```loja figure\nname = \"board\"\n{LONG}[[says]]\nrefuted = \"white: all\"\n```\n"
    );
    let folder = folder("kept", &chapter);
    let read = || Book::read(&folder).unwrap();
    let kept = read().prove();
    let [one] = kept.as_slice() else {
        panic!("one figure has a long search, {}", kept.len());
    };
    assert_eq!(one.file, "one/proofs/board.txt");
    fs::create_dir_all(folder.join("one/proofs")).unwrap();
    let file = folder.join(&one.file);
    fs::write(&file, &one.text).unwrap();
    for depth in [Depth::Stored, Depth::Full] {
        let found = read().check(depth);
        assert_eq!((found.failures, found.claims), (vec![], 1));
    }
    assert_eq!(read().prove(), kept);
    fs::write(&file, one.text.replacen("refuted", "lock", 1)).unwrap();
    let found = read().check(Depth::Stored);
    assert_eq!(found.failures[0].file, "one/proofs/board.txt");
    assert!(found.failures[0].complaints[0].starts_with("certificate 1: "));
    // The answer changed and the seal renewed: the checker refuses it.
    let forged = one.text.replacen("answer refuted", "answer lock", 1);
    let forged = loja_certificate::sealed_again(&forged);
    fs::write(&file, forged).unwrap();
    let found = read().check(Depth::Stored);
    let complaint = &found.failures[0].complaints[0];
    assert!(complaint.contains("it shows nothing"), "{complaint}");
    // Certificates of another figure are noticed, for they answer nothing here.
    let chapter = folder.join("one/chapter.md");
    let text = fs::read_to_string(&chapter).unwrap();
    fs::write(&file, &one.text).unwrap();
    fs::write(&chapter, text.replace("white: all", "black: all")).unwrap();
    let found = read().check(Depth::Stored);
    assert_eq!(found.failed, 1);
    assert!(found.failures[0].complaints[0].starts_with("none of them answers"));
    fs::write(&chapter, text).unwrap();
    fs::rename(&file, folder.join("one/proofs/other.txt")).unwrap();
    let found = read().check(Depth::Stored);
    assert_eq!(
        found.failures[0].complaints,
        ["there is no figure \"other\""]
    );
    fs::write(folder.join("one/proofs/board.md"), "").unwrap();
    assert!(Book::read(&folder).is_err());
}
