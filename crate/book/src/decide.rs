//! Deciding claims and control, with stored certificates where there are any.

use std::collections::HashMap;

use loja_certificate::{Claim, check};
use loja_rules::{ByColor, PointSet, State};
use loja_solver::{Going, Limits, Options, Proof, Switches, Verdict, referee};

use crate::proofs::Proofs;

/// How much of the work is done anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Stored certificates are checked and answer for their claims. The others were cheap to decide and
    /// are decided again.
    Stored,
    /// Everything is decided again.
    Full,
}

/// The certificate of a search that expanded fewer situations is not worth keeping.
const CHEAP: u64 = 1_000;

/// A certificate longer than this is not kept, in bytes.
const LONG: usize = 200_000;

/// How far a claim that the book calls decided is searched, and all claims of a position together.
pub(crate) const NODES: u64 = 3_000_000;

/// Decides for one figure.
pub(crate) struct Judge<'a> {
    stored: Option<&'a Proofs>,
    known: Vec<(State, Option<ByColor<PointSet>>)>,
    /// What a long search showed.
    pub(crate) found: Proofs,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(stored: &'a Proofs, depth: Depth) -> Judge<'a> {
        Judge {
            stored: (depth == Depth::Stored).then_some(stored),
            known: Vec::new(),
            found: Proofs::default(),
        }
    }

    /// C4, for a claim that is bordered.
    pub(crate) fn lock(&mut self, claim: &Claim) -> Verdict {
        if let Some(verdict) = self.told(claim) {
            return verdict;
        }
        let mut proof = Proof::new(claim.clone(), Switches::ALL);
        let limits = Limits {
            nodes: NODES,
            ..Limits::default()
        };
        self.search(&mut proof, limits)
    }

    /// C3: who controls what, when that can be decided.
    pub(crate) fn control(&mut self, state: &State) -> Option<ByColor<PointSet>> {
        let same = |(other, _): &&(State, _)| {
            other.situation() == state.situation() && other.board() == state.board()
        };
        if let Some((_, control)) = self.known.iter().find(same) {
            return control.clone();
        }
        let mut proofs = HashMap::new();
        let options = Options {
            limits: Limits {
                nodes: NODES,
                ..Limits::default()
            },
            ..Options::default()
        };
        let report = referee(state, options, &mut |task| {
            if let Some(verdict) = self.told(&task.claim) {
                return (verdict, 1);
            }
            let proof = proofs
                .entry(task.id)
                .or_insert_with(|| Proof::new(task.claim.clone(), Switches::ALL));
            let before = proof.progress().nodes;
            let limits = Limits {
                nodes: task.limits.nodes.saturating_add(before),
                ..task.limits
            };
            let verdict = self.search(proof, limits);
            let nodes = proof.progress().nodes.saturating_sub(before);
            if verdict != Verdict::Undecided {
                proofs.remove(&task.id);
            }
            (verdict, nodes)
        });
        let control = report.is_decided().then_some(report.control);
        self.known.push((state.clone(), control.clone()));
        control
    }

    fn told(&self, claim: &Claim) -> Option<Verdict> {
        let stored = self.stored.and_then(|stored| stored.verdict(claim));
        stored.or_else(|| self.found.verdict(claim))
    }

    /// Only what the checker accepts is a verdict.
    fn search(&mut self, proof: &mut Proof, limits: Limits) -> Verdict {
        let verdict = proof.run(limits, &mut |_| Going::On);
        if verdict == Verdict::Undecided {
            return verdict;
        }
        let checked = proof.certificate().map(check);
        match checked {
            Some(Ok(checked)) if Verdict::from(checked.answer()) == verdict => {
                if proof.progress().nodes >= CHEAP && checked.to_text().len() <= LONG {
                    self.found.push(checked);
                }
                verdict
            }
            _ => Verdict::Undecided,
        }
    }
}
