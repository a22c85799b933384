//! A board of the gallery of many laws: its head says what each law says of it and where they part, and all of that is
//! found out anew here.

use std::sync::Arc;

use loja_notation::Points;
use loja_rules::{ByColor, PointSet, State};
use loja_systems::compare::{Apart, Comparison, Law, Referee};
use loja_systems::{Limits, Start, System};
use serde::{Deserialize, Serialize};

use crate::decide::Judge;

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

/// Enough for a second or two.
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
        let comparison = match compared(state, &laws, judge) {
            Ok(comparison) => comparison,
            Err(why) => return vec![why],
        };
        let pairs = comparison.pairs();
        let stage = |law: &Law| {
            let same = |pair: &[Law; 2]| pair.contains(first) && pair.contains(law);
            let how = pairs
                .iter()
                .find(|(pair, _)| same(pair))
                .map(|(_, how)| how);
            match how {
                Some(Apart::Parted(parting)) => parting.stage.name(),
                Some(Apart::Never) => "nowhere",
                Some(Apart::Open(_)) | None => "open",
            }
        };
        let mut complaints = Vec::new();
        for (law, said) in laws.iter().zip(&self.law) {
            let outcome = comparison.ruling(*law).map(|found| found.judgement.outcome);
            let points = |thousandths| Points::from_thousandths(thousandths).to_string();
            let result = outcome.map_or("?".to_owned(), |outcome| outcome.result(&points));
            let parts = others.contains(law).then(|| stage(law));
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

fn compared(state: &State, laws: &[Law], judge: &mut Judge<'_>) -> Result<Comparison, String> {
    let situation = state.situation();
    let start = Start {
        board: Arc::clone(state.board()),
        stones: situation.stones().clone(),
        turn: situation.turn(),
        prisoners: ByColor::default(),
    };
    let referee = laws.contains(&Law::Ljrg).then(|| {
        let everywhere: PointSet = state.board().points().collect();
        match judge.control(state) {
            Some(control) => {
                let score = state.score(&control);
                let [black, white] = [score.black.total(), score.white.total()]
                    .map(|total| i64::try_from(total).unwrap_or(i64::MAX / 2_000));
                Referee {
                    control,
                    open: ByColor::default(),
                    score: Some((black - white) * 1_000),
                    nodes: 0,
                }
            }
            None => Referee {
                control: ByColor::default(),
                open: ByColor {
                    black: everywhere.clone(),
                    white: everywhere,
                },
                score: None,
                nodes: 0,
            },
        }
    });
    let systems: Vec<System> = laws
        .iter()
        .filter_map(|law| match law {
            Law::Ljrg => None,
            Law::Other(system) => Some(*system),
        })
        .collect();
    let mut comparison = Comparison::new(&start, 0, &systems, referee.as_ref(), LIMITS)
        .map_err(|fault| fault.to_string())?;
    while comparison
        .turn(&mut |_| false)
        .map_err(|fault| fault.to_string())?
    {}
    Ok(comparison)
}
