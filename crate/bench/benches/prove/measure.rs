//! One position, decided, with its certificates checked.

use std::cell::Cell;
use std::time::{Duration, Instant};

use loja_certificate::{Checked, Checker, Claim};
use loja_rules::{Color, State};
use loja_solver::{
    Control, Found, Going, Limits, Options, Progress, Proof, Referee, Usage, Verdict,
};

use crate::clock::Clock;
use crate::fixture::{Asked, Fixture};

/// A run shorter than this is repeated.
const SHORT: Duration = Duration::from_secs(2);
const RUNS: u32 = 5;

#[derive(Clone, Copy)]
pub struct Budget {
    pub nodes: u64,
    pub seconds: u64,
}

/// What one run found, times aside the same in all of them.
#[derive(Default)]
pub struct Figures {
    pub is_decided: bool,
    /// "same", "differs" or "open" beside the source; nothing for a ring.
    pub ruling: &'static str,
    pub claims: usize,
    /// Situations expanded, and situations generated.
    pub nodes: u64,
    pub situations: u64,
    /// For all proofs together, without the certificates.
    pub milliseconds: f64,
    /// The nodes of the hardest claim.
    pub hardest: u64,
    /// The memory of the largest proof.
    pub bytes: u64,
    pub certificates: usize,
    /// Bytes of all certificates.
    pub text: usize,
    pub decisions: usize,
    /// Nodes a decision, of each claim that needed a node and a decision.
    pub efforts: Vec<f64>,
    pub check_milliseconds: f64,
    pub runs: usize,
}

/// Runs until the median is worth something. All runs together keep the limit of time.
pub fn measure(fixture: &Fixture, budget: Budget) -> Figures {
    let (begun, clock) = (Instant::now(), Clock::new());
    let first = run(fixture, budget);
    let limit = Duration::from_secs(budget.seconds);
    let is_short = begun.elapsed() < SHORT && clock.elapsed() * RUNS < limit;
    let mut runs = vec![first];
    if is_short {
        runs.extend((1..RUNS).map(|_| run(fixture, budget)));
    }
    let count = runs.len();
    let middle = |time: fn(&Figures) -> f64| crate::median(runs.iter().map(time).collect());
    let milliseconds = middle(|one| one.milliseconds);
    let check_milliseconds = middle(|one| one.check_milliseconds);
    Figures {
        milliseconds,
        check_milliseconds,
        runs: count,
        ..runs.swap_remove(0)
    }
}

fn run(fixture: &Fixture, budget: Budget) -> Figures {
    let mut work = Work {
        figures: Figures::default(),
        clock: Clock::new(),
        limit: Duration::from_secs(budget.seconds),
    };
    match &fixture.asked {
        Asked::Whole => {
            let set = fixture.state.board().locations();
            let claim = Claim::new(&fixture.state, Color::Black, &set).expect("the whole board");
            let mut proof = Proof::new(claim);
            let limits = Limits {
                nodes: budget.nodes,
                ..Limits::default()
            };
            let verdict = work.prove(&mut proof, limits);
            work.figures.is_decided = verdict.is_decided();
            work.figures.ruling = match verdict.answer() {
                Some(answer) => answer.name(),
                None => "open",
            };
        }
        Asked::Control(source) => {
            let report = control(&fixture.state, budget, &mut work);
            let open = |player| !report.open[player].is_empty();
            let same = |player| report.control[player] == source[player];
            // What is open may still be either; what is controlled has to be so in the source.
            let within = |player| {
                let settled = source[player].difference(&report.open[player]);
                report.control[player].is_subset(&source[player])
                    && settled.is_subset(&report.control[player])
            };
            work.figures.is_decided = !Color::ALL.into_iter().any(open);
            work.figures.ruling = match () {
                () if !Color::ALL.into_iter().all(within) => "differs",
                () if Color::ALL.into_iter().all(same) && work.figures.is_decided => "same",
                () => "open",
            };
        }
    }
    work.figures
}

struct Work {
    figures: Figures,
    clock: Clock,
    limit: Duration,
}

impl Work {
    fn going(&self) -> Going {
        self.clock.going(self.limit)
    }

    /// Runs a proof, and checks its certificate when it is decided.
    fn prove(&mut self, proof: &mut Proof, limits: Limits) -> Verdict {
        let begun = Instant::now();
        let poll = |_| self.going();
        let control = Control::polling(limits, &poll);
        let searched = proof.search(&control);
        let (time, after) = (begun.elapsed(), proof.progress());
        let found = searched.ok().map(|_| {
            let found = proof.decide(&control);
            found.expect("the checker accepts what the prover wrote")
        });
        let checked = found.as_ref().and_then(Found::checked);
        self.note([Progress::default(), after], checked, time);
        proof.verdict()
    }

    /// Adds what a proof has come to in so long, from one progress to the next.
    fn note(&mut self, [before, after]: [Progress; 2], checked: Option<&Checked>, time: Duration) {
        let figures = &mut self.figures;
        figures.milliseconds += time.as_secs_f64() * 1e3;
        figures.nodes += after.nodes - before.nodes;
        figures.situations += after.situations - before.situations;
        figures.hardest = figures.hardest.max(after.nodes);
        figures.bytes = figures.bytes.max(after.bytes);
        let Some(checked) = checked else {
            return;
        };
        let decisions = checked.decisions().len();
        figures.claims += 1;
        figures.certificates += 1;
        figures.text += checked.to_text().len();
        figures.decisions += decisions;
        if decisions > 0 && after.nodes > 0 {
            figures.efforts.push(after.nodes as f64 / decisions as f64);
        }
        let certificate = checked.clone().into_certificate();
        let begun = Instant::now();
        let (clock, limit) = (&self.clock, self.limit);
        let poll = || clock.going(limit);
        let again = Checker::default().polling(&poll).check(certificate);
        // Only the time may be in the way.
        let is_over = self.clock.going(self.limit) == Going::Break(());
        assert!(again.is_ok() || is_over, "it was accepted before");
        figures.check_milliseconds += begun.elapsed().as_secs_f64() * 1e3;
    }
}

fn control(state: &State, budget: Budget, work: &mut Work) -> loja_solver::Report {
    let mut options = Options::default();
    options.limits.nodes = budget.nodes;
    let mut referee = Referee::new(state, options);
    let unbounded = Limits {
        nodes: u64::MAX,
        bytes: u64::MAX,
    };
    while work.going().is_continue()
        && let Some(mut claimed) = referee.take(&Control::polling(unbounded, &|_| work.going()))
    {
        let before = claimed.proof().map(Proof::progress).unwrap_or_default();
        let begun = Instant::now();
        let (searched, is_written, heard) =
            (Cell::new(Duration::ZERO), Cell::new(false), Cell::new(0));
        let poll = |usage: Usage| {
            // Nothing is expanded any more when the certificate is written.
            let more = usage.nodes - heard.replace(usage.nodes);
            is_written.set(more == 0 && !searched.get().is_zero());
            if more > 0 {
                searched.set(begun.elapsed());
            }
            work.going()
        };
        claimed.run(&Control::polling(unbounded, &poll));
        let (searched, is_written) = (searched.get(), is_written.get());
        if let Some(proof) = claimed.proof() {
            let mut time = if is_written {
                searched
            } else {
                begun.elapsed()
            };
            if claimed.checked().is_some() && !is_written {
                // So little that nobody was asked meanwhile: once more, to know how much of the time was no search.
                let mut again = proof.clone();
                let begun = Instant::now();
                drop(again.decide(&Control::default()));
                time = time.saturating_sub(begun.elapsed());
            }
            work.note([before, proof.progress()], claimed.checked(), time);
        }
        referee
            .give_back(claimed, &mut ())
            .expect("the checker accepts what the prover wrote");
    }
    referee
        .report()
        .expect("the checker accepts what the prover wrote")
}
