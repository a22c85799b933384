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

/// The search for the answer to one claim. It can be stopped and resumed at any time, and comes to the same answer
/// whether it was or not. It never tells what it concludes before the checker has passed a certificate of it.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_certificate::{Answer, Claim};
/// # use loja_rules::{Board, Color, Setup, State};
/// use loja_solver::{Control, Proof};
///
/// let board = Arc::new(Board::rectangle(5, 1));
/// let mut setup = Setup::empty();
/// setup.stones.black = board.points().skip(1).step_by(2).collect(); // .x.x.
/// let state = State::new(board, setup)?;
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
    /// How many steps the longest attempt to show the answer took.
    shown: u64,
    /// How often it has forgotten.
    forgot: u32,
    /// What it was told.
    learned: Option<Box<Checked>>,
    /// What the checker has passed of the claim itself.
    verdict: Verdict,
}

/// A place of a proof with what is expected there, for the checker: see [`Proof::show_places`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The moves from the worst case (C6) to it.
    pub line: Vec<Choice>,
    /// What [`Opponent::judge`] said of it.
    pub expectation: Expectation,
}

/// How much may be done to have places checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showing {
    /// Situations that may be expanded for each place of which only a part of the claim has been searched.
    pub nodes: u64,
    /// Situations that may be written down and checked, for all places that are expected to end alike.
    pub situations: u64,
}

/// The memory that a control leaves for a proof.
fn memory_of(control: &Control<'_>) -> u64 {
    control.limits().bytes.saturating_sub(control.bytes())
}

/// What a search does whose memory is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// It forgets what it can find again, and goes on.
    Forgets,
    /// It stops, since others may give room first.
    Stops,
}

/// After so many times, memory is what is lacking: the search looks at the same again and again.
const MOST_FORGOTTEN: u32 = 64;

/// Claims differ in size, and small ones are many: sets of one word are several times as fast.
#[derive(Clone, Debug)]
enum Engine {
    Small(Box<ClaimSearch<1>>),
    /// Not in the browser, where each copy of the search has to be loaded.
    #[cfg(not(target_arch = "wasm32"))]
    Medium(Box<ClaimSearch<2>>),
    Large(Box<ClaimSearch<6>>),
    /// More members than any search here takes.
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
    /// Sets with more members are left undecided. The largest board in use has 361 locations.
    pub const MOST_MEMBERS: usize = 6 * 64;

    /// Sets a search up.
    #[must_use]
    pub fn new(claim: Claim) -> Proof {
        Proof::with_lemmas(claim, Switches::ALL)
    }

    /// Sets a search up that uses these lemmas alone. None changes the answer.
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

    /// What the checker has passed of the claim itself, since it was [decided](Proof::decide) or
    /// [learned](Proof::learn).
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Takes over what a certificate shows that somebody kept. From then on that is the verdict, and the opponent plays
    /// by it; what it says nothing of is searched as always. False when it is about another claim, or one that is too
    /// large for any search here.
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
    /// When the search knows the contrary already.
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

    /// Whether it [was told](Proof::learn) how it ends.
    #[must_use]
    pub fn has_learned(&self) -> bool {
        self.learned.is_some()
    }

    /// The claim in question.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// Searches, and has the checker look at what comes of it: the one way to a verdict. Every few hundred situations the
    /// control is polled, which takes less than a millisecond on small claims. Never are more nodes expanded than it
    /// allows; what other runs of this proof keep counts as memory. What is stopped while it is written down or checked
    /// begins there again the next time, and goes at least twice as far.
    ///
    /// # Errors
    /// When the search contradicts the checker.
    pub fn decide(&mut self, control: &Control<'_>) -> Result<Found, Contradiction> {
        self.decide_in(Full::Forgets, control)
    }

    /// Decides where it matters what becomes of a full memory.
    pub(crate) fn decide_in(
        &mut self,
        full: Full,
        control: &Control<'_>,
    ) -> Result<Found, Contradiction> {
        if let Some(checked) = &self.learned {
            return Ok(Found::Shown(checked.clone()));
        }
        if let Some(halt) = self.run_in(full, control) {
            return Ok(Found::Open(halt));
        }
        if self.progress().bytes > memory_of(control) / 2 {
            // The writer needs room too.
            with_claim_search!(&mut self.engine, claim_search => claim_search.keep_conclusions(), ());
        }
        let mut patience = self.patience(self.shown, control);
        let found = match (self.write(&mut patience), patience.halt) {
            (_, Some(halt)) => Ok(Found::Open(halt)),
            (None, None) => Ok(Found::Unshown),
            (Some(unchecked), None) => unchecked.check_patiently(&mut patience),
        };
        // A run with less in between takes nothing of that back.
        let steps = patience.steps();
        self.shown = self.shown.max(steps);
        if let Ok(Found::Shown(checked)) = &found {
            self.verdict = Verdict::from(&**checked);
        }
        found
    }

    /// Writes down what is expected of these places, and has the checker look at it. Each gets its verdict, undecided where
    /// nothing is expected or it can't be shown within the bounds. Places that are expected to end alike share what is
    /// written, so that many cost little more than one.
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

    /// What the checker has passed of an answer after these lines.
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

    /// The first half of [`decide`](Proof::decide), for the command and the benchmarks, which measure the two and free
    /// the memory between them. Tells why there is no answer; `None` when there is one.
    #[doc(hidden)]
    pub fn run(&mut self, control: &Control<'_>) -> Option<Halt> {
        self.run_in(Full::Forgets, control)
    }

    fn run_in(&mut self, full: Full, control: &Control<'_>) -> Option<Halt> {
        let bytes = memory_of(control);
        loop {
            if self.is_answered() {
                return None;
            }
            let mut progress = self.progress();
            // A control that gives far less than was given before wants no more work done.
            let is_full = (bytes..bytes.saturating_mul(2)).contains(&progress.bytes);
            if is_full && full == Full::Forgets && self.forgot < MOST_FORGOTTEN {
                with_claim_search!(&mut self.engine, claim_search => claim_search.make_room(), ());
                self.forgot += 1;
                progress = self.progress();
                if progress.bytes >= bytes / 4 * 3 {
                    return Some(Halt::Memory);
                }
            }
            if matches!(self.engine, Engine::None) {
                return Some(Halt::TooLarge);
            } else if progress.bytes >= bytes {
                return Some(Halt::Memory);
            } else if control.left() == 0 {
                return Some(Halt::Nodes);
            } else if let Err(halt) = control.poll_holding(progress.bytes) {
                return Some(halt);
            }
            let left = control.left();
            with_claim_search!(&mut self.engine, claim_search => claim_search.run(left), ());
            control.spend(self.progress().nodes - progress.nodes);
        }
    }

    /// The second half: what the search concludes, for the checker. `None` without an answer, or when it can't be
    /// written down ([`Found::Unshown`]).
    ///
    /// # Errors
    /// Why it was given up.
    #[doc(hidden)]
    pub fn unchecked(&self, control: &Control<'_>) -> Result<Option<Unchecked>, Halt> {
        let mut patience = self.patience(0, control);
        let unchecked = self.write(&mut patience);
        patience.halt.map_or(Ok(unchecked), Err)
    }

    fn patience<'a>(&self, before: u64, control: &'a Control<'a>) -> Patience<'a> {
        Patience::new(
            self.claim.board().len(),
            self.progress().bytes,
            before,
            control,
        )
    }

    fn write(&self, patience: &mut Patience<'_>) -> Option<Unchecked> {
        let claim = &self.claim;
        with_claim_search!(&self.engine, claim_search => {
            let answer = claim_search.answer()?;
            Some(Unchecked::new(claim, answer, claim_search.certificate(claim, patience)?))
        }, None)
    }

    fn is_answered(&self) -> bool {
        with_claim_search!(&self.engine, claim_search => claim_search.answer().is_some(), false)
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        with_claim_search!(&self.engine, claim_search => claim_search.progress(), Progress::default())
    }

    /// Someone who plays either side of the proof, decided or not. What he settles on demand stays
    /// with the proof, and counts as its effort.
    #[must_use]
    pub fn opponent(&mut self) -> Opponent<'_> {
        let reader: Option<&mut dyn Reader> =
            with_claim_search!(&mut self.engine, claim_search => Some(claim_search.as_mut()), None);
        Opponent::new(&self.claim, reader)
    }
}
