//! Black and White are spelled in one place.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use loja_ground::Color;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// What derives its reader has the names in attributes, which take no constant.
fn is_attribute(line: &str) -> bool {
    line.starts_with("#[serde(")
}

/// `Color::name`, `player_name` and what reads them. Comments may say what they like, and sentences too.
#[test]
fn no_other_file_spells_a_colour() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    for folder in fs::read_dir(crates).unwrap() {
        let folder = folder.unwrap().path().join("src");
        if folder.is_dir() {
            sources(&folder, &mut files);
        }
    }
    assert!(files.len() > 200, "{}", files.len());
    let words = Color::ALL.map(|color| [color.name(), color.player_name()]);
    let mut found = Vec::new();
    for path in &files {
        // What the report declares for TypeScript is held to written objects, in a file of tests.
        if path.ends_with("ground/src/color.rs") || path.ends_with("report/src/typescript.rs") {
            continue;
        }
        let source = fs::read_to_string(path).unwrap();
        let lines = source.lines().map(str::trim).enumerate();
        // What is expected is written out.
        for (number, line) in lines.take_while(|(_, line)| *line != "#[cfg(test)]") {
            let spelled = |word: &&str| line.contains(&format!("\"{word}\""));
            if words.iter().flatten().any(spelled) && !line.starts_with("//") && !is_attribute(line)
            {
                found.push(format!("{}:{}: {line}", path.display(), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
