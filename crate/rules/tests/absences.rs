//! What this crate promises not to have.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// The boards come from `loja-ground`, and nothing comes from anywhere else, unless somebody asks for values in files.
#[test]
fn no_dependency() {
    let rules = include_str!("../Cargo.toml");
    let ground = include_str!("../../ground/Cargo.toml");
    let always = |manifest: &'static str| -> Vec<&str> {
        let (_, after) = manifest.split_once("\n[dependencies]\n").unwrap();
        let (dependencies, _) = after.split_once("\n[").unwrap();
        let (asked, always): (Vec<&str>, Vec<&str>) = dependencies
            .lines()
            .filter(|line| !line.is_empty())
            .partition(|line| line.contains("optional"));
        assert_eq!(asked, ["serde = { workspace = true, optional = true }"]);
        always
    };
    assert_eq!(always(rules), ["loja-ground.workspace = true"]);
    assert_eq!(always(ground), [""; 0]);
    for manifest in [rules, ground] {
        assert!(!manifest.contains("\ndefault = "));
        assert!(!manifest.contains("build-dependencies"));
        assert_eq!(manifest.matches("dependencies.").count(), 0);
    }
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
    let rules = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["src", "../ground/src"] {
        sources(&rules.join(folder), &mut files);
    }
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
    assert!(files.len() > 30, "{}", files.len());
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
