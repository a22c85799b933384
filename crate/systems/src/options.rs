//! Options of rule sets, and what players, a file or a command chose.

use loja_ground::Color;

/// A choice that players make before a game.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// In files, addresses and commands.
    pub name: &'static str,
    /// On a page.
    pub title: &'static str,
    /// The values to choose from.
    pub values: Values,
    /// Options for the same purpose; a game has at most one.
    pub instead_of: &'static [&'static str],
}

/// The values of an option.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Values {
    /// One of these, by default the first.
    Choices(&'static [OptionValue]),
    /// A number up to this one, by default 0.
    UpTo(u32),
}

/// One value of an option.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionValue {
    /// In files, addresses and commands.
    pub name: &'static str,
    /// On a page.
    pub title: &'static str,
}

/// Handicap stones: they decide ties in Ing's text, and are Black's first moves for Tromp and Taylor. None and one
/// are an even game.
pub const HANDICAP: &RuleOption = &RuleOption {
    name: "handicap",
    title: "Handicap stones",
    values: Values::UpTo(u32::MAX),
    instead_of: &[],
};

impl RuleOption {
    fn number(&self, value: &str) -> Result<u32, String> {
        let found = match &self.values {
            Values::Choices(choices) => (0..)
                .zip(*choices)
                .find_map(|(number, choice)| (choice.name == value).then_some(number)),
            Values::UpTo(most) => value.parse().ok().filter(|number| number <= most),
        };
        found.ok_or_else(|| {
            let value: String = value.chars().take(40).collect();
            let (name, values) = (self.name, self.values.in_words());
            format!("{name} is {values}, not \"{}\"", value.escape_debug())
        })
    }
}

impl RuleOption {
    fn word(&self, number: u32) -> String {
        let choice = match &self.values {
            Values::Choices(choices) => usize::try_from(number)
                .ok()
                .and_then(|number| choices.get(number)),
            Values::UpTo(_) => None,
        };
        choice.map_or_else(|| number.to_string(), |choice| choice.name.to_owned())
    }
}

impl Values {
    /// As a sentence lists them.
    #[must_use]
    pub fn in_words(&self) -> String {
        match self {
            Values::Choices(choices) => {
                let names: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
                match names.split_last() {
                    Some((last, [])) => (*last).to_owned(),
                    Some((last, others)) => format!("{} or {last}", others.join(", ")),
                    None => String::new(),
                }
            }
            Values::UpTo(u32::MAX) => "a number".to_owned(),
            Values::UpTo(most) => format!("a number up to {most}"),
        }
    }
}

/// Chosen options; others have their first value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChosenOptions {
    chosen: Vec<(&'static str, u32)>,
}

impl ChosenOptions {
    /// Chooses an option's value by name.
    ///
    /// # Errors
    /// A sentence that lists the option's values.
    pub fn choose(&mut self, option: &'static RuleOption, value: &str) -> Result<(), String> {
        let number = option.number(value)?;
        self.put(option, number);
        let mut others = option.instead_of.iter();
        match others.find(|other| number > 0 && self.of(other) > 0) {
            Some(other) => Err(format!(
                "{} and {other} make up for the same turn; a game has one of them",
                option.name
            )),
            None => Ok(()),
        }
    }

    /// Chooses the value of this number.
    pub(crate) fn put(&mut self, option: &'static RuleOption, number: u32) {
        self.chosen.retain(|(name, _)| *name != option.name);
        if number > 0 {
            self.chosen.push((option.name, number));
            self.chosen.sort_unstable();
        }
    }

    /// These options with this many handicap stones.
    #[must_use]
    pub fn with_handicap(mut self, stones: u32) -> ChosenOptions {
        self.put(HANDICAP, stones);
        self
    }

    /// Names and values chosen among these, in words.
    #[must_use]
    pub fn words(&self, options: &[&'static RuleOption]) -> Vec<(&'static str, String)> {
        let chosen = options.iter().filter(|option| self.has(option));
        chosen
            .map(|option| (option.name, option.word(self.value(option))))
            .collect()
    }

    /// The choices among these options alone.
    pub(crate) fn among(&self, options: &[&'static RuleOption]) -> ChosenOptions {
        let mut among = self.clone();
        let is_one = |name| options.iter().any(|option| option.name == name);
        among.chosen.retain(|(name, _)| is_one(*name));
        among
    }

    fn of(&self, name: &str) -> u32 {
        let mut all = self.chosen.iter();
        all.find(|(known, _)| *known == name)
            .map_or(0, |(_, number)| *number)
    }

    /// The chosen value: a number, or the place among the choices.
    #[must_use]
    pub fn value(&self, option: &RuleOption) -> u32 {
        self.of(option.name)
    }

    /// The chosen player; both come last among the choices.
    pub(crate) fn player(&self, option: &RuleOption) -> Option<Color> {
        match self.value(option) {
            2 => Some(Color::Black),
            3 => Some(Color::White),
            _ => None,
        }
    }

    /// Fills in the player where the choice was open.
    pub(crate) fn put_player(&mut self, option: &'static RuleOption, player: Color) {
        let number = match player {
            Color::Black => 2,
            Color::White => 3,
        };
        self.put(option, number);
    }

    /// Whether the value isn't the default.
    pub(crate) fn has(&self, option: &RuleOption) -> bool {
        self.value(option) > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::System;

    fn read(named: &[(&str, &str)]) -> Result<ChosenOptions, String> {
        ChosenOptions::of_file(named.iter().copied())
    }

    #[test]
    fn what_is_the_first_value_anyway_is_no_choice() {
        assert_eq!(
            read(&[("button", "off"), ("handicap", "0")]),
            Ok(ChosenOptions::default())
        );
        assert_eq!(
            read(&[("handicap", "3")]),
            Ok(ChosenOptions::default().with_handicap(3))
        );
        assert_ne!(read(&[("button", "on")]), read(&[]));
    }

    #[test]
    fn a_value_that_there_is_not_is_refused_with_those_that_there_are() {
        let why = |named| read(named).err();
        assert_eq!(
            why(&[("button", "maybe")]).as_deref(),
            Some("button is off, on, black or white, not \"maybe\"")
        );
        assert_eq!(
            why(&[("handicap", "two")]).as_deref(),
            Some("handicap is a number, not \"two\"")
        );
        assert_eq!(
            why(&[("button", "on"), ("pass-stones", "on")]).as_deref(),
            Some("pass-stones and button make up for the same turn; a game has one of them")
        );
        // Somebody else's.
        assert_eq!(read(&[("colour", "red")]), Ok(ChosenOptions::default()));
    }

    #[test]
    fn one_name_is_one_option() {
        let all: Vec<_> = System::all().flat_map(|system| system.options()).collect();
        for one in &all {
            for other in all.iter().filter(|other| other.name == one.name) {
                assert_eq!(one, other);
            }
            for other in one.instead_of {
                assert!(
                    all.iter()
                        .any(|known| known.name == *other && known.instead_of.contains(&one.name))
                );
            }
        }
    }
}
