//! What the prover knows of one position of a set within its limits. Once, and without measuring certificates.

use std::time::Duration;

use loja_certificate::Claim;
use loja_solver::{Control, Going, Limits, Options, Proof, Referee, Verdict};

use crate::clock::Clock;
use crate::open::Open;
use crate::sets::Case;

#[derive(Clone, Copy)]
pub struct Reach {
    pub seconds: u64,
    pub limits: Limits,
}

#[derive(Default)]
pub struct Judged {
    /// Of a single claim.
    pub verdict: Option<Verdict>,
    /// Locations of which it is known who controls them; with a single claim all or none.
    pub known: usize,
    pub nodes: u64,
    pub milliseconds: f64,
    /// The memory of the largest proof.
    pub bytes: u64,
    pub open: Vec<Open>,
}

impl Judged {
    pub fn is_decided(&self, case: &Case) -> bool {
        self.known == case.state.board().len()
    }
}

pub fn judge(case: &Case, reach: Reach) -> Judged {
    let clock = Clock::new();
    let limit = Duration::from_secs(reach.seconds);
    let going = || clock.going(limit);
    let mut judged = match &case.claim {
        Some(claim) => prove(claim, reach.limits, &going),
        None => control(case, reach.limits, &going),
    };
    judged.milliseconds = clock.elapsed().as_secs_f64() * 1e3;
    judged
}

fn prove(claim: &Claim, limits: Limits, going: &dyn Fn() -> Going) -> Judged {
    let mut proof = Proof::new(claim.clone());
    let found = proof.decide(&Control::polling(limits, &|_| going()));
    let verdict = found
        .expect("the checker accepts what the prover wrote")
        .verdict();
    let is_open = !verdict.is_decided();
    let progress = proof.progress();
    Judged {
        verdict: Some(verdict),
        known: if is_open { 0 } else { claim.board().len() },
        nodes: progress.nodes,
        bytes: progress.bytes,
        open: is_open
            .then(|| Open::of(claim, progress.nodes))
            .into_iter()
            .collect(),
        ..Judged::default()
    }
}

fn control(case: &Case, limits: Limits, going: &dyn Fn() -> Going) -> Judged {
    let mut referee = Referee::new(&case.state, Options::within(limits));
    let mut bytes = 0;
    let poll = |_| going();
    let unbounded = Limits {
        nodes: u64::MAX,
        bytes: u64::MAX,
    };
    while going().is_continue()
        && let Some(mut work) = referee.take(&Control::polling(unbounded, &poll))
    {
        work.run(&Control::polling(unbounded, &poll));
        bytes = bytes.max(work.proof().map_or(0, |proof| proof.progress().bytes));
        referee
            .give_back(work, &mut ())
            .expect("the checker accepts what the prover wrote");
    }
    let report = referee
        .report()
        .expect("the checker accepts what the prover wrote");
    let settled = report.control.black.union(&report.control.white);
    let open = report.open.black.union(&report.open.white);
    let undecided = report
        .claims
        .iter()
        .filter(|claim| !claim.verdict.is_decided());
    let described = undecided.filter_map(|one| {
        let claim = Claim::new(&case.state, one.player, &one.set).ok()?;
        Some(Open::of(&claim, one.nodes))
    });
    Judged {
        known: case.state.board().len() - open.difference(&settled).len(),
        nodes: report.nodes,
        bytes,
        open: described.collect(),
        ..Judged::default()
    }
}
