//! Writing a certificate down.

use loja_rules::{Point, PointSet};

use crate::advice::Advisor;
use crate::answer::{Answer, Choice};
use crate::certificate::Certificate;
use crate::claim::Claim;
use crate::decision::Code;
use crate::flaw::{Flaw, FlawKind, Unrecorded};
use crate::lemma::Lemmas;
use crate::walk::{Guide, Step, Walk};

struct Scribe<'a> {
    members: Vec<Point>,
    advisor: &'a mut dyn Advisor,
    choices: Vec<Choice>,
    decisions: Vec<Code>,
}

impl Scribe<'_> {
    fn pick(&mut self, walk: &mut Walk) -> Option<Choice> {
        self.choices.clear();
        self.advisor.choices(walk.board(), &mut self.choices);
        if let &[only] = self.choices.as_slice() {
            return Some(only);
        }
        let (mut end, mut first) = (None, None);
        for &choice in &self.choices {
            match walk.step(choice) {
                Step::Present => return Some(choice),
                Step::End => end = end.or(Some(choice)),
                Step::New => first = first.or(Some(choice)),
                Step::Bad => {}
            }
        }
        // Nothing usable: the first one, so that the walk tells what is wrong with it.
        end.or(first).or(self.choices.first().copied())
    }
}

impl Guide for Scribe<'_> {
    fn choose(&mut self, walk: &mut Walk) -> Result<Choice, FlawKind> {
        let choice = self.pick(walk).ok_or(FlawKind::Missing)?;
        let code = Code::of(choice, &self.members);
        self.decisions.push(code.ok_or(FlawKind::Missing)?);
        Ok(choice)
    }
}

pub(crate) fn record(
    claim: &Claim,
    answer: Answer,
    zone: Option<&PointSet>,
    lemmas: Lemmas,
    limit: u64,
    advisor: &mut dyn Advisor,
) -> Result<Certificate, Unrecorded> {
    let mut scribe = Scribe {
        members: claim.set().iter().collect(),
        advisor,
        choices: Vec::new(),
        decisions: Vec::new(),
    };
    let told = |flaw: Flaw| match flaw.kind {
        FlawKind::Missing => Unrecorded::NoAdvice(flaw.line),
        _ => Unrecorded::Flawed(flaw),
    };
    let mut walk = Walk::new(claim, answer, zone, lemmas, limit).map_err(told)?;
    walk.run(&mut scribe).map_err(told)?;
    Ok(Certificate {
        claim: claim.clone(),
        answer,
        zone: zone.cloned(),
        lemmas: walk.spoken(),
        situations: walk.situations(),
        decisions: scribe.decisions,
    })
}
