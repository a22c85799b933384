//! The lock question (C4 to C8) for one claim.

use loja_certificate::{Answer, Checked, CheckedPlaces, Checker, Choice, Claim, FlawKind};
use loja_search::{Control, Halt, Limits};

use crate::expectation::Expectation;
use crate::lock::claim_search::ClaimSearch;
use crate::opponent::{Opponent, Reader};
use crate::patience::Patience;
use crate::progress::Progress;
use crate::switches::Switches;
use crate::verdict::{Conflict, Contradiction, Found, Unchecked, Verdict};

/// The search for the answer to one claim.
///
/// It can stop and resume at any time without changing the answer, which it never gives before the checker has
/// accepted a certificate.
///
/// ```
/// # use loja_certificate::{Answer, Claim};
/// # use loja_rules::{Color, State};
/// use loja_solver::{Control, Proof};
///
/// let state: State = ".x.x.".parse()?;
/// let claim = Claim::new(&state, Color::Black, &state.board().locations())?;
/// let mut proof = Proof::new(claim);
/// let found = proof.decide(&Control::default())?;
/// assert_eq!(found.verdict(), Answer::Lock);
/// let certificate = found.checked().ok_or("a verdict is shown")?;
/// assert_eq!(certificate.answer(), Answer::Lock);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Proof {
    claim: Claim,
    engine: Engine,
    shown: u64,
    /// How often it has forgotten.
    forgot: u32,
    /// The certificate that it learned from.
    learned: Option<Box<Checked>>,
    verdict: Verdict,
}

/// A place of a proof and its expectation, for [`Proof::show_places`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The moves from the worst case (C6) to it.
    pub line: Vec<Choice>,
    /// The expectation of [`Opponent::judge`].
    pub expectation: Expectation,
}

/// Limits for having places checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showing {
    /// Situations expanded for each place where only a part of the claim has been searched.
    pub nodes: u64,
    /// Situations written and checked for all places with equal expectation.
    pub situations: u64,
}

fn memory_of(control: &Control<'_>) -> u64 {
    control.limits().bytes.saturating_sub(control.bytes())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// It forgets what it can find again, and goes on.
    Forgets,
    /// It stops, since others may free memory first.
    Stops,
}

/// After this many times memory is lacking: the search keeps repeating itself.
const MOST_FORGOTTEN: u32 = 64;

/// By size, because small claims are many, and sets of one word several times as fast.
#[derive(Clone, Debug)]
enum Engine {
    Small(Box<ClaimSearch<1>>),
    /// Not in the browser, which would have to load another copy.
    #[cfg(not(target_arch = "wasm32"))]
    Medium(Box<ClaimSearch<2>>),
    Large(Box<ClaimSearch<6>>),
    None,
}

impl Engine {
    fn new(claim: &Claim, switches: Switches) -> Engine {
        if let Some(claim_search) = ClaimSearch::new(claim, switches) {
            return Engine::Small(Box::new(claim_search));
        }
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(claim_search) = ClaimSearch::new(claim, switches) {
            return Engine::Medium(Box::new(claim_search));
        }
        ClaimSearch::new(claim, switches).map_or(Engine::None, |claim_search| {
            Engine::Large(Box::new(claim_search))
        })
    }
}

macro_rules! with_claim_search {
    ($engine:expr, $claim_search:ident => $body:expr, $none:expr) => {
        match $engine {
            Engine::Small($claim_search) => $body,
            #[cfg(not(target_arch = "wasm32"))]
            Engine::Medium($claim_search) => $body,
            Engine::Large($claim_search) => $body,
            Engine::None => $none,
        }
    };
}

impl Proof {
    /// The largest set that is searched; the largest board in use has 361 locations.
    pub const MOST_MEMBERS: usize = 6 * 64;

    /// Sets a search up.
    #[must_use]
    pub fn new(claim: Claim) -> Proof {
        Proof::with_lemmas(claim, Switches::ALL)
    }

    /// A search that uses only these lemmas, none of which changes the answer.
    #[must_use]
    pub fn with_lemmas(claim: Claim, switches: Switches) -> Proof {
        let engine = Engine::new(&claim, switches);
        Proof {
            claim,
            engine,
            shown: 0,
            forgot: 0,
            learned: None,
            verdict: Verdict::UNDECIDED,
        }
    }

    /// The checked answer to the claim, since it was [decided](Proof::decide) or [learned](Proof::learn).
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Takes over a kept certificate as the verdict, for the opponent to play by.
    ///
    /// The search goes on as always where the certificate leaves it open. False for another claim, or one too large for
    /// any search.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_certificate::{Answer, Claim};
    /// # use loja_rules::{Board, Color, Setup, State};
    /// use loja_solver::{Control, Expectation, Limits, Proof};
    ///
    /// let state = State::new(Arc::new(Board::rectangle(4, 3)), Setup::empty())?;
    /// let claim = Claim::new(&state, Color::White, &state.board().locations())?;
    /// let mut proof = Proof::new(claim.clone());
    /// let found = proof.decide(&Control::default())?;
    /// let kept = found.checked().ok_or("a verdict is shown")?.clone();
    ///
    /// // Another day, without a search:
    /// let mut proof = Proof::new(claim);
    /// assert!(proof.learn(kept)?);
    /// let none = Limits { nodes: 0, ..Limits::default() };
    /// assert_eq!(proof.decide(&Control::new(none))?.verdict(), Answer::Refuted);
    /// assert_eq!(proof.opponent().judge(&[], &Control::new(none))?.expectation, Expectation::Fails);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When the search knows the contrary.
    pub fn learn(&mut self, checked: Checked) -> Result<bool, Contradiction> {
        if !checked.claim().is_like(&self.claim) {
            return Ok(false);
        }
        let answer = with_claim_search!(&mut self.engine, claim_search => {
            claim_search.learn(&checked).and_then(|()| claim_search.answer())
        }, None);
        match answer {
            Some(answer) if answer == checked.answer() => {
                self.verdict = Verdict::from(&checked);
                self.learned = Some(Box::new(checked));
                Ok(true)
            }
            Some(_) => Err(Contradiction::new(self.claim.clone(), Conflict::Contrary)),
            None => Ok(false),
        }
    }

    /// Whether it has [learned](Proof::learn) its answer.
    #[must_use]
    pub fn has_learned(&self) -> bool {
        self.learned.is_some()
    }

    /// The claim in question.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// Searches, and has the checker confirm the result: the only way to a verdict.
    ///
    /// It polls every few hundred situations, less than a millisecond on small claims, and never expands more
    /// nodes than the control allows; memory counts what other runs of this proof keep. Writing or checking that
    /// is stopped starts over next time, and goes at least twice as far.
    ///
    /// # Errors
    ///
    /// When the search contradicts the checker.
    pub fn decide(&mut self, control: &Control<'_>) -> Result<Found, Contradiction> {
        self.decide_in(Full::Forgets, control)
    }

    pub(crate) fn decide_in(
        &mut self,
        full: Full,
        control: &Control<'_>,
    ) -> Result<Found, Contradiction> {
        if let Some(checked) = &self.learned {
            return Ok(Found::Shown(checked.clone()));
        }
        if let Err(halt) = self.search_in(full, control) {
            return Ok(Found::Open(halt));
        }
        if self.progress().bytes > memory_of(control) / 2 {
            // The writer needs room too.
            with_claim_search!(&mut self.engine, claim_search => claim_search.keep_conclusions(), ());
        }
        let (locations, searched) = (self.claim.board().len(), self.progress().bytes);
        let mut patience = Patience::new(locations, searched, self.shown, control);
        let found = match (self.write(&mut patience), patience.halt) {
            (_, Some(halt)) => Ok(Found::Open(halt)),
            (None, None) => Ok(Found::Unshown),
            (Some(unchecked), None) => unchecked.check(&mut patience),
        };
        // A run with fewer steps in between loses none of that.
        let steps = patience.steps();
        self.shown = self.shown.max(steps);
        if let Ok(Found::Shown(checked)) = &found {
            self.verdict = Verdict::from(&**checked);
        }
        found
    }

    /// Has the checker confirm what is expected of these places, and returns a verdict for each.
    ///
    /// It is undecided where nothing is expected or the bounds are too small. Places with equal expectations
    /// share a certificate, so many cost little more than one.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_certificate::{Answer, Choice, Claim};
    /// # use loja_rules::{Board, Color, Setup, State};
    /// use loja_solver::{Control, Expected, Proof, Showing};
    ///
    /// let state = State::new(Arc::new(Board::rectangle(3, 1)), Setup::empty())?;
    /// let claim = Claim::new(&state, Color::Black, &state.board().locations())?;
    /// let mut proof = Proof::new(claim);
    /// let judged = proof.opponent().judge(&[], &Control::default())?;
    /// let places = judged.moves.iter().map(|one| Expected {
    ///     line: vec![one.choice],
    ///     expectation: one.expectation,
    /// });
    /// let places: Vec<Expected> = places.collect();
    /// let showing = Showing { nodes: 1_000, situations: 10_000 };
    /// let verdicts = proof.show_places(&places, showing)?;
    /// // White's pass gives it away: a certificate shows that Black locks the row then.
    /// assert_eq!(places.last().map(|place| &place.line), Some(&vec![Choice::Pass]));
    /// assert_eq!(verdicts.last().and_then(|verdict| verdict.answer()), Some(Answer::Lock));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the search contradicts the checker.
    pub fn show_places(
        &mut self,
        places: &[Expected],
        showing: Showing,
    ) -> Result<Vec<Verdict>, Contradiction> {
        let mut verdicts = vec![Verdict::UNDECIDED; places.len()];
        for answer in Answer::ALL {
            let asked = places
                .iter()
                .filter(|place| place.expectation.answer() == Some(answer));
            let lines: Vec<Vec<Choice>> = asked.map(|place| place.line.clone()).collect();
            for shown in self.places_shown(answer, lines, showing)? {
                for (place, verdict) in places.iter().zip(&mut verdicts) {
                    if shown.shows(&place.line) {
                        *verdict = Verdict::after(&place.line, &shown);
                    }
                }
            }
        }
        Ok(verdicts)
    }

    fn places_shown(
        &mut self,
        answer: Answer,
        lines: Vec<Vec<Choice>>,
        showing: Showing,
    ) -> Result<Vec<CheckedPlaces>, Contradiction> {
        let contradiction = |claim: &Claim, why| Contradiction::new(claim.clone(), why);
        let unbounded = Control::new(Limits {
            nodes: u64::MAX,
            bytes: u64::MAX,
        });
        let mut patience = Patience::new(self.claim.board().len(), 0, 0, &unbounded);
        patience.situations = patience.situations.min(showing.situations);
        let claim = &self.claim;
        let written = with_claim_search!(&mut self.engine, claim_search => {
            claim_search.show_places(claim, answer, lines, showing.nodes, &mut patience)
        }, Ok(Vec::new()));
        let written = written.map_err(|why| contradiction(claim, Conflict::Unrecorded(why)))?;
        let mut shown = Vec::new();
        for certificate in written {
            match certificate.check(Checker::visiting(showing.situations)) {
                Ok(checked) => shown.push(checked),
                Err(flaw) if matches!(flaw.kind, FlawKind::TooMany(_)) => {}
                Err(flaw) => return Err(contradiction(claim, Conflict::Refused(flaw))),
            }
        }
        Ok(shown)
    }

    /// Searches until it expects an answer, as [`decide`](Proof::decide) does before it has a certificate checked.
    ///
    /// # Errors
    ///
    /// Why it expects nothing yet.
    pub fn search(&mut self, control: &Control<'_>) -> Result<Expectation, Halt> {
        self.search_in(Full::Forgets, control)
    }

    fn search_in(&mut self, full: Full, control: &Control<'_>) -> Result<Expectation, Halt> {
        let bytes = memory_of(control);
        loop {
            if let Some(answer) = self.answer() {
                return Ok(Expectation::of(Some(answer)));
            }
            let mut progress = self.progress();
            // A control that allows far less than before wants to stop.
            let is_full = (bytes..bytes.saturating_mul(2)).contains(&progress.bytes);
            if is_full && full == Full::Forgets && self.forgot < MOST_FORGOTTEN {
                with_claim_search!(&mut self.engine, claim_search => claim_search.make_room(), ());
                self.forgot += 1;
                progress = self.progress();
                if progress.bytes >= bytes / 4 * 3 {
                    return Err(Halt::Memory);
                }
            }
            if matches!(self.engine, Engine::None) {
                return Err(Halt::TooLarge);
            } else if progress.bytes >= bytes {
                return Err(Halt::Memory);
            } else if control.left() == 0 {
                return Err(Halt::Nodes);
            }
            control.poll_holding(progress.bytes)?;
            let left = control.left();
            with_claim_search!(&mut self.engine, claim_search => claim_search.run(left), ());
            control.spend(self.progress().nodes - progress.nodes);
        }
    }

    /// The search's conclusion for the checker; `None` if it can't be written down.
    pub(crate) fn write(&self, patience: &mut Patience<'_>) -> Option<Unchecked> {
        let claim = &self.claim;
        with_claim_search!(&self.engine, claim_search => {
            let answer = claim_search.answer()?;
            Some(Unchecked::new(claim, answer, claim_search.certificate(claim, patience)?))
        }, None)
    }

    fn answer(&self) -> Option<Answer> {
        with_claim_search!(&self.engine, claim_search => claim_search.answer(), None)
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        with_claim_search!(&self.engine, claim_search => claim_search.progress(), Progress::default())
    }

    /// A partner for either side of the proof, decided or not.
    ///
    /// Answers that it settles on demand stay with the proof, and count as its effort.
    #[must_use]
    pub fn opponent(&mut self) -> Opponent<'_> {
        let reader: Option<&mut dyn Reader> =
            with_claim_search!(&mut self.engine, claim_search => Some(claim_search.as_mut()), None);
        Opponent::new(&self.claim, reader)
    }
}
