//! The checker.

use std::fmt;
use std::ops::{ControlFlow, Deref};

use loja_format::{Certificate, Choice, Decision, Flaw, FlawKind};

use crate::reading::Decisions;
use crate::walk::{Guide, Walk};

/// A certificate that the checker has accepted; only the checker makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked(Certificate);

impl Checked {
    /// The certificate without its guarantee.
    #[must_use]
    pub fn into_certificate(self) -> Certificate {
        self.0
    }
}

impl Deref for Checked {
    type Target = Certificate;
    fn deref(&self) -> &Certificate {
        &self.0
    }
}

/// Checks whether a certificate shows its answer.
///
/// ```
/// use loja_certificate::{Certificate, FlawKind, check, sealed_again};
///
/// let text = "loja-certificate 1\nboard rectangle 5x1\nrows .ooO*\nclaim white *****\n\
///     answer lock\nlemmas none\nsituations 1\ndecisions\ndigest 4e767d6000c784df";
/// assert!(check(Certificate::from_text(text)?).is_ok());
/// // A forger can seal a changed certificate again, and still shows nothing: White does have two eyes.
/// let forged = sealed_again(&text.replace("lock", "refuted"));
/// let flaw = check(Certificate::from_text(&forged)?).unwrap_err();
/// assert_eq!(flaw.kind, FlawKind::Formation);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Says why it does not.
pub fn check(certificate: Certificate) -> Result<Checked, Flaw> {
    Checker::default().check(certificate)
}

/// The checker with its limits.
///
/// ```
/// use std::ops::ControlFlow;
/// use loja_certificate::{Certificate, Checker, FlawKind};
///
/// let text = "loja-certificate 1\nboard rectangle 5x1\nrows .ooO*\nclaim white *****\n\
///     answer lock\nlemmas none\nsituations 1\ndecisions\ndigest 4e767d6000c784df";
/// let certificate = Certificate::from_text(text)?;
/// let flaw = Checker::visiting(0).check(certificate.clone()).unwrap_err();
/// assert_eq!(flaw.kind, FlawKind::TooMany(0));
/// assert!(Checker::visiting(1).polling(&|| ControlFlow::Continue(())).check(certificate).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Checker<'a> {
    situations: u64,
    poll: Option<&'a dyn Fn() -> ControlFlow<()>>,
}

impl Default for Checker<'_> {
    fn default() -> Self {
        Checker::visiting(Checker::MOST_SITUATIONS)
    }
}

impl fmt::Debug for Checker<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checker")
            .field("situations", &self.situations)
            .finish_non_exhaustive()
    }
}

impl<'a> Checker<'a> {
    /// The most situations that [`check`] visits.
    pub const MOST_SITUATIONS: u64 = 1 << 28;

    /// A checker that visits at most this many situations, at 20 to 120 bytes each.
    #[must_use]
    pub const fn visiting(situations: u64) -> Checker<'a> {
        let poll = None;
        Checker { situations, poll }
    }

    /// Polls before each decision whether to go on.
    #[must_use]
    pub fn polling(self, poll: &'a dyn Fn() -> ControlFlow<()>) -> Checker<'a> {
        let poll = Some(poll);
        Checker { poll, ..self }
    }

    /// Checks whether a certificate shows its answer.
    ///
    /// # Errors
    ///
    /// When the certificate shows nothing, there are too many situations, or the poll says stop.
    pub fn check(self, certificate: Certificate) -> Result<Checked, Flaw> {
        self.walk_through(&certificate, &[Vec::new()])?;
        Ok(Checked(certificate))
    }

    pub(crate) fn walk_through(
        self,
        certificate: &Certificate,
        lines: &[Vec<Choice>],
    ) -> Result<(), Flaw> {
        let (limit, stated) = (self.situations, certificate.situations());
        let mut reader = Reader {
            decisions: certificate.decisions(),
            poll: self.poll,
            stopped: false,
        };
        let mut walk = Walk::new(
            certificate.claim(),
            certificate.answer(),
            certificate.zone(),
            certificate.lemmas(),
            limit.min(stated),
        )?;
        let walked = walk.run_after(lines, &mut reader);
        walked.map_err(|flaw| match flaw.kind {
            _ if reader.stopped => Flaw {
                kind: FlawKind::Stopped,
                line: Vec::new(),
            },
            // Where the number stated was the smaller limit.
            FlawKind::TooMany(count) if count < limit => Flaw {
                kind: FlawKind::Count {
                    stated,
                    found: count + 1,
                },
                ..flaw
            },
            _ => flaw,
        })?;
        let (found, left) = (walk.situations(), reader.decisions.len() as u64);
        let kind = match () {
            () if left > 0 => FlawKind::Leftover(left),
            () if found != stated => FlawKind::Count { stated, found },
            () => return Ok(()),
        };
        let line = Vec::new();
        Err(Flaw { kind, line })
    }
}

struct Reader<'a, I> {
    decisions: I,
    poll: Option<&'a dyn Fn() -> ControlFlow<()>>,
    stopped: bool,
}

impl<I: Iterator<Item = Decision>> Decisions for Reader<'_, I> {
    /// `None` once the check was stopped.
    fn next(&mut self) -> Option<Decision> {
        self.stopped |= self.poll.is_some_and(|poll| poll().is_break());
        if self.stopped {
            return None;
        }
        self.decisions.next()
    }
}

impl<I: Iterator<Item = Decision>> Guide for Reader<'_, I> {
    fn choose(&mut self, _: &mut Walk) -> Result<Choice, FlawKind> {
        self.next_move()
    }
}
