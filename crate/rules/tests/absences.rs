//! What this crate promises not to have.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn no_dependency() {
    let manifest = include_str!("../Cargo.toml");
    assert!(!manifest.contains("\n[dependencies]"));
    assert!(!manifest.contains("build-dependencies"));
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn no_world_outside() {
    let mut files = Vec::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut files,
    );
    for path in &files {
        let text = fs::read_to_string(path).unwrap();
        let outside = [
            "std::fs",
            "std::io",
            "std::net",
            "std::env",
            "std::time",
            "std::thread",
            "println!",
            "HashMap",
        ];
        for word in outside {
            assert!(!text.contains(word), "{word} in {}", path.display());
        }
    }
    assert!(files.len() > 20, "{}", files.len());
}

/// The oracles are worth something only as long as they share nothing with the crate.
#[test]
fn oracles_stand_alone() {
    for text in [
        include_str!("oracle/literal.rs"),
        include_str!("oracle/popular.rs"),
    ] {
        assert!(!text.contains("loja"));
    }
}
