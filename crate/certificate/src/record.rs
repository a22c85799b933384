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
    /// Each with the lemma that was asked for and not used, if it says that.
    decisions: Vec<(Decision, Option<Lemma>)>,
    /// The location of the part that gets the vow after the last answer, if the advisor named one.
    carrier: Option<Point>,
    /// Where no answer was offered.
    unanswered: Option<Box<LocalPosition>>,
}

impl Scribe<'_> {
    /// Writes a move or a named location down; what is outside the set is this flaw.
    fn write(&mut self, choice: Choice, outside: FlawKind) -> Result<(), FlawKind> {
        if matches!(choice, Choice::Stone(point) if !self.set.contains(point)) {
            return Err(outside);
        }
        self.decisions.push((Decision::Move(choice), None));
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
        // Nothing usable: the first one, so that the walk tells what is wrong with it.
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
/// This walks from the worst case in the order in which the checker does. At every new situation
/// that needs a decision (the claimant's for a lock, the refuter's for a refutation) `advise` gets
/// the situation and an empty list, and fills it with acceptable choices, best first. Taken is the
/// first that leads to a situation already present; else the first that leads to one that needs no
/// decision; else the first.
///
/// For a lock, all choices must make progress, such as a falling distance to the formation: then
/// any mixture of them does. Choices that only keep the win may go round in a circle.
///
/// `lemmas` are those that may be used; the certificate names those that were. `limit` is the
/// largest number of situations.
///
/// # Errors
/// When nothing is offered where a decision is needed, and when what is offered shows nothing.
pub fn record(
    claim: &Claim,
    answer: Answer,
    lemmas: Lemmas,
    limit: u64,
    mut advise: &mut dyn FnMut(&FastBoard, &mut Vec<Choice>),
) -> Result<Certificate, Unrecorded> {
    record_with(claim, answer, lemmas, limit, &mut advise)
}

/// Writes a certificate down, and may end branches of a lock by [`lemma::sum`](crate::lemma::sum) and
/// [`lemma::rooms`](crate::lemma::rooms).
///
/// Records as [`record`] does, with an advisor who also says where these lemmas are used, and
/// how the claimant answers in their local games. Of several answers it takes the first after which nothing is
/// left to be shown, or else the first that is legal and leads into no cycle.
///
/// # Errors
/// Those of `record`, and when there is no answer for a local game.
pub fn record_with(
    claim: &Claim,
    answer: Answer,
    lemmas: Lemmas,
    limit: u64,
    advisor: &mut dyn Advisor,
) -> Result<Certificate, Unrecorded> {
    record_after(claim, answer, None, &[Vec::new()], lemmas, limit, advisor)
}

/// Writes down a refutation that plays in a zone of the claim only: see
/// [`lemma::zone`](crate::lemma::zone).
///
/// Records as [`record`] does, but the boards that `advise` gets are those of
/// the zone's game. Locations have the same numbers as on the claim's board; those outside the zone
/// have no neighbours, and are empty and marked for good, but for those outside the claim. The pass
/// count means nothing.
///
/// # Errors
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
    // Without the lemma its words have no place.
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
    /// A decision is needed after these moves, and no choice was offered, or, for a lock, none that
    /// does not lead back to a situation on the way.
    NoAdvice(Vec<Choice>),
    /// After these moves `sum` or `rooms` was to end the branch, and no answer was offered in a local game.
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
