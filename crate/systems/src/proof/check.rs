use std::collections::{HashMap, HashSet};

use super::bundle::Bundle;
use super::claim::Question;
use super::contest::Inner;
use super::lemmas::EndLemmas;
use super::provable::Posed;
use super::proved::Proved;
use super::refused::{MOST, Refused};
use super::score;
use super::text::RuleSetCertificate;
use crate::ruleset::System;

/// Checks a certificate, after those that it rests on.
///
/// # Errors
/// If it doesn't show its claim.
pub fn check(bundle: &Bundle) -> Result<Proved, Refused> {
    let all: Vec<&RuleSetCertificate> = std::iter::once(&bundle.certificate)
        .chain(&bundle.inner)
        .collect();
    let digests: Vec<u64> = all.iter().map(|one| one.digest()).collect();
    let outer = &bundle.certificate.claim;
    let mut named = vec![false; all.len()];
    let mut shown: HashMap<u64, Proved> = HashMap::new();
    let mut situations = 0;
    // A certificate comes before those it names, so nothing rests on itself.
    for (at, certificate) in all.iter().enumerate().rev() {
        let claim = &certificate.claim;
        let options = claim.options != outer.options;
        if options || claim.board != outer.board || claim.rules != outer.rules {
            return Err(Refused::Inner);
        }
        let twice = certificate.inner.windows(2).any(|two| two[0] >= two[1]);
        let rests: Option<Vec<&Proved>> = certificate
            .inner
            .iter()
            .map(|digest| shown.get(digest))
            .collect();
        let rests = rests.filter(|_| !twice).ok_or(Refused::Inner)?;
        for (other, digest) in digests.iter().enumerate() {
            named[other] |= certificate.inner.contains(digest);
        }
        let proved = one(certificate, &rests)?;
        situations += proved.situations;
        if situations > MOST {
            return Err(Refused::TooMany);
        }
        if shown.insert(digests[at], proved).is_some() {
            return Err(Refused::Inner);
        }
    }
    // All but the first are named.
    if named.iter().skip(1).any(|named| !named) {
        return Err(Refused::Inner);
    }
    let proved = shown.remove(&digests[0]).ok_or(Refused::Inner)?;
    Ok(Proved {
        situations,
        inner: bundle.inner.len(),
        ..proved
    })
}

fn one(certificate: &RuleSetCertificate, rests: &[&Proved]) -> Result<Proved, Refused> {
    let claim = &certificate.claim;
    let proved = |situations| Proved {
        claim: claim.clone(),
        part: certificate.part.clone(),
        situations,
        inner: rests.len(),
    };
    if let Question::Score(..) = claim.question {
        if certificate.lemmas != EndLemmas::default() || !certificate.turns.is_empty() {
            return Err(Refused::TooLong);
        }
        if certificate.part != claim.board.locations() {
            return Err(Refused::NoQuestion);
        }
        score::shows(claim, rests)?;
        return Ok(proved(0));
    }
    let rules = System::from_name(claim.rules).ok_or(Refused::NoQuestion)?;
    let posed = Posed {
        claim,
        part: &certificate.part,
        lemmas: certificate.lemmas,
    };
    let mut known: HashMap<Inner, bool> = HashMap::new();
    for inner in rests {
        let Question::Captured(stone) = inner.claim.question else {
            return Err(Refused::Inner);
        };
        if inner.inner > 0 || !rules.provable().relies_on(&posed, inner)? {
            return Err(Refused::Inner);
        }
        let stones = inner.claim.stones.clone();
        known.insert(Inner { stones, stone }, inner.claim.answer);
    }
    let mut needed = HashSet::new();
    let mut oracle = |asked: &Inner| {
        let answer = known.get(asked).copied();
        if answer.is_some() {
            needed.insert(asked.clone());
        }
        answer
    };
    let situations =
        rules
            .provable()
            .contest(&posed)?
            .walked(claim.answer, &certificate.turns, &mut oracle)?;
    if needed.len() != known.len() {
        return Err(Refused::Inner);
    }
    Ok(proved(situations))
}
