//! The prover, asked for one claim; its certificate is checked.

use loja_certificate::{Answer, Certificate, Claim, Lemma, check};
use loja_plain_checker::check_plain;
use loja_rules::{Color, PointSet, State};
use loja_solver::{Contradiction, Control, Found, Limits, Proof, Switches, Verdict};

use crate::sweep::run::Row;

/// What came of one claim.
pub struct Told {
    pub verdict: Verdict,
    pub nodes: u64,
    /// How many decisions the certificate has.
    pub decisions: usize,
    /// What is wrong with the certificate, whatever the verdict is.
    pub fault: Option<String>,
    /// The certificate's first lines, and its text.
    pub text: String,
}

/// Asks with everything on, and no limit but memory.
pub fn ask(state: &State, player: Color, set: &PointSet) -> Told {
    ask_with(state, player, set, Switches::ALL, Limits::default())
}

pub fn ask_with(
    state: &State,
    player: Color,
    set: &PointSet,
    switches: Switches,
    limits: Limits,
) -> Told {
    let claim = Claim::new(state, player, set).unwrap();
    let mut proof = Proof::with_lemmas(claim.clone(), switches);
    let found = proof.decide(&Control::new(limits));
    told(&proof, &claim, found)
}

/// What a proof has come to: no contradiction, and its certificate can be written, read again and checked.
pub fn told(proof: &Proof, claim: &Claim, found: Result<Found, Contradiction>) -> Told {
    let mut told = Told {
        verdict: Verdict::UNDECIDED,
        nodes: proof.progress().nodes,
        decisions: 0,
        fault: None,
        text: String::new(),
    };
    let checked = match found {
        Ok(Found::Open(_)) => return told,
        Ok(Found::Unshown) => {
            told.fault = Some("decided without a certificate".into());
            return told;
        }
        Err(contradiction) => {
            told.fault = Some(contradiction.to_string());
            return told;
        }
        Ok(Found::Shown(checked)) => checked,
    };
    told.verdict = Verdict::from(&*checked);
    told.text = checked.to_text();
    told.decisions = checked.decisions().len();
    told.fault = match Certificate::from_text(&told.text).map(check) {
        Err(damaged) => Some(format!("the certificate can't be read: {damaged:?}")),
        Ok(Err(flaw)) => Some(format!("the checker refuses it: {flaw:?}")),
        Ok(Ok(again)) if again != *checked => Some("it is another one when it is read".into()),
        Ok(Ok(_)) if checked.claim() != claim => Some("it is about another claim".into()),
        // Where `dead` and `rooms` meet, nothing else asks the plain checker.
        Ok(Ok(again)) if again.lemmas().contains(Lemma::Dead) => {
            let plain = check_plain(&again);
            let flaw = |flaw| format!("the plain checker refuses it: {flaw:?}");
            plain.err().map(flaw)
        }
        Ok(Ok(_)) => None,
    };
    told
}

/// What came of many claims.
#[derive(Default)]
pub struct Asked {
    pub asked: usize,
    pub locks: usize,
    pub undecided: usize,
    pub nodes: u64,
    pub most: u64,
    pub decisions: usize,
    /// Wrong verdicts; right ones, or none, whose certificate is missing or shows nothing.
    pub wrong: Vec<String>,
    pub unshown: Vec<String>,
}

impl Asked {
    /// Adds one claim, whose truth is known.
    pub fn add(&mut self, told: &Told, lock: bool, name: impl Fn() -> String) {
        self.asked += 1;
        self.locks += usize::from(lock);
        self.nodes += told.nodes;
        self.most = self.most.max(told.nodes);
        self.decisions += told.decisions;
        let right = match told.verdict.answer() {
            Some(Answer::Lock) => lock,
            Some(Answer::Refuted) => !lock,
            None => {
                self.undecided += 1;
                true
            }
        };
        if !right || told.fault.is_some() {
            let truth = if lock { "a lock" } else { "refuted" };
            let fault = told.fault.as_deref().unwrap_or("checked");
            let list = if right {
                &mut self.unshown
            } else {
                &mut self.wrong
            };
            list.push(format!(
                "{}: {truth}, the prover says {:?} ({fault}): {}",
                name(),
                told.verdict,
                first_line(&told.text)
            ));
        }
    }

    pub fn join(&mut self, other: Asked) {
        self.asked += other.asked;
        self.locks += other.locks;
        self.undecided += other.undecided;
        self.nodes += other.nodes;
        self.most = self.most.max(other.most);
        self.decisions += other.decisions;
        self.wrong.extend(other.wrong);
        self.unshown.extend(other.unshown);
    }

    /// Puts the sums into a row, and prints the first disagreements.
    pub fn fill(self, row: &mut Row) {
        for line in self
            .wrong
            .iter()
            .take(10)
            .chain(self.unshown.iter().take(10))
        {
            println!("{line}");
        }
        row.asked += self.asked;
        row.undecided += self.undecided;
        row.disagreements += self.wrong.len() + self.unshown.len();
        row.note = format!(
            "{} locks, {} nodes, at most {}",
            self.locks, self.nodes, self.most
        );
        if !self.unshown.is_empty() {
            row.note += &format!("; {} right without a certificate", self.unshown.len());
        }
    }
}

/// The first line of a certificate's strategy.
pub fn first_line(text: &str) -> String {
    let line = text.lines().find(|line| line.starts_with("decisions"));
    line.unwrap_or("no certificate").chars().take(100).collect()
}
