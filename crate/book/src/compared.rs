//! Each rule set's answer to a gallery board, and where they differ, which the check decides again.

use loja_notation::Points;
use loja_rules::State;
use loja_systems::Law;
use loja_systems::compare::{Apart, Asking, Comparison, RuleSetRuling, apart};
use loja_systems::{Going, Limits, System};
use serde::{Deserialize, Serialize};

use crate::decide::Judge;
use crate::laws::{of_ljrg, start_of};

/// The gallery's entry for a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compared {
    /// Its number.
    pub number: u32,
    /// The row of the rulings that it shows.
    pub ruling: String,
    /// The rule sets' answers, the first compared with all others.
    pub law: Vec<RuleSetAnswer>,
}

/// A rule set's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleSetAnswer {
    /// Its name.
    pub rules: String,
    /// `B+5`, `jigo`, or `?` if undecided within the limit.
    pub result: String,
    /// Where it first differs: `stop`, `dead`, `whose`, `counted`, `nowhere`, or `open` if unknown; `None` for
    /// the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parts: Option<String>,
    /// A source's answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
}

/// A rule set's turns of 250, 1,000, 4,000 and 16,000, and one of the rest, a few seconds in all.
const LIMITS: Limits = Limits {
    nodes: 60_000,
    bytes: 256 << 20,
};

impl Compared {
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

/// All but LJRG have their own limits.
fn rulings(
    state: &State,
    laws: &[Law],
    judge: &mut Judge<'_>,
) -> Result<Vec<RuleSetRuling>, String> {
    let systems: Vec<System> = laws.iter().filter_map(|law| law.system()).collect();
    let fault = |fault: loja_systems::Fault| fault.to_string();
    let start = start_of(state);
    let elsewhere = laws.iter().filter(|law| law.is_judged_elsewhere());
    let elsewhere = elsewhere.map(|_| of_ljrg(state, judge.control(state).as_ref()));
    let elsewhere = elsewhere.collect();
    let mut asked = Comparison::new(&start, 0, &systems, elsewhere, LIMITS).map_err(fault)?;
    while asked.turn(&|_| Going::Continue(())).map_err(fault)? == Asking::More {}
    Ok(asked.rulings().to_vec())
}
