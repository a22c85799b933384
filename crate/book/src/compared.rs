//! A board of the gallery of many laws: its head says what each law says of it and where they part, and all of that is
//! found out anew here.

use loja_notation::Points;
use loja_rules::State;
use loja_systems::Law;
use loja_systems::compare::{Apart, Asking, Comparison, Ruling, apart};
use loja_systems::{Going, Limits, System};
use serde::{Deserialize, Serialize};

use crate::decide::Judge;
use crate::laws::{of_ljrg, start_of};

/// What the gallery tells of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compared {
    /// Its number.
    pub number: u32,
    /// The row of the rulings that it shows.
    pub ruling: String,
    /// What each law says of it: the first is whom all others are compared with.
    pub law: Vec<Said>,
}

/// What one law says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// Its name.
    pub rules: String,
    /// What it comes to: `B+5`, `jigo`, `?` where the engine has not decided within its limit.
    pub result: String,
    /// At which stage it is known to part from the first: `stop`, `dead`, `whose`, `counted`, or `nowhere`; `open` where
    /// that is not known. The first parts from nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parts: Option<String>,
    /// What a source tells of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
}

/// What each law may look at: turns of 250, 1,000, 4,000 and 16,000, and one of what is left, some seconds for all of them.
const LIMITS: Limits = Limits {
    nodes: 60_000,
    bytes: 256 << 20,
};

impl Compared {
    /// What is wrong with its head, when it is asked of this situation.
    pub(crate) fn complaints(&self, state: &State, judge: &mut Judge<'_>) -> Vec<String> {
        let mut laws = Vec::new();
        for said in &self.law {
            match Law::from_name(&said.rules) {
                Some(law) if !laws.contains(&law) => laws.push(law),
                _ => return vec![format!("\"{}\" names no rules, or some twice", said.rules)],
            }
        }
        let [first, others @ ..] = &laws[..] else {
            return vec!["nobody is asked".to_owned()];
        };
        let rulings = match rulings(state, &laws, judge) {
            Ok(rulings) => rulings,
            Err(why) => return vec![why],
        };
        let ruling = |law: Law| rulings.iter().find(|ruling| ruling.law == law);
        let stage = |law: Law| match (ruling(*first), ruling(law)) {
            (Some(one), Some(other)) => match apart(state.board(), one, other) {
                Apart::Parted(parting) => parting.stage.name(),
                Apart::Never => "nowhere",
                Apart::Open(_) => "open",
            },
            _ => "open",
        };
        let mut complaints = Vec::new();
        for (law, said) in laws.iter().zip(&self.law) {
            let outcome = ruling(*law).map(|found| found.judgement.outcome);
            let points = |thousandths| Points::from_thousandths(thousandths).to_string();
            let result = outcome.map_or("?".to_owned(), |outcome| outcome.result(&points));
            let parts = others.contains(law).then(|| stage(*law));
            if said.result != result || said.parts.as_deref() != parts {
                let parts = parts.map_or(String::new(), |parts| format!(", parts = \"{parts}\""));
                complaints.push(format!(
                    "it is rules = \"{}\", result = \"{result}\"{parts}",
                    said.rules
                ));
            }
        }
        complaints
    }
}

/// What each of them says, within a limit of its own for each but LJRG.
fn rulings(state: &State, laws: &[Law], judge: &mut Judge<'_>) -> Result<Vec<Ruling>, String> {
    let systems: Vec<System> = laws.iter().filter_map(|law| law.system()).collect();
    let fault = |fault: loja_systems::Fault| fault.to_string();
    let start = start_of(state);
    let mut asked = Comparison::new(&start, 0, &systems, None, LIMITS).map_err(fault)?;
    while asked.turn(&|_| Going::Continue(())).map_err(fault)? == Asking::More {}
    let mut rulings = asked.rulings().to_vec();
    if laws.contains(&Law::LJRG) {
        rulings.push(of_ljrg(state, judge.control(state).as_ref()));
    }
    Ok(rulings)
}
