use std::collections::{BTreeMap, BTreeSet};

use loja_rules::PointSet;
use serde::Deserialize;

use crate::compared::{Compared, RuleSetAnswer};
use crate::figure::Figure;
use crate::laws::Verdict;

/// The sources' rulings, one a row, each shown by a block or excused with a reason. A row has no board if its diagram
/// is lost or in words.
#[derive(Clone, Debug)]
pub(crate) struct Rulings {
    rows: BTreeMap<String, Row>,
    excused: Vec<Excuse>,
}

/// Only the fields used here.
#[derive(Clone, Debug, Deserialize)]
struct Row {
    id: String,
    #[serde(default)]
    rows: Vec<String>,
    /// Each rule set's ruling.
    #[serde(default)]
    told: BTreeMap<String, Told>,
}

#[derive(Clone, Debug, Deserialize)]
struct Told {
    result: Option<String>,
    /// The dead stones, by column and row from the top left.
    dead: Option<Vec<[usize; 2]>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    #[serde(default)]
    unused: Vec<Excuse>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Excuse {
    ids: Vec<String>,
    why: String,
}

/// Relative to the book's folder.
pub(crate) const RULINGS: &str = "sources/rulings.jsonl";
pub(crate) const EXCUSED: &str = "sources/unused-rulings.toml";

impl Rulings {
    /// # Errors
    /// The first fault, with its file.
    pub(crate) fn read(rulings: &str, excused: &str) -> Result<Rulings, (&'static str, String)> {
        let mut rows = BTreeMap::new();
        for (number, line) in (1..).zip(rulings.lines()) {
            let fault = |why: String| (RULINGS, format!("row {number}: {why}"));
            let row: Row = serde_json::from_str(line).map_err(|error| fault(error.to_string()))?;
            if let Some(twice) = rows.insert(row.id.clone(), row) {
                return Err(fault(format!("\"{}\" is given twice", twice.id)));
            }
        }
        let list: List = toml::from_str(excused).map_err(|error| (EXCUSED, error.to_string()))?;
        Ok(Rulings {
            rows,
            excused: list.unused,
        })
    }

    /// A row's board, perhaps empty, if there is such a row.
    pub(crate) fn board(&self, id: &str) -> Option<&Vec<String>> {
        self.rows.get(id).map(|row| &row.rows)
    }

    /// Contradictions between a board's head and its row.
    pub(crate) fn told_otherwise(&self, compared: &Compared) -> Vec<String> {
        let Some(row) = self.rows.get(&compared.ruling) else {
            return vec![format!("there is no ruling \"{}\"", compared.ruling)];
        };
        let otherwise = |said: &&RuleSetAnswer| {
            let told = row
                .told
                .get(&said.rules)
                .and_then(|told| told.result.as_ref());
            told != said.told.as_ref()
        };
        let complaint =
            |said: &RuleSetAnswer| format!("\"{}\" tells otherwise of {}", row.id, said.rules);
        compared
            .law
            .iter()
            .filter(otherwise)
            .map(complaint)
            .collect()
    }

    /// Why a judgement quoted from a row of 1989 differs from it.
    pub(crate) fn verdict_otherwise(&self, figure: &Figure) -> Vec<String> {
        let complaint = |(id, dead): (&str, &PointSet)| {
            let told = self.rows.get(id)?.told.get("jrg89");
            let Some(told) = told.and_then(|told| told.dead.as_ref()) else {
                return Some(format!("\"{id}\" names no dead stones"));
            };
            let at = |&[column, row]: &[usize; 2]| figure.layout.point_at(column, row);
            let found: Option<PointSet> = told.iter().map(at).collect();
            let same = found.as_ref() == Some(dead);
            (!same).then(|| format!("\"{id}\" tells of other dead stones"))
        };
        let told = figure.verdicts.iter().filter_map(Verdict::told);
        told.filter_map(complaint).collect()
    }

    /// Faults of the excuses, and rulings that neither they nor a block names.
    pub(crate) fn complaints(
        &self,
        shown: &BTreeMap<&str, String>,
    ) -> [(&'static str, Vec<String>); 2] {
        let mut complaints = Vec::new();
        let mut excused = BTreeSet::new();
        for Excuse { ids, why } in &self.excused {
            for id in ids {
                if !self.rows.contains_key(id) {
                    complaints.push(format!("there is no ruling \"{id}\""));
                } else if why.trim().is_empty() {
                    complaints.push(format!("\"{id}\" is unused without a reason"));
                } else if let Some(place) = shown.get(id.as_str()) {
                    complaints.push(format!("\"{id}\" is shown in {place}"));
                } else if !excused.insert(id.as_str()) {
                    complaints.push(format!("\"{id}\" is excused twice"));
                }
            }
        }
        let missing: Vec<&str> = self
            .rows
            .keys()
            .map(String::as_str)
            .filter(|id| !shown.contains_key(id) && !excused.contains(id))
            .collect();
        let mut untold = Vec::new();
        if !missing.is_empty() {
            untold.push(format!(
                "{} are neither shown nor listed as unused: {}",
                missing.len(),
                missing.join(", ")
            ));
        }
        [(EXCUSED, complaints), (RULINGS, untold)]
    }
}
