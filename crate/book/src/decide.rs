//! Deciding claims and control, with stored certificates where there are any.

use loja_certificate::{Checked, Claim};
use loja_rules::{ByColor, PointSet, State};
use loja_solver::{
    Clerk, Contradiction, Control, Found, Known, Limits, Options, Proof, Verdict, referee,
};

use crate::laws::Rulings;
use crate::proofs::{Shelf, StoredProof, shown};

/// How much of the work is done anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Stored certificates are checked and answer for their claims; a sample of these is searched again. The other
    /// claims were cheap to decide and are decided again.
    Stored,
    /// Everything is decided again.
    Full,
}

/// The certificate of a search that expanded fewer situations is not worth keeping.
pub(crate) const CHEAP: u64 = 1_000;

/// A certificate longer than this is not kept, in bytes.
const LONG: usize = 500_000;

/// How far a claim is searched, and all claims of a position together. When everything is decided anew,
/// memory should not be what ends it.
const LIMITS: Limits = Limits {
    nodes: 3_000_000,
    bytes: 512 << 20,
};
const ANEW: Limits = Limits {
    bytes: 2 << 30,
    ..LIMITS
};

/// Decides for one page.
pub(crate) struct Judge<'a> {
    depth: Depth,
    stored: &'a Shelf,
    known: Vec<(State, Ruled)>,
    /// What long searches showed.
    pub(crate) found: Vec<StoredProof>,
    /// What other laws say.
    pub(crate) rulings: Rulings,
    /// Where a search and the checker differ. What they were asked stays undecided, but that is not all there is to say.
    pub(crate) contradictions: Vec<Contradiction>,
}

/// Who controls what, when that can be decided, and the situations that it took to find out.
#[derive(Clone, Debug)]
pub(crate) struct Ruled {
    pub(crate) control: Option<ByColor<PointSet>>,
    pub(crate) nodes: u64,
}

impl<'a> Judge<'a> {
    /// What is stored comes first, or else it helps only where the search gives up. It may have been found with
    /// more time or memory, and the checker has accepted it.
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

    /// Whether what it searches now is searched without help.
    pub(crate) fn is_fresh(&self) -> bool {
        let alone = self.depth == Depth::Full || self.stored.files.is_empty();
        alone && self.found.is_empty() && self.known.is_empty()
    }

    /// C4, for a claim that is bordered.
    pub(crate) fn lock(&mut self, claim: &Claim) -> Verdict {
        self.argued(claim).0
    }

    /// The same, and the situations that it took to find out. A certificate tells only how many it has itself,
    /// and the search may have taken more or fewer.
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

    /// Whether a certificate of this claim is stored.
    pub(crate) fn keeps(&self, claim: &Claim) -> bool {
        let stored = self.stored.files.values().flat_map(|proofs| &proofs.0);
        shown(stored, claim).is_some()
    }

    /// C3: who controls what, when that can be decided.
    pub(crate) fn control(&mut self, state: &State) -> Option<ByColor<PointSet>> {
        self.ruled(state).control
    }

    /// The same, with the effort of the search as far as it went without help.
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
        let options = Options {
            limits: self.limits(),
            // Nothing is searched twice, so that the effort is that of one search.
            kept: u64::MAX,
            ..Options::default()
        };
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

    /// What is known of a claim already: found before, or stored if one asks for that.
    fn told(&mut self, claim: &Claim, depth: Depth) -> Option<&Checked> {
        if depth == Depth::Full || shown(&self.found, claim).is_some() {
            return shown(&self.found, claim).map(|kept| &kept.checked);
        }
        let stored = self.stored.files.values().flat_map(|proofs| &proofs.0);
        let kept = shown(stored, claim)?;
        // It is needed when what was found is to be stored.
        if self.depth == Depth::Full {
            self.found.push(kept.fresh());
        }
        Some(&kept.checked)
    }

    /// Keeps what was long to find and is short to keep.
    fn keep(&mut self, proof: &Proof, checked: Checked) {
        if proof.progress().nodes >= CHEAP && checked.to_text().len() <= LONG {
            self.found.push(StoredProof::new(checked));
        }
    }
}

/// What the judge of a page knows for a referee, and keeps.
struct Page<'a, 'b> {
    judge: &'a mut Judge<'b>,
    depth: Depth,
}

impl Clerk for Page<'_, '_> {
    fn known(&mut self, claim: &Claim) -> Option<Known> {
        let answer = self.judge.told(claim, self.depth)?.into();
        Some(Known { answer, nodes: 1 })
    }

    fn decided(&mut self, proof: &mut Proof, checked: Checked) {
        self.judge.keep(proof, checked);
    }
}
