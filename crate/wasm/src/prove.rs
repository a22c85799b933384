//! One claim, decided step by step.

use loja_certificate::{Checked, Claim};
use loja_notation::Layout;
use loja_rules::{Color, PointSet};
use loja_solver::{Going, Limits, Progress, Proof, Switches, Verdict};
use serde::Serialize;
use serde_json::Value;

use crate::api::{Failure, Place, numbers, parse};

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
pub(crate) enum End {
    Open(Box<Proof>),
    /// No further run will find more.
    Halted(&'static str),
    Checked(Box<Checked>),
}

/// Runs a search for so many nodes more. When it has an answer, the certificate is checked.
///
/// # Errors
/// When the search contradicts the checker.
pub(crate) fn go_on(mut proof: Proof, nodes: u64) -> Result<(End, Progress), Failure> {
    let limits = Limits {
        nodes: proof.progress().nodes.saturating_add(nodes),
        ..Limits::default()
    };
    let verdict = proof.run(limits, &mut |_| Going::On);
    let progress = proof.progress();
    if verdict == Verdict::Undecided {
        let end = if progress.bytes >= limits.bytes {
            End::Halted("memory")
        } else if proof.claim().set().len() > Proof::MOST_MEMBERS {
            End::Halted("too-large")
        } else {
            End::Open(Box::new(proof))
        };
        return Ok((end, progress));
    }
    let certificate = proof.certificate();
    // The search's memory is needed no more.
    drop(proof);
    let Some(certificate) = certificate else {
        return Ok((End::Halted("no-certificate"), progress));
    };
    let fault = |what: String| Failure::new("fault", what);
    let checked = loja_certificate::check(certificate)
        .map_err(|flaw| fault(format!("the checker refuses what the search found: {flaw}")))?;
    if Verdict::from(checked.answer()) != verdict {
        return Err(fault(
            "the certificate shows the contrary of what the search found".to_owned(),
        ));
    }
    Ok((End::Checked(Box::new(checked)), progress))
}

/// A claim that is being decided.
pub struct Proving {
    // Taken out while it runs, and for good when the engine contradicts itself.
    end: Option<End>,
    progress: Progress,
}

impl Proving {
    /// `prove` of the module, with all arguments as JSON.
    ///
    /// # Errors
    /// When the position, a move or the claim is none, or the set is not bordered (C5).
    pub fn new(start: &str, moves: &str, claim: &str) -> Result<Proving, Failure> {
        let place = Place::read(start, moves)?;
        let claim = read_claim(&place, claim)?;
        let proof = Proof::new(claim, Switches::ALL);
        Ok(Proving {
            progress: proof.progress(),
            end: Some(End::Open(Box::new(proof))),
        })
    }

    /// Expands so many situations more, unless there is an answer before.
    ///
    /// # Errors
    /// When the search contradicts the checker.
    pub fn run(&mut self, nodes: u32) -> Result<Report, Failure> {
        let end = match self.end.take() {
            Some(End::Open(proof)) => {
                let (end, progress) = go_on(*proof, nodes.into())?;
                self.progress = progress;
                end
            }
            Some(end) => end,
            None => return Err(Failure::new("fault", "this search has failed before")),
        };
        let report = self.report(&end);
        self.end = Some(end);
        Ok(report)
    }

    /// The text of the certificate, once there is a verdict.
    #[must_use]
    pub fn certificate(&self) -> Option<String> {
        match &self.end {
            Some(End::Checked(checked)) => Some(checked.to_text()),
            _ => None,
        }
    }

    fn report(&self, end: &End) -> Report {
        let (verdict, halt) = match end {
            End::Open(_) => ("undecided", None),
            End::Halted(why) => ("undecided", Some(*why)),
            End::Checked(checked) => (checked.answer().name(), None),
        };
        let progress = &self.progress;
        let shown = match end {
            End::Checked(checked) => Some(Shown {
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

pub(crate) fn lemmas(checked: &Checked) -> Vec<&'static str> {
    let lemmas = checked.lemmas().iter();
    lemmas.map(loja_certificate::Lemma::name).collect()
}

/// `{player, set}`, where the set is `"all"` or a list of locations. Fields are read by hand: a
/// derived reader for either form would be larger than all of this.
fn read_claim(place: &Place, text: &str) -> Result<Claim, Failure> {
    let bad = |message: String| Failure::new("bad-claim", message);
    let value = parse(text, "bad-claim")?;
    let player = match value.get("player").and_then(Value::as_str) {
        Some("black" | "B") => Color::Black,
        Some("white" | "W") => Color::White,
        _ => {
            return Err(bad(
                "\"player\" is neither \"black\" nor \"white\"".to_owned()
            ));
        }
    };
    let set = read_set(&place.layout, value.get("set")).map_err(bad)?;
    Claim::new(&place.state, player, &set).map_err(|fault| {
        let message = fault.message(|point| place.layout.name(point));
        Failure {
            points: numbers(fault.points()),
            ..Failure::new("bad-claim", format!("{message} ({})", fault.rule()))
        }
    })
}

fn read_set(layout: &Layout, value: Option<&Value>) -> Result<PointSet, String> {
    let board = layout.board();
    let locations = match value {
        Some(Value::String(all)) if all == "all" => return Ok(board.locations()),
        Some(Value::Array(locations)) => locations,
        _ => return Err("\"set\" is neither \"all\" nor a list of locations".to_owned()),
    };
    let point = |value: &Value| {
        let number = value
            .as_u64()
            .and_then(|number| usize::try_from(number).ok());
        let number = number.ok_or("a location of \"set\" is no whole number from 0 on (C5.1)")?;
        let point = board.point(number);
        point.ok_or_else(|| format!("the board has no location {number} (C5.1)"))
    };
    // A value may be long, but what is told of it is not.
    let short = |message: String| message.chars().take(80).collect::<String>();
    locations
        .iter()
        .map(point)
        .collect::<Result<_, _>>()
        .map_err(short)
}
