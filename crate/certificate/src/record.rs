//! Writing a certificate down.

use loja_rules::{Point, PointSet};

use crate::advice::{Advisor, LocalPosition};
use crate::answer::{Answer, Choice};
use crate::certificate::Certificate;
use crate::claim::Claim;
use crate::decision::Code;
use crate::flaw::{FlawKind, Unrecorded};
use crate::lemma::{Lemma, Lemmas};
use crate::local::{Games, Reach, Respond};
use crate::walk::{Guide, Step, Walk};

struct Scribe<'a> {
    members: Vec<Point>,
    advisor: &'a mut dyn Advisor,
    choices: Vec<Choice>,
    decisions: Vec<Code>,
    /// Where no answer was offered.
    unanswered: Option<Box<LocalPosition>>,
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

    fn ends_by_sum(&mut self, walk: &Walk) -> Result<bool, FlawKind> {
        let ends = self.advisor.ends_by_sum(walk.board());
        self.decisions.push(if ends { Code::SUM } else { Code::ON });
        Ok(ends)
    }
}

impl Respond for Scribe<'_> {
    fn answer(&mut self, games: &mut Games) -> Result<Choice, FlawKind> {
        let position = games.position();
        self.choices.clear();
        self.advisor.answers(&position, &mut self.choices);
        let mut first = None;
        for &choice in &self.choices {
            match games.step(choice) {
                Reach::Done => {
                    first = Some(choice);
                    break;
                }
                Reach::New => first = first.or(Some(choice)),
                Reach::Bad => {}
            }
        }
        // Nothing usable: the first one, so that the walk tells what is wrong with it.
        let Some(choice) = first.or(self.choices.first().copied()) else {
            self.unanswered = Some(Box::new(position));
            return Err(FlawKind::Missing);
        };
        let code = Code::of(choice, &self.members);
        self.decisions.push(code.ok_or(FlawKind::Answer(choice))?);
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
        unanswered: None,
    };
    let walk = Walk::new(claim, answer, zone, lemmas, limit);
    let mut walk = walk.map_err(Unrecorded::Flawed)?;
    if let Err(flaw) = walk.run(&mut scribe) {
        return Err(match (flaw.kind, scribe.unanswered) {
            (FlawKind::Missing, Some(position)) => Unrecorded::NoAnswer(flaw.line, position),
            (FlawKind::Missing, None) => Unrecorded::NoAdvice(flaw.line),
            _ => Unrecorded::Flawed(flaw),
        });
    }
    // Without the lemma its words have no place.
    if !walk.spoken().contains(Lemma::Sum) {
        scribe.decisions.retain(|&code| code != Code::ON);
    }
    Ok(Certificate {
        claim: claim.clone(),
        answer,
        zone: zone.cloned(),
        lemmas: walk.spoken(),
        situations: walk.situations(),
        decisions: scribe.decisions,
    })
}
