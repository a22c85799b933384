//! All rule sets by name.

use std::cmp::Ordering;

use crate::law::Law;
use crate::options::ChosenOptions;
use crate::proof::Provable;
use crate::ruleset::System;
use crate::{
    area, ing, j2003, jrg89, jrg89_degrees, jrg89_jasiek, ljrg, naj, no_pass, shimada, stone,
    superko, tromp_taylor, yasunaga,
};

/// This crate's rule sets in the order of lists, with their certificates' code; a new one is a line more.
const LISTED: [(System, &dyn Provable); 15] = [
    (jrg89::RULES, jrg89::PROOFS),
    (j2003::RULES, j2003::PROOFS),
    (naj::RULES, naj::PROOFS),
    (naj::WITH_TIES, naj::WITH_TIES_PROOFS),
    (yasunaga::RULES, yasunaga::PROOFS),
    (shimada::RULES, shimada::PROOFS),
    (ing::RULES, ing::PROOFS),
    (stone::RULES, stone::PROOFS),
    (area::RULES, area::PROOFS),
    (no_pass::RULES, no_pass::PROOFS),
    (superko::POSITIONAL, superko::POSITIONAL_PROOFS),
    (superko::SITUATIONAL, superko::SITUATIONAL_PROOFS),
    (tromp_taylor::RULES, tromp_taylor::PROOFS),
    (jrg89_jasiek::RULES, jrg89_jasiek::PROOFS),
    (jrg89_degrees::RULES, jrg89_degrees::PROOFS),
];

/// LJRG, and all that are listed.
static LAWS: [Law; LISTED.len() + 1] = {
    let mut all = [ljrg::RULES; LISTED.len() + 1];
    let mut at = 0;
    while at < LISTED.len() {
        all[at + 1] = Law::judged_here(LISTED[at].0);
        at += 1;
    }
    all
};

/// Separate, so that programs without certificates don't link it.
static PROVABLE: [&dyn Provable; LISTED.len()] = {
    let mut all = [LISTED[0].1; LISTED.len()];
    let mut at = 0;
    while at < LISTED.len() {
        all[at] = LISTED[at].1;
        at += 1;
    }
    all
};

impl Law {
    /// All of them, in order.
    pub fn every() -> impl Iterator<Item = Law> {
        LAWS.iter().copied()
    }

    /// The rule set of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Law> {
        Law::every().find(|law| law.name() == name)
    }

    fn rank(self) -> usize {
        let mut all = LAWS.iter();
        all.position(|one| *one == self).unwrap_or(LAWS.len())
    }
}

impl System {
    /// All rule sets of this crate, in order.
    pub fn all() -> impl Iterator<Item = System> {
        Law::every().filter_map(Law::system)
    }

    /// This crate's rule set of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<System> {
        Law::from_name(name)?.system()
    }

    pub(crate) fn provable(self) -> &'static dyn Provable {
        let mut listed = System::all().zip(PROVABLE);
        let found = listed.find(|(system, _)| *system == self);
        found.map_or(&Unproved, |(_, provable)| provable)
    }
}

/// No question has a certificate.
struct Unproved;

impl Provable for Unproved {}

impl ChosenOptions {
    /// A file's choices for any rule sets; unknown names belong to somebody else.
    ///
    /// # Errors
    /// A sentence that lists an option's values.
    pub fn of_file<'a>(
        named: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<ChosenOptions, String> {
        let mut options = ChosenOptions::default();
        for (name, value) in named {
            let mut all = Law::every().flat_map(|law| law.options());
            if let Some(option) = all.find(|option| option.name == name) {
                options.choose(option, value)?;
            }
        }
        Ok(options)
    }
}

impl Ord for Law {
    fn cmp(&self, other: &Law) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Law {
    fn partial_cmp(&self, other: &Law) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for System {
    fn cmp(&self, other: &System) -> Ordering {
        Law::from(*self).cmp(&Law::from(*other))
    }
}

impl PartialOrd for System {
    fn partial_cmp(&self, other: &System) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for System {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<System, D::Error> {
        let name = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        System::from_name(&name).ok_or_else(|| {
            let known: Vec<&str> = System::all().map(System::name).collect();
            serde::de::Error::custom(format!(
                "unknown rules `{name}`, expected one of {}",
                known.join(", ")
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_leads_back_to_its_rule_set() {
        for system in System::all() {
            assert_eq!(System::from_name(system.name()), Some(system));
        }
        for law in Law::every() {
            assert_eq!(Law::from_name(law.name()), Some(law));
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn in_files_a_rule_set_has_its_name() {
        for system in System::all() {
            let text = serde_json::to_string(&system).ok();
            assert_eq!(text, Some(format!("{:?}", system.name())));
            let read = text.and_then(|text| serde_json::from_str(&text).ok());
            assert_eq!(read, Some(system));
        }
    }
}
