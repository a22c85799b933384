//! The second checker: what it knows, and what it says about the certificates of the book.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use loja_certificate::{Certificate, Choice, Lemmas, check, record, sealed_again};
use loja_plain_checker::check_plain;
use loja_rules::FastBoard;
use loja_testkit::{Dice, effort};

use crate::common::{Sweep, base64url, claim};

loja_testkit::long_too!(both_checkers_agree_about_the_book);

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

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
    let most = effort(400, u64::MAX);
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
            // What is written today is what was written then.
            let signs = |text: &str| text.split_whitespace().collect::<String>();
            assert_eq!(signs(&certificate.to_text()), signs(&text[begin..end]));
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

/// Locks that somebody has made up, with any decisions: most are wrong in one way or another, circles among them.
#[test]
fn both_checkers_refuse_the_same_inventions() {
    let mut flaws = BTreeMap::new();
    for seed in 0..2_000 {
        let mut dice = Dice::new(seed);
        let count = 3 + dice.below(3);
        let claim = claim(&mut dice, count);
        let members = claim.set().len();
        let lemmas = dice.pick(&["none", "fill"]);
        let sweep = Sweep::of_claim(&claim, |_| ());
        let answer = sweep.answer();
        let advise = &mut |board: &FastBoard, choices: &mut Vec<Choice>| {
            sweep.advise(board, answer, choices);
        };
        let right = record(&claim, answer, Lemmas::NONE, 1 << 16, advise);
        let text = right.unwrap().to_text();
        let bytes: Vec<u8> = (0..12)
            .map(|_| match dice.below(members + 2) {
                member if member < members => u8::try_from(member).unwrap(),
                _ => u8::MAX,
            })
            .collect();
        let lines = text.lines().map(|line| match line.split(' ').next() {
            Some("answer") => "answer lock".to_owned(),
            Some("lemmas") => format!("lemmas {lemmas}"),
            Some("situations") => "situations 10000".to_owned(),
            Some("decisions") => format!("decisions {}", base64url(&bytes)),
            _ => line.to_owned(),
        });
        let text = lines.collect::<Vec<_>>().join("\n");
        let certificate = Certificate::from_text(&sealed_again(&text)).unwrap();
        let plain = check_plain(&certificate).map_err(|flaw| flaw.kind);
        let fast = check(certificate).map(|_| ()).map_err(|flaw| flaw.kind);
        assert_eq!(plain, fast, "{text}");
        *flaws
            .entry(
                format!("{:?}", fast.unwrap_err())
                    .split(['(', ' '])
                    .next()
                    .unwrap()
                    .to_owned(),
            )
            .or_insert(0) += 1;
    }
    println!("{flaws:?}");
    for flaw in ["Cycle", "Final", "Illegal"] {
        assert!(flaws.contains_key(flaw), "no {flaw}: {flaws:?}");
    }
}
