//! Proof trees as files, which parsers written by other people read in `www/test/sgf`. Boards and moves have to be
//! those of now; words and names may be older.

use std::fs;

use loja_certificate::{Certificate, Checked, check};
use loja_dialogue::proof_tree;
use loja_notation::Layout;
use loja_rules::Color;
use loja_testkit::keep_written;

use crate::tree::solved;

/// One of the book's, which plays in a zone.
fn of_the_book() -> (Layout, Checked) {
    let text = include_str!("../../../tutorials/famous-quarrels/proofs/step-7.txt");
    let checked = check(Certificate::from_text(text).unwrap()).unwrap();
    let layout = Layout::of_text(text, checked.claim().board()).unwrap();
    (layout, checked)
}

/// A file but for its words: comments and names.
fn without_words(sgf: &str) -> String {
    let mut kept = String::new();
    let mut name = String::new();
    let mut signs = sgf.chars();
    while let Some(sign) = signs.next() {
        if sign.is_ascii_uppercase() {
            name.push(sign);
            continue;
        }
        let mut value = String::from(sign);
        while sign == '[' && !value.ends_with(']') {
            let Some(next) = signs.next() else { break };
            value.push(next);
            if next == '\\' {
                value.extend(signs.next());
                value.push(' ');
            }
        }
        if !["C", "N", "GC"].contains(&name.as_str()) || sign != '[' {
            kept += &std::mem::take(&mut name);
            kept += &value;
        }
        name.clear();
    }
    kept
}

#[test]
fn what_is_no_word_is_kept() {
    let sgf = "(;C[a \\] b]AB[aa][bb];W[ab]N[x])";
    assert_eq!(without_words(sgf), "(;AB[aa][bb];W[ab])");
}

#[test]
fn the_files_have_the_moves_that_are_written() {
    let torus = r#"{"rows": ["x.x", "...", ".o."], "board": {"shape": "torus"}}"#;
    let samples = [
        ("lock", solved("......\nxxxxxx", Color::Black), 5000),
        ("cut", solved("...x..\n...x..\nxxxx..", Color::Black), 100),
        ("torus", solved(torus, Color::White), 5000),
        ("zone", of_the_book(), 5000),
    ];
    for (name, (layout, checked), most) in samples {
        let tree = proof_tree(&layout, &checked, most).unwrap();
        assert_eq!(tree.cut > 0, name == "cut", "{name}: {} moves", tree.moves);
        assert!(tree.moves > 10, "{name}: {} moves", tree.moves);
        let file = format!("tests/samples/{name}.sgf");
        let written = tree.sgf.to_string();
        let kept = fs::read_to_string(&file).unwrap_or_default();
        if without_words(&kept) != without_words(&written) {
            keep_written(file, &written);
        }
    }
}
