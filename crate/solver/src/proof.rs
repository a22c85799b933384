//! The lock question (C4 to C8) for one claim.

use loja_certificate::{Answer, Certificate, Claim};

use crate::lock::claim_search::ClaimSearch;
use crate::opponent::{Opponent, Reader};
use crate::switches::Switches;

/// What is known about a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The claimant can lock the set.
    Lock,
    /// The refuter can prevent it.
    Refuted,
    /// Nobody knows yet.
    Undecided,
}

impl From<Answer> for Verdict {
    fn from(answer: Answer) -> Verdict {
        match answer {
            Answer::Lock => Verdict::Lock,
            Answer::Refuted => Verdict::Refuted,
        }
    }
}

/// How far a search may go. Both are counted over all runs of a proof, so a run that is to go on gets more.
///
/// ```
/// # use loja_solver::Limits;
/// let small = Limits { nodes: 10_000, bytes: 16 << 20 };
/// assert!(small.nodes < Limits::default().nodes && small.bytes < Limits::default().bytes);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many situations may be expanded, all runs of a proof together.
    pub nodes: u64,
    /// How much memory the explored situations may take.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nodes: 20_000_000,
            bytes: 512 << 20,
        }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Situations expanded: all their successors were looked at.
    pub nodes: u64,
    /// Situations generated, repeated ones counted again.
    pub situations: u64,
    /// Different situations kept.
    pub known: u64,
    /// Memory they take.
    pub bytes: u64,
    /// The bracket: how many situations may still have to be settled to show a lock …
    pub effort_lock: u64,
    /// … and to refute it. One of the two is 0 in the end.
    pub effort_refuted: u64,
}

/// What whoever watches a search wants it to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Going {
    /// Go on.
    On,
    /// Stop here; the next run goes on from here.
    Stop,
}

/// The search for the answer to one claim. It can be stopped and resumed at any time, and does the same
/// whether it was or not.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_certificate::{Claim, check};
/// # use loja_rules::{Board, Color, Setup, State};
/// use loja_solver::{Going, Limits, Proof, Switches, Verdict};
///
/// let board = Arc::new(Board::rectangle(5, 1));
/// let mut setup = Setup::empty();
/// setup.stones.black = board.points().skip(1).step_by(2).collect(); // .x.x.
/// let state = State::new(board, setup)?;
/// let claim = Claim::new(&state, Color::Black, &state.board().locations())?;
/// let mut proof = Proof::new(claim, Switches::ALL);
/// let verdict = proof.run(Limits::default(), &mut |_| Going::On);
/// assert_eq!(verdict, Verdict::Lock);
/// let certificate = proof.certificate().ok_or("decided proofs have one")?;
/// assert!(check(certificate).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Proof {
    claim: Claim,
    engine: Engine,
}

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
        if let Some(team) = ClaimSearch::new(claim, switches) {
            return Engine::Small(Box::new(team));
        }
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(team) = ClaimSearch::new(claim, switches) {
            return Engine::Medium(Box::new(team));
        }
        ClaimSearch::new(claim, switches).map_or(Engine::None, |team| Engine::Large(Box::new(team)))
    }
}

macro_rules! with_team {
    ($engine:expr, $team:ident => $body:expr, $none:expr) => {
        match $engine {
            Engine::Small($team) => $body,
            #[cfg(not(target_arch = "wasm32"))]
            Engine::Medium($team) => $body,
            Engine::Large($team) => $body,
            Engine::None => $none,
        }
    };
}

impl Proof {
    /// Sets with more members are left undecided. The largest board in use has 361 locations.
    pub const MOST_MEMBERS: usize = 6 * 64;

    /// Sets a search up, with these lemmas.
    #[must_use]
    pub fn new(claim: Claim, switches: Switches) -> Proof {
        let engine = Engine::new(&claim, switches);
        Proof { claim, engine }
    }

    /// The claim in question.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// Searches until there is an answer, a limit is reached, or the watcher says stop. He is asked
    /// every few hundred situations, which takes less than a millisecond on small claims.
    pub fn run(&mut self, limits: Limits, watch: &mut dyn FnMut(&Progress) -> Going) -> Verdict {
        loop {
            let progress = self.progress();
            let out = progress.nodes >= limits.nodes || progress.bytes >= limits.bytes;
            if self.verdict() != Verdict::Undecided || out || watch(&progress) == Going::Stop {
                return self.verdict();
            }
            let left = limits.nodes - progress.nodes;
            with_team!(&mut self.engine, team => team.run(left), return Verdict::Undecided);
        }
    }

    /// What is known by now.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let answer = with_team!(&self.engine, team => team.answer(), None);
        answer.map_or(Verdict::Undecided, Verdict::from)
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        with_team!(&self.engine, team => team.progress(), Progress::default())
    }

    /// What shows the answer, once there is one.
    #[must_use]
    pub fn certificate(&self) -> Option<Certificate> {
        with_team!(&self.engine, team => team.certificate(&self.claim), None)
    }

    /// Someone who plays either side of the proof, decided or not. What he settles on demand stays
    /// with the proof, and counts as its effort.
    #[must_use]
    pub fn opponent(&mut self) -> Opponent<'_> {
        let reader: Option<&mut dyn Reader> =
            with_team!(&mut self.engine, team => Some(team.as_mut()), None);
        Opponent::new(&self.claim, reader)
    }
}
