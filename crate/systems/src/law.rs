use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use crate::clause::Clause;
use crate::compare::ComparedStage;
use crate::ruleset::{Ruleset, System};

/// Any rule set by name; lists follow [`Law::every`].
#[derive(Clone, Copy)]
pub struct Law {
    rules: &'static dyn Ruleset,
    system: Option<System>,
}

impl Law {
    /// A rule set of other crates, which hand in judgements.
    pub(crate) const fn judged_elsewhere(rules: &'static dyn Ruleset) -> Law {
        Law {
            rules,
            system: None,
        }
    }

    /// A rule set of this crate.
    pub(crate) const fn judged_here(system: System) -> Law {
        Law {
            rules: system.0,
            system: Some(system),
        }
    }

    /// The name in files, addresses and commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.description().name
    }

    /// The clause that decides a stage.
    #[must_use]
    pub fn clause(self, stage: ComparedStage) -> Clause {
        self.description().clause(stage)
    }

    /// The rule set, if this crate judges by it.
    #[must_use]
    pub const fn system(self) -> Option<System> {
        self.system
    }

    /// Whether another crate judges by it.
    #[must_use]
    pub const fn is_judged_elsewhere(self) -> bool {
        self.system.is_none()
    }
}

impl Deref for Law {
    type Target = dyn Ruleset;

    fn deref(&self) -> &Self::Target {
        self.rules
    }
}

impl From<System> for Law {
    fn from(system: System) -> Law {
        Law::judged_here(system)
    }
}

impl PartialEq for Law {
    fn eq(&self, other: &Law) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Law {}

impl Hash for Law {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
