//! What a candidate may cost.

use loja_solver::Limits;

/// How much a candidate may cost before it is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Situations that may be expanded, for everything that is asked about it together.
    pub nodes: u64,
    /// Memory of each search.
    pub bytes: u64,
}

impl Budget {
    /// So many situations, and memory for them.
    #[must_use]
    pub const fn of_nodes(nodes: u64) -> Budget {
        Budget {
            nodes,
            bytes: 256 << 20,
        }
    }

    /// As the solver wants to be told.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        Limits {
            nodes: self.nodes,
            bytes: self.bytes,
        }
    }

    /// What is left of it after so many situations.
    #[must_use]
    pub const fn less(&self, nodes: u64) -> Budget {
        Budget {
            nodes: self.nodes.saturating_sub(nodes),
            bytes: self.bytes,
        }
    }
}

impl Default for Budget {
    /// Enough for all stored problems.
    fn default() -> Budget {
        Budget::of_nodes(200_000)
    }
}
