//! Why something shows nothing.

use std::fmt;

use loja_rules::Point;

use crate::answer::Choice;

/// A reason why a certificate shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FlawKind {
    /// A lock: the end of the game is reached without a 2-eye formation.
    Final,
    /// A lock: a situation comes back that is similar to one on the way to it.
    Cycle,
    /// A refutation: the claimant has a 2-eye formation.
    Formation,
    /// The move that was decided on is not legal.
    Illegal(Choice),
    /// A zone: the refuter's stone may take a liberty that he vowed to leave.
    Vow(Choice),
    /// The zone is none of the claim: there are locations that aren't whole components.
    Zone,
    /// A situation of the proof can't be set up as the rules ask (C4 to C6, E7). This never happens to a
    /// claim that was made.
    Setup,
    /// A move is needed, but the decision is one about `sum` or `rooms`, or the other way round.
    Misplaced,
    /// A local game: the answer that was decided on is not legal there.
    Answer(Choice),
    /// A local game: a position comes back that is on the way to itself.
    Round,
    /// A decision for `rooms` names no body with two different rooms, or no part that may have the vow.
    Rooms,
    /// A decision is needed, but there is none left.
    Missing,
    /// All situations are visited, and so many decisions are left over.
    Leftover(u64),
    /// The number of situations is another one than stated.
    Count {
        /// The number that the certificate states.
        stated: u64,
        /// The number there is, or one more than stated where the checker stopped.
        found: u64,
    },
    /// There are more situations than the limit.
    TooMany(u64),
    /// The check was stopped before its end. That says nothing about the certificate.
    Stopped,
}

/// A flaw of a certificate, and the moves from the worst case (C6) to where it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The kind of flaw.
    pub kind: FlawKind,
    /// The way there, the refuter's first move first.
    pub line: Vec<Choice>,
}

impl Flaw {
    /// The flaw in words, with the names that the caller gives to locations.
    ///
    /// ```
    /// # use loja_format::{Flaw, FlawKind};
    /// let flaw = Flaw { kind: FlawKind::Leftover(2), line: Vec::new() };
    /// assert_eq!(flaw.message(|point| point.index().to_string()), "decisions left over: 2");
    /// ```
    #[must_use]
    pub fn message(&self, name: impl Fn(Point) -> String) -> String {
        let told = |choice: Choice| match choice {
            Choice::Stone(point) => name(point),
            Choice::Pass => "pass".to_owned(),
        };
        let text = match self.kind {
            FlawKind::Final => "the game ends without a 2-eye formation (E2)".to_owned(),
            FlawKind::Cycle => "a situation comes back (C7)".to_owned(),
            FlawKind::Formation => "the claimant has a 2-eye formation (C8)".to_owned(),
            FlawKind::Illegal(choice) => {
                format!("the decision, {}, is not a legal move (B1)", told(choice))
            }
            FlawKind::Vow(choice) => format!(
                "the decision, {}, leaves a spared string without a liberty in the zone",
                told(choice)
            ),
            FlawKind::Zone => "the zone does not consist of whole components".to_owned(),
            FlawKind::Setup => "a situation can't be set up (C4 to C6, E7)".to_owned(),
            FlawKind::Misplaced => {
                "a move is decided on where it is the turn of a lemma, or the other way round"
                    .to_owned()
            }
            FlawKind::Answer(choice) => format!(
                "in a local game the answer, {}, is not legal or keeps no vow",
                told(choice)
            ),
            FlawKind::Round => "a local game goes round".to_owned(),
            FlawKind::Rooms => {
                "what is named is no string with two rooms, or no room of it".to_owned()
            }
            FlawKind::Missing => "a decision is missing".to_owned(),
            FlawKind::Leftover(count) => format!("decisions left over: {count}"),
            FlawKind::Count { stated, found } => {
                format!("{stated} situations are stated, but there are {found} or more")
            }
            FlawKind::TooMany(limit) => format!("there are more than {limit} situations"),
            FlawKind::Stopped => "the check was stopped".to_owned(),
        };
        if self.line.is_empty() {
            return text;
        }
        let line: Vec<String> = self.line.iter().map(|&choice| told(choice)).collect();
        format!("after {}: {text}", line.join(" "))
    }
}

/// The message with numbers for names.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(|point| point.index().to_string()))
    }
}

impl std::error::Error for Flaw {}
