//! Writing a certificate down.

use loja_rules::{FastBoard, Point, PointSet};

use crate::advice::{Advisor, LocalPosition, Rooms};
use crate::answer::{Answer, Choice};
use crate::certificate::Certificate;
use crate::claim::Claim;
use crate::decision::Code;
use crate::flaw::{FlawKind, Unrecorded};
use crate::lemma::{Lemma, Lemmas};
use crate::local::{Games, Left, Reach, Respond};
use crate::walk::{Guide, Step, Walk};

struct Scribe<'a> {
    members: Vec<Point>,
    advisor: &'a mut dyn Advisor,
    choices: Vec<Choice>,
    /// Each with the lemma that was asked for and not used, if it says that.
    decisions: Vec<(Code, Option<Lemma>)>,
    /// The location of the part that gets the vow after the last answer, if the advisor named one.
    carrier: Option<Point>,
    /// Where no answer was offered.
    unanswered: Option<Box<LocalPosition>>,
}

impl Scribe<'_> {
    fn write(&mut self, code: Code) {
        self.decisions.push((code, None));
    }

    /// A location that is named.
    fn write_location(&mut self, point: Point) -> Result<(), FlawKind> {
        let code = Code::of(Choice::Stone(point), &self.members);
        self.write(code.ok_or(FlawKind::Rooms)?);
        Ok(())
    }

    /// Where the vow goes after an answer that leaves this, if the advisor is needed.
    fn name(
        &mut self,
        games: &Games,
        position: &LocalPosition,
        choice: Choice,
        left: &Left,
    ) -> Option<Point> {
        let parts = left.breathing().filter(|_| left.is_unnamed);
        let parts: Vec<PointSet> = parts.map(|part| games.points(part)).collect();
        if parts.is_empty() {
            return None;
        }
        let part = self.advisor.carrier(position, choice, &parts);
        parts.get(part)?.iter().next()
    }

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
        self.write(code.ok_or(FlawKind::Missing)?);
        Ok(choice)
    }
}

impl Respond for Scribe<'_> {
    fn ends_by_sum(&mut self, board: &FastBoard) -> Result<bool, FlawKind> {
        let ends = self.advisor.ends_by_sum(board);
        self.decisions.push(if ends {
            (Code::SUM, None)
        } else {
            (Code::ON, Some(Lemma::Sum))
        });
        Ok(ends)
    }

    fn ends_by_rooms(&mut self, board: &FastBoard) -> Result<Option<Rooms>, FlawKind> {
        let named = self.advisor.ends_by_rooms(board);
        match &named {
            Some(Rooms { body, rooms }) => {
                for &point in [body].into_iter().chain(rooms) {
                    self.write_location(point)?;
                }
            }
            None => self.decisions.push((Code::ON, Some(Lemma::Rooms))),
        }
        Ok(named)
    }

    fn answer(&mut self, games: &mut Games) -> Result<Choice, FlawKind> {
        let position = games.position();
        self.choices.clear();
        self.advisor.answers(&position, &mut self.choices);
        let (mut first, mut bad) = (None, None);
        for at in 0..self.choices.len() {
            let choice = self.choices[at];
            let left = games.reach(choice);
            let carrier = left
                .as_ref()
                .and_then(|left| self.name(games, &position, choice, left));
            match left.map_or(Reach::Bad, |left| games.step(left, carrier)) {
                Reach::Done => {
                    first = Some((choice, carrier));
                    break;
                }
                Reach::New => first = first.or(Some((choice, carrier))),
                Reach::Bad => bad = bad.or(Some((choice, carrier))),
            }
        }
        // Nothing usable: the first one, so that the walk tells what is wrong with it.
        let Some((choice, carrier)) = first.or(bad) else {
            self.unanswered = Some(Box::new(position));
            return Err(FlawKind::Missing);
        };
        self.carrier = carrier;
        let code = Code::of(choice, &self.members);
        self.write(code.ok_or(FlawKind::Answer(choice))?);
        Ok(choice)
    }

    fn carrier(&mut self) -> Result<Point, FlawKind> {
        let point = self.carrier.ok_or(FlawKind::Rooms)?;
        self.write_location(point)?;
        Ok(point)
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
    record_after(claim, answer, zone, &[Vec::new()], lemmas, limit, advisor)
}

/// The decisions that show an answer after each of these lines.
pub(crate) fn record_after(
    claim: &Claim,
    answer: Answer,
    zone: Option<&PointSet>,
    lines: &[Vec<Choice>],
    lemmas: Lemmas,
    limit: u64,
    advisor: &mut dyn Advisor,
) -> Result<Certificate, Unrecorded> {
    let mut scribe = Scribe {
        members: claim.set().iter().collect(),
        advisor,
        choices: Vec::new(),
        decisions: Vec::new(),
        carrier: None,
        unanswered: None,
    };
    let walk = Walk::new(claim, answer, zone, lemmas, limit);
    let mut walk = walk.map_err(Unrecorded::Flawed)?;
    if let Err(flaw) = walk.run_after(lines, &mut scribe) {
        return Err(match (flaw.kind, scribe.unanswered) {
            (FlawKind::Missing, Some(position)) => Unrecorded::NoAnswer(flaw.line, position),
            (FlawKind::Missing, None) => Unrecorded::NoAdvice(flaw.line),
            _ => Unrecorded::Flawed(flaw),
        });
    }
    let spoken = walk.spoken();
    // Without the lemma its words have no place.
    let has_place = |asked: Option<Lemma>| asked.is_none_or(|lemma| spoken.contains(lemma));
    let decisions = scribe.decisions.into_iter();
    let decisions = decisions.filter(|&(_, asked)| has_place(asked));
    Ok(Certificate {
        claim: claim.clone(),
        answer,
        zone: zone.cloned(),
        lemmas: spoken,
        situations: walk.situations(),
        decisions: decisions.map(|(code, _)| code).collect(),
    })
}
