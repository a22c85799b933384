//! The second checker: what it knows, and what it says about the certificates of the book.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::expect_used,
    reason = "a test fails by panicking"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use loja_certificate::{Certificate, check, check_plain};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// It shares no code with the first checker but that of the certificate and of what it says.
#[test]
fn the_plain_checker_knows_nothing_of_the_other() {
    let allowed = [
        "use crate::Lemma;",
        "use crate::answer::",
        "use crate::certificate::Certificate;",
        "use crate::claim::Claim;",
        "use crate::flaw::",
    ];
    let files = fs::read_dir(Path::new(ROOT).join("src/plain")).unwrap();
    let mut lines = 0;
    for file in files {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines().map(str::trim) {
            let code = !line.starts_with("//");
            let other = line.contains("crate::") && !allowed.iter().any(|it| line.starts_with(it));
            let fast = line.contains("FastBoard") || line.contains("super::super");
            assert!(!code || !other && !fast, "{}: {line}", path.display());
            lines += usize::from(code);
        }
    }
    assert!(lines > 300);
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|end| end == "txt")
            && path
                .parent()
                .is_some_and(|folder| folder.ends_with("proofs"))
        {
            found.push(path);
        }
    }
}

/// All certificates of the book in the long test; in the short one those with few situations.
#[test]
fn both_checkers_agree_about_the_book() {
    let most = match std::env::var_os("LOJA_LONG") {
        Some(_) => u64::MAX,
        None => 400,
    };
    let mut files = Vec::new();
    collect(&Path::new(ROOT).join("../../tutorials"), &mut files);
    let (mut checked, mut zones, mut situations) = (0, 0, 0);
    let (mut fast, mut plain) = (Duration::ZERO, Duration::ZERO);
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        let begins: Vec<usize> = text
            .match_indices("loja-certificate ")
            .map(|(at, _)| at)
            .collect();
        assert!(!begins.is_empty(), "{}", file.display());
        let ends = begins.iter().skip(1).copied().chain([text.len()]);
        for (begin, end) in begins.iter().copied().zip(ends) {
            let certificate = Certificate::from_text(&text[begin..end]).unwrap();
            if certificate.situations() > most {
                continue;
            }
            checked += 1;
            zones += usize::from(certificate.zone().is_some());
            situations += certificate.situations();
            let start = Instant::now();
            assert_eq!(check_plain(&certificate), Ok(()), "{}", file.display());
            plain += start.elapsed();
            let start = Instant::now();
            assert!(check(certificate).is_ok(), "{}", file.display());
            fast += start.elapsed();
        }
    }
    println!(
        "{} files, {checked} certificates, {zones} of zones, {situations} situations: {fast:?}, plain {plain:?}",
        files.len()
    );
    assert!(checked > 20 && zones > 0);
}
