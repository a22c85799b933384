//! Certificates with a zone, changed: none is accepted as it stands, and of those sealed again only
//! those whose claim is refuted.

use loja_certificate::{
    Answer, Certificate, Choice, Claim, Decision, FlawKind, Lemma, Lemmas, record_zone,
    sealed_again,
};
use loja_rules::PointSet;
use loja_testkit::{Dice, effort};

use crate::common::zone::{Zone, ZoneSweep, components};
use crate::common::{check, claim_of, truth};

loja_testkit::long_too!(changed_zones_are_refused_or_true);

/// A certificate of a zone that has some decisions, and of less than the whole claim.
fn certificate(dice: &mut Dice) -> Option<Certificate> {
    let count = 5 + dice.below(3);
    let claim = claim_of(dice, count, true);
    let parts = components(&claim);
    let chosen = dice.below(1 << parts.len());
    let some = parts
        .iter()
        .enumerate()
        .filter(|(at, _)| chosen >> at & 1 == 1);
    let active = some.fold(PointSet::new(), |sum, (_, part)| sum.union(part));
    let zone = Zone::new(&claim, &active, 0);
    if parts.len() < 2 || truth(&claim) == Answer::Lock && dice.one_in(2) {
        return None;
    }
    let sweep = ZoneSweep::new(&zone);
    let lemmas = dice.pick(&[Lemmas::ALL, Lemmas::NONE, Lemmas::NONE]);
    let recorded = record_zone(&claim, &active, lemmas, 1 << 20, &mut |board, choices| {
        sweep.advise(&zone.read(board, claim.player()), board, choices);
    });
    let recorded = recorded.ok()?;
    let decisions = recorded.decisions().len();
    (decisions > 1).then_some(recorded)
}

/// The line with another sign at one place of its last word.
fn sign(dice: &mut Dice, line: &str, signs: &str) -> String {
    let start = line.rfind(' ').unwrap() + 1;
    let mut bytes = line.as_bytes().to_vec();
    if start < bytes.len() {
        let at = start + dice.below(bytes.len() - start);
        bytes[at] = dice.pick(signs.as_bytes());
    }
    String::from_utf8(bytes).unwrap()
}

fn change(dice: &mut Dice, text: &str) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(lines[5].starts_with("zone "), "{text}");
    match dice.below(12) {
        0 => lines[2] = sign(dice, &lines[2], "xXoO.*"),
        1 => lines[3] = sign(dice, &lines[3], "*."),
        2 => lines[4] = "answer lock".to_owned(),
        3 => drop(lines.remove(5)),
        4 => lines.insert(5, lines[5].clone()),
        5..=7 => lines[5] = sign(dice, &lines[5], "*."),
        8 => lines[6] = format!("lemmas {}", dice.pick(&Lemma::ALL)),
        9 => lines[7] = format!("situations {}", dice.below(30)),
        _ => lines[8] = sign(dice, &lines[8], "ABCDEFGHIJKLMNOPQRSTUVWXYZ_w-8abcdefg"),
    }
    lines.join("\n") + "\n"
}

#[test]
fn changed_zones_are_refused_or_true() {
    let (mut changes, mut accepted, mut found) = (0, 0, 0);
    let mut flaws = std::collections::BTreeMap::new();
    for seed in 0..effort(1800, 200_000) {
        let mut dice = Dice::new(seed);
        let Some(certificate) = certificate(&mut dice) else {
            continue;
        };
        found += 1;
        let text = certificate.to_text();
        for _ in 0..40 {
            let changed = change(&mut dice, &text);
            if changed == text {
                continue;
            }
            changes += 1;
            assert!(
                Certificate::from_text(&changed).is_err(),
                "as it stands: {changed}"
            );
            let Ok(read) = Certificate::from_text(&sealed_again(&changed)) else {
                continue;
            };
            match check(read) {
                Ok(checked) => {
                    accepted += 1;
                    assert_eq!(truth(checked.claim()), checked.answer(), "{changed}");
                }
                Err(flaw) => {
                    let told = format!("{:?}", flaw.kind);
                    *flaws
                        .entry(told.split([' ', '(']).next().unwrap().to_owned())
                        .or_insert(0) += 1;
                }
            }
        }
    }
    println!(
        "{found} certificates, {changes} changes, {accepted} true when sealed again, {flaws:?}"
    );
    for flaw in [
        "Count",
        "Formation",
        "Illegal",
        "Leftover",
        "Missing",
        "Zone",
    ] {
        assert!(flaws.contains_key(flaw), "no {flaw}");
    }
    assert!(found > 20 && changes > 500 && accepted > 20);
}

#[test]
fn the_line_of_a_zone_is_the_documented_one() {
    let found = (0..)
        .find_map(|seed| certificate(&mut Dice::new(seed)))
        .unwrap();
    let text = found.to_text();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 10);
    assert!(lines[4] == "answer refuted" && lines[5].starts_with("zone "));
    let lock = sealed_again(&text.replace("answer refuted", "answer lock"));
    assert!(Certificate::from_text(&lock).is_err());
    let twice = text.replace(lines[5], &format!("{0}\n{0}", lines[5]));
    assert!(Certificate::from_text(&sealed_again(&twice)).is_err());
    // The claim is the same with and without it, the certificate is not.
    let without = sealed_again(&text.replace(&format!("{}\n", lines[5]), ""));
    let without = Certificate::from_text(&without).unwrap();
    let claim: &Claim = found.claim();
    assert!(without.claim() == claim && without.zone().is_none() && without != found);
}

/// What is wrong with a refutation in this zone that begins with a stone on location 1 and tells no more.
fn vowed(rows: &str, zone: &str) -> FlawKind {
    vowed_in(rows, &rows.replace(['.', 'x'], "*"), zone)
}

fn vowed_in(rows: &str, set: &str, zone: &str) -> FlawKind {
    let lines = rows.split('/').count();
    let text = format!(
        "loja-certificate 1\nboard rectangle 5x{lines}\nrows {rows}\nclaim black {set}\nanswer refuted\n\
         zone {zone}\nlemmas none\nsituations 99\ndecisions AQ\n"
    );
    let certificate = Certificate::from_text(&sealed_again(&text)).unwrap();
    let first = certificate.decisions().next();
    let kind = check(certificate).unwrap_err().kind;
    if let FlawKind::Vow(stone) = kind {
        assert_eq!(first, Some(Decision::Move(stone)));
        assert!(matches!(stone, Choice::Stone(at) if at.index() == 1));
    }
    kind
}

/// The string of location 2 is spared: it touches a part that isn't active.
#[test]
fn a_vow_is_kept_by_any_empty_location() {
    // The stone takes the last liberty that the string has in the zone.
    assert!(matches!(vowed("..x..", "**..."), FlawKind::Vow(_)));
    // A location that is marked for good is a liberty too, and so is an empty one.
    assert_eq!(vowed("..x../,,*,,", "**.../,,*,,"), FlawKind::Missing);
    assert_eq!(vowed("..x../,,.,,", "**.../,,*,,"), FlawKind::Missing);
    // The one below counts only where it is active.
    assert!(matches!(
        vowed("..x../,,.,,", "**.../,,.,,"),
        FlawKind::Vow(_)
    ));
    // A string that isn't spared may be left without.
    assert_eq!(vowed("..x../,,,,,", "**.**/,,,,,"), FlawKind::Missing);
    // Two doors are left where C6.3 takes stones off, one is not enough.
    let doors = |zone| vowed_in("..x../,,,,,/x.,x.", "*****/,,,,,/*.,*.", zone);
    assert_eq!(doors("**.../,,,,,/*.,*."), FlawKind::Missing);
    assert!(matches!(doors("**.../,,,,,/*.,.."), FlawKind::Vow(_)));
    // On an anchor the vow binds nobody.
    assert_eq!(vowed("..x../,*,,,", "**.../,*,,,"), FlawKind::Missing);
}
