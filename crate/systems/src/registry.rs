//! All rule sets by name.

use std::cmp::Ordering;

use crate::options::ChosenOptions;
use crate::ruleset::System;
use crate::{
    area, ing, j2003, jrg89, jrg89_degrees, jrg89_jasiek, naj, no_pass, shimada, stone, superko,
    tromp_taylor, yasunaga,
};

/// All rule sets that are played and judged here, in the order in which lists have them. A new one is a line more.
static RULESETS: &[System] = &[
    jrg89::RULES,
    j2003::RULES,
    naj::RULES,
    naj::WITH_TIES,
    yasunaga::RULES,
    shimada::RULES,
    ing::RULES,
    stone::RULES,
    area::RULES,
    no_pass::RULES,
    superko::POSITIONAL,
    superko::SITUATIONAL,
    tromp_taylor::RULES,
    jrg89_jasiek::RULES,
    jrg89_degrees::RULES,
];

impl System {
    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = System> {
        RULESETS.iter().copied()
    }

    /// The rule set of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<System> {
        System::all().find(|system| system.name() == name)
    }

    fn rank(self) -> usize {
        let mut all = RULESETS.iter();
        all.position(|one| *one == self).unwrap_or(RULESETS.len())
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
            let mut all = System::all().flat_map(|system| system.options());
            if let Some(option) = all.find(|option| option.name == name) {
                options.choose(option, value)?;
            }
        }
        Ok(options)
    }
}

impl Ord for System {
    fn cmp(&self, other: &System) -> Ordering {
        self.rank().cmp(&other.rank())
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
        assert_eq!(System::from_name("ljrg"), None);
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
