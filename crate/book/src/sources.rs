use std::collections::BTreeMap;

use serde::Deserialize;

use crate::rulings::Rulings;

#[derive(Clone, Debug)]
pub(crate) struct Sources {
    pub(crate) positions: BTreeMap<String, SourcePosition>,
    pub(crate) unused: Vec<Unused>,
    /// Other rule sets' rulings, if the book must show them.
    pub(crate) rulings: Option<Rulings>,
}

/// A position of the source, or a sequence with the boards before and after it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct SourcePosition {
    pub(crate) id: String,
    pub(crate) kind: String,
    pub(crate) rows: Vec<String>,
    pub(crate) after: Option<Vec<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    #[serde(default)]
    unused: Vec<Unused>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Unused {
    pub(crate) id: String,
    pub(crate) why: String,
}

/// Relative to the book's folder.
pub(crate) const POSITIONS: &str = "sources/ljrg.json";
pub(crate) const UNUSED: &str = "sources/unused.toml";

impl Sources {
    /// # Errors
    /// The first fault, with its file.
    pub(crate) fn read(
        positions: &str,
        unused: &str,
        rulings: Option<Rulings>,
    ) -> Result<Sources, (&'static str, String)> {
        let positions: Vec<SourcePosition> =
            serde_json::from_str(positions).map_err(|error| (POSITIONS, error.to_string()))?;
        let list: List = toml::from_str(unused).map_err(|error| (UNUSED, error.to_string()))?;
        let named = positions.into_iter().map(|told| (told.id.clone(), told));
        Ok(Sources {
            positions: named.collect(),
            unused: list.unused,
            rulings,
        })
    }

    pub(crate) fn boards(&self, id: &str) -> Option<impl Iterator<Item = &Vec<String>>> {
        let told = self.positions.get(id)?;
        Some(std::iter::once(&told.rows).chain(&told.after))
    }

    /// A ruling's board, perhaps empty.
    pub(crate) fn ruled(&self, id: &str) -> Option<&Vec<String>> {
        self.rulings.as_ref()?.board(id)
    }

    pub(crate) fn unlisted(&self, id: &str) -> bool {
        !self.unused.iter().any(|unused| unused.id == id)
    }
}
