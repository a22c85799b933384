//! Proof trees as files, which parsers written by other people read in `www/test/sgf`. With the environment
//! variable `LOJA_BLESS` set, the files are written anew. They have to have the same boards and moves; words and names may be older.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::{env, fs};

use loja_certificate::{Certificate, Checked, Claim, check};
use loja_dialogue::proof_tree;
use loja_notation::{Layout, read_one};
use loja_rules::Color;
use loja_solver::{Control, Proof};
use sgf_parse::go::Prop;

/// What the solver finds for the whole board.
fn solved(text: &str, player: Color) -> (Layout, Checked) {
    let position = read_one(text).unwrap();
    let all = position.layout.board().locations();
    let claim = Claim::new(&position.state, player, &all).unwrap();
    let mut proof = Proof::new(claim);
    let found = proof.decide(&Control::default());
    (
        position.record.layout,
        found.unwrap().checked().unwrap().clone(),
    )
}

/// One of the book's, which plays in a zone.
fn of_the_book() -> (Layout, Checked) {
    let text = include_str!("../../../tutorials/famous-quarrels/proofs/step-5.txt");
    let checked = check(Certificate::from_text(text).unwrap()).unwrap();
    let layout = Layout::of_text(text, checked.claim().board()).unwrap();
    (layout, checked)
}

/// All properties of a tree but for words, each with the depth of its node.
fn without_words(sgf: &str) -> Vec<String> {
    let roots = sgf_parse::go::parse(sgf).unwrap();
    let mut open: Vec<_> = roots.iter().map(|root| (0, root)).collect();
    let mut found = Vec::new();
    while let Some((depth, node)) = open.pop() {
        let told = node.properties();
        let told = told.filter(|prop| !matches!(prop, Prop::C(_) | Prop::N(_) | Prop::GC(_)));
        found.extend(told.map(|prop| format!("{depth} {prop:?}")));
        open.extend(node.children().map(|child| (depth + 1, child)));
    }
    found
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
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/samples/{name}.sgf"));
        let written = tree.sgf.to_string();
        if env::var_os("LOJA_BLESS").is_some() {
            fs::write(&file, &written).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap();
        let same = without_words(&kept) == without_words(&written);
        assert!(same, "{} has other moves", file.display());
    }
}
