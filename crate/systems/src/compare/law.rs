//! What is compared: LJRG, and the rule sets of this crate.

use std::fmt;

use super::stage::Stage;
use crate::clause::Clause;
use crate::ljrg;
use crate::options::RuleOption;
use crate::ruleset::{Description, System};

/// LJRG, or one of the other rule sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Law(Option<System>);

impl Law {
    /// The Logical Japanese Rules of Go, which other crates play and judge.
    pub const LJRG: Law = Law(None);

    /// All of them, in the order in which lists have them.
    pub fn every() -> impl Iterator<Item = Law> {
        std::iter::once(Law::LJRG).chain(System::all().map(Law::from))
    }

    /// What the rule set says of itself.
    #[must_use]
    pub fn description(self) -> &'static Description {
        match self.0 {
            None => &ljrg::DESCRIPTION,
            Some(system) => system.description(),
        }
    }

    /// The name in files, addresses and commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.description().name
    }

    /// By which words it decides at a stage.
    #[must_use]
    pub fn clause(self, stage: Stage) -> Clause {
        self.description().clause(stage)
    }

    /// What players may settle before a game.
    #[must_use]
    pub fn options(self) -> &'static [&'static RuleOption] {
        self.0.map_or(&[], |system| system.options())
    }

    /// The rule set, where this crate plays and judges by it.
    #[must_use]
    pub const fn system(self) -> Option<System> {
        self.0
    }

    /// The law of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Law> {
        Law::every().find(|law| law.name() == name)
    }
}

impl From<System> for Law {
    fn from(system: System) -> Law {
        Law(Some(system))
    }
}

impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
