//! Boards of a chapter that are not the grid of their rows.

use loja_book::Depth;
use serde_json::{Value, json};

use crate::shared::{book, figure, report};

/// Two stones that hold a plain board and no pipe.
const TWO: &str = "diagram = \"\"\"\n| . x . |\n| . x . |\n0 0 B 2\n\"\"\"\n";

#[test]
fn a_claim_is_about_the_board_that_is_named() {
    let pipe = format!("board = \"cylinder\"\n{TWO}");
    let shape = format!("board = {{ shape = \"cylinder\" }}\n{TWO}");
    // The same three columns, each joined to the next and the last to the first.
    let pairs = "[0, 1], [1, 2], [2, 0], [3, 4], [4, 5], [5, 3], [0, 3], [1, 4], [2, 5]";
    let pairs = format!("board = {{ neighbors = [{pairs}] }}\n{TWO}");
    for (name, position, right, wrong) in [
        ("plain", TWO, "B+4", "jigo"),
        ("pipe", &pipe, "jigo", "B+4"),
        ("shape", &shape, "jigo", "B+4"),
        ("pairs", &pairs, "jigo", "B+4"),
    ] {
        let says = |result: &str| format!("result = \"{result}\"");
        let found = report(&format!("board-{name}"), position, &says(right));
        assert_eq!((found.failures, found.counts.claims), (vec![], 1), "{name}");
        let found = report(&format!("board-{name}-wrong"), position, &says(wrong));
        assert_eq!((found.counts.failed, found.counts.claims), (1, 0), "{name}");
    }
}

#[test]
fn what_has_a_liberty_there_alone_is_read_and_the_page_gets_the_board() {
    // Below a1 lies a3: on the grid the white stone could not stand there.
    let torus =
        "board = \"torus\"\ndiagram = \"\"\"\n| . . . |\n| x . . |\n| o x x |\n0 0 B 0\n\"\"\"\n";
    let text = figure(torus, "after = \"a3\"\nbecomes = \"0 1 W 0\"");
    let found = book("board-torus", &text).unwrap();
    assert_eq!(found.check(Depth::Full).failures, vec![]);
    let view: Value = serde_json::to_value(found.render()).unwrap();
    let figure = &view["chapters"][0]["sections"][0]["figures"][0];
    assert_eq!(figure["position"]["board"], json!({ "shape": "torus" }));
    assert!(figure["svg"].as_str().unwrap().contains("stroke-dasharray"));
    assert!(book("board-grid", &text.replace("board = \"torus\"\n", "")).is_err());
}

#[test]
fn a_board_that_is_none_is_named() {
    let named = |name: &str, board: &str| {
        let text = figure(&format!("board = {board}\n{TWO}"), "result = \"jigo\"");
        book(name, &text).err().unwrap_or_default()
    };
    assert!(named("board-sphere", "\"sphere\"").contains("\"sphere\" is not a shape of a board"));
    assert!(
        named("board-far", "{ neighbors = [[0, 9]] }").starts_with("one/chapter.md:7: diagram:")
    );
    assert!(!named("board-odd", "{ corners = 3 }").is_empty());
}
