//! A claim that a referee has handed out, with its search.

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

/// A known answer to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownAnswer {
    /// The answer to a claim with the same worst case, which alone decides (C6, C7).
    pub answer: CheckedAnswer,
    /// Its price in nodes, as if searched. If fewer are lent, the claim is searched instead.
    pub nodes: u64,
}

/// A claim to decide, lent by a [`Referee`](crate::Referee) with nodes to spend.
///
/// It may move to another thread. After running, give it [back](crate::Referee::give_back).
#[derive(Debug)]
#[must_use = "what is not given back counts as spent"]
pub struct Work {
    pub(crate) id: u64,
    pub(crate) claim: Claim,
    switches: Switches,
    /// The memory for all searches of the referee, …
    bytes: u64,
    /// … and this one's share.
    pub(crate) share: Share,
    /// Nodes that may still be spent.
    left: u64,
    /// None before the first run.
    pub(crate) proof: Option<Box<Proof>>,
    pub(crate) spent: Spent,
    pub(crate) come: Come,
}

#[derive(Debug)]
pub(crate) enum Come {
    /// By a search.
    Found(Result<Found, Contradiction>),
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

    /// The claimed set.
    #[must_use]
    pub fn claim(&self) -> &Claim {
        &self.claim
    }

    /// The nodes spent on it since it was taken.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.spent.nodes()
    }

    /// The search, once it has begun.
    #[must_use]
    pub fn proof(&self) -> Option<&Proof> {
        self.proof.as_deref()
    }

    /// The certificate of the answer, once there is one.
    #[must_use]
    pub fn checked(&self) -> Option<&Checked> {
        match &self.come {
            Come::Found(Ok(found)) => found.checked(),
            Come::Found(Err(_)) | Come::Known(_) => None,
        }
    }

    /// Searches with the lent nodes, as far as the control goes, and checks the result.
    ///
    /// The referee returns the outcome when the work comes back.
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
        // First the others give up what they keep.
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
        // Others may have taken the memory since.
        let found = if stopped && is_full.get() {
            Ok(Found::Open(Halt::Memory))
        } else {
            found
        };
        self.left = self.left.saturating_sub(spent.nodes());
        self.spent = take(&mut self.spent).and(spent);
        self.come = Come::Found(found);
    }

    pub(crate) fn accept(&mut self, KnownAnswer { answer, nodes }: KnownAnswer) {
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

    /// Takes over a remote helper's certificate; false, without effect, for another claim.
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

    /// Counts lent nodes that a remote helper has spent.
    pub fn spend(&mut self, nodes: u64) {
        let nodes = nodes.min(self.left);
        self.left -= nodes;
        self.spent = take(&mut self.spent).and(Spent::on_known(nodes));
    }

    /// How many lent nodes are left.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.left
    }

    pub(crate) fn is_done(&self) -> bool {
        match &self.come {
            Come::Found(Ok(Found::Open(Halt::Nodes | Halt::Stopped))) => self.left == 0,
            Come::Found(_) | Come::Known(_) => true,
        }
    }

    pub(crate) fn is_stopped(&self) -> bool {
        matches!(self.come, Come::Found(Ok(Found::Open(Halt::Stopped))))
    }
}

impl Come {
    pub(crate) fn verdict(&self) -> Verdict {
        match self {
            Come::Found(Ok(found)) => found.verdict(),
            Come::Found(Err(_)) => Verdict::UNDECIDED,
            Come::Known(known) => (*known).into(),
        }
    }
}
