//! The names that `--rules` takes.

pub(crate) use loja_systems::Law as Rules;
use loja_systems::{ChosenOptions, RuleOption};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Judges {
    One(Rules),
    /// One after the other.
    Several(Vec<Rules>),
}

const ALL: &str = "all";

pub(crate) fn rules(text: &str) -> Result<Rules, String> {
    if text == ALL {
        return Err(format!(
            "a game has one rule set, so {ALL} is none; {}",
            known()
        ));
    }
    Rules::from_name(text).ok_or_else(known)
}

pub(crate) fn judges(text: &str) -> Result<Judges, String> {
    if text == ALL {
        return Ok(Judges::Several(Rules::every().collect()));
    }
    let named = text.split(',').map(|name| {
        let found = Rules::from_name(name.trim());
        found.ok_or_else(|| format!("{}, or several with commas between, or {ALL}", known()))
    });
    let mut all = named.collect::<Result<Vec<Rules>, String>>()?;
    all.sort_unstable();
    all.dedup();
    Ok(match all[..] {
        [one] => Judges::One(one),
        _ => Judges::Several(all),
    })
}

/// Why nothing can be expected by one of these rules, and what to do; `None` if there is always something.
pub(crate) fn no_forecast(laws: &[Rules]) -> Option<String> {
    let law = laws.iter().find(|law| law.counting().is_none())?;
    let counted = Rules::every().filter(|law| law.counting().is_some());
    let counted: Vec<&str> = counted.map(Rules::name).collect();
    Some(format!(
        "{} counts no points, so there is no score to expect; leave expect out, or ask by {}",
        law.name(),
        counted.join(", ")
    ))
}

/// The options given with `--option`.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct ToldOptions {
    /// Choose an option of the rules, such as button=on for area; again for each
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pairs: Vec<(String, String)>,
}

fn name_and_value(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').ok_or("write NAME=VALUE")?;
    Ok((pair.0.to_owned(), pair.1.to_owned()))
}

impl ToldOptions {
    #[cfg(feature = "serve")]
    pub(crate) fn of(pairs: Vec<(String, String)>) -> ToldOptions {
        ToldOptions { pairs }
    }

    /// The choices among these rules; each takes its own.
    ///
    /// # Errors
    ///
    /// A sentence that lists what there is.
    pub(crate) fn among(&self, laws: &[Rules]) -> Result<Choices, String> {
        let options = || laws.iter().flat_map(|law| law.options());
        let mut choices = Choices::default();
        for (name, value) in &self.pairs {
            let option = options().find(|option| option.name == name);
            let option = option.ok_or_else(|| no_option(name, laws))?;
            choices.pairs.push((option, value.clone()));
        }
        choices.put(&mut ChosenOptions::default())?;
        Ok(choices)
    }
}

fn no_option(name: &str, laws: &[Rules]) -> String {
    let has: Vec<String> = laws
        .iter()
        .map(|law| match law.options() {
            [] => format!("{} has none", law.name()),
            options => {
                let options = options.iter().map(|option| {
                    let values = option.values.in_words();
                    format!("{} ({values})", option.name)
                });
                let options: Vec<String> = options.collect();
                format!("{} has {}", law.name(), options.join(", "))
            }
        })
        .collect();
    let name: String = name.chars().take(40).collect();
    format!(
        "there is no option \"{}\" here: {}",
        name.escape_debug(),
        has.join("; ")
    )
}

/// The command's choices, whatever a file says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Choices {
    pairs: Vec<(&'static RuleOption, String)>,
}

impl Choices {
    /// Replaces a file's choices.
    ///
    /// # Errors
    ///
    /// A sentence that lists what there is, if an option lacks this value.
    pub(crate) fn put(&self, options: &mut ChosenOptions) -> Result<(), String> {
        let mut pairs = self.pairs.iter();
        pairs.try_for_each(|(option, value)| options.choose(option, value))
    }
}

/// All options for a help text.
pub(crate) fn options() -> String {
    let having = Rules::every().filter(|law| !law.options().is_empty());
    let lines = having.map(|law| {
        let options = law.options().iter().map(|option| {
            let values = option.values.in_words();
            format!("{} ({values})", option.name)
        });
        format!(
            "  {}: {}",
            law.name(),
            options.collect::<Vec<_>>().join(", ")
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn known() -> String {
    let names: Vec<&str> = Rules::every().map(Rules::name).collect();
    format!("one of {} is expected", names.join(", "))
}

/// A few to a line, for the help.
pub(crate) fn names() -> String {
    let names: Vec<&str> = Rules::every().map(Rules::name).collect();
    let lines = names.chunks(8).map(|names| names.join(", "));
    lines.collect::<Vec<_>>().join(",\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_back() {
        for one in Rules::every() {
            assert_eq!(rules(one.name()), Ok(one));
            assert_eq!(judges(one.name()), Ok(Judges::One(one)));
        }
        let all = Judges::Several(Rules::every().collect());
        assert_eq!(judges("all"), Ok(all));
        for wrong in ["", "LJRG", "chinese", "ljrg,", "ljrg,all"] {
            assert!(rules(wrong).is_err() && judges(wrong).is_err(), "{wrong}");
        }
        assert!(rules("all").is_err());
    }

    #[test]
    fn several_come_in_the_order_in_which_they_are_told() {
        assert_eq!(judges("area, ljrg,area"), judges("ljrg,area"));
        assert_eq!(
            judges("ljrg,ljrg"),
            Ok(Judges::One(loja_systems::ljrg::RULES))
        );
    }
}
