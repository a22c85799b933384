//! A claim that a referee has handed out, with the search for its answer.

use std::cell::Cell;
use std::mem::take;

use loja_certificate::{Checked, Claim};
use loja_search::{Going, Halt, Limits};

use crate::memory::Share;
use crate::proof::{Full, Progress, Proof};
use crate::referee::Known;
use crate::schedule::Task;
use crate::spent::Spent;
use crate::switches::Switches;
use crate::verdict::{CheckedAnswer, Contradiction, Found, Verdict};

/// A claim to decide, lent by a [`Referee`](crate::Referee) with nodes to spend on it. It may go to another thread. When
/// it has been run, it goes [back](crate::Referee::give_back).
#[derive(Debug)]
#[must_use = "what is not given back counts as spent"]
pub struct Work {
    pub(crate) id: u64,
    pub(crate) claim: Claim,
    switches: Switches,
    /// Memory that all searches of the referee may take, …
    bytes: u64,
    /// … and what this one takes of it.
    pub(crate) share: Share,
    /// Nodes that may still be spent.
    left: u64,
    /// None before the first run.
    pub(crate) proof: Option<Box<Proof>>,
    pub(crate) spent: Spent,
    pub(crate) come: Come,
}

/// What has come of a work so far.
#[derive(Debug)]
pub(crate) enum Come {
    /// By a search.
    Found(Result<Found, Contradiction>),
    /// By somebody who had it shown before.
    Known(CheckedAnswer),
}

impl Work {
    pub(crate) fn new(
        task: Task,
        proof: Option<Box<Proof>>,
        share: Share,
        switches: Switches,
        bytes: u64,
    ) -> Work {
        Work {
            id: task.id,
            claim: task.claim,
            switches,
            bytes,
            share,
            left: task.lent,
            proof,
            spent: Spent::default(),
            come: Come::Found(Ok(Found::Open(Halt::Stopped))),
        }
    }

    /// What is claimed.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// The nodes that were spent on it since it was taken.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.spent.nodes()
    }

    /// The search, once it has begun.
    #[must_use]
    pub fn proof(&self) -> Option<&Proof> {
        self.proof.as_deref()
    }

    /// What shows the answer, once there is one.
    #[must_use]
    pub fn checked(&self) -> Option<&Checked> {
        match &self.come {
            Come::Found(Ok(found)) => found.checked(),
            Come::Found(Err(_)) | Come::Known(_) => None,
        }
    }

    /// Searches with what was lent, and has the checker look at what comes of it. What that is, the referee tells when the
    /// work is given back. The watcher is asked every few hundred situations, and hears how many more there are; the
    /// last time, when it is done, what he says makes no difference.
    pub fn run(&mut self, watch: &mut dyn FnMut(u64) -> Going) {
        self.step(u64::MAX, watch);
    }

    /// The same with so many nodes at most.
    pub(crate) fn step(&mut self, nodes: u64, watch: &mut dyn FnMut(u64) -> Going) {
        if self.is_done() {
            return;
        }
        let new = || Box::new(Proof::new(self.claim.clone(), self.switches));
        let proof = self.proof.get_or_insert_with(new);
        let mut heard = proof.progress().nodes;
        let limits = Limits {
            nodes: heard.saturating_add(nodes.min(self.left)),
            bytes: self.bytes.saturating_sub(self.share.others()),
        };
        // What others keep is given up first.
        let full = match self.share.others() {
            0 => Full::Forgets,
            _ => Full::Stops,
        };
        let (share, bytes) = (&mut self.share, self.bytes);
        let is_full = Cell::new(false);
        let mut hear = |progress: &Progress| {
            let more = progress.nodes.saturating_sub(heard);
            heard = progress.nodes;
            let all = share.set(progress.bytes);
            let going = watch(more);
            is_full.set(going == Going::Continue(()) && all >= bytes);
            if is_full.get() {
                Going::Break(())
            } else {
                going
            }
        };
        let (found, spent) = Spent::on(proof, |proof| proof.decide_as(full, limits, &mut hear));
        let stopped = matches!(found, Ok(Found::Open(Halt::Stopped)));
        // Others may have taken the memory meanwhile.
        let found = if stopped && is_full.get() {
            Ok(Found::Open(Halt::Memory))
        } else {
            found
        };
        let _ = hear(&proof.progress());
        self.left = self.left.saturating_sub(spent.nodes());
        self.spent = take(&mut self.spent).and(spent);
        self.come = Come::Found(found);
    }

    /// Takes an answer that somebody knows, if what it costs in all has been lent.
    pub(crate) fn accept(&mut self, Known { answer, nodes }: Known) {
        let before = self
            .proof
            .as_ref()
            .map_or(0, |proof| proof.progress().nodes);
        let more = nodes.saturating_sub(before);
        if more <= self.left {
            self.left -= more;
            self.spent = take(&mut self.spent).and(Spent::on_known(more));
            self.come = Come::Known(answer);
        }
    }

    /// Takes over what somebody has found who works elsewhere. False for a certificate of another claim, which changes
    /// nothing.
    pub fn learn(&mut self, checked: Checked) -> bool {
        let new = || Box::new(Proof::new(self.claim.clone(), self.switches));
        let proof = self.proof.get_or_insert_with(new);
        let found = match proof.learn(checked) {
            Ok(false) => return false,
            Ok(true) => {
                let none = Limits {
                    nodes: 0,
                    ..Limits::default()
                };
                proof.decide(none, &mut |_| Going::Continue(()))
            }
            Err(contradiction) => Err(contradiction),
        };
        self.come = Come::Found(found);
        true
    }

    /// Counts nodes that somebody elsewhere has spent, of those that were lent.
    pub fn spend(&mut self, nodes: u64) {
        let nodes = nodes.min(self.left);
        self.left -= nodes;
        self.spent = take(&mut self.spent).and(Spent::on_known(nodes));
    }

    /// How many nodes may still be spent on it.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Whether another run with what is left would change nothing.
    pub(crate) fn is_done(&self) -> bool {
        match &self.come {
            Come::Found(Ok(Found::Open(Halt::Nodes | Halt::Stopped))) => self.left == 0,
            Come::Found(_) | Come::Known(_) => true,
        }
    }

    /// Whether it was the watcher who ended the last run.
    pub(crate) fn is_stopped(&self) -> bool {
        matches!(self.come, Come::Found(Ok(Found::Open(Halt::Stopped))))
    }
}

impl Come {
    /// What is known, and passed by the checker.
    pub(crate) fn verdict(&self) -> Verdict {
        match self {
            Come::Found(Ok(found)) => found.verdict(),
            Come::Found(Err(_)) => Verdict::UNDECIDED,
            Come::Known(known) => (*known).into(),
        }
    }
}
