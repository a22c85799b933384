//! What is said about positions: each kind of statement once true and once broken.

use loja_book::Depth;
use loja_testkit::table;
use serde_json::{Value, json};

use crate::shared::{NINE, PINWHEEL, bites, book, figure, report};

#[test]
fn locks() {
    bites(
        "locks",
        NINE,
        "lock = \"black: all\"",
        &table(
            r#"
            lock = "white: all" => it does not hold: it is refuted
            refuted = "black: all" => it does not hold: it is a lock
            lock = "black: a1" => Black has not bordered it: a1 borders on a2 outside the set, so it would have to be a stone of the claimant (C5.2.1)
        "#,
        ),
    );
    bites("refuted", NINE, "refuted = \"white: a3,b3,a2\"", &[]);
}

#[test]
fn borders() {
    bites(
        "borders",
        NINE,
        "bordered = \"white: a3,b3,a2\"",
        &table(
            r#"
            bordered = "white: a3,b3" => it does not hold: a3 borders on a2 outside the set, so it would have to be a stone of the claimant (C5.2.1)
            unbordered = { set = "black: all", rule = "C5.2.1" } => it does not hold: it is bordered
            unbordered = { set = "white: a3,b3", rule = "C5.2.2" } => it does not hold: a3 borders on a2 outside the set, so it would have to be a stone of the claimant (C5.2.1)
        "#,
        ),
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
        &[[
            "formation = \"black: all\"",
            "it does not hold: this is no 2-eye formation",
        ]],
    );
}

#[test]
fn control_and_score() {
    bites(
        "control",
        NINE,
        "control = [\"BBB\", \"BBB\", \"BBB\"]",
        &[[
            "control = [\"BBB\", \"BBB\", \"BB.\"]",
            "it does not hold: control is BBB/BBB/BBB",
        ]],
    );
    bites(
        "controls",
        NINE,
        "controls = \"black: a1 b3\"",
        &table(
            r#"
            controls = "nobody: a1 b3" => it does not hold: that is not so of b3, a1
            controls = "white: a3" => it does not hold: that is not so of a3
        "#,
        ),
    );
    bites(
        "score",
        NINE,
        "score = { black = 8, white = 0 }",
        &[[
            "score = { black = 8, white = 1 }",
            "it does not hold: Black has 8, White 0",
        ]],
    );
    bites(
        "result",
        NINE,
        "result = \"B+8\"",
        &table(
            r#"
            result = "W+8" => it does not hold: the result is Black by 8
            result = "B+7" => it does not hold: the result is Black by 8
            result = "jigo" => it does not hold: the result is Black by 8
        "#,
        ),
    );
}

#[test]
fn moves() {
    bites(
        "legal",
        PINWHEEL,
        "legal = \"cycle@0\"",
        &table(
            r#"
            legal = "b1" => it does not hold: b1 is marked after the ko capture, so nobody may play there this turn (B4.2)
            legal = "cycle@1" => it does not hold: the situation after move 1 does not repeat here, so no cycle began there (B3.2)
        "#,
        ),
    );
    bites(
        "refused",
        PINWHEEL,
        "refused = { move = \"b1\", rule = \"B4.2\" }",
        &table(
            r#"
            refused = { move = "pass", rule = "B4.2" } => it does not hold: the move is legal
            refused = { move = "b1", rule = "B4.5" } => it does not hold: b1 is marked after the ko capture, so nobody may play there this turn (B4.2)
        "#,
        ),
    );
}

#[test]
fn situations() {
    bites(
        "similar",
        PINWHEEL,
        "similar = [0, 8]",
        &[
            ["similar = [0, 7]", "it does not hold: they are not similar"],
            ["different = [0, 8]", "it does not hold: they are similar"],
            ["similar = [0, 9]", "there are the situations 0 to 8"],
        ],
    );
    bites("different", PINWHEEL, "different = [0, 7]", &[]);
    bites(
        "becomes",
        PINWHEEL,
        "after = \"cycle@0\"\nbecomes = \"8 7 W 0\"",
        &table(
            r#"
            becomes = "8 7 W 0" => it does not hold: the situation is ox./.ox/o#o 6 4 B -1
            after = "cycle@0"\nbecomes = """\n| * * * |\n| * x * |\n| * * * |\n8 7 W 0\n""" => it does not hold: the situation is ***/*o*/*** 8 7 W 0
            after = "b1"\nbecomes = "8 7 W 0" => "b1" is not legal: b1 is marked after the ko capture, so nobody may play there this turn (B4.2)
        "#,
        ),
    );
    bites(
        "cycles",
        PINWHEEL,
        "cycles = [0]",
        &[[
            "cycles = []",
            "it does not hold: the cycles that may be removed began with [0]",
        ]],
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
        assert_eq!(
            (
                found.counts.undecided,
                found.counts.claims,
                found.counts.failed
            ),
            (1, 0, 0)
        );
    }
    let says = "refuted = \"black: all\"\ndecided = false\nbecause = \"Too large.\"";
    let found = report("open", NINE, says);
    assert_eq!(
        (
            found.counts.undecided,
            found.counts.claims,
            found.counts.failed
        ),
        (1, 0, 0)
    );
    let book = self::book("open", &figure(NINE, says)).unwrap();
    let found = book.check(Depth::Full);
    assert_eq!((found.counts.undecided, found.counts.failed), (0, 1));
    assert_eq!(
        found.failures[0].complaints,
        ["it is decided now: it is a lock"]
    );
    let says = "lock = \"black: all\"\ndecided = false\nbecause = \"Too large.\"";
    let found = self::book("open-right", &figure(NINE, says)).unwrap();
    assert_eq!(
        found.check(Depth::Full).failures[0].complaints,
        ["it is decided now: the source is right"]
    );
}

#[test]
fn faults_name_their_line() {
    for [says, fault] in table(
        r#"
        lock = "grey: all" => "grey: all" does not begin with "black:", "white:" or "nobody:"
        lock = "nobody: all" => nobody claims nothing; "black: …" or "white: …"
        lock = "black: e5" => the board has no location "e5" (C5.1)
        say = "A" => a claim says exactly one thing
        result = "B+8"\nlegal = "a1" => a claim says exactly one thing
        result = "B+0" => "B+0" is no result; "B+1", "W+1" and "jigo" are
        control = ["BBB"] => the map of control is not of the board's shape
        control = ["BBB", "BxB", "BBB"] => 'x' says nothing in a map of control
        legal = "a1 b1" => "a1 b1" is not one move
        becomes = "1 2" => "1 2" is no situation line
        becomes = "| . |" => becomes: this is another board
        similar = [0, 1]\ndecided = false => this can always be decided
        lock = "black: all"\ndecided = false => what the engine can't decide says why: "because"
        result = "B+8"\nbecause = "Too large." => "because" is for what the engine can't decide
        after = "q"\nsimilar = [0, 1] => after: "q" is neither a point of this board nor "pass"
    "#,
    ) {
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
              "text": "White can’t lock a3, b3, a2.", "player": "white", "set": [0, 1, 3],
              "asks": { "text": "Can White lock a3, b3, a2?", "options": ["Yes", "No"], "right": 1 } },
            { "id": "end", "kind": "result", "verdict": "confirmed", "text": "It is over.", "own": true, "result": "B+8",
              "asks": { "text": "Who wins?", "options": ["Black", "White", "Nobody"], "right": 0 } },
        ])
    );
}
