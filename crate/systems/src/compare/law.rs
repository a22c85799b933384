//! What is compared: LJRG, and the systems of this crate.

use crate::System;

/// LJRG, or one of the other systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Law {
    /// The Logical Japanese Rules of Go, which this crate does not know.
    Ljrg,
    /// Another one.
    Other(System),
}

impl Law {
    /// All of them, in the order in which they are told.
    pub fn every() -> impl Iterator<Item = Law> {
        std::iter::once(Law::Ljrg).chain(System::ALL.map(Law::Other))
    }

    /// The name in files, addresses and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Law::Ljrg => "ljrg",
            Law::Other(system) => system.name(),
        }
    }

    /// The law of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Law> {
        Law::every().find(|law| law.name() == name)
    }
}
