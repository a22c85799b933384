//! Writing a certificate down.

use std::fmt;

use loja_format::{Answer, Certificate, Choice, Claim, Decision, Flaw, FlawKind, Lemma, Lemmas};
use loja_rules::{FastBoard, Point, PointSet};

use crate::advice::{Advisor, LocalPosition, Rooms};
use crate::local::{Games, Left, Reach, Respond};
use crate::walk::{Guide, Step, Walk};

struct Scribe<'a> {
    set: &'a PointSet,
    advisor: &'a mut dyn Advisor,
    choices: Vec<Choice>,
    /// Each with the lemma that it declines, if it declines one.
    decisions: Vec<(Decision, Option<Lemma>)>,
    carrier: Option<Point>,
    /// Where no answer was offered.
    unanswered: Option<Box<LocalPosition>>,
}

impl Scribe<'_> {
    fn write(&mut self, choice: Choice, outside: FlawKind) -> Result<(), FlawKind> {
        if matches!(choice, Choice::Stone(point) if !self.set.contains(point)) {
            return Err(outside);
        }
        self.decisions.push((Decision::Move(choice), None));
        Ok(())
    }

    /// Where the vow goes after an answer, if the advisor has to say.
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
        // Nothing usable: take the first, so that the walk says what is wrong with it.
        end.or(first).or(self.choices.first().copied())
    }
}

impl Guide for Scribe<'_> {
    fn choose(&mut self, walk: &mut Walk) -> Result<Choice, FlawKind> {
        let choice = self.pick(walk).ok_or(FlawKind::Missing)?;
        self.write(choice, FlawKind::Missing)?;
        Ok(choice)
    }
}

impl Respond for Scribe<'_> {
    fn ends_by_sum(&mut self, board: &FastBoard) -> Result<bool, FlawKind> {
        let ends = self.advisor.ends_by_sum(board);
        self.decisions.push(if ends {
            (Decision::Sum, None)
        } else {
            (Decision::On, Some(Lemma::Sum))
        });
        Ok(ends)
    }

    fn ends_by_rooms(&mut self, board: &FastBoard) -> Result<Option<Rooms>, FlawKind> {
        let named = self.advisor.ends_by_rooms(board);
        match &named {
            Some(Rooms { body, rooms }) => {
                for &point in [body].into_iter().chain(rooms) {
                    self.write(Choice::Stone(point), FlawKind::Rooms)?;
                }
            }
            None => self.decisions.push((Decision::On, Some(Lemma::Rooms))),
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
        // Nothing usable: take the first, so that the walk says what is wrong with it.
        let Some((choice, carrier)) = first.or(bad) else {
            self.unanswered = Some(Box::new(position));
            return Err(FlawKind::Missing);
        };
        self.carrier = carrier;
        self.write(choice, FlawKind::Answer(choice))?;
        Ok(choice)
    }

    fn carrier(&mut self) -> Result<Point, FlawKind> {
        let point = self.carrier.ok_or(FlawKind::Rooms)?;
        self.write(Choice::Stone(point), FlawKind::Rooms)?;
        Ok(point)
    }
}

/// Writes a certificate down.
///
/// The walk is the checker's, from the worst case. At every new situation that needs a decision (the claimant's for a
/// lock, the refuter's for a refutation) `advise` fills an empty list with acceptable choices, best first. The writer
/// takes the first that leads to a known situation, else the first that leads to one without a decision, else the
/// first.
///
/// For a lock, all choices must make progress, such as a falling distance to the formation; then any mixture of them
/// does. Choices that only keep the win may run in a cycle.
///
/// The writer may use `lemmas`, and the certificate names those it used. `limit` is the largest number of situations.
///
/// # Errors
///
/// When advice is missing where a decision is needed, or shows nothing.
pub fn record(
    claim: &Claim,
    answer: Answer,
    lemmas: Lemmas,
    limit: u64,
    mut advise: &mut dyn FnMut(&FastBoard, &mut Vec<Choice>),
) -> Result<Certificate, Unrecorded> {
    record_with(claim, answer, lemmas, limit, &mut advise)
}

/// Writes a certificate down, ending branches of a lock by [`lemma::sum`](crate::lemma::sum) and
/// [`lemma::rooms`](crate::lemma::rooms).
///
/// As [`record`], with an advisor who also says where these lemmas apply and how the claimant answers in their local
/// games. The writer takes the first answer that leaves nothing to show, else the first that is legal and leads into
/// no cycle.
///
/// # Errors
///
/// Those of `record`, and when an answer in a local game is missing.
pub fn record_with(
    claim: &Claim,
    answer: Answer,
    lemmas: Lemmas,
    limit: u64,
    advisor: &mut dyn Advisor,
) -> Result<Certificate, Unrecorded> {
    record_after(claim, answer, None, &[Vec::new()], lemmas, limit, advisor)
}

/// Writes down a refutation that plays only in a zone of the claim: see [`lemma::zone`](crate::lemma::zone).
///
/// As [`record`], but `advise` gets boards of the zone's game, with the claim's location numbers. Pass counts mean
/// nothing there.
///
/// # Errors
///
/// Those of `record`, and when `active` does not consist of whole components.
pub fn record_zone(
    claim: &Claim,
    active: &PointSet,
    lemmas: Lemmas,
    limit: u64,
    mut advise: &mut dyn FnMut(&FastBoard, &mut Vec<Choice>),
) -> Result<Certificate, Unrecorded> {
    let active = Some(active);
    record_after(
        claim,
        Answer::Refuted,
        active,
        &[Vec::new()],
        lemmas,
        limit,
        &mut advise,
    )
}

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
        set: claim.set(),
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
    // A certificate without the lemma has no decisions about it, so drop those that decline it.
    let has_place = |asked: Option<Lemma>| asked.is_none_or(|lemma| spoken.contains(lemma));
    let decisions = scribe.decisions.into_iter();
    let decisions = decisions.filter(|&(_, asked)| has_place(asked));
    let decisions = decisions.map(|(decision, _)| decision);
    let (zone, count) = (zone.cloned(), walk.situations());
    let certificate = Certificate::new(claim.clone(), answer, zone, spoken, count, decisions);
    let outside = Flaw {
        kind: FlawKind::Misplaced,
        line: Vec::new(),
    };
    certificate.ok_or(Unrecorded::Flawed(outside))
}

/// Why no certificate was recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unrecorded {
    /// A decision is needed after these moves, and none was offered, or for a lock only some that lead back.
    NoAdvice(Vec<Choice>),
    /// After these moves `sum` or `rooms` needs an answer in this local game, and none was offered.
    NoAnswer(Vec<Choice>, Box<LocalPosition>),
    /// The choices offered show nothing.
    Flawed(Flaw),
}

impl fmt::Display for Unrecorded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unrecorded::NoAdvice(line) => {
                write!(f, "no usable choice was offered after {} moves", line.len())
            }
            Unrecorded::NoAnswer(line, position) => write!(
                f,
                "no answer was offered in a local game of {} locations after {} moves",
                position.part.len(),
                line.len()
            ),
            Unrecorded::Flawed(flaw) => flaw.fmt(f),
        }
    }
}

impl std::error::Error for Unrecorded {}
