use loja_certificate::{Checked, Claim};
use loja_rules::{ByColor, PointSet, State};
use loja_solver::{
    Clerk, Contradiction, Control, Found, KnownAnswer, Limits, Options, Proof, Verdict, referee,
};

use crate::laws::Rulings;
use crate::proofs::{Shelf, StoredProof, shown};

/// Whether a check decides everything again or trusts certificates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Checks stored certificates, which answer their claims, and searches a sample of these. It searches claims
    /// without one, which were cheap, but nothing that the book calls undecided.
    Stored,
    /// Decides everything again.
    Full,
}

/// We keep no certificates of smaller searches.
pub(crate) const CHEAP: u64 = 1_000;

/// We keep no longer certificates, in bytes.
const LONG: usize = 500_000;

/// For a claim, and for a position. Memory is generous, so that it doesn't end a full check.
const LIMITS: Limits = Limits {
    nodes: 3_000_000,
    bytes: 512 << 20,
};
const ANEW: Limits = Limits {
    bytes: 2 << 30,
    ..LIMITS
};

/// The decisions of a page.
pub(crate) struct Judge<'a> {
    depth: Depth,
    stored: &'a Shelf,
    known: Vec<(State, Ruled)>,
    /// Results of long searches.
    pub(crate) found: Vec<StoredProof>,
    pub(crate) rulings: Rulings,
    /// Search and checker differ. Such claims stay undecided, but the page also fails.
    pub(crate) contradictions: Vec<Contradiction>,
}

#[derive(Clone, Debug)]
pub(crate) struct Ruled {
    pub(crate) control: Option<ByColor<PointSet>>,
    pub(crate) nodes: u64,
}

impl<'a> Judge<'a> {
    /// At `Stored` depth, certificates come first; else they help only where the search gives up, since they may
    /// have had more time or memory.
    pub(crate) fn new(stored: &'a Shelf, depth: Depth) -> Judge<'a> {
        Judge {
            depth,
            stored,
            known: Vec::new(),
            found: Vec::new(),
            rulings: Rulings::default(),
            contradictions: Vec::new(),
        }
    }

    pub(crate) fn is_fresh(&self) -> bool {
        let alone = self.depth == Depth::Full || self.stored.files.is_empty();
        alone && self.found.is_empty() && self.known.is_empty()
    }

    pub(crate) fn lock(&mut self, claim: &Claim) -> Verdict {
        self.argued(claim).0
    }

    /// Decides a claim (C4), with the situations. A certificate gives only its own number; the search may have
    /// needed more or fewer.
    pub(crate) fn argued(&mut self, claim: &Claim) -> (Verdict, u64) {
        let verdict = |checked: &Checked| (Verdict::from(checked), checked.situations());
        if let Some(told) = self.told(claim, self.depth) {
            return verdict(told);
        }
        let mut proof = Proof::new(claim.clone());
        let found = proof.decide(&Control::new(self.limits()));
        let nodes = proof.progress().nodes;
        match found {
            Ok(Found::Shown(checked)) => {
                let verdict = Verdict::from(&*checked);
                self.keep(&proof, *checked);
                return (verdict, nodes);
            }
            Ok(Found::Open(_) | Found::Unshown) => {}
            Err(contradiction) => self.contradictions.push(contradiction),
        }
        if self.depth == Depth::Stored {
            return (Verdict::UNDECIDED, nodes);
        }
        let told = self.told(claim, Depth::Stored).map(verdict);
        told.unwrap_or((Verdict::UNDECIDED, nodes))
    }

    pub(crate) fn keeps(&self, claim: &Claim) -> bool {
        let stored = self.stored.files.values().flat_map(|proofs| &proofs.0);
        shown(stored, claim).is_some()
    }

    /// C3: control, if decidable.
    pub(crate) fn control(&mut self, state: &State) -> Option<ByColor<PointSet>> {
        self.ruled(state).control
    }

    /// Control, with the search's effort as far as it had no help.
    pub(crate) fn ruled(&mut self, state: &State) -> Ruled {
        let same = |(other, _): &&(State, _)| {
            other.situation() == state.situation() && other.board() == state.board()
        };
        if let Some((_, ruled)) = self.known.iter().find(same) {
            return ruled.clone();
        }
        let mut ruled = self.refereed(state, self.depth);
        if ruled.control.is_none() && self.depth == Depth::Full && !self.stored.files.is_empty() {
            ruled.control = self.refereed(state, Depth::Stored).control;
        }
        self.known.push((state.clone(), ruled.clone()));
        ruled
    }

    fn refereed(&mut self, state: &State, depth: Depth) -> Ruled {
        let mut options = Options::within(self.limits());
        // We search nothing twice, so the effort is that of one search.
        options.kept = u64::MAX;
        match referee(state, options, &mut Page { judge: self, depth }) {
            Ok(report) => Ruled {
                nodes: report.nodes,
                control: report.is_decided().then_some(report.control),
            },
            Err(contradiction) => {
                self.contradictions.push(contradiction);
                Ruled {
                    nodes: 0,
                    control: None,
                }
            }
        }
    }

    fn limits(&self) -> Limits {
        match self.depth {
            Depth::Stored => LIMITS,
            Depth::Full => ANEW,
        }
    }

    /// A known answer: found before, or stored if `depth` allows it.
    fn told(&mut self, claim: &Claim, depth: Depth) -> Option<&Checked> {
        if depth == Depth::Full || shown(&self.found, claim).is_some() {
            return shown(&self.found, claim).map(|kept| &kept.checked);
        }
        let stored = self.stored.files.values().flat_map(|proofs| &proofs.0);
        let kept = shown(stored, claim)?;
        // Needed for storing what was found.
        if self.depth == Depth::Full {
            self.found.push(kept.fresh());
        }
        Some(&kept.checked)
    }

    /// Keeps what is long to find and short to store.
    fn keep(&mut self, proof: &Proof, checked: Checked) {
        if proof.progress().nodes >= CHEAP && checked.to_text().len() <= LONG {
            self.found.push(StoredProof::new(checked));
        }
    }
}

struct Page<'a, 'b> {
    judge: &'a mut Judge<'b>,
    depth: Depth,
}

impl Clerk for Page<'_, '_> {
    fn known(&mut self, claim: &Claim) -> Option<KnownAnswer> {
        let answer = self.judge.told(claim, self.depth)?.into();
        Some(KnownAnswer { answer, nodes: 1 })
    }

    fn decided(&mut self, proof: &mut Proof, checked: Checked) {
        self.judge.keep(proof, checked);
    }
}
