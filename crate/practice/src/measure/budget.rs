use loja_solver::Limits;

/// A cost limit of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Situations for all its questions together.
    pub nodes: u64,
    /// Memory of each search.
    pub bytes: u64,
}

impl Budget {
    /// This many situations, with memory to match.
    #[must_use]
    pub const fn of_nodes(nodes: u64) -> Budget {
        Budget {
            nodes,
            bytes: 256 << 20,
        }
    }

    /// The limits in the solver's form.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        Limits {
            nodes: self.nodes,
            bytes: self.bytes,
        }
    }

    /// The rest after spending these nodes.
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
