use std::collections::{BTreeSet, HashSet};

use loja_practice::{Budget, Problem, facts, fit};
use serde_json::{Map, Value};

use crate::book::Book;
use crate::practice::{Ladder, Stored};
use crate::report::BookReport;
use crate::spread::spread;

/// Problems that hold with this program, as lines of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeldProblems(HashSet<String>);

impl HeldProblems {
    /// Reads a problem a line.
    #[must_use]
    pub fn read(text: &str) -> HeldProblems {
        HeldProblems(text.lines().map(str::to_owned).collect())
    }

    /// The text to read back.
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines: BTreeSet<&str> = self.0.iter().map(String::as_str).collect();
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    fn has(&self, stored: &Stored) -> bool {
        self.0.contains(&stored.text) && !is_sampled(&stored.problem.id)
    }
}

/// We recompute one in this many in any case.
const EVERY: u32 = 8;

/// By the id, which is as good as random and reproducible.
fn is_sampled(id: &str) -> bool {
    let last = id.chars().next_back().and_then(|sign| sign.to_digit(16));
    last.is_none_or(|digit| digit % EVERY == 0)
}

impl Book {
    pub(crate) fn factual(&self, known: &HeldProblems) -> (BookReport, HeldProblems) {
        let all: Vec<(&Ladder, &Stored)> = self
            .practice
            .ladders
            .iter()
            .flat_map(|ladder| ladder.problems.iter().map(move |stored| (ladder, stored)))
            .collect();
        let checked = spread(&all.iter().collect::<Vec<_>>(), |(_, stored)| {
            (!known.has(stored)).then(|| complaints(stored))
        });
        let mut report = BookReport::default();
        let mut held = HashSet::new();
        for ((ladder, stored), found) in all.into_iter().zip(checked) {
            report.counts.recomputed += usize::from(found.is_some());
            let complaints = found.unwrap_or_default();
            if complaints.is_empty() {
                held.insert(stored.text.clone());
            } else {
                report.fail(ladder.failure(stored, complaints));
            }
        }
        (report, HeldProblems(held))
    }
}

fn complaints(stored: &Stored) -> Vec<String> {
    let problem = &stored.problem;
    let found = match facts(problem, &Budget::default()) {
        Ok(found) => found,
        Err(why) => return vec![format!("it is not a problem: {why}")],
    };
    let mut complaints = differences(&stored.text, &found);
    complaints.extend(
        fit(&found)
            .err()
            .map(|why| format!("it does not do: {why}")),
    );
    complaints
}

/// Unknown fields included.
fn differences(text: &str, found: &Problem) -> Vec<String> {
    let stored: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
    let found = match serde_json::to_value(found) {
        Ok(Value::Object(found)) => found,
        _ => Map::new(),
    };
    let names: BTreeSet<&String> = stored.keys().chain(found.keys()).collect();
    let mut complaints = Vec::new();
    for name in names {
        let (here, there) = (stored.get(name), found.get(name));
        let name = name.escape_debug();
        match (here, there) {
            (Some(_), None) => complaints.push(format!("\"{name}\" does not belong there")),
            (None, Some(there)) => complaints.push(format!("\"{name}\" is missing: {there}")),
            (Some(here), Some(there)) if here != there => {
                complaints.push(format!("\"{name}\" is {here}, and should be {there}"));
            }
            _ => {}
        }
    }
    complaints
}
