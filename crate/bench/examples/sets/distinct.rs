//! Positions that are not the same when one is turned, mirrored, or has its colours exchanged.

use std::collections::BTreeSet;

use loja_practice::symmetry::{Turning, exchanged};

/// What was there already.
#[derive(Default)]
pub struct Distinct(BTreeSet<Vec<String>>);

impl Distinct {
    /// Whether these rows are new.
    pub fn is_new(&mut self, rows: &[String]) -> bool {
        let other: Vec<String> = rows
            .iter()
            .map(|row| row.chars().map(exchanged).collect())
            .collect();
        let ways = Turning::ALL.into_iter();
        let ways = ways.flat_map(|way| [way.rows(rows), way.rows(&other)]);
        self.0.insert(ways.min().expect("there are sixteen"))
    }

    /// Notes rows without asking.
    pub fn note(&mut self, rows: &[String]) {
        self.is_new(rows);
    }
}
