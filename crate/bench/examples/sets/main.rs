//! Makes the sets of positions that `benches/prove` measures: `crate/bench/data`, one object of JSON a line.
//!
//! `cargo run --release -p loja-bench --example sets -- changed blobs` writes these two; `--check` before them only
//! says whether the files are what would be written. The same numbers are thrown everywhere, so the same positions come out. The
//! games need GNU Go 3.8 (`apt-get install gnugo`); `GNUGO` names the program if it is not found as `gnugo`.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "it is a tool for those who change the sets"
)]

mod blobs;
mod changed;
mod distinct;
mod games;
mod rectangles;
mod rings;
mod walled;

use std::fmt::Write as _;

use loja_notation::PositionData;
use serde::Serialize;

/// A line of a file: a position, and who claims the whole board, where it is not asked who controls what.
#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    position: PositionData,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<&'static str>,
}

impl Line {
    /// Who controls what?
    fn ruled(position: PositionData) -> Line {
        Line {
            position,
            claim: None,
        }
    }

    /// Does Black lock all of it?
    fn claimed(id: String, rows: Vec<String>) -> Line {
        Line {
            position: bare(id, rows),
            claim: Some("black"),
        }
    }
}

fn bare(id: String, rows: Vec<String>) -> PositionData {
    PositionData {
        rows,
        id: Some(id),
        ..PositionData::default()
    }
}

type Make = fn() -> Vec<Line>;

const SETS: [(&str, Make); 8] = [
    ("changed", changed::make),
    ("blobs", blobs::make),
    ("finished9", games::finished9),
    ("finished13", games::finished13),
    ("middle19", games::middle19),
    ("walled", walled::make),
    ("rectangles", rectangles::make),
    ("rings", rings::make),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (options, names): (Vec<_>, Vec<_>) = words.iter().partition(|word| word.starts_with('-'));
    let checks = options.iter().any(|option| *option == "--check");
    let mut differs = false;
    for name in names {
        let Some((_, make)) = SETS.iter().find(|(other, _)| other == name) else {
            panic!("{name} is none of {:?}", SETS.map(|(name, _)| name));
        };
        let lines = make();
        let mut text = String::new();
        for line in &lines {
            let json = serde_json::to_string(line).expect("plain data");
            writeln!(text, "{json}").expect("a text takes all");
        }
        let path = format!("{}/data/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        if checks {
            let is_same = std::fs::read_to_string(&path).is_ok_and(|old| old == text);
            println!("{name}: {}", if is_same { "the same" } else { "differs" });
            differs |= !is_same;
        } else {
            std::fs::write(&path, text).expect("the folder is there");
            println!("{name}: {} positions", lines.len());
        }
    }
    if differs {
        std::process::exit(1);
    }
}
