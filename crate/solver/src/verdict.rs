//! From search to verdict.
//!
//! A search's conclusion counts only when the checker has accepted its certificate; until then it leaves this crate as
//! an [`Expectation`](crate::Expectation). Answers from a [`Clerk`](crate::Clerk) were checked too, but only the
//! clerk's word says that it was for this claim.

use std::cell::RefCell;
use std::error::Error;
use std::fmt;

use loja_certificate::{
    Answer, Certificate, Checked, CheckedPlaces, Checker, Choice, Claim, Flaw, FlawKind, Unrecorded,
};
use loja_search::{Going, Halt};

use crate::patience::Patience;

/// A checked answer to a claim or to a place of one, or nothing yet.
///
/// Only a [`Checked`] or a [`CheckedPlaces`] makes a decided one.
///
/// ```compile_fail
/// use loja_certificate::Answer;
/// use loja_solver::Verdict;
///
/// let verdict = Verdict::from(Answer::Lock);
/// ```
///
/// ```compile_fail
/// use loja_certificate::Answer;
/// use loja_solver::Verdict;
///
/// let verdict = Verdict(Some(Answer::Lock));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Verdict(Option<Answer>);

impl Verdict {
    /// Nobody knows yet.
    pub const UNDECIDED: Verdict = Verdict(None);

    /// The checked answer after a line.
    #[must_use]
    pub fn after(line: &[Choice], places: &CheckedPlaces) -> Verdict {
        Verdict(places.shows(line).then(|| places.answer()))
    }

    /// The answer; `None` while nobody knows.
    #[must_use]
    pub const fn answer(self) -> Option<Answer> {
        self.0
    }

    /// Whether there is an answer.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        self.0.is_some()
    }

    /// The word for it in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.0 {
            Some(answer) => answer.name(),
            None => "undecided",
        }
    }
}

impl PartialEq<Answer> for Verdict {
    fn eq(&self, answer: &Answer) -> bool {
        self.0 == Some(*answer)
    }
}

impl fmt::Debug for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<&Checked> for Verdict {
    fn from(checked: &Checked) -> Verdict {
        Verdict(Some(checked.answer()))
    }
}

impl From<CheckedAnswer> for Verdict {
    fn from(checked: CheckedAnswer) -> Verdict {
        Verdict(Some(checked.answer()))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Verdict {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
pub(crate) const fn assumed(answer: Answer) -> Verdict {
    Verdict(Some(answer))
}

/// A checked answer without its certificate, to keep many. Only a [`Checked`] makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckedAnswer(Answer);

impl CheckedAnswer {
    /// The answer.
    #[must_use]
    pub const fn answer(self) -> Answer {
        self.0
    }
}

impl From<&Checked> for CheckedAnswer {
    fn from(checked: &Checked) -> CheckedAnswer {
        CheckedAnswer(checked.answer())
    }
}

/// The outcome of deciding a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nobody knows yet.
    Open(Halt),
    /// The search has an answer, but can't write it down within its bounds, and never will.
    Unshown,
    /// The answer, in a certificate that the checker accepted.
    Shown(Box<Checked>),
}

impl Found {
    /// The checked answer, or undecided.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.checked().map_or(Verdict::UNDECIDED, Verdict::from)
    }

    /// The certificate that shows it.
    #[must_use]
    pub fn checked(&self) -> Option<&Checked> {
        match self {
            Found::Shown(checked) => Some(checked),
            Found::Open(_) | Found::Unshown => None,
        }
    }
}

/// A search's conclusion, readable only by the checker.
#[derive(Clone, Debug)]
#[must_use]
pub(crate) struct Unchecked {
    claim: Claim,
    answer: Answer,
    written: Result<Certificate, Unrecorded>,
}

impl Unchecked {
    pub(crate) fn new(
        claim: &Claim,
        answer: Answer,
        written: Result<Certificate, Unrecorded>,
    ) -> Unchecked {
        Unchecked {
            claim: claim.clone(),
            answer,
            written,
        }
    }

    /// Has the checker examine it.
    ///
    /// # Errors
    ///
    /// When the search contradicts the checker: one of them is wrong.
    pub(crate) fn check(self, patience: &mut Patience<'_>) -> Result<Found, Contradiction> {
        patience.begins_anew();
        let limit = patience.situations;
        let shared = RefCell::new(&mut *patience);
        let poll = || match shared.borrow_mut().goes_on() {
            true => Going::Continue(()),
            false => Going::Break(()),
        };
        let checked = self.checked_by(Checker::visiting(limit).polling(&poll));
        match checked {
            Ok(checked) => Ok(Found::Shown(Box::new(checked))),
            Err(contradiction) => match (patience.halt, contradiction.conflict()) {
                (Some(halt), _) => Ok(Found::Open(halt)),
                (None, Conflict::Refused(flaw)) if matches!(flaw.kind, FlawKind::TooMany(_)) => {
                    patience.too_many();
                    Ok(patience.halt.map_or(Found::Unshown, Found::Open))
                }
                (None, _) => Err(contradiction),
            },
        }
    }

    fn checked_by(self, checker: Checker<'_>) -> Result<Checked, Contradiction> {
        let checked = match self.written {
            Ok(certificate) => checker.check(certificate).map_err(Conflict::Refused),
            Err(unrecorded) => Err(Conflict::Unrecorded(unrecorded)),
        };
        let checked = checked.and_then(|checked| {
            if checked.answer() == self.answer && *checked.claim() == self.claim {
                Ok(checked)
            } else {
                Err(Conflict::Contrary)
            }
        });
        checked.map_err(|conflict| Contradiction::new(self.claim, conflict))
    }
}

/// A search and the checker disagree about a claim, so one of the programs is wrong.
///
/// Unlike ignorance, this must be reported loudly, and nothing else that was found can be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradiction(Box<(Claim, Conflict)>);

/// A difference between search and checker.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Conflict {
    /// The search's grounds show nothing, so it can't write a certificate.
    Unrecorded(Unrecorded),
    /// The checker refuses the certificate.
    Refused(Flaw),
    /// The certificate shows the other answer, or an answer to another claim.
    Contrary,
}

impl Contradiction {
    /// About this claim.
    #[must_use]
    pub fn new(claim: Claim, conflict: Conflict) -> Contradiction {
        Contradiction(Box::new((claim, conflict)))
    }

    /// The claim that it is about.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.0.0
    }

    /// The difference between them.
    #[must_use]
    pub fn conflict(&self) -> &Conflict {
        &self.0.1
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.conflict() {
            Conflict::Unrecorded(why) => {
                write!(f, "no certificate shows what the search found: {why}")?;
            }
            Conflict::Refused(flaw) => {
                write!(f, "the checker refuses what the search found: {flaw}")?;
            }
            Conflict::Contrary => {
                f.write_str("the certificate shows the contrary of what the search found")?;
            }
        }
        // By numbers, since names are unknown here.
        let claim = self.claim();
        write!(f, " ({}'s claim on the locations", claim.player())?;
        for point in claim.set().iter() {
            write!(f, " {}", point.index())?;
        }
        f.write_str(")")
    }
}

impl Error for Contradiction {}

#[cfg(test)]
pub(crate) mod tests {
    use std::cell::Cell;

    use loja_certificate::{Lemmas, record, sealed_again};
    use loja_rules::{Color, State};
    use loja_search::{Control, Limits, Usage};

    use super::*;
    use crate::expectation::Expectation;
    use crate::proof::Proof;

    pub(crate) fn eyes() -> Claim {
        let state: State = ".x.x.".parse().unwrap();
        Claim::new(&state, Color::Black, &state.board().locations()).unwrap()
    }

    fn concluded() -> Unchecked {
        let mut proof = Proof::new(eyes());
        let control = Control::default();
        assert_eq!(proof.search(&control), Ok(Expectation::Holds));
        proof.write(&mut Patience::new(5, 0, 0, &control)).unwrap()
    }

    fn checked(unchecked: Unchecked) -> Result<Found, Contradiction> {
        unchecked.check(&mut Patience::new(5, 0, 0, &Control::default()))
    }

    /// Searched, but neither written nor checked.
    fn searched() -> Proof {
        let state: State = "..../..../....".parse().unwrap();
        let claim = Claim::new(&state, Color::White, &state.board().locations()).unwrap();
        let mut proof = Proof::new(claim);
        assert_eq!(proof.search(&Control::default()), Ok(Expectation::Fails));
        assert!(!proof.verdict().is_decided());
        proof
    }

    #[test]
    fn what_the_certificate_shows_is_compared() {
        let found = checked(concluded()).unwrap();
        assert_eq!(found.verdict(), Answer::Lock);
        let wrong = Unchecked {
            answer: Answer::Refuted,
            ..concluded()
        };
        let contradiction = checked(wrong).unwrap_err();
        assert_eq!(contradiction.conflict(), &Conflict::Contrary);
        assert_eq!(contradiction.claim(), &eyes());
        let other = Claim::new(eyes().state(), Color::White, &eyes().board().locations()).unwrap();
        let of_another = Unchecked {
            claim: other,
            ..concluded()
        };
        let contradiction = checked(of_another).unwrap_err();
        assert_eq!(contradiction.conflict(), &Conflict::Contrary);
        let contradiction = checked(Unchecked {
            answer: Answer::Refuted,
            ..concluded()
        })
        .unwrap_err();
        assert_eq!(
            contradiction.to_string(),
            "the certificate shows the contrary of what the search found (Black's claim on the locations 0 1 2 3 4)"
        );
    }

    #[test]
    fn writing_and_checking_can_be_stopped() {
        let mut proof = searched();
        let stop = |_| Going::Break(());
        let stopped = Control::polling(Limits::default(), &stop);
        let little = Control::new(Limits {
            bytes: 1_000,
            ..Limits::default()
        });
        let usual = Control::default();
        let written = || proof.write(&mut Patience::new(12, 0, 0, &usual)).unwrap();
        for (control, halt) in [(&stopped, Halt::Stopped), (&little, Halt::Memory)] {
            let mut patience = Patience::new(12, 0, 0, control);
            let _ = proof.write(&mut patience);
            assert_eq!(patience.halt, Some(halt));
            let mut patience = Patience::new(12, 0, 0, control);
            assert_eq!(written().check(&mut patience), Ok(Found::Open(halt)));
        }
        let mut runs = 0;
        let found = loop {
            runs += 1;
            match proof
                .decide(&Control::polling(Limits::default(), &stop))
                .unwrap()
            {
                Found::Open(halt) => assert_eq!(halt, Halt::Stopped),
                found => break found,
            }
        };
        assert_eq!(found.verdict(), Answer::Refuted);
        assert!((2..20).contains(&runs), "{runs}");
    }

    #[test]
    fn what_is_written_counts_as_memory() {
        let mut proof = searched();
        let searched = proof.progress().bytes;
        let most = Cell::new(0);
        let poll = |usage: Usage| {
            most.set(most.get().max(usage.bytes));
            Going::Continue(())
        };
        let found = proof.decide(&Control::polling(Limits::default(), &poll));
        let most = most.get();
        assert!(found.is_ok_and(|found| found.verdict().is_decided()));
        assert!(most > searched, "{most} of {searched}");
    }

    #[test]
    fn what_the_checker_refuses_is_no_verdict() {
        let text = concluded().written.unwrap().to_text();
        let sealed = sealed_again(&text.replace("answer lock", "answer refuted"));
        let wrong = Unchecked {
            answer: Answer::Refuted,
            written: Ok(Certificate::from_text(&sealed).unwrap()),
            ..concluded()
        };
        let contradiction = checked(wrong).unwrap_err();
        assert!(matches!(contradiction.conflict(), Conflict::Refused(_)));
    }

    #[test]
    fn what_can_not_be_written_down_is_no_verdict() {
        let nothing = &mut |_: &_, _: &mut _| {};
        let written = record(&eyes(), Answer::Refuted, Lemmas::ALL, 100, nothing);
        let wrong = Unchecked::new(&eyes(), Answer::Refuted, written);
        let contradiction = checked(wrong).unwrap_err();
        assert!(matches!(contradiction.conflict(), Conflict::Unrecorded(_)));
    }
}
