//! What this crate promises not to have.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;

#[test]
fn no_dependency() {
    let manifest = include_str!("../Cargo.toml");
    assert!(!manifest.contains("\n[dependencies]"));
    assert!(!manifest.contains("build-dependencies"));
}

#[test]
fn no_world_outside() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        files += 1;
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
    assert!(files > 10, "{files}");
}
