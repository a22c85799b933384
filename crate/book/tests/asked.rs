//! Questions: those of a chapter, and those that the page asks before it tells what is said.

use loja_book::Depth;
use loja_testkit::table;
use serde_json::Value;

use crate::shared::{NINE, PINWHEEL, book, figure};

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
    assert_eq!(
        (found.counts.failed, found.counts.steps, found.counts.claims),
        (0, 1, 1)
    );
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

/// A page can show the line that a reply tells of.
#[test]
fn lines_of_answers() {
    let after = WRONG.replace("{ result", "{ after = \"b2 pass pass\", result");
    let body = question(&format!("{RIGHT}{after}"));
    let view: Value = serde_json::to_value(book("question", &body).unwrap().render()).unwrap();
    let answers = &view["chapters"][0]["sections"][0]["figures"][0]["question"]["answers"];
    assert_eq!(answers[0].get("after"), None);
    assert_eq!(answers[1]["after"], "b2 pass pass");
}

/// An answer that speaks of points names them, and the page outlines them.
#[test]
fn outlined_answers() {
    let with = |set: &str| WRONG.replace("says =", &format!("outline = \"{set}\"\nsays ="));
    let body = question(&format!("{RIGHT}{}", with("a1,c3")));
    let view: Value = serde_json::to_value(book("question", &body).unwrap().render()).unwrap();
    let answers = &view["chapters"][0]["sections"][0]["figures"][0]["question"]["answers"];
    assert_eq!(answers[0].get("outline"), None);
    assert_eq!(answers[1]["outline"], serde_json::json!([2, 6]));
    let unknown = book("question", &question(&format!("{RIGHT}{}", with("z9"))));
    assert!(unknown.unwrap_err().contains("outline: "));
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

/// What the reader is asked before he is told gives nothing away, and is answered rightly.
#[test]
fn predictions() {
    let asks = |position: &str, says: &str| {
        let book = book("asks", &figure(position, says)).unwrap();
        let view: Value = serde_json::to_value(book.render()).unwrap();
        let asks = &view["chapters"][0]["sections"][0]["figures"][0]["says"][0]["asks"];
        if asks.is_null() {
            return (String::new(), String::new());
        }
        let right = usize::try_from(asks["right"].as_u64().unwrap()).unwrap();
        let text = asks["text"].as_str().unwrap().to_owned();
        (text, asks["options"][right].as_str().unwrap().to_owned())
    };
    for [position, says, text, right] in table(
        r#"
        nine => lock = "black: all" => Can Black lock the whole board? => Yes
        nine => refuted = "white: a3,b3,a2" => Can White lock a3, b3, a2? => No
        nine => refuted = "white: b3,c3,a2,b2,c2,a1,b1,c1" => Can White lock the 8 outlined points? => No
        nine => bordered = "white: a3,b3,a2" => Has White bordered a3, b3, a2? => Yes
        nine => unbordered = { set = "white: a3,b3", rule = "C5.2.1" } => Has White bordered a3, b3? => No
        nine => no_formation = "black: all" => Has Black a 2-eye formation on the whole board? => No
        nine => control = ["BBB", "BBB", "BBB"] => Who controls points here? => Only Black
        nine => controls = "black: a1 b3" => Who controls b3, a1? => Black
        nine => score = { black = 8, white = 0 } => Who has more points? => Black
        nine => result = "B+8" => Who wins? => Black
        nine => result = "W+1" => Who wins? => White
        nine => result = "jigo" => Who wins? => Nobody
        nine => controls = "nobody: b3" => Who controls b3? => Nobody
        nine => score = { black = 8, white = 8 } => Who has more points? => Both have the same
        nine => control = ["...", ".W.", "..."] => Who controls points here? => Only White
        nine => control = ["..B", ".W.", "..."] => Who controls points here? => Both
        nine => control = ["...", "...", "..."] => Who controls points here? => Nobody
        pinwheel => legal = "cycle@0" => Is removing the cycle since 0 legal? => Yes
        pinwheel => after = "pass"\nlegal = "pass" => After pass: is a pass legal? => Yes
        pinwheel => refused = { move = "b1", rule = "B4.2" } => Is b1 legal? => No
        pinwheel => similar = [0, 8] => Are situations 0 and 8 similar? => Yes
        pinwheel => different = [0, 7] => Are situations 0 and 7 similar? => No
    "#,
    ) {
        let position = if position == "nine" { NINE } else { PINWHEEL };
        let found = asks(position, says);
        assert_eq!(found, (text.to_owned(), right.to_owned()), "{says}");
    }
    let open = "decided = false\nbecause = \"Too large.\"";
    let open = format!("lock = \"black: all\"\n{open}");
    for (position, says) in [
        (PINWHEEL, "cycles = [0]"),
        (NINE, "ruled = \"Black wins.\"\ndecided = false"),
        (NINE, &open),
    ] {
        assert_eq!(asks(position, says), Default::default(), "{says}");
    }
}
