//! One claim, decided step by step.

use loja_certificate::{Checked, Claim};
use loja_dialogue::Talk;
use loja_notation::Layout;
use loja_solver::{Going, Limits, Proof, Switches, Verdict};
use serde::Serialize;

use crate::api::{Failure, Place, parse, read_player, read_set, unbordered};
use crate::check::lemmas;

/// How far a search is, `ProofProgress` of the types.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    verdict: &'static str,
    halt: Option<&'static str>,
    nodes: u64,
    situations: u64,
    known: u64,
    bytes: u64,
    bracket: Bracket,
    certificate: Option<Shown>,
}

#[derive(Debug, Serialize)]
struct Bracket {
    lock: u64,
    refuted: u64,
}

/// What a checked certificate is made of.
#[derive(Debug, Serialize)]
struct Shown {
    situations: u64,
    decisions: usize,
    lemmas: Vec<&'static str>,
}

/// What a search has come to. Only what the checker accepted is a verdict.
pub(crate) enum Found {
    Open,
    /// No further run will find more, but for a larger memory.
    Halted(&'static str),
    Checked(Box<Checked>),
}

/// Runs a search for so many nodes more. When it has an answer, the certificate is checked.
///
/// # Errors
/// When the search contradicts the checker.
pub(crate) fn go_on(proof: &mut Proof, nodes: u64, bytes: u64) -> Result<Found, Failure> {
    let nodes = proof.progress().nodes.saturating_add(nodes);
    let verdict = proof.run(Limits { nodes, bytes }, &mut |_| Going::On);
    if verdict == Verdict::Undecided {
        return Ok(if proof.progress().bytes >= bytes {
            Found::Halted("memory")
        } else if proof.claim().set().len() > Proof::MOST_MEMBERS {
            Found::Halted("too-large")
        } else {
            Found::Open
        });
    }
    let Some(certificate) = proof.certificate() else {
        return Ok(Found::Halted("no-certificate"));
    };
    let fault = |what: String| Failure::new("fault", what);
    let checked = loja_certificate::check(certificate)
        .map_err(|flaw| fault(format!("the checker refuses what the search found: {flaw}")))?;
    if Verdict::from(checked.answer()) != verdict {
        return Err(fault(
            "the certificate shows the contrary of what the search found".to_owned(),
        ));
    }
    Ok(Found::Checked(Box::new(checked)))
}

/// A claim that is being decided, and can be talked about.
pub struct Proving {
    layout: Layout,
    proof: Proof,
    found: Found,
    /// How much the search may keep.
    bytes: u64,
    /// The search contradicted the checker, so nothing it says counts.
    failed: bool,
}

impl Proving {
    /// `prove` of the module, with all arguments as JSON.
    ///
    /// # Errors
    /// When the position, a move or the claim is none, or the set is not bordered (C5).
    pub fn new(start: &str, moves: &str, claim: &str) -> Result<Proving, Failure> {
        let place = Place::read(start, moves)?;
        let claim = read_claim(&place, claim)?;
        Ok(Proving {
            layout: place.layout,
            proof: Proof::new(claim, Switches::ALL),
            found: Found::Open,
            bytes: Limits::default().bytes,
            failed: false,
        })
    }

    /// Expands so many situations more, unless there is an answer before. The search stops when it keeps so
    /// many megabytes, and goes on when it is given more.
    ///
    /// # Errors
    /// When the search contradicts the checker.
    pub fn run(&mut self, nodes: u32, megabytes: u32) -> Result<Report, Failure> {
        self.trusted()?;
        self.bytes = u64::from(megabytes) << 20;
        if matches!(self.found, Found::Open | Found::Halted("memory")) {
            self.found = go_on(&mut self.proof, nodes.into(), self.bytes).inspect_err(|_| {
                self.failed = true;
            })?;
        }
        Ok(self.report())
    }

    /// The text of the certificate, once there is a verdict.
    #[must_use]
    pub fn certificate(&self) -> Option<String> {
        match &self.found {
            Found::Checked(checked) => Some(checked.to_text()),
            _ => None,
        }
    }

    /// How much the search keeps.
    #[must_use]
    pub fn megabytes(&self) -> u32 {
        u32::try_from(self.proof.progress().bytes.div_ceil(1 << 20)).unwrap_or(u32::MAX)
    }

    fn trusted(&self) -> Result<(), Failure> {
        if self.failed {
            return Err(Failure::new("fault", "this search has failed before"));
        }
        Ok(())
    }

    /// Somebody who may expand so many situations more to answer a question.
    pub(crate) fn talk(&mut self, nodes: u32) -> Result<Talk<'_>, Failure> {
        self.trusted()?;
        let limits = Limits {
            nodes: nodes.into(),
            bytes: self.bytes,
        };
        Ok(Talk::new(&self.layout, &mut self.proof, limits))
    }

    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(crate) fn claim(&self) -> &Claim {
        self.proof.claim()
    }

    fn report(&self) -> Report {
        let (verdict, halt) = match &self.found {
            Found::Open => ("undecided", None),
            Found::Halted(why) => ("undecided", Some(*why)),
            Found::Checked(checked) => (checked.answer().name(), None),
        };
        let progress = self.proof.progress();
        let shown = match &self.found {
            Found::Checked(checked) => Some(Shown {
                situations: checked.situations(),
                decisions: checked.decisions().len(),
                lemmas: lemmas(checked),
            }),
            _ => None,
        };
        Report {
            verdict,
            halt,
            nodes: progress.nodes,
            situations: progress.situations,
            known: progress.known,
            bytes: progress.bytes,
            bracket: Bracket {
                lock: progress.effort_lock,
                refuted: progress.effort_refuted,
            },
            certificate: shown,
        }
    }
}

/// `{player, set}`, where the set is `"all"` or a list of locations.
fn read_claim(place: &Place, text: &str) -> Result<Claim, Failure> {
    let value = parse(text, "bad-claim")?;
    let player = read_player(value.get("player"))?;
    let set = read_set(&place.layout, value.get("set"))?;
    Claim::new(&place.state, player, &set).map_err(|fault| unbordered(&place.layout, &fault))
}
