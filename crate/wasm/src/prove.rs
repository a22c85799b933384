//! The search for one claim, in slices.

use loja_certificate::Claim;
use loja_dialogue::Talk;
use loja_notation::Layout;
use loja_report::{ProofProgress, progress};
use loja_rules::saturated;
use loja_solver::{Contradiction, Control, Found, Halt, Limits, Proof};

use crate::api::{Failure, Place, read_claimed, unbordered};
use crate::check::examined;

/// A claim in work, open to questions.
pub struct Proving {
    layout: Layout,
    proof: Proof,
    found: Found,
    /// The search's memory limit.
    bytes: u64,
    /// Set by a contradiction with the checker.
    failed: bool,
}

impl Proving {
    /// The export `prove`, from JSON.
    ///
    /// # Errors
    /// If the set is not bordered (C5); else see [`Failure`].
    pub fn new(start: &str, moves: &str, claim: &str) -> Result<Proving, Failure> {
        let place = Place::read(start, moves)?;
        let claim = read_claim(&place, claim)?;
        Ok(Proving {
            layout: place.layout,
            proof: Proof::new(claim),
            found: Found::Open(Halt::Stopped),
            bytes: Limits::default().bytes,
            failed: false,
        })
    }

    /// Adopts a certificate after its check. Returns whether it is of this claim.
    ///
    /// # Errors
    /// When it proves nothing, or the search contradicts it.
    pub fn learn(&mut self, certificate: &str) -> Result<bool, Failure> {
        self.trusted()?;
        let (checked, _) = examined(certificate)?;
        let learned = self.proof.learn(checked);
        self.failed = learned.is_err();
        learned.map_err(Failure::fault)
    }

    /// Searches for an answer within the control; at its memory limit it continues with a larger one.
    ///
    /// # Errors
    /// If the search contradicts the checker.
    pub fn run(&mut self, control: &Control<'_>) -> Result<ProofProgress, Failure> {
        self.trusted()?;
        self.bytes = control.limits().bytes;
        if matches!(self.found, Found::Open(_)) {
            let found = self.proof.decide(control);
            self.failed = found.is_err();
            self.found = found.map_err(Failure::fault)?;
        }
        Ok(progress(&self.proof, &self.found))
    }

    /// The certificate's text, once there is a verdict.
    #[must_use]
    pub fn certificate(&self) -> Option<String> {
        self.found.checked().map(|checked| checked.to_text())
    }

    /// The search's megabytes, saturated.
    #[must_use]
    pub fn megabytes(&self) -> u32 {
        saturated(self.proof.progress().bytes.div_ceil(1 << 20))
    }

    fn trusted(&self) -> Result<(), Failure> {
        if self.failed {
            return Err(Failure::new("fault", "this search has failed before"));
        }
        Ok(())
    }

    pub(crate) fn fails(&mut self, contradiction: &Contradiction) -> Failure {
        self.failed = true;
        Failure::fault(contradiction)
    }

    /// Asks about the proof; `nodes` limits an answer's situations.
    pub(crate) fn talk<T>(
        &mut self,
        nodes: u32,
        ask: impl FnOnce(&mut Talk<'_>) -> T,
    ) -> Result<T, Failure> {
        self.trusted()?;
        let control = Control::new(Limits {
            nodes: nodes.into(),
            bytes: self.bytes,
        });
        Ok(ask(&mut Talk::new(&self.layout, &mut self.proof, &control)))
    }

    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(crate) fn claim(&self) -> &Claim {
        self.proof.claim()
    }
}

fn read_claim(place: &Place, text: &str) -> Result<Claim, Failure> {
    let (player, set) = read_claimed(&place.layout, text)?;
    Claim::new(&place.state, player, &set).map_err(|fault| unbordered(&place.layout, &fault))
}
