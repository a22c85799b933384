use std::fmt;

use loja_rules::Point;

use crate::answer::Choice;

/// Why a certificate shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FlawKind {
    /// A lock: no 2-eye formation at the end.
    Final,
    /// A lock: a situation repeats on the way to it.
    Cycle,
    /// A refutation: the claimant has a 2-eye formation.
    Formation,
    /// The decided move is illegal.
    Illegal(Choice),
    /// A zone: the refuter's stone breaks the vow.
    Vow(Choice),
    /// The zone doesn't consist of whole components of the claim.
    Zone,
    /// The rules can't set up a situation (C4 to C6, E7), which never happens to a valid claim.
    Setup,
    /// A decision about `sum` or `rooms` stands where a move belongs, or the reverse.
    Misplaced,
    /// A local game: the answer is illegal.
    Answer(Choice),
    /// A local game: a position recurs.
    Round,
    /// A decision for `rooms` names no body with two different rooms, or no part that may have the vow.
    Rooms,
    /// A decision is missing.
    Missing,
    /// This many decisions are left over.
    Leftover(u64),
    /// The stated number of situations is wrong.
    Count {
        /// The number that the certificate states.
        stated: u64,
        /// The true number, or one more than stated where the checker stopped.
        found: u64,
    },
    /// More situations than the limit.
    TooMany(u64),
    /// Stopped, which says nothing about the certificate.
    Stopped,
}

/// A flaw of a certificate, and the moves to it from the worst case (C6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The kind of flaw.
    pub kind: FlawKind,
    /// The moves to it, the refuter's first.
    pub line: Vec<Choice>,
}

impl Flaw {
    /// The flaw in words; `name` names locations.
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
