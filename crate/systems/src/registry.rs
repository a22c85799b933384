//! All rule sets by name.

use std::cmp::Ordering;

use crate::law::Law;
use crate::options::ChosenOptions;
use crate::ruleset::System;
use crate::{
    area, ing, j2003, jrg89, jrg89_degrees, jrg89_jasiek, ljrg, naj, no_pass, shimada, stone,
    superko, tromp_taylor, yasunaga,
};

/// All rule sets, in the order in which lists have them. A new one is a line more.
static LAWS: &[Law] = &[
    ljrg::RULES,
    Law::judged_here(jrg89::RULES),
    Law::judged_here(j2003::RULES),
    Law::judged_here(naj::RULES),
    Law::judged_here(naj::WITH_TIES),
    Law::judged_here(yasunaga::RULES),
    Law::judged_here(shimada::RULES),
    Law::judged_here(ing::RULES),
    Law::judged_here(stone::RULES),
    Law::judged_here(area::RULES),
    Law::judged_here(no_pass::RULES),
    Law::judged_here(superko::POSITIONAL),
    Law::judged_here(superko::SITUATIONAL),
    Law::judged_here(tromp_taylor::RULES),
    Law::judged_here(jrg89_jasiek::RULES),
    Law::judged_here(jrg89_degrees::RULES),
];

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
    /// All that are played and judged by here, in order.
    pub fn all() -> impl Iterator<Item = System> {
        Law::every().filter_map(Law::system)
    }

    /// The rule set of that name, where it is played and judged by here.
    #[must_use]
    pub fn from_name(name: &str) -> Option<System> {
        Law::from_name(name)?.system()
    }
}

impl ChosenOptions {
    /// What a file has chosen for any rule sets. Names that no rule set has belong to somebody else.
    ///
    /// # Errors
    /// A sentence that lists what there is, where an option has no such value.
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
