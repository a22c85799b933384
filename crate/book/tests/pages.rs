//! Pages of chapters: as the page gets them, and what is asked of their form. The miniature book is broken in one
//! place after the other.

use std::fs;

use loja_book::Book;
use serde_json::{Value, json};

use crate::shared::{broken, changed, miniature};

const BEAST: &str = "beasts/beast-1/chapter.md";
const WORDS: &str = "beasts/words/chapter.md";

fn rendered() -> Value {
    serde_json::to_value(Book::read(&miniature()).unwrap().render()).unwrap()
}

#[test]
fn pages_as_the_page_gets_them() {
    let view = rendered();
    assert_eq!(view["chapters"][0]["pages"], json!([]));
    assert_eq!(view["chapters"][0]["beast"], Value::Null);
    let chapter = &view["chapters"][2];
    assert_eq!(
        (&chapter["number"], &chapter["plain"]),
        (&json!(3), &json!(true))
    );
    let names: Vec<_> = chapter["pages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|page| (&page["slug"], &page["number"]))
        .collect();
    assert_eq!(
        names,
        [(&json!("words"), &json!(3)), (&json!("beast-1"), &json!(3))]
    );
    assert_eq!(
        chapter["terms"],
        json!({
            "cycle": { "title": "Cycle", "html": "<p>A cycle is what comes back.</p>",
                       "exact": "", "href": "words.html#cycle" },
            "ko": { "title": "Ko", "href": "words.html#ko", "exact": "<p>It has two points.</p>",
                    "html": "<p>A ko is a place where two players could <a href=\"words.html#cycle\">take</a> for ever.</p>" },
        })
    );
    assert_eq!(
        chapter["pages"][1]["beast"],
        json!({ "number": 1, "name": "Nine points", "shape": ["corner"], "ko": 0, "seki": false,
                "compare": "same", "game": false, "hard": "glance" })
    );
}

#[test]
fn blocks_as_the_page_gets_them() {
    let view = rendered();
    let pages = &view["chapters"][2]["pages"];
    let line = &pages[0]["sections"][1]["figures"][0];
    assert_eq!(
        (&line["id"], &line["kind"]),
        (&json!("round"), &json!("line"))
    );
    assert_eq!(
        line["line"],
        json!({ "moves": "c2 d1 pass", "notes": [{ "move": 0, "say": "The start." }, { "move": 1, "say": "White is in atari." }] })
    );
    let sections = &pages[1]["sections"];
    let question = &sections[0]["figures"][0];
    let all: Vec<usize> = (0..9).collect();
    assert_eq!(
        question["question"]["answers"][0]["control"],
        json!({ "black": all, "white": [] })
    );
    let proof = &sections[1]["figures"][0];
    assert_eq!(
        (&proof["id"], &proof["kind"]),
        (&json!("step-2"), &json!("proof"))
    );
    assert_eq!(
        proof["proof"],
        json!({ "claim": { "player": "white", "set": [0, 1, 3] }, "you": "refuter", "verdict": "refuted", "decided": true,
            "atOnce": false,
            "certificate": null,
                "find": [], "wrong": [], "hints": ["Where is the last liberty?", "a3."], "solved": "Taken." })
    );
    let find = &sections[2]["figures"][0]["proof"];
    assert_eq!(
        find["wrong"][1],
        json!({ "player": "black", "set": [6], "say": "That is open." })
    );
    assert_eq!(
        (
            &find["claim"],
            &find["you"],
            &find["verdict"],
            &find["find"]
        ),
        (
            &Value::Null,
            &json!("claimant"),
            &json!("lock"),
            &json!([{ "player": "black", "set": all }])
        )
    );
    let referee = &sections[3]["figures"][0];
    assert_eq!(
        (&referee["id"], &referee["kind"]),
        (&json!("figure-1"), &json!("referee"))
    );
    assert_eq!(
        referee["map"],
        json!({ "by": "somebody", "black": [0, 1, 2, 3, 4], "white": [6, 7, 8] })
    );
    assert_eq!(
        referee["says"][0]["control"],
        json!({ "black": all, "white": [] })
    );
    assert_eq!(
        referee["says"][0]["asks"],
        json!({ "text": "Who controls points here?", "options": ["Only Black", "Only White", "Both", "Nobody"], "right": 0 })
    );
    assert_eq!(
        referee["says"][1]["asks"],
        json!({ "text": "Can White lock a3, b3, a2?", "options": ["Yes", "No"], "right": 1 })
    );
    assert!(
        referee["svg"]
            .as_str()
            .unwrap()
            .starts_with("<svg class=\"printed\"")
    );
}

#[test]
fn folders() {
    assert_eq!(
        broken("twice", "contents.toml", "\"words\"", "\"first\""),
        ["contents.toml: the slug \"first\" is given twice"]
    );
    assert!(
        broken("absent", "contents.toml", "\"words\"", "\"worts\"")[0]
            .starts_with("beasts/worts/chapter.md: ")
    );
    assert_eq!(
        broken("number", BEAST, "number = 1", "number = 2"),
        ["beasts/beast-1/chapter.md:1: the page of beast 2 is beast-2"]
    );
}

#[test]
fn headings() {
    assert_eq!(
        broken("bad-id", WORDS, "{#cycle}", "{#Cycle}")[0],
        "beasts/words/chapter.md:20: \"Cycle\" is no name; use small letters, digits and hyphens"
    );
    assert_eq!(
        broken("taken-id", WORDS, "{#cycle}", "{#ko}")[0],
        "beasts/words/chapter.md:20: the name \"ko\" is taken"
    );
    assert_eq!(
        broken("class", WORDS, "{#cycle}", "{#cycle .loud}"),
        ["beasts/words/chapter.md:20: a heading takes a name such as {#b4} and no more"]
    );
}

#[test]
fn links() {
    let chapter = "beasts/chapter.md";
    assert_eq!(
        broken("page", chapter, "words.html#ko", "kos.html#ko"),
        ["beasts/chapter.md:6: there is no page \"kos.html\""]
    );
    assert_eq!(
        broken("place", chapter, "words.html#ko", "words.html#kos"),
        ["beasts/chapter.md:6: words.html has no place \"kos\""]
    );
    assert_eq!(
        broken("own-place", chapter, "words.html#ko", "#ko"),
        ["beasts/chapter.md:6: beasts.html has no place \"ko\""]
    );
    // The first chapter is the front page and has no other.
    assert_eq!(
        broken("front", chapter, "index.html", "first.html"),
        ["beasts/chapter.md:7: there is no page \"first.html\""]
    );
    for there in [
        "words.html#round",
        "beast-1.html#figure-1-says-2",
        "second.html",
    ] {
        assert_eq!(
            broken("alive", chapter, "words.html#ko", there),
            [""; 0],
            "{there}"
        );
    }
}

#[test]
fn sections_to_see_and_to_read() {
    assert_eq!(
        broken("nothing", "beasts/chapter.md", "plain = true\n", ""),
        [
            "beasts/chapter.md:5: there is nothing to see or to do; `plain = true` in the head allows that"
        ]
    );
    let words = |count: usize| "word ".repeat(count);
    let long = |count: usize, to: &str| {
        broken(
            "long",
            BEAST,
            "Look at it.",
            &format!("{}{to}", words(count)),
        )
    };
    assert_eq!(long(120, ""), [""; 0]);
    assert_eq!(
        long(119, "\n\nand *two*."),
        ["beasts/beast-1/chapter.md:15: 121 words without a figure between; 120 at most"]
    );
    // A heading begins anew, and a table is no prose.
    let heading = format!("\n\n## Once more\n\n{}", words(100));
    assert_eq!(
        long(100, &heading),
        [
            "beasts/beast-1/chapter.md:15: there is nothing to see or to do; `plain = true` in the head allows that"
        ]
    );
    let table = format!("\n\n| a |\n| --- |\n| {} |\n", words(100));
    assert_eq!(long(100, &table), [""; 0]);
    // HTML is shown as text, so it is read.
    let html = format!("\n\n<div>\n{}\n</div>\n", words(100));
    assert_eq!(
        long(100, &html),
        ["beasts/beast-1/chapter.md:15: 202 words without a figure between; 120 at most"]
    );
}

/// A fault in one file hides nothing in another.
#[test]
fn all_faults_are_told() {
    let folder = changed("all", BEAST, "map_by = \"somebody\"\n", "");
    let file = folder.join(WORDS);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("[[note]]", "[[notes]]")).unwrap();
    fs::write(folder.join("sources/unused.toml"), "[[unused]]\nid = 1").unwrap();
    let faults = Book::read(&folder).unwrap_err();
    let files: Vec<&str> = faults.iter().map(|fault| fault.file.as_str()).collect();
    assert_eq!(files, [WORDS, BEAST, "sources/unused.toml"]);
}
