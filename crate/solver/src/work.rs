//! A claim that a referee has handed out, with the search for its answer.

use std::cell::Cell;
use std::mem::take;

use loja_certificate::{Checked, Claim};
use loja_search::{Control, Going, Halt, Limits, Usage};

use crate::memory::Share;
use crate::proof::{Full, Proof};
use crate::schedule::Task;
use crate::spent::Spent;
use crate::switches::Switches;
use crate::verdict::{CheckedAnswer, Contradiction, Found, Verdict};

/// What somebody knows of a claim already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The answer, to a claim with the same worst case, which is all that decides (C6, C7).
    pub answer: CheckedAnswer,
    /// What it costs to know it, as if it had been searched; counted as nodes. When less is lent for the claim, the
    /// answer is not taken, and the claim is searched.
    pub nodes: u64,
}

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

    /// Searches with what was lent, as far as the control goes, and has the checker look at what comes of it. What that
    /// is, the referee tells when the work is given back.
    pub fn run(&mut self, control: &Control<'_>) {
        if self.is_done() {
            return;
        }
        let new = || Box::new(Proof::with_lemmas(self.claim.clone(), self.switches));
        let proof = self.proof.get_or_insert_with(new);
        let others = self.share.others();
        let limits = Limits {
            nodes: self.left.min(control.left()),
            bytes: self.bytes.saturating_sub(others),
        };
        // What others keep is given up first.
        let full = match others {
            0 => Full::Forgets,
            _ => Full::Stops,
        };
        let (share, bytes, heard) = (&self.share, self.bytes, Cell::new(0));
        let is_full = Cell::new(false);
        let poll = |usage: Usage| {
            control.spend(usage.nodes - heard.replace(usage.nodes));
            let all = share.set(usage.bytes);
            let going = control.going();
            is_full.set(going.is_continue() && all >= bytes);
            match is_full.get() {
                true => Going::Break(()),
                false => going,
            }
        };
        let inner = Control::polling(limits, &poll);
        let (found, spent) = Spent::on(proof, |proof| proof.decide_in(full, &inner));
        control.spend(inner.nodes() - heard.get());
        share.set(proof.progress().bytes);
        let stopped = matches!(found, Ok(Found::Open(Halt::Stopped)));
        // Others may have taken the memory meanwhile.
        let found = if stopped && is_full.get() {
            Ok(Found::Open(Halt::Memory))
        } else {
            found
        };
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
        let new = || Box::new(Proof::with_lemmas(self.claim.clone(), self.switches));
        let proof = self.proof.get_or_insert_with(new);
        let found = match proof.learn(checked) {
            Ok(false) => return false,
            Ok(true) => {
                let none = Limits {
                    nodes: 0,
                    ..Limits::default()
                };
                proof.decide(&Control::new(none))
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

    /// Whether a poll ended the last run.
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
